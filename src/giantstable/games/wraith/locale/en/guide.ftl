# "How to play" in a page: a heading and a few sentences for each picture of the board.
wraith-guide = You are a Wraith, and a Giant is on its way to your village. Climb it, find its weak spots, and bring it down before it arrives, in about half an hour, alone.
wraith-guide-goal = What you want
wraith-guide-goal-text =
    You win when the Giant’s health is used up, or when it bears as many Scars as it can.
    You lose when you have taken as many Wounds as your Wraith can bear, when you cannot draw a full hand, or when the Giant has no card left to draw: it has reached the village.
wraith-guide-climb = Where you stand
wraith-guide-climb-text =
    Footholds are joined by lines. A Climb goes up along them, a Drop goes down as far as you like, a Leap goes anywhere near.
    What glows can be reached; point at it and you see what it would do. Turquoise marks are weak spots, red dashes show where the Giant strikes next.
wraith-guide-cards = Your cards
wraith-guide-cards-text =
    Each round you play one card into the top row and one into the bottom row. A value made of symbols counts the symbols in its own row, old cards included: rows grow stronger as they grow longer.
    A card may also be laid face down: it heals a Wound and draws a card. Fearless Actions need no card and cost a Wound.
wraith-guide-giant = The Giant’s answer
wraith-guide-giant-text =
    Then the leftmost of its five cards strikes the footholds it names and leaves; a new one joins at the right and calls all that show one of its symbols.
    A card with a Wound on it does not strike. But every blow that fails makes the Giant’s Rage rise, and the next one that hurts you lets it out.
