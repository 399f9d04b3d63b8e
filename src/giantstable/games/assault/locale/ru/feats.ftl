# Что профиль помнит о партиях.

assault-tally-race = За кого
assault-feat-ahead = На голову выше
assault-feat-ahead-how = Победи, опередив всех хотя бы на десять очков Порядка.
assault-feat-wide = Весь север
assault-feat-wide-how = Победи, когда твои великаны стоят в десяти регионах.
assault-feat-fulfilled = Как было сказано
assault-feat-fulfilled-how = Победи, выполнив все собственные события своей расы.
assault-feat-every-race = Шесть корон
assault-feat-every-race-how = Победи каждой расой хотя бы раз.
