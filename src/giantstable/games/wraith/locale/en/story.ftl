### Wraith & the Giants: the story of the campaign, told between the fights. The story is our own.
###
### One line of text is one paragraph; a blank line parts two paragraphs.
### Each of the twelve fights has a title, a text before it, a text after a win, and one line after a loss: the fight is
### then fought again, so a loss is told as a way the story might have gone.
###
### For translators: Ebba climbs in all three ages. Per is her brother, Gro her daughter, Oda the tanner's girl, who is no
### kin. The coat, the rope, the bell, the lamp, the bucket and the four knotted cords come back throughout: keep one word for each.

story-prologue =
    Stennick had a wall, a bell and a lamp, and one family that went out when the bell rang. From the wall, at that distance, all anyone ever saw of them was the grey coat. So whoever wore it was called the Wraith, and nobody had to use her name.

    Ebba’s grandmother had worn it last. She died at slaughter time, in bed, which no one had expected. She left the coat, a sword, a bow, a tin of squibs, sixty fathoms of rope, and four knotted cords on the nail by the door. Each cord was a giant. Each knot was a place where a foot would hold.

    There was nothing on them about being afraid. Ebba felt along all four twice, looking for it.


## The Young Wraith

story-young-earth-title = The Hill Gets Up
story-young-earth-before =
    The bell began at lambing, on a still day. For three days there was nothing to see, only the milk shivering in the pans. Then a hill that had been north of the river was south of it.

    Ebba turned the coat sleeves back three times. The rope was too heavy to carry, so she dragged it. Her brother Per, who was five, stood on a bucket to light the lamp, since someone of the house must. The gate opened just as wide as she was, and when it shut the bell stopped. She put the first cord between her teeth. It tasted of her grandmother’s hands: tallow and iron.
story-young-earth-won =
    It did not fall. It considered her for most of an afternoon. Then it lay down a mile from the wall, knees first, the way cattle do, and was a hill again.

    Coming down, Ebba put her hand into the holds she had used going up. The cord had every one of them right. But no frost had made these. Their edges were straight, and had healed over like bark round a wire. Somebody had cut each of them, hanging where she was hanging now.

    There were fresh ones now. She tied them into the cord before her fingers were warm enough to do it well.
story-young-earth-lost = In one telling the hill does not stop for a child, and the lamp goes out under its heel.

story-young-air-title = What the Wind Took
story-young-air-before =
    The second came with the hay half in. Mostly it was looking. It lifted the miller’s roof and set it back crooked. It took the washing, sheet by sheet, and hung it along the ridge to see what washing was. When the bell rang it put one long finger into the tower, held the clapper still, and listened to that.

    The Air cord was no use. The knots were right, but the giant would not keep them in order. ‘Climb what is there,’ her grandmother used to say, of trees. Ebba tied the hood down hard under her chin. It came to her nose.
story-young-air-won =
    It threw her five times and caught her three, and she thought afterwards that it had only wanted to know what she would do. What she did was cut it along the rib. The wind went out through the cut on a thin, high note, and the giant stopped, and bent its head round to hear where that was coming from. Then it went away over the sea, trying the sound at different speeds.

    It had the hood. She came in at the gate bareheaded, and people saw how old she was, and looked at the ground.
story-young-air-lost = In one telling it forgets, halfway through, that it was holding her.

story-young-water-title = A Spoon, a Boot, a Door
story-young-water-before =
    In October the rain came and the river turned round. What walked up it was brown and full of things. Ebba watched them go past the staithe: a boot, a spoon, a door with the paint still good. It had never let go of anything it was given.

    Her grandmother had tied that cord and picked it out and tied it again, because water wears its own holds smooth. The boatmen said it was Water that had her father. She asked them where. They took it for a child’s question and were kind to her. She had wanted to know which knot.
story-young-water-won =
    She did not find him. Behind the gill, where the cord had a double knot, she found a knife grown over with lime, and the handle was bound the way her grandmother bound things. The giant had carried it all that time. When she worked it loose it turned its head, slowly, as you turn if somebody says your name in a crowd.

    It went down the river at dusk and took the staithe with it, and two boats. The knife had no edge left. She kept it for splicing.
story-young-water-lost = In one telling the river keeps a coat, grey, much too large, and turns it over from time to time.

story-young-fire-title = Above the Last Knot
story-young-fire-before =
    Fire came at midwinter, over the snow, and there was hardly need of a bell. The whole north was the wrong colour. It ate as it walked: fences, peat stacks, the birches one by one, like a man eating beans. It kept its face to the lamp on the wall as a dog does to a plate.

    The fourth cord was the shortest. It stopped at the breastbone in a burnt end. Her grandmother had always beaten it from there, and never gone higher. Per asked what came after the last knot.

    ‘Rope,’ said Ebba.
story-young-fire-won =
    Above the breastbone it was only hotter. She found a ledge at the collar, and another below the jaw, and from there she could see what it saw: one yellow light, a long way down, and a small boy behind it, standing on something. In all that snow there was nothing else to look at.

    The rest took her until morning. Then the giant went through the ice of the mere, and the ice shut.

    At home she spliced new cord to the burnt end and tied two knots in it. Her grandmother would have made her pick them out and tie them smaller.
story-young-fire-lost = In one telling there is nothing on the cord above the burnt end, and nobody who needs there to be.


## The Adult Wraith

story-adult-earth-title = The Byre
story-adult-earth-before =
    Between the comings there is time to forget, and Stennick had. There was a byre on the hill a mile out, good dry stone, with eleven cows in it. When the bell rang the farmer sent his boy up to fetch them, and the hill stood up.

    The coat fitted now. Ebba had a daughter to light the lamp, tall enough to need no bucket. She went over the rope by arm’s lengths, each splice, aloud, and out through the gate. She did not say goodbye. Her grandmother never had, and Ebba had held it against her for years.
story-adult-earth-won =
    The first hold she ever cut was above the left knee. It was a child’s hold, three fingers deep, too narrow for her boot, and it shook her more than the climb did. Someone small had hung here by one arm and hacked at a hill. Ebba would not have sent that girl for water after dark. She cut it wider and went on up.

    It lay down again in its old place, carefully, around the byre. Eleven cows walked out. She carried the boy in herself. His mother thanked her, and that was the worst of it.
story-adult-earth-lost = In one telling she stops to look at the small hold, and looks a moment too long.

story-adult-air-title = The Whistle
story-adult-air-before =
    They heard the note for a week: thin, high, a little flat. Children who had never seen a giant learnt to whistle it. Then the slates began to lift.

    It remembered the bell. This time it unhooked the clapper and carried it about. It looked in at the windows of Ebba’s house, one after another, with an eye like weather, and at the last it found her daughter, and stayed. Gro did not step back. She was leaning out to see it better. Ebba saw her face and knew two things together: the girl had no fear in her, and she must never be given the coat.
story-adult-air-won =
    She was angry and fought badly, and it was delighted with her. In the end she went up inside the ribs, in the roar, where it could not see her. It stopped playing and began to search. She cut it while it was looking. It left whistling two notes, a third apart.

    Gro had been on the wall the whole time. ‘What’s it like up there?’ Ebba said that it was cold.

    That night, under the girl’s mattress, she found a practice cord: forty knots, neat as teeth. She sat up and unpicked every one.
story-adult-air-lost = In one telling Gro is wearing the coat by evening.

story-adult-water-title = The Bucket
story-adult-water-before =
    Per had gone under off the skerries nine years before, with a good catch, in a flat calm. So when the river turned round Ebba was on the staithe, sooner than she needed to be.

    It brought what it had. A boat’s rib. A churn. A ewe, going round and round. It had worn away every hold on the cord; but it had a way of bringing each thing up to the light before it took it down again, like a woman going through a drawer. Ebba had told Gro to expect her by dark. She had not told anyone what she was hoping to see.
story-adult-water-won =
    It was the bucket. It came up in the second coil, on its side, with the rope handle Per had made for it. She was hanging by one hand and could have had it with the other.

    She thought about it for as long as she could hold. Then she used the hand for the sword, three strokes, and the coil went slack, and the bucket went where the rest went.

    Water took the lower houses and the graveyard wall. It did not get as far as the bell. Gro asked what she had seen out there.

    ‘Nothing of ours,’ said Ebba.
story-adult-water-lost = In one telling she reaches for the bucket.

story-adult-fire-title = Two Fingers
story-adult-fire-before =
    It had been better fed since last time. There were tar kilns on the shore now, charcoal burners in the birches, a smithy: everything Stennick was proud of. Fire came down through them at midwinter, and at each one it grew.

    Ebba greased her face and hands. She felt along the cord to the two big knots at the end of it, which were sound, and which had been tied by someone lighter. Behind her the gate closed and the bell stopped. It was rung to call people in, not to see her off. When she looked back, Gro passed a hand across the lamp, so that it winked.
story-adult-fire-won =
    The knots were right. It was the ledge that went, and she stopped herself with her left hand on something that was not stone. The work she finished with the other. Afterwards she lay on the ice for some time, because it was cold.

    Two fingers. The smith took off what was left. All spring she relearnt her knots, and they came out lopsided and hard to slip, and Gro watched. Then Gro went south on the first boat. Ebba had taught her nothing, and made sure of it. All she had left to do was not ask her to stay.
story-adult-fire-lost = In one telling it is not only the fingers.


## The Elder Wraith

story-elder-earth-title = The Stair
story-elder-earth-before =
    People came to her about the weather, and for splicing, and otherwise left her alone. She knew the names of perhaps a third of them. She knew the hill. She had gone out most evenings, half her life, to sit in the lee of its elbow, and that February she felt it shift, like somebody deciding to get up.

    She lit the lamp herself, there being no one else of the house, and told the tanner’s girl at the gate how long to let it burn.

    ‘What if you’re longer?’ said the girl. Oda, was it? Nobody had ever asked.

    ‘Then trim the wick,’ said Ebba.
story-elder-earth-won =
    She went up by her own cuts, a girl’s and a woman’s, and between them others, back to some that were hardly dents, where somebody had begun with a stone. Her hip was bad and the rope was too heavy again. At the knee it waited for her, as one does on a stair.

    She made the last cut where it could be reached from either side. It folded itself down, and she sat against its jaw until her breath came back.

    ‘You’re getting slow,’ she told it. It thought about that. It was dark before she was sure that it would not answer.
story-elder-earth-lost = In one telling it waits for her at the knee, and waits, and in the morning walks on.

story-elder-air-title = The Hood
story-elder-air-before =
    Three notes: the two she had given it, and one it had found for itself somewhere. Ebba heard them before the children did, lying awake. She was glad, and ashamed of that, and then too old to be ashamed.

    It lifted the roofs gently, now it knew how they went. Oda had been put to ring the bell. When the finger came in to hold the clapper she did not let go, so they stood there, the giant and the girl, with the bell between them.

    ‘What does it want?’ Oda shouted.

    ‘To know,’ Ebba shouted back. ‘Same as you. Mind your hands.’
story-elder-air-won =
    It did not throw her. It had learnt what she weighed. It held as still as it could and showed her things: a whale’s jaw, a red sail, a weathercock from some town, all turning in the hollow of its chest. Up on the crest, by feel, she found a grey rag, tied on with a knot so bad that it could only be a copy, made by something without hands.

    She knew the wool. She made her cut beside it and left it where it was.

    At the gate she gave Oda the end of a cord. ‘Show me what your hands do,’ she said.
story-elder-air-lost = In one telling it carries her a long way out, showing her things.

story-elder-water-title = The Voice
story-elder-water-before =
    By autumn there were nine of them in her kitchen with string: Oda, the smith’s two boys, a widow, a man who said he had only come about the roof. Ebba did not call it teaching. Their knots were dreadful and they talked. But Water was next, and Water was the one she was afraid of.

    It was not the drowning. She could no longer call Per’s voice to mind. She had his ears, his bucket, the back of his neck; the voice had worn away. And the river, as everyone in Stennick knew, had never lost a thing it was given.
story-elder-water-won =
    It spoke to her from the second coil: a man’s voice, laughing, wanting to know if she meant to hang there all day. She had been remembering it too high.

    She hung there. She asked it to say that again, and it did, just the same, and again, just the same. By the fourth time she understood that this was all it had, and that it would have this for ever, and that she could put her foot on it. It was a good hold. She went up.

    That night she told the kitchen about him. It took some time. Nobody tied anything.
story-elder-water-lost = In one telling she asks it to say that again, and again, and does not stop asking.

story-elder-fire-title = The Rope
story-elder-fire-before =
    The snow in the north went orange, then white. Ebba could not lift the rope. She tried twice, in the porch, unseen, and then sat down on it.

    Climbing was only knowing where. But she could not haul, or catch herself on a bad ledge, with a hand and a half. She took up what she could drag. At the gate she waited for it to shut behind her, and it did not shut. They were coming out. They had the rest of the rope on their shoulders, the whole kitchen and some she did not know. Nobody had asked them.

    Behind them all, the bell began again.
story-elder-fire-won =
    It had never in all its comings seen anything on that snow but the lamp. Now there were forty people in a line. It stopped to look. She had not known that it could.

    She went up past the burnt end, past the two big knots, past the place where her fingers were. When she slipped the rope came tight, and somebody far down swore and held. From the horn she could see them all, small and black, leaning back on their heels.

    She made the last cut. Then she did what no Wraith before her had been able to do, and let go.
story-elder-fire-lost = Nobody in Stennick tells it that way.


story-epilogue =
    The cords hang in the hall now, and there are more than four. It has been settled that next time the bell will ring until the last of them is home, and the gate will stand open. There are coats in every size, cut from whatever was to hand. From the wall it will be hard to say which of them is the Wraith.

    In Ebba’s last winter Oda brought her a new cord for Fire, with a knot above the horn. It was a clumsy thing, as big as a walnut. Ebba picked it out, to tie it properly. Then she tied it again the way Oda had, because Oda’s were the hands that would have to find it.

    At dusk she went up, one step and one step, to see to the lamp. Somebody had lit it.
