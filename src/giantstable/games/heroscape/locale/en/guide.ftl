# "How to play" in a page: a heading and a few sentences for each picture of the board.
heroscape-guide = Heroes and squads of every age meet on a battlefield of hexes. Take the heights, keep out of sight, and let the last one standing be yours.
heroscape-guide-orders = A round
heroscape-guide-orders-text =
    Everybody lays four order markers on army cards, hidden from the others: 1, 2, 3 and an X that only deceives. Then all roll for initiative.
    In the first turn your card with the 1 acts, then the one with the 2, then the 3. Who acts moves first and attacks afterwards; a squad does so with all its figures.
heroscape-guide-moving = Moving
heroscape-guide-moving-text =
    A figure goes as many spaces as its card says. Each level up costs one more; who climbs higher than it is tall in one step cannot go there at all. Water stops.
    Whoever leaves an enemy’s side is struck at: one die for each, before the step is done.
heroscape-guide-sight = Sight and Range
heroscape-guide-sight-text =
    You may attack whom the figure sees and whom its Range reaches. Rocks, ruins and other figures are in the way, and the page draws the line.
    Look from behind a figure’s head with the eye, or from above with the map.
heroscape-guide-attack = An attack
heroscape-guide-attack-text =
    The attacker rolls the dice of its Attack for skulls, the defender those of its Defense for shields; each skull that no shield stops is a wound. Standing higher gives a die.
    Point at a target first: it says how many dice, why, and what to expect. Read the powers on the cards: they are what the armies differ by.
