# Keeping score with real tiles, and what a house rule changes.

## A new sheet

web-score-title = Keep score with real tiles
web-score-about = You play with your own tiles; here you write down how each round ended. Points, totals and who begins next follow from the rules you play by.
web-score-mine = My score sheets
web-score-forget = Take the sheet of { $names } off this list
web-score-what = What is played
web-score-game = Game
web-score-rules = Read the rules
web-score-players = Who plays
web-score-order = In the order of play.
web-score-order-sides = In the order of play; partners sit opposite each other.
web-score-name = Player { $number }
web-score-begin = Begin the sheet
web-score-no-such-game = { $game } has no score sheet: choose another game.

## The sheet

web-score-none = Nothing is written down yet.
web-score-correct = Correct round { $number }
web-score-correcting = Correct round { $number }
web-score-next = Round { $number }
web-score-after = after the end
web-score-void = void
web-score-came = How the points of round { $number } come about
web-score-came-void = Nobody scores.
web-score-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
web-score-draw = The match is over, and nobody has won it.
web-score-another = New sheet
web-score-next-match = Next match
web-score-match = Match { $number }
web-score-matches = Match
web-score-matches-won = Matches won
web-score-series = The series
web-score-shutout = A match won with nothing for the losers counts as { $count } matches.
web-score-counts = { $count ->
    [0] shared: counts for nobody
   *[other] shut-out: counts as { $count }
}
web-score-winner = winner:
web-score-rounds-of = Match { $number }, round by round
web-score-reopen = Go back to match { $number }
web-score-reopen-sure = Go back to match { $number }? Press again
web-score-back = Match { $number } is open again.
web-score-news-match = Match { $number } begins.
web-score-print = Print
web-score-printed = { $rules }. Printed on { $date }.
web-score-strike = Strike out round { $number }
web-score-strike-sure = Strike out round { $number }? Press again
web-score-struck = Round { $number } is struck out.
web-score-watching = You are watching this sheet; it follows by itself what is written on it.
web-score-offline = No connection: this is the sheet as last seen. It is tried again.
web-score-news = Round { $number } is written down. { $totals }
web-score-news-changed = The sheet has changed. { $totals }
web-score-standing = { $name } { $points }
web-score-csv = For a spreadsheet (CSV)
web-score-file = Save the sheet
web-score-tools = Share and save

## A round

web-score-how = How did it end?
web-score-who = Who was it?
web-score-ending-out = Somebody went out
web-score-ending-blocked = Blocked
web-score-ending-void = Void, dealt again
web-score-ending-target = Reached the target
web-score-ending-bid = Bid and played
web-score-ending-passed = All passed
web-score-ending-dead = Dead, nobody
web-score-tiles-or-sum = Tap the tiles, or type their sum
web-score-tiles-only = Tap the tiles
web-score-of = { $low } to { $high }
web-score-step = in steps of { $step }
web-score-empty-is = empty: { $usual }
web-score-show-tiles = Tiles
web-score-show-tiles-of = Tiles: { $what }
web-score-tile-set = All tiles of the set
web-score-only = Only tiles with
web-score-only-all = all
web-score-chosen = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
web-score-times = { $count ->
    [0] never
    [one] once
   *[other] { $count } times
}
web-score-less = { $name }: once less
web-score-more = { $name }: once more
web-score-missing = { $count ->
    [one] One answer is
   *[other] { $count } answers are
} missing or invalid.
web-score-needed = An answer is needed here.
web-score-write = Write round { $number } down
web-score-write-again = Send again
web-score-write-anyway = Write it down as round { $number } all the same
web-score-change = Correct round { $number }
web-score-change-anyway = Correct round { $number } all the same
web-score-cancel = Leave it as it is
web-score-empty = Empty the form
web-score-unsent = Not sent: there is no connection. What you wrote is still here; send it again when you are back.
web-score-conflict = Somebody else has changed the sheet while you were writing. Look at the sheet: is your round on it already? What you wrote is still here.

## Sharing

web-score-share = Share
web-score-share-watch = To watch
web-score-share-watch-help = Whoever opens this link follows the score and cannot change it.
web-score-share-edit = To write too
web-score-share-edit-help = Whoever opens this link can write on the sheet as you can: for a second scorekeeper.
web-score-link = Link
web-score-share-link = Share this link
web-score-no-link = The links of this sheet are known to the device it was begun on.

## What a house rule changes

web-compare-title = What does this change?
web-compare-about = Bots play matches under both sets of rules, with the same shuffles.
web-compare-against = Compared with
web-compare-preset = { $preset }
web-compare-preset-own = { $preset } without your changes
web-compare-do = Compare
web-compare-busy = The bots are playing … this can take a minute.
web-compare-same = These are the same rules: change a rule, or compare with another rule set.
web-compare-these = These rules
web-compare-measure = Measure
web-compare-difference = Difference
web-compare-points = { $number } pp
web-compare-interval = { $low } … { $high }
web-compare-clearly = clear
web-compare-found = { $count ->
    [0] No clear difference in { $rounds } rounds: there is none, or it is too small to be seen in so few.
    [one] One clear difference:
   *[other] { $count } clear differences:
}
web-compare-line = { $measure }: { $a } instead of { $b }
web-compare-how = { $a } matches under these rules and { $b } under “{ $other }”, { $rounds } rounds or more of every kind. Below each number stands where the true one lies in 95 of 100 cases; a difference is clear where that does not reach across 0. pp: percentage points.
web-compare-seats = “{ $other }” was played by { $count }, since it is not for as many as these rules.
web-compare-table = Both rule sets, measure by measure
