### Assault of the Giants в браузере: стол сражения, кубики и рассказы о сражениях.

## Кубики
assault-battle-die-state = { $state ->
    [picked] { $die }, выбран для переброса
    [again] { $die }, переброшен
   *[turned] { $die }, повёрнут заклинанием
  }

## Стол и его девять шагов
assault-battle-title = Сражение за регион { $region }
assault-battle-from = { $race } атакуют из региона { $region }
assault-battle-within = { $race } атакуют в регионе { $region }
assault-battle-put-aside = Показать карту
assault-battle-steps = Девять шагов сражения
assault-battle-step = { $step ->
    [declare] Кто атакует
    [start-spells] Заклинания
    [attacker-totals] Бросок атаки
    [defender-totals] Бросок защиты
    [defender-losses] Потери защиты
    [attacker-losses] Потери атаки
    [points] Очки
    [conquest] Захват
   *[end] Конец
  }
assault-battle-step-at = Шаг { $n } из { $of }: { $step }.
assault-battle-about = { $step ->
    [declare] Атакующий говорит, кто участвует; защитники сражаются всегда все.
    [start-spells] Стороны по очереди творят заклинания, пока обе не спасуют.
    [attacker-totals] За каждое очко Силы один кубик; потом карты действий, заклинания и ресурсы меняют бросок.
    [defender-totals] Итоги атаки уже решены; теперь бросает и меняет кубики защитник.
    [defender-losses] Каждый удар, который не остановил блок, — 1 урон. Защитник говорит, кто его получит.
    [attacker-losses] Теперь удары защитников, даже павших. Атакующий говорит, кто получит урон.
    [points] Каждый побеждённый приносит очки врагу; раны не стоят ничего.
    [conquest] Защитников не осталось: внутрь идёт не меньше половины атакующих.
   *[end] В сражении один раунд; защитники, что устояли, сохраняют регион.
  }
assault-battle-role = { $role ->
    [attacker] Атакующий
   *[defender] Защитник
  }
assault-battle-side = { $role ->
    [attacker] Атакующий: { $race }
   *[defender] Защитник: { $race }
  }
assault-battle-you = ты
assault-battle-more = { $race }: показать больше или меньше
assault-battle-npc = { $you ->
    [yes] За них никто не играет: решаешь ты
   *[no] За них никто не играет: решают { $race }
  }
assault-battle-led = { $you ->
    [yes] Их ведёшь ты
   *[no] Их ведут { $race }
  }

## Кто сражается
assault-battle-units = Кто сражается
assault-battle-unit-numbers = Сила { $strength }, Защита { $fortitude }, ценность Порядка { $value }
assault-battle-out = не участвует
assault-battle-weakened = Сила 0
assault-battle-fallen = побеждён

## Кубики и итоги
assault-battle-roll = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
assault-battle-strength-why = Из чего складываются кубики
assault-battle-dice-of = Кубики: { $race }
assault-battle-totals = Итоги
assault-battle-totals-why = Из чего складываются итоги
assault-battle-hits = удары
assault-battle-blocks = блоки
assault-battle-arcane = арканы
assault-battle-hits-about = Удары: каждый, который не остановил блок, — 1 урон
assault-battle-blocks-about = Блоки: каждый останавливает один удар врага
assault-battle-arcane-about = Арканы: не стоят ничего, пока не превратятся в удары или блоки
assault-battle-by-dice = кубики
assault-battle-by-limit = предел кубиков
assault-battle-by-spell-on = { $spell }: { $unit }

## Что можно применить
assault-battle-means = Что может изменить кубики
assault-battle-modifier = { $modifier ->
    [leader] Лидер: перебросить
    [magic] Магия: арканы в блоки
    [attack] Атака: арканы в удары
    [sinker] Синкер: перебросить
    [line] Лайн: арканы в удары
    [npc-reroll] Перебросить
   *[npc-blocks] Арканы в блоки
  }
assault-battle-modifier-of = { $modifier ->
    [leader] Лидер
    [magic] Магия
    [attack] Атака
    [sinker] Синкер
    [line] Лайн
   *[other] { "" }
  }
assault-battle-allowance = { $what ->
    [dice] { $n ->
        [one] до { $n } кубика
        [few] до { $n } кубиков
       *[many] до { $n } кубиков
      }
   *[arcane] { $n ->
        [one] до { $n } результата
        [few] до { $n } результатов
       *[many] до { $n } результатов
      }
  }
assault-battle-modifier-state = { $state ->
    [used] применено
   *[forbidden] запрещено заклинанием
  }
assault-battle-cards = Карты, которые можно применить сейчас
assault-battle-advanced = за Артефакт
assault-battle-turn-to = Повернуть на
assault-battle-convert = Сколько аркан

## Урон
assault-battle-damage = Урон
assault-battle-damage-to = Урон: { $race }
assault-battle-damage-open = Сначала должны быть известны оба итога.
assault-battle-sum = удары { $hits } − блоки { $blocks } = урон { $damage }
assault-battle-sum-ignored = удары { $hits } − блоки { $blocks } (не считая { $n }) = урон { $damage }
assault-battle-damage-left = осталось { $n }

## Что сделал бы вариант
assault-battle-would-totals = { $race }: будет ударов { $hits }, блоков { $blocks }
assault-battle-would-damage = пока выходит урон атакующему { $attacker }, защитнику { $defender }
assault-battle-would-loss = { $becomes ->
    [wounded] { $soldier }: рана
    [unharmed] { $soldier }: без потерь
   *[defeated] { $soldier }: гибель
  }
assault-battle-so-many = { $n ->
    [1] { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-battle-would-go = в регион { $region }: { $army }
assault-battle-would-stay = в регионе { $region }: { $army }
assault-battle-would-empty = в регионе { $region } никто не останется
assault-battle-would-more-stay = остаться могут ещё: { $n }
assault-battle-would-take = примет урон { $damage }, другим останется { $left }
assault-battle-would-points = { $n ->
    [one] { $n } очко врагу
    [few] { $n } очка врагу
   *[many] { $n } очков врагу
  }
assault-battle-would-roll = { $n ->
    [one] перебросится { $n } кубик
    [few] перебросятся { $n } кубика
   *[many] перебросятся { $n } кубиков
  }
assault-battle-would-choose = { $n ->
    [one] хватит на { $n }: что именно, выберешь потом
    [few] хватит на { $n }: что именно, выберешь потом
   *[many] хватит на { $n }: что именно, выберешь потом
  }
assault-battle-would-pay = стоит тебе: { $resource }
assault-battle-would-attack = { $ends ->
    [conquest] кубики { $n } против { $m }, захват: { $chance } из 100
   *[points] кубики { $n } против { $m }, очков в среднем тому, кто их послал: { $points }
  }

## Рассказы о сражениях
assault-battle-book = Прошедшие сражения
assault-battle-book-open = Сражения
assault-battle-book-none = Сражений ещё не было.
assault-battle-last = Последнее сражение
assault-battle-why = Почему так вышло
assault-battle-line = Раунд { $n }: атакуют { $attacker }, защищаются { $defender }
assault-battle-outcome = { $outcome ->
    [conquered] { $attacker } захватили регион { $region } (защищались: { $defender })
    [held] { $defender } удержали регион { $region } (атаковали: { $attacker })
   *[open] { $attacker } атакуют: { $region } (защищаются: { $defender })
  }
assault-battle-yours = { $how ->
    [better] Для тебя вышло лучше.
    [worse] Для тебя вышло хуже.
   *[even] Никто не остался в выигрыше.
  }
assault-battle-cause = { $cause ->
    [dice] Больше всего помогла Сила: { $race } бросали больше кубиков или кубики получше.
    [luck] Больше всего помогла удача: { $race } бросили лучше обычного, или другие — хуже.
   *[added] Больше всего помогло то, что { $race } добавили к кубикам: перебросы, карты действий, заклинания и ресурсы.
  }
assault-battle-account-dice = { $n ->
    [one] Первый бросок: { $n } кубик
    [few] Первый бросок: { $n } кубика
   *[many] Первый бросок: { $n } кубиков
  }
assault-battle-account-shown = удары { $hits }, блоки { $blocks }
assault-battle-account-usual = Обычно с такими кубиками: удары { $hits }, блоки { $blocks }
assault-battle-account-added = Что добавилось
assault-battle-account-nothing = ничего
assault-battle-account-gain = Вместе: удары { $hits }, блоки { $blocks }
assault-battle-account-again = { $n ->
    [one] { $n } кубик заново
    [few] { $n } кубика заново
   *[many] { $n } кубиков заново
  }
assault-battle-account-converted = { $into ->
    [hits] { $n ->
        [one] { $n } аркана в удары
        [few] { $n } арканы в удары
       *[many] { $n } аркан в удары
      }
   *[blocks] { $n ->
        [one] { $n } аркана в блоки
        [few] { $n } арканы в блоки
       *[many] { $n } аркан в блоки
      }
  }
assault-battle-account-turned = кубик повёрнут на: { $face }
assault-battle-account-hooked = все кубики заново из-за Хука
assault-battle-account-weakened = { $soldier }: без Силы
assault-battle-account-damage = Полученный урон
assault-battle-account-defeated = Побеждены: { $units }
assault-battle-account-wounded = Ранены: { $units }
assault-battle-account-unhurt = Никто не пострадал.
assault-battle-account-points = Получено очков Порядка
