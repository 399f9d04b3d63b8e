### За что кубики и что решают броски.

## За что кубики и клетки дальности
heroscape-dice-printed = на карте
heroscape-dice-special = особая атака
heroscape-dice-height = высота
heroscape-dice-attack-spirit = Дух атаки
heroscape-dice-defense-spirit = Дух брони
heroscape-dice-sword-of-reckoning = Меч возмездия
heroscape-dice-zettian-targeting = Зеттианский прицел
heroscape-dice-glyph = глиф
heroscape-dice-glyph-astrid = глиф Astrid
heroscape-dice-glyph-gerda = глиф Gerda
heroscape-dice-glyph-ivor = глиф Ivor
heroscape-dice-aura = союзник рядом
heroscape-dice-aura-finn = Finn рядом
heroscape-dice-aura-thorgrim = Thorgrim рядом
heroscape-dice-aura-raelin = Raelin в поле зрения
heroscape-dice-aura-grimnak = Grimnak рядом
heroscape-dice-aura-deathwalker-9000 = Deathwalker рядом

## О чём бросок
heroscape-roll-charge = на новый ход
heroscape-roll-chomp = чтобы сожрать
heroscape-roll-shackle = чтобы подчинить разум
heroscape-roll-clone = чтобы вернуть одного
heroscape-roll-reinforcements = на подкрепление
heroscape-roll-swipe = на рану вдогонку
heroscape-roll-defense = чтобы отразить всё
