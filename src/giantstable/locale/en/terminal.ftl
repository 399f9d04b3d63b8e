### The terminal game: everything its screens say that is not said by the game itself.

## Talking to the player
terminal-welcome = Type a number and press Enter. New here? Type ? first; when stuck, hint.
terminal-commands = Type a number, or:  ? help  hint  undo  why  cards  log  quit
terminal-too-small = The table needs a window of { $width } columns and { $height } lines; this one has { $columns } and { $lines }. Make it larger, or type quit: the game is saved.
terminal-now-choose = Here is what you can do now.
terminal-type-something = Type the number of an option, or ? for help.
terminal-happened = What happened
terminal-won = Won! { $how }
terminal-drawn = Nobody has won. { $how }
terminal-lost = Lost. { $how }
terminal-enter = Press Enter to go on.
terminal-enter-end = Press Enter to go on, or type log to see how it came about.
terminal-page-more = Enter: more
terminal-page-end = Enter: back
terminal-sure = { $question } Type y for yes; Enter for no.
terminal-yes = yes
terminal-all = all
terminal-not-done = Nothing was done.
terminal-give-up = Give this game up and begin another?
terminal-undo-theirs = Player { $player }, that was your answer: take it back?
terminal-undone = The last choice is taken back.
terminal-hint = Hint: { $number } ({ $text })
terminal-hint-typed = Hint: { $notation }
terminal-hint-second = Second best: { $text } ({ $notation })
terminal-hint-chance = From here about { $n } of 100 such games are won.
terminal-hope = + { $text }
terminal-fear = - { $text }
terminal-no-hint = There is nobody to ask for a hint.
terminal-thinking = Thinking ...
terminal-saved = Saved as { $file }
terminal-left = The game is saved. Go on with: giants play --resume
terminal-log = What happened so far, each line with its rule
terminal-log-last = What happened last, each line with its rule
terminal-log-earlier = Enter: back    log all: from the beginning
terminal-rule-page = Rulebook: { $page }
terminal-rule-see = See also the rulings { $rulings }.

## Cards spelled out
terminal-cards-title = The cards in sight

## Help
terminal-help-title = How to play

## Refusals
refused-no-such-number = There is no option { $found }; the numbers go from { $low } to { $high }.
refused-unclear = “{ $found }” could be: { $options }.
refused-not-understood = “{ $found }” is neither an option nor a command; type ? for help.
refused-nobody-plays = Somebody must play: write { $person } for each seat that a person has.
refused-plays-alone = { $game } is played alone, so there is no seat for a bot.

## One keyboard, several people
terminal-hand-over = Player { $player }: now it is for you alone to look.
terminal-hand-over-enter = Hand over the keyboard, then press Enter.

## A game without a screen of its own
terminal-plain-who = player { $player } of { $all }
terminal-plain-seat = { $you ->
    [yes] you
   *[no] player { $player }
  }
terminal-plain-more = … and more: type cards
terminal-plain-left-out = … and { $n } more: type cards for all of them
terminal-plain-options = What can be chosen
terminal-plain-view = What lies on the table
terminal-plain-reference = What is printed on the pieces
terminal-plain-help =
    Above is what you may know of the table; below it what happened last, the question with the rule that asks it, and what you can choose. Type the number of an option, or enough of its short name.

    hint          what a bot would do that sees no more than you
    undo          take the last choice back, until chance or a hidden thing has spoken
    why           the rule behind the question
    rule ID       any rule by its id
    cards         all options, all that lies on the table, and what is printed on the pieces
    log           what happened last, each line with its rule; log all: from the beginning
    save          save now (every choice is saved anyway)
    new           give up and begin another game
    quit          leave; go on later with: giants play --resume
