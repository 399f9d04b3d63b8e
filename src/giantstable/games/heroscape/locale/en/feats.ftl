# What a profile remembers of battles.

heroscape-tally-scenario = Scenarios
heroscape-tally-scenario-own = Of one’s own
heroscape-feat-unbroken = All came home
heroscape-feat-unbroken-how = Win without losing a figure.
heroscape-feat-last-one = The last one
heroscape-feat-last-one-how = Win with a single figure left standing.
heroscape-feat-dragon = Dragon slayer
heroscape-feat-dragon-how = Win a battle in which Mimring fought for the others and fell.
heroscape-feat-every-field = Far travelled
heroscape-feat-every-field-how = Win on every battlefield at least once.
