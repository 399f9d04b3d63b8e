### Assault of the Giants: имена земель и мест. У своего содержимого те имена, что стоят в нём.

# Русская книга правил оставляет имена регионов английскими; из неё — Сварборг, Градд Хауг, расщелина Дедстоун, Аймрит
# и Побережье Мечей. Остальные имена те, под которыми эти земли известны в русских книгах о Забытых Королевствах.

assault-region-name = { $region ->
    [sea-of-moving-ice] Море Плавучих Льдов
    [icewind-dale] Долина Ледяного Ветра
    [spine-of-the-world] Хребет Мира
    [ice-spires] Ледяные Шпили
    [silver-marches] Серебряные Пределы
    [evermoors] Вечные Болота
    [neverwinter-wood] Лес Невервинтер
    [sea-of-swords] Море Мечей
    [dessarin-valley] Долина Дессарин
    [sumber-hills] Сумберские Холмы
    [waterdeep] Глубоководье
    [delimbiyr-vale] Долина Делимбир
    [high-forest] Высокий Лес
    [graypeak-mountains] Серые Пики
    [high-moor] Высокая Пустошь
    [anauroch] Анаурох
   *[other] { $name }
  }
assault-place-name = { $place ->
    [svardborg] Сварборг
    [bryn-shander] Брин-Шандер
    [mirabar] Мирабар
    [eye-of-the-all-father] Око Всеотца
    [ironslag] Айронслаг
    [silverymoon] Сильверимун
    [everlund] Эверлунд
    [gauntlgrym] Гонтлгрим
    [neverwinter] Невервинтер
    [luskan] Лускан
    [maelstrom] Мальстрём
    [triboar] Трибор
    [yartar] Яртар
    [grudd-haug] Градд Хауг
    [waterdeep] Глубоководье
    [goldenfields] Голденфилдс
    [daggerford] Даггерфорд
    [secomber] Секомбер
    [loudwater] Лаудвотер
    [star-mounts] Звёздные Горы
    [deadstone-cleft] Расщелина Дедстоун
    [dragonspear-castle] Замок Драгонспир
    [iymrith-s-lair] Логово Аймрит
   *[other] { $name }
  }
