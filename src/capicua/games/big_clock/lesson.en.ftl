# The lesson of the Big Clock.

goal-title = The goal
goal-text = The Big Clock is a solitaire. In the short game six slots lie round half a clock face, from one o’clock to six, each with a pile of tiles. Every double has to come home: 1-1 to slot 1, 2-2 to slot 2 and so on. Only the top of a pile counts. Five doubles are home, and the last tile of the stock is 6-6.
goal-task = Turn up the last tile.
goal-done = The top of slot 6 showed a 6, so 6-6 went home by itself. All six doubles are home: you have won. If you get stuck, the score is the number of doubles that are home.
goal-other = You may concede at any time, but here you are about to win. Turn up the tile.

turn_up-title = Turning up
turn_up-text = A turn begins with the next tile of the stock. If it is regular, that is, not a double, it has to match the top of a pile: the two share a number.
turn_up-task = Turn up the next tile.
turn_up-done = No top shows a 5 or a 4, so 5-4 has gone to the waste heap, for good. That is no loss in itself: you need the doubles only.
turn_up-other = There is no reason to concede. Turn up the next tile.

place-title = Placing a tile
place-text = You have turned up 4-2. It matches two tops, 3-2 in slot 2 and 4-1 in slot 4, so it has to go on one of them, whichever you like; the waste heap is not for tiles that match.
place-task = Place 4-2 on a top that it matches.
place-done = Your tile is the new top of its pile. In either place it shows the number of its slot, a 2 or a 4, and so the double that belongs there can still come.
place-other = There is no reason to concede. Place 4-2 on slot 2 or slot 4.

home-title = A double goes home
home-text = 4-4 lies on slot 5, where it does not belong, and nothing may ever be put on a double. It moves home by itself as soon as the top of slot 4 shows a 4. You hold 4-3.
home-task = Place 4-3 so that 4-4 can go home.
home-done = Slot 4 showed a 4, and 4-4 went there at once. With its double home a slot is closed and never changes again.
home-other = That is allowed, but it leaves 4-4 on the wrong slot. Put a 4 on slot 4.

trouble-title = A double in the wrong place
trouble-text = You have turned up 5-5, but the top of slot 5 shows no 5. A double that cannot go home has to be placed on a top that it matches: 5-2 in slot 2 or 6-5 in slot 3. Slot 2 shows a 2, which 2-2 needs; slot 3 shows no 3.
trouble-task = Place 5-5 where it covers nothing useful.
trouble-done = 5-5 lies on slot 3, and the 2 of slot 2 is still visible. A double on a wrong slot is in trouble, which allows you to shift, as the next step shows.
trouble-other = That covers the 2 that 2-2 is waiting for, or ends the game. Slot 3 has nothing to lose.

shift-title = Shifts
shift-text = While a double is in trouble you may shift: move the top of a slot that is not closed onto another top that it matches. You may do so several times, for any purpose. Under the 6-0 of slot 5 lies 5-3.
shift-task = Shift a tile so that 5-5 can go home.
shift-done = 6-0 went to slot 6, the 5 of 5-3 came to light, and 5-5 moved home. No double is in trouble any more, so there are no more shifts.
shift-other = That is not the move that brings 5-5 home. The 5 that it needs lies under 6-0.

tops-title = Keep the tops for the doubles
tops-text = You hold 6-3. It matches the tops of slots 1, 3 and 6. Slots 1, 2, 4 and 6 show their own numbers already, and are ready for their doubles; slot 5 is closed.
tops-task = Place 6-3 so that every open slot shows its own number.
tops-done = Next came 3-3, and it went straight home. Do not cover the number of a slot, and give it that number if you can: then you know how to play the Big Clock.
tops-other = After that slot 3 still shows no 3, and 3-3 could not go home. Put 6-3 there.
