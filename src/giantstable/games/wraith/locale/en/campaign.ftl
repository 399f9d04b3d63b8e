### Wraith & the Giants: the page of the campaign. The story itself is in story.ftl.
###
### For translators: a run is one way through all fights; a gauntlet is a run in which a loss costs more than one fight.
### Names of Wraiths and Giants come from web.ftl, and stand alone, never inside a sentence.

wraith-campaign-modes = Ways through the fights
wraith-campaign-mode = { $mode ->
    [campaign] Campaign
    [impossible] Impossible
   *[insane] Insane
  }
wraith-campaign-gauntlet = Gauntlet: { $mode ->
    [impossible] Impossible
   *[insane] Insane
  }
wraith-campaign-rule = { $mode ->
    [campaign] Twelve fights, one after the other. A lost fight is fought again, and what is won stays won.
    [impossible] Lose a fight, and the Wraith you play begins again at her first Giant. Earlier Wraiths stay safe.
   *[insane] Lose a fight, any fight, and everything begins again at the very first.
  }

## The map
wraith-campaign-map = The way up
wraith-campaign-map-keys = Arrow keys go from fight to fight.
wraith-campaign-village = Stennick: read how it began
wraith-campaign-village-name = Stennick
wraith-campaign-station = { $n }. { $wraith }, { $giant }: { $state ->
    [won] won, read the story again
    [under-way] the fight is under way
    [current] the next fight
   *[ahead] still ahead
  }
wraith-campaign-ahead = { $left ->
    [0] The lamp does not reach this far yet.
    [one] The lamp does not reach this far yet: one fight comes before.
   *[other] The lamp does not reach this far yet: { $left } fights come before.
  }
wraith-campaign-not-begun = This gauntlet has not begun.

## The fight that comes next
wraith-campaign-fight = Fight { $n } of { $all }
wraith-campaign-attempt = Attempt { $n }
wraith-campaign-footholds-on = Dangerous Footholds
wraith-campaign-under-way = Under way
wraith-campaign-go = Go to the fight
wraith-campaign-continue = Fight on
wraith-campaign-give-up = Give up
wraith-campaign-read-before = The story
wraith-campaign-read-end = How the last fight ended

wraith-campaign-give-up-title = Give this fight up?
wraith-campaign-give-up-meaning = { $mode ->
    [campaign] It counts as lost. You stay where you are and fight it again from the beginning.
    [impossible] It counts as lost: the Wraith you play begins again at her first Giant.
   *[insane] It counts as lost: everything begins again at the very first fight.
  }
wraith-campaign-give-up-do = Give it up
wraith-campaign-keep-on = Keep fighting

wraith-campaign-terms = The terms

## The end of a run
wraith-campaign-finished = Every fight is won
wraith-campaign-finished-meaning = { $mode ->
    [campaign] The story is told to its end. Any of it can be read again on the map, and the gauntlets are open.
    [impossible] Few come up this way. There is one that is harder.
   *[insane] There is nothing harder than this, and you have done it.
  }
wraith-campaign-read-epilogue = Read the end again

## Beginning
wraith-campaign-begin = Begin
wraith-campaign-begin-anyway = Begin anyway
wraith-campaign-begin-anew = Begin anew
wraith-campaign-begin-anew-title = { $mode ->
    [campaign] Begin the campaign anew?
   *[other] Begin the gauntlet anew?
  }
wraith-campaign-begin-anew-meaning = You go back to the first fight. Whatever your victories have opened stays open.
wraith-campaign-begin-anew-table = The fight that is under way is left behind.
wraith-campaign-first = Who begins
wraith-campaign-advice = A word of advice

## Dangerous Footholds
wraith-campaign-footholds = Dangerous Footholds
wraith-campaign-footholds-meaning = Loose holds on every Giant. Come to rest on one and it gives way, with worse to follow.
wraith-campaign-footholds-settled = { $on ->
    [yes] With Dangerous Footholds, as settled at the beginning.
   *[no] Without Dangerous Footholds, as settled at the beginning.
  }
wraith-campaign-footholds-title = Loose holds already?
wraith-campaign-footholds-do = Switch them on anyway

## Story pages
wraith-campaign-prologue = Stennick
wraith-campaign-epilogue = After
wraith-campaign-part = { $part ->
    [prologue] How it began
    [epilogue] How it ended
    [won] Won
    [lost] Lost
   *[before] Before the fight
  }
wraith-campaign-after-loss = { $mode ->
    [campaign] The fight waits for you, as it was before.
    [impossible] The Wraith begins again at her first Giant.
   *[insane] Everything begins again at the very first fight.
  }
wraith-campaign-page = Page { $n } of { $all }
wraith-campaign-turn = Turn the page
wraith-campaign-turn-back = Turn back
wraith-campaign-to-map = To the map
wraith-campaign-story-none = Nobody has told this one yet.
