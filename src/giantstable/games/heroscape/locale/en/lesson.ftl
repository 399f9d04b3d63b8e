# What the first hill says: a sentence for each step, and why. Fetched only where a lesson is played.
heroscape-lesson-first-hill = Your first hill
heroscape-lesson-first-hill-lead = Two heroes of yours against two Marro, among rocks.

heroscape-lesson-first-hill-orders = Give your orders for this round: marker 1 to Finn, markers 2 and 3 to Syvarris.
heroscape-lesson-first-hill-orders-why = A round has three turns, and in each only the card with that number acts. So you choose now who will act, before you know what happens; several markers may lie on one card.
heroscape-lesson-first-hill-decoy = The last marker is the X. Lay it on Finn.
heroscape-lesson-first-hill-decoy-why = The others see where your markers lie, but not which is which. The X does nothing at all: it only makes them guess.
heroscape-lesson-first-hill-move = You won the roll for initiative, and your marker 1 lies on Finn. Move him to F5, beside the Marro.
heroscape-lesson-first-hill-move-why = Finn moves up to 5 spaces, and he strikes only what stands beside him (Range 1). What is lit can be reached; a warning sign means that leaving an enemy’s side costs a swipe.
heroscape-lesson-first-hill-attack = Attack the Marro beside you.
heroscape-lesson-first-hill-attack-why = Finn rolls 3 dice and hopes for skulls, the Marro rolls 3 and hopes for shields. Each skull above the shields is a wound, and a Marro has only one life.
heroscape-lesson-first-hill-climb = The other Marro shot at Finn in vain, and hides behind the rocks. Your marker 2 lies on Syvarris, an archer: climb to B4, the top of the hill.
heroscape-lesson-first-hill-climb-why = A step costs one, and one more for each level up: from level 1 to level 4 it takes him all of his 5. Down costs nothing more.
heroscape-lesson-first-hill-sight = From up here Syvarris sees over the rocks. Shoot at the Marro.
heroscape-lesson-first-hill-sight-why = To attack, a figure must see its target, and the target must be in Range: his is 9. From below, the rocks were in the way. And standing higher gives one more die: he rolls 4.
heroscape-lesson-first-hill-power = The shields held. But Syvarris has a power, Double Attack: shoot again.
heroscape-lesson-first-hill-power-why = Powers on a card break the rules of the book in its favour. Read yours before you give orders; here one turn was worth two.
heroscape-lesson-first-hill-end = The hill is yours. In a whole game each side brings a small army, glyphs lie on the field, and the round’s orders are given in secret by all: take the heights, and keep your archers out of sight.
