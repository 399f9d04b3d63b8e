# Что профиль помнит о битвах.

heroscape-tally-scenario = Сценарии
heroscape-tally-scenario-own = Свой
heroscape-feat-unbroken = Все вернулись
heroscape-feat-unbroken-how = Победи, не потеряв ни одной фигурки.
heroscape-feat-last-one = Последний
heroscape-feat-last-one-how = Победи, когда стоит одна-единственная фигурка.
heroscape-feat-dragon = Драконоборец
heroscape-feat-dragon-how = Победи в битве, где Mimring сражался за других и пал.
heroscape-feat-every-field = Бывалый странник
heroscape-feat-every-field-how = Победи на каждом поле битвы хотя бы раз.
