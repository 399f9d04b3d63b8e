### One sentence for everything that cannot be done.

## Setting up
refused-setup-tokens = With the { $wraith } there are { $low } to { $high } Foothold tokens, not { $found }.
refused-setup-tokens-alone = { $found } Foothold tokens need the Dangerous Footholds to be switched on.

## Positions
refused-position-over = The field { $field } describes a fight that is already over.
refused-position-row = The field { $field } has { $found } cards, but the Giant's row has { $expected }.
refused-position-short = The field { $field } has too few cards left to make a row.
refused-position-ground-token = The field { $field } puts a Foothold token on the Ground.
refused-position-stunned = The field { $field } cannot be true once the first card of the turn is played.
refused-position-pools = The field { $field } has { $found } skill pools, but this Wraith has { $expected }.
refused-position-tokens = The field { $field } does not add up: the Giant's Wound tokens come to { $found } instead of { $expected }.
refused-position-too-many = The field { $field } takes one { $card } more than the deck has.
refused-position-missing = The field { $field } leaves a { $card } that is nowhere on the table.

## Content files
refused-content-spots = The content file { $file } has { $spots } spots on { $card } in foothold_cards, but { $other } wants { $tokens } in board.foothold_tokens.
refused-content-empty-attack = The field { $field } belongs to an attack that does nothing.
refused-content-few-cards = The field { $field } has { $found } cards, but needs { $least } at least.
refused-content-foothold-name = The field { $field } is not the name of a foothold, such as A1.
refused-content-line-to-ground = The field { $field } has a line up to the Ground.
refused-content-circle = The field { $field } lies on a circle of lines that all go up.
refused-content-unreachable = The field { $field } is a foothold that no line from the Ground reaches.
refused-content-requires = The field { $field } must be one letter or a number, not “{ $found }”.

## Campaign
refused-campaign-locked-footholds = The Dangerous Footholds wait for those who have beaten every Giant as the { $wraith }; { $left ->
    [one] one Giant is
   *[other] { $left } Giants are
  } still to be beaten.
refused-campaign-locked-gauntlet = A gauntlet waits for those who have won every fight of the campaign; { $left ->
    [one] one fight is
   *[other] { $left } fights are
  } still to be won.
refused-campaign-first = A run of the mode { $mode } begins with the Wraith “{ $expected }”, not “{ $found }”.
refused-campaign-footholds-fixed = The Dangerous Footholds of a run of the mode { $mode } are settled when it begins.
refused-campaign-finished = The run of the mode { $mode } is won, so it has no fight left.
refused-campaign-log = The field { $field } is the fight { $found }, which was not the next one.
refused-no-fight = There is no such fight under way.
