### The screen of a battle in the terminal.

terminal-hs-gathering = before the battle
terminal-hs-round = round { $n }{ $all ->
    [0] { "" }
   *[other] { " of " }{ $all }
  }
terminal-hs-first = player { $player } first
terminal-hs-gas = gas up to level { $n }
terminal-hs-turn = { $you ->
    [yes] your turn
   *[no] turn of player { $player }
  }{ $acting ->
    [yes] { ": " }{ $unit }
   *[no] { "" }
  }
terminal-hs-goals = Goal: { $goals }.
terminal-hs-goal = { $goal ->
    [last-standing] { $whose ->
        [theirs] they win if all others fall
       *[other] leave no enemy standing
      }
    [most-points] most points after round { $n }
    [nobody] all fallen at once: nobody
    [outlast] { $whose ->
        [yours] hold out to round { $n }
       *[other] they win after round { $n }
      }
    [reach] { $whose ->
        [theirs] keep them off { $space }
       *[other] reach { $space }
      }
    [hold] { $whose ->
        [theirs] keep them off { $space } at a round's end
       *[other] stand on { $space } at a round's end
      }
    [collect] find { $n } plants
    [free-captive] { $whose ->
        [theirs] keep them from the captive
       *[other] free the captive
      }
    [scout-arrives] { $whose ->
        [theirs] keep their scout off { $space }
       *[other] bring your scout to { $space }
      }
   *[scout-destroyed] { $whose ->
        [theirs] keep your scout alive
       *[other] destroy their scout
      }
  }
terminal-hs-player = Player { $player }
terminal-hs-you = { $name }, you
terminal-hs-points = { $n } points
terminal-hs-spent = { $n }/{ $all } points
terminal-hs-draft = { $unit }, { $n }
terminal-hs-plants = plants: { $n }
terminal-hs-no-army-yet = no card yet
terminal-hs-no-army = nobody is left
terminal-hs-not-here = waits
terminal-hs-extra = { $extra ->
    [attack-spirits] +{ $n }A
    [defense-spirits] +{ $n }D
   *[scout] glyph
  }
terminal-hs-below = Below:
terminal-hs-glyphs = Glyphs:
terminal-hs-lower = Under the overhangs
terminal-hs-type-space = Type one of the { $n } marked spaces, such as { $space }.
terminal-hs-price = { $price ->
    [swipes] { $n ->
        [one] 1 swipe
       *[other] { $n } swipes
      }
    [falls] { $n ->
        [one] 1 fall
       *[other] { $n } falls
      }
    [major] { $n ->
        [one] 1 major fall
       *[other] { $n } major falls
      }
   *[extreme] { $n ->
        [one] 1 extreme fall
       *[other] { $n } extreme falls
      }
  }
terminal-hs-under = Under others (look below): { $spaces }
terminal-hs-attack-key = who>whom, then how likely it hurts/destroys; with one Life left, destroys
terminal-hs-odds-hurt = hurts { $n }
terminal-hs-odds-dead = destroys { $n }
terminal-hs-odds-losses = { $n } of { $all } fall on average
terminal-hs-odds-counter = hurt back { $n }
terminal-hs-odds-lost = lost { $n }
terminal-hs-odds-wins = works { $n }
terminal-hs-commands = A number, a space or a tag, or:  ? help hint undo why look cards log quit
terminal-hs-look = look
terminal-hs-look-below = below
terminal-hs-looks-back = The map shows again what matters now.
terminal-hs-looks-below = { $on ->
    [yes] The map shows the spaces under others; look below again to go back up.
   *[no] The map shows the highest spaces again.
  }
terminal-hs-looks-at = { $space } is in the middle of the map; look alone goes back.
terminal-hs-nothing-below = On this battlefield no space lies under another.
terminal-hs-no-such-place = There is no { $found } on the map; type a space, such as C5, or a tag.
terminal-hs-card = { $name } ({ $tag }), { $general }, { $rarity } { $kind }{ $figures ->
    [1] { "" }
   *[other] { ", " }{ $figures } figures
  }{ $game ->
    [basic] { "" }
   *[master] { ", " }{ $points } points
  }
    { $game ->
    [basic] { "" }
   *[master] { "Life " }{ $life }{ ", " }
  }Move { $move }, Range { $range }, Attack { $attack }, Defense { $defense }, Height { $height }
terminal-hs-stands = { $tag } on { $space } (level { $level }){ $wounds ->
    [0] { "" }
   *[other] { ", wounds " }{ $wounds }
  }
terminal-hs-gone = { $tag } not on the battlefield
terminal-hs-help =
    Move your figures over the battlefield, take the heights, and fight for the scenario's goal, which stands under the title. In the Master Game everybody lays four order markers in secret each round: 1, 2 and 3 say which card acts in which turn, X only misleads. Then the turns go round, lowest marker first: the card is revealed, its figures move, then they attack.

    The map
    g3            grass at level 3; r is rock, s sand, w water
    { $reach }g3           an option points there: type the name of the space, column and row, such as C5
    !g3           the same, but it costs swipes or falls: the price is listed
    Kg3           a glyph lies there, by its letter; ? for one with its symbol up
    _g3           another space lies below: type C5@1 for the one at level 1, or look below
    { $one }Fi{ $wound }          a figure with 2 wounds; its tag is in the list of armies. { $seats } are players 1 to 4
    { $reach }Fi           an option points at that figure: type its tag, or the number in the list
    { $one }Fi<          it may act now
    | / \         a ruin on the edge between two spaces

    The armies
    Fi 3/4        a hero with 3 of 4 Life left, or 3 of 4 of a squad are standing
    { "[" }(1)2?]       the markers on a card: (1) is revealed, 2 is yours and still hidden, ? somebody else's

    A large figure stands on two spaces: C5-D5, its head first. A space that costs something is listed with its price: swipes of the enemies left behind, falls, and how likely the figure is lost by them.
    Beside an attack stands how likely it hurts and destroys its target, before the dice are rolled.

    hint          what a bot would do that sees no more than you
    undo          take the last choice back, until dice or a hidden thing have spoken
    why           the rule behind the question; why C5, why Fi: the rule that forbids it
    rule ID       any rule, as in: rule HS-M-LEAVE-02
    look C5       put a place or a figure into the middle of the map; look alone: what matters now
    look below    the spaces that lie under others
    cards         what is printed on the cards, and where every figure stands
    log           what happened last, each line with its rule; log all: from the beginning
    save          save now (every choice is saved anyway)
    new           give up and begin another battle
    quit          leave; go on later with: giants play --resume

## Refusals
refused-type-a-space = { $found } is no space; type the name of one that is marked, such as { $space }.
