# What a profile remembers of fights.

wraith-tally-giant = Against
wraith-tally-wraith = As
wraith-feat-unscathed = Not a scratch
wraith-feat-unscathed-how = Bring a Giant down without a Wound on you when it falls.
wraith-feat-brink = By a hair
wraith-feat-brink-how = Win when one more Wound would have been your last.
wraith-feat-scars = Written in scars
wraith-feat-scars-how = Turn a Giant back by its Scars.
wraith-feat-every-giant = None left standing
wraith-feat-every-giant-how = Defeat every Giant at least once.
