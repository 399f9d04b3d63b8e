# Что профиль помнит о боях.

wraith-tally-giant = Против кого
wraith-tally-wraith = За кого
wraith-feat-unscathed = Ни царапины
wraith-feat-unscathed-how = Победи Великана так, чтобы к концу боя на тебе не было ни одной раны.
wraith-feat-brink = На волосок
wraith-feat-brink-how = Победи, когда следующая рана стала бы последней.
wraith-feat-scars = Летопись шрамов
wraith-feat-scars-how = Заставь Великана повернуть назад его шрамами.
wraith-feat-every-giant = Никто не устоял
wraith-feat-every-giant-how = Победи каждого Великана хотя бы раз.
