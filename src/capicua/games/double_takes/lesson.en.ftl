goal-title = The goal
goal-text = You win tricks. Every trick you take is one point, and every double in it is one more. The whole set from 0-0 to 15-15 is dealt out over the match, and the highest total wins.

follow-title = Follow the suit
follow-text = D led the 12-10 and called tens. A player who holds a ten has to play one. In a suit, the other end decides: the 15 is highest, the 0 lowest.
follow-task = Play your ten.
follow-done = Your 13-10 was the highest ten, because 13 is more than 12. The trick is yours, and you lead to the next one.

call-title = Lead and call
call-text = Now you lead. A tile belongs to both its numbers, and you call one of them as the suit. The suit is won by the highest other end.
call-task = Lead the 15-4 so that no other four can beat it.
call-done = As a four, your tile has the highest other end there is, 15. D had no four and threw the 15-7, which counts for nothing in this trick.
call-other = Called as a fifteen, the 15-4 is one of the lowest of its suit; the 8-3 can be beaten in either suit.

double-title = Doubles take tricks
double-text = Thirteens were called, and you hold none, so you may play any tile. A double that is not of the suit called beats every plain tile, even the highest of the suit.
double-task = Take the trick with your double.
double-done = The 0-0 took the trick from the 15-13. You scored two points: one for the trick and one for the double in it.
double-other = The 8-7 is neither a thirteen nor a double, so it cannot win.

higher-title = The higher double
higher-text = Eights were called, and C has already thrown in the 5-5. Of several doubles that are not of the suit, the highest wins. You are last to play and hold no eight.
higher-task = Beat the 5-5.
higher-done = The 11-11 took three points: the trick and two doubles. A double of the suit itself has no such power; it counts as a point but keeps its place in the suit.
higher-other = The 2-2 is too low, and would give C one point more; the 14-1 wins nothing.

low-title = Keep your doubles
low-text = Sixes were called and C has played the 9-9. You play last and hold no six. Your only double, the 4-4, cannot win here.
low-task = Give up the trick as cheaply as you can.
low-done = C takes the trick and two points. Your 4-4 is still there for a trick that it can win.
low-other = The 4-4 loses to the 9-9, and would give C another point.
