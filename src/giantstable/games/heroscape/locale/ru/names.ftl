### HeroScape: что стоит на картах армии и листах. По нашим именам: что владелец исправит, говорится как напечатано.
### Фигурки, глифы и генералы сохраняют имена на всех языках.

heroscape-power-name = { $id ->
    [ghost-walk] Призрачный шаг
    [sword-of-reckoning-4] Меч возмездия 4
    [disengage] Отрыв
    [the-drop] Высадка
    [grenade-special-attack] Особая атака гранатой
    [explosion-special-attack] Особая атака «Взрыв»
    [range-enhancement] Усиление дальности
    [attack-aura-1] Аура атаки 1
    [warriors-attack-spirit-1] Дух атаки воина 1
    [chomp] Укус
    [orc-warrior-enhancement] Усиление воинов-орков
    [counter-strike] Ответный удар
    [stealth-dodge] Уворот из тени
    [water-clone] Водный клон
    [flying] Полёт
    [fire-line-special-attack] Особая атака «Огненная линия»
    [mind-shackle-20] Оковы разума 20
    [defensive-aura] Аура защиты
    [thorian-speed] Торианская скорость
    [grapple-gun-25] Крюкомёт 25
    [double-attack] Двойная атака
    [berserker-charge] Натиск берсерков
    [defensive-aura-1] Аура защиты 1
    [warriors-armor-spirit-1] Дух брони воина 1
    [zettian-targeting] Зеттианский прицел
   *[other] { $name }
  }

heroscape-battlefield-name = { $id ->
    [durgeth-swamps] Болота Дургет
    [migols-tomb] Гробница Мигола
    [table-of-the-giants] Стол великанов
    [the-forsaken-waters] Покинутые воды
    [trollsford] Болота Троллсфорд
   *[other] { $name }
  }
