### Assault of the Giants: what the browser's pages say of it: its door, its form, the chapters of its rules.

## Front door
web-about-assault = Six peoples of giants march on the north. Command, plunder, and battles by dice.
