# What the house remembers of who plays, and its sounds.

web-profile = Profile
web-profile-lead = What you played to the end, here and in your other browsers. Nobody else sees it.
web-profile-played = Games
web-profile-won = Won
web-profile-streak = Won in a row
web-profile-longest = Longest run
web-profile-won-of = { $won } of { $played } won
web-profile-none-of-it = Not played yet
web-profile-feats = Feats
web-profile-not-yet = Not yet
web-profile-empty = Nothing to remember yet
web-profile-empty-lead = Play a game to its end and it stands here: what you won, against whom, and what was worth a name. First lessons do not count.
web-profile-play = To the games

web-move = In another browser
web-move-meaning = A link that opens this profile elsewhere, on your phone for example, with your tables and your seats. Whoever opens it is you: keep it to yourself. It works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }, and a new link ends the one before.
web-move-title = A profile for this browser
web-move-nothing = There is no link to a profile here.
web-move-offer = { $name ->
    [nobody] A profile without a name
   *[other] { $name }
  }, { $n ->
    [0] with no finished game
    [one] with { $n } finished game
   *[other] with { $n } finished games
  }
web-move-gives = From then on this browser is theirs too: it plays at their tables and sees what they see.
web-move-leaves = What this browser remembers so far is not taken along: { $n ->
    [0] its tables, and no finished game
    [one] its tables, and { $n } finished game
   *[other] its tables, and { $n } finished games
  }. To keep it, make a link of its own on its profile first.
web-move-accept = Use this profile here

web-export = All that is known of you
web-export-meaning = A file with your name, your games, your tables and what you did there, and the settings of this browser.
web-export-do = Download
web-forget = Forget everything
web-forget-meaning = Your profile, your name and your tables are deleted, here and in your other browsers. Where others play along a bot takes your place. Nobody can bring it back.
web-forget-do = Forget me
web-forget-sure = Yes, forget everything

web-sound = Sounds
web-sound-meaning = A few soft ones: your turn, dice and cards, a wound, the end.
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-middle = Middle
web-sound-loud = Loud
