### Wraith & the Giants: что стоит на картах и телах. По нашим именам: что владелец коробки исправит, говорится так, как
### напечатано у него.

wraith-name = { $id ->
    [jump-slash] Удар в прыжке
    [eager-cut] Рьяный взмах
    [careful-shot] Меткий выстрел
    [up-and-at-it] Вверх и в бой
    [skip-shot] Выстрел на бегу
    [paper-rocket] Бумажная ракета
    [wild-swing] Дикий замах
    [snap-shot] Выстрел навскидку
    [slide-and-stab] Скользнуть и уколоть
    [squib] Петарда
    [scramble] Вскарабкаться
    [haul-up] Подтянуться
    [hop-across] Перескок
    [running-bound] Прыжок с разбега
    [composure] Самообладание
    [slip-step] Скользящий шаг
    [second-wind] Второе дыхание
    [rising-cut] Восходящий удар
    [twin-fang] Двойной клык
    [marked-shot] Выстрел по метке
    [falcon-drop] Соколиный спуск
    [wall-run] Бег по стене
    [handhold] Зацепка
    [blade-waltz] Вальс клинка
    [powder-charge] Пороховой заряд
    [flint-spark] Искра кремня
    [shadow-feint] Ложный выпад
    [driving-thrust] Мощный укол
    [pinning-arrow] Пригвождающая стрела
    [grit] Стиснув зубы
    [vault-and-volley] Перемах и залп
    [patient-climb] Терпеливый подъём
    [moss-balm] Моховой бальзам
    [long-stride] Широкий шаг
    [quiet-word] Тихое слово
    [crow-hop] Вороний скок
    [old-roads] Старые дороги
    [practised-cut] Отточенный взмах
    [ward-of-ash] Пепельный щит
    [old-habit] Старая привычка
    [dazzling-light] Слепящий свет
    [unhurried-shot] Неспешный выстрел
    [borrowed-wings] Взятые взаймы крылья
    [sky-reading] Чтение неба
    [needle-of-dawn] Игла рассвета
    [lantern-flare] Вспышка фонаря
    [walking-staff] Дорожный посох
    [whispered-count] Счёт шёпотом
    [staff-and-steel] Посох и сталь
    [thrown-voice] Брошенный голос
    [tumbling-fall] Падение кувырком
    [spark-seed] Семя искры
    [leap-of-memory] Прыжок по памяти
    [knowing-thrust] Знающий укол
    [heel-grind] Давящая пята
    [ground-slam] Удар оземь
    [shin-kick] Пинок голенью
    [buckling-knee] Подломленное колено
    [belt-of-boulders] Пояс из валунов
    [gut-quake] Дрожь утробы
    [grinding-hips] Жернова бёдер
    [chest-drum] Грудной барабан
    [great-shrug] Пожатие плеч
    [boulder-backhand] Удар наотмашь
    [dragging-knuckles] Волочащийся кулак
    [shoulder-roll] Поворот плеча
    [falling-elbow] Падающий локоть
    [skull-hammer] Молот лба
    [gravel-roar] Рёв щебня
    [crown-of-slate] Сланцевый венец
    [granite-hide] Гранитная шкура
    [flint-scales] Кремнёвая чешуя
    [dead-weight] Мёртвый груз
    [tremor] Дрожь земли
    [landslide] Оползень
    [rockfall] Камнепад
    [crumbling-ledges] Осыпающиеся карнизы
    [loose-scree] Зыбкая осыпь
    [shifting-plates] Сдвигающиеся плиты
    [tail-lash] Плеть хвоста
    [whipcord-gale] Хлещущий вихрь
    [backdraught] Обратная тяга
    [hollow-ribs] Полые рёбра
    [lung-burst] Взрыв лёгких
    [side-slip] Боковой снос
    [counter-slip] Встречный снос
    [wing-clap] Хлопок крыльев
    [left-feather-storm] Левая буря перьев
    [right-feather-storm] Правая буря перьев
    [pinion-snap] Щелчок крыла
    [spread-pinion] Раскрытое крыло
    [beak-stab] Удар клюва
    [piercing-shriek] Пронзительный крик
    [thermal-column] Восходящий поток
    [downburst] Нисходящий шквал
    [cross-gust] Перекрёстный порыв
    [spiral-squall] Витой шквал
    [thin-air] Разреженный воздух
    [slipstream-skin] Скользящая кожа
    [sudden-gaps] Внезапные бреши
    [whirling-eddies] Кружащие вихри
    [tearing-feathers] Рвущиеся перья
    [tail-slap] Шлепок хвоста
    [coil-squeeze] Сжатие кольца
    [drenching-roll] Окатывающий вал
    [hump-dive] Нырок горба
    [belly-wave] Волна от брюха
    [bilge-spout] Грязный фонтан
    [scale-rasp] Тёрка чешуи
    [fin-slice] Взмах плавника
    [gill-flood] Потоп из жабр
    [neck-snap] Рывок шеи
    [spray-veil] Завеса брызг
    [cold-crest] Холодный гребень
    [swallow] Проглатывание
    [barbel-whip] Плеть усов
    [drowning-gaze] Топящий взгляд
    [rogue-wave] Волна-убийца
    [wall-of-rain] Стена дождя
    [bore-tide] Приливный вал
    [undertow] Подводное течение
    [sodden-gear] Промокшее снаряжение
    [slick-scales] Скользкая чешуя
    [sucking-foam] Засасывающая пена
    [hidden-currents] Скрытые течения
    [cinder-stomp] Пепельный топот
    [ember-trail] След из углей
    [slag-skirt] Шлаковая юбка
    [belly-furnace] Печь в брюхе
    [side-vents] Боковые жерла
    [heart-flare] Вспышка сердца
    [left-hook] Левый крюк
    [right-hook] Правый крюк
    [raised-fists] Воздетые кулаки
    [meteor-fist] Метеорный кулак
    [magma-fist] Кулак магмы
    [horn-gore] Удар рогом
    [horn-toss] Бросок рогом
    [flame-breath] Огненное дыхание
    [eruption] Извержение
    [flash-fire] Вспышка пламени
    [ash-cloud] Облако пепла
    [searing-skin] Жгучая кожа
    [heat-haze] Знойное марево
    [molten-core] Расплавленное ядро
    [glowing-cracks] Тлеющие трещины
    [molten-drips] Капли расплава
    [smouldering-seams] Дымящиеся швы
   *[other] { $name }
  }

wraith-part = { $id ->
    [ground] земля
    [left-foot] левая стопа
    [right-foot] правая стопа
    [left-knee] левое колено
    [right-shin] правая голень
    [left-hip] левое бедро
    [right-hip] правое бедро
    [belly-ledge] выступ на животе
    [breastbone] грудина
    [left-shoulder] левое плечо
    [right-shoulder] правое плечо
    [right-forearm] правое предплечье
    [left-forearm] левое предплечье
    [right-fist] правый кулак
    [left-fist] левый кулак
    [crown] темя
    [jaw] челюсть
    [left-tail-wisp] левая прядь хвоста
    [right-tail-wisp] правая прядь хвоста
    [tail-knot] узел хвоста
    [left-rib] левое ребро
    [right-rib] правое ребро
    [hollow-chest] полая грудь
    [left-wing] левое крыло
    [left-wing-tip] кончик левого крыла
    [right-wing-tip] кончик правого крыла
    [right-wing] правое крыло
    [crest] гребень
    [throat] горло
    [slag-skirt] шлаковая юбка
    [left-vent] левое жерло
    [right-vent] правое жерло
    [heart-forge] горн сердца
    [face] лицо
    [left-horn] левый рог
    [right-horn] правый рог
    [tail-fin] хвостовой плавник
    [first-coil] первое кольцо
    [dip-of-the-coil] прогиб кольца
    [belly-scale] чешуя на брюхе
    [second-coil] второе кольцо
    [flank] бок
    [gill] жабры
    [neck] шея
    [fin-root] корень плавника
    [horn] рог
    [lower-jaw] нижняя челюсть
    [back-of-the-head] затылок
   *[other] { $name }
  }
