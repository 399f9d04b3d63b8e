# What a profile remembers of games.

assault-tally-race = As
assault-feat-ahead = Head and shoulders
assault-feat-ahead-how = Win with at least ten Ordning Points more than anybody else.
assault-feat-wide = The whole north
assault-feat-wide-how = Win while your giants stand in ten regions.
assault-feat-fulfilled = As it was told
assault-feat-fulfilled-how = Win with all the special Events of your race completed.
assault-feat-every-race = Six crowns
assault-feat-every-race-how = Win with every race at least once.
