# What the first fight says: a sentence for each step, and why. Fetched only where a lesson is played.
wraith-lesson-first-fight = Your first fight
wraith-lesson-first-fight-lead = Two rounds on the Earth Giant’s leg, and a win.

wraith-lesson-first-fight-card = Play “Scramble” from your hand. It goes into your top row, and its action is a Climb of 2.
wraith-lesson-first-fight-card-why = Each round you play two cards: first one into the top row, then one into the bottom row. What you have in hand is all you can do.
wraith-lesson-first-fight-climb = You stand on the Ground. Climb to the foothold A2, the Giant’s left knee.
wraith-lesson-first-fight-climb-why = A Climb of 2 follows the lines upwards by one foothold or two. A2 is a weak spot: the Giant’s card with “A2” on it lies in its row.
wraith-lesson-first-fight-sword = Now the bottom row: play “Wild Swing”, a Sword of 1.
wraith-lesson-first-fight-sword-why = A Sword strikes a weak spot where you stand. The Wound comes out of the Giant’s health and lies on that card: when that health is gone, you have won.
wraith-lesson-first-fight-enough = Both cards are played. End your turn.
wraith-lesson-first-fight-enough-why = You could still act without a card, but that hurts. Keep it for the moment when it decides something.
wraith-lesson-first-fight-refresh = Before you draw, throw away “Snap Shot”; then draw.
wraith-lesson-first-fight-refresh-why = You draw up to five cards, so what you throw away becomes something else. A Bow cannot strike the foothold you stand on, and here you are going to stay.
wraith-lesson-first-fight-symbols = The Giant’s leftmost card struck you and left; the new one called another, which did not reach you, and the Giant’s Rage rose. Now answer: play “Eager Cut”.
wraith-lesson-first-fight-symbols-why = Its Sword is worth as many Wounds as there are Hands in its row. Two cards with a Hand lie in your top row already, so it deals 2: what you play early pays later.
wraith-lesson-first-fight-rows = And once more: the second “Eager Cut”, into the bottom row.
wraith-lesson-first-fight-rows-why = Each row counts only its own symbols. Here too lie two Hands. And a card that bears a Wound does not strike: you have just disarmed the next one in its row.
wraith-lesson-first-fight-fearless = One Wound is missing, and you have no card left to play. Be Fearless: strike without a card.
wraith-lesson-first-fight-fearless-why = A Fearless Action costs you a Wound of your own. You can bear seven, and the seventh is your last; you have one. And this blow ends the fight.
wraith-lesson-first-fight-end = You have won your first fight. A whole one begins on the Ground with an unhurt Giant: find its weak spots, let symbols gather in your rows, and stay away from where its leftmost card strikes.
