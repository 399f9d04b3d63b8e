# What the last turns say: a sentence for each step, and why. Fetched only where a lesson is played.
assault-lesson-last-turns = Your first war
assault-lesson-last-turns-lead = The last two turns of the Hill Giants, and the points that decide.

assault-lesson-last-turns-event = You lead the Hill Giants. Before anything else, claim the Event “Triboar Burns”.
assault-lesson-last-turns-event-why = An Event asks for something on the map, here a unit of yours in the Dessarin Valley, and for a rune. You have both, and it pays 3 Ordning Points: the most points win. One Event a turn, always before the command.
assault-lesson-last-turns-command = Each turn you must play one command. Play Attack.
assault-lesson-last-turns-command-why = Commands lie in a row and come back to your hand only with Rest. What a card gets “for each card to its left” grows with the row: Move and Recruit lie there already, so Attack gets it twice.
assault-lesson-last-turns-where = Attack Waterdeep from the Dessarin Valley: an Elite Frost Giant stands there alone.
assault-lesson-last-turns-where-why = You attack from next door. What you point at tells its odds before you decide; each enemy you defeat pays its value, here 3.
assault-lesson-last-turns-everybody = Send everybody: nobody is held back.
assault-lesson-last-turns-everybody-why = The Strength of all who take part is the number of your dice. Whoever stays out of it is safe, but rolls nothing.
assault-lesson-last-turns-row = Two hits only wound: his Fortitude is 3. But there is an arcane result among your dice: use your Attack card.
assault-lesson-last-turns-row-why = For each card to its left, Attack turns one arcane result into 2 hits. This is what the row was for: with it you have four.
assault-lesson-last-turns-conquest = The enemy is defeated and Waterdeep is yours. Let all move in.
assault-lesson-last-turns-conquest-why = At least one must move in. You may leave units behind to hold the old region, but nothing is at stake there any more: look at the pools.
assault-lesson-last-turns-endgame = Your points emptied the last pool: the Endgame. Everybody else has had the last turn, and this one is yours. Play “Stuff Stuff”.
assault-lesson-last-turns-endgame-why = When Pool 2 is empty, the round is finished and one more is played, so that all have had equally many turns. Points are hidden until the end; the Fire Giants are still two ahead of you.
assault-lesson-last-turns-feed = Feed Chief Guh, as often as you can.
assault-lesson-last-turns-feed-why = Each race has one command of its own. Here every card to the left lets you spend a Food for 2 points: three cards lie there, and you saved two Food for this moment.
assault-lesson-last-turns-end = The north is yours, by two points. In a whole game you begin with four units and nothing in hand: fill your row in a clever order, plunder what Events ask for, and rest before you must.
