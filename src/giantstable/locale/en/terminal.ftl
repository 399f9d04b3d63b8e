### The terminal game: everything its screens say that is not said by the game itself.

## Talking to the player
terminal-welcome = Type a number and press Enter. New here? Type ? first; when stuck, hint.
terminal-commands = Type a number, or:  ? help  hint  undo  why  cards  log  quit
terminal-too-small = The table needs a window of { $width } columns and { $height } lines; this one has { $columns } and { $lines }. Make it larger, or type quit: the game is saved.
terminal-now-choose = Here is what you can do now.
terminal-type-something = Type the number of an option, or ? for help.
terminal-happened = What happened
terminal-won = Won! { $how }
terminal-lost = Lost. { $how }
terminal-enter = Press Enter to go on.
terminal-enter-end = Press Enter to go on, or type log to see how it came about.
terminal-page-more = Enter: more
terminal-page-end = Enter: back
terminal-sure = { $question } Type y for yes; Enter for no.
terminal-yes = yes
terminal-all = all
terminal-not-done = Nothing was done.
terminal-give-up = Give this fight up and begin another? In a campaign or gauntlet it counts as lost.
terminal-undone = The last choice is taken back.
terminal-hint = Hint: { $number } ({ $text })
terminal-hint-typed = Hint: { $notation }
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
