# "How to play" in a page: a heading and a few sentences for each picture of the board.
assault-guide = The order of the giants is broken, and each people wants to stand at its head. Lead one of them through the north for the most Ordning Points; three to six play, bots if you like.
assault-guide-north = The north
assault-guide-north-text =
    You gain points by defeating enemies in battle, by Events, and by what your people alone can do.
    Nobody knows the points of the others; all come out of two pools, and those tell how long the game still lasts.
assault-guide-turn = A turn
assault-guide-turn-text =
    First you may claim one Event, if the map and your runes fulfil it, and cast spells. Then you must play one command, and it stays in your row until you rest.
    Many commands grow with every card to their left: what you play late in a row is stronger. So the order is half the game.
assault-guide-battle = A battle
assault-guide-battle-text =
    Whoever takes part brings as many dice as it has Strength. Hits of one side, less the blocks of the other, are the damage; what reaches a unit’s Fortitude defeats it, and what does not only wounds.
    Arcane results do nothing by themselves: commands and spells turn them into hits or blocks.
assault-guide-end = The end
assault-guide-end-text =
    Until the first pool is empty, homes are safe. When the second is, the round is finished, one more is played, and all show their points.
    So keep something for the last turn: points are paid even then.
