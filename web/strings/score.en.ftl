# Keeping score with real tiles, and what a house rule changes.

## A new sheet

web-score-title = Keep score with real tiles
web-score-about = Play with your own tiles and enter here how each round ended. The points, totals and next starter follow from your rules.
web-score-mine = My score sheets
web-score-forget = Remove the sheet of { $names } from this list
web-score-what = Game and rules
web-score-game = Game
web-score-rules = Read the rules
web-score-players = Players
web-score-order = In turn order.
web-score-order-sides = In turn order; partners sit opposite each other.
web-score-name = Player { $number }
web-score-begin = Begin the sheet
web-score-no-such-game = { $game } has no score sheet: choose another game.

## The sheet

web-score-none = No rounds yet.
web-score-correct = Correct round { $number }
web-score-correcting = Correct round { $number }
web-score-next = Round { $number }
web-score-after = after the end
web-score-void = void
web-score-came = Scoring of round { $number }
web-score-came-void = Nobody scores.
web-score-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
web-score-draw = The match is over without a winner.
web-score-another = New sheet
web-score-next-match = Next match
web-score-match = Match { $number }
web-score-matches = Match
web-score-matches-won = Matches won
web-score-series = The series
web-score-shutout = A match in which the losers score nothing counts as { $count } matches.
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
web-score-strike = Remove round { $number }
web-score-strike-sure = Remove round { $number }? Press again
web-score-struck = Round { $number } removed.
web-score-watching = You are watching this sheet; it updates automatically.
web-score-offline = No connection. This is the last known state of the sheet; reconnecting.
web-score-news = Round { $number } added. { $totals }
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
web-score-ending-void = Void, redealt
web-score-ending-target = Reached the target
web-score-ending-bid = Bid and played
web-score-ending-passed = All passed
web-score-ending-dead = Dead: nobody declared
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
web-score-needed = This answer is required.
web-score-write = Add round { $number }
web-score-write-again = Send again
web-score-write-anyway = Add it as round { $number } anyway
web-score-change = Correct round { $number }
web-score-change-anyway = Correct round { $number } anyway
web-score-cancel = Cancel
web-score-empty = Clear the form
web-score-unsent = Not sent: no connection. Your entries are still here; send them again when you are back online.
web-score-conflict = Somebody else changed the sheet while you were entering this round. Check whether your round is already on it. Your entries are still here.

## Sharing

web-score-share = Share
web-score-share-watch = To watch
web-score-share-watch-help = With this link, people can follow the score but not change it.
web-score-share-edit = To edit
web-score-share-edit-help = With this link, a second scorekeeper can edit the sheet as you can.
web-score-link = Link
web-score-share-link = Share this link
web-score-no-link = Only the device on which this sheet was created has its links.

## The effect of a house rule

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
web-compare-clearly = significant
web-compare-found = { $count ->
    [0] No significant difference in { $rounds } rounds: there is none, or it is too small for this many rounds.
    [one] One significant difference:
   *[other] { $count } significant differences:
}
web-compare-line = { $measure }: { $a } instead of { $b }
web-compare-how = { $a } matches under these rules and { $b } under “{ $other }”, at least { $rounds } rounds each. Below each number is its 95% confidence interval; a difference is significant if its interval excludes 0. pp: percentage points.
web-compare-seats = “{ $other }” was played by { $count }, because it does not allow as many players as these rules.
web-compare-table = Measures of both rule sets

## An empty sheet to print

web-score-paper = Print an empty sheet
paper-title = Empty score sheet: { $game }
paper-heading = Empty score sheet
paper-about = Choose the game and its rules, and print a sheet to write on. The address of this page opens the same sheet again.
paper-choose = Game and rules
paper-do = Print
paper-preview = Preview of the sheet
paper-target = Target
paper-rounds = Rounds
paper-player = Player
paper-date = Date
paper-place = Place
paper-number = Table
paper-sheet = Sheet
paper-agreed = House rules agreed
paper-winner = Winner
paper-signed = Signatures
paper-key = { $column }: initial of the player
paper-round = Round
paper-count = No.
paper-dealer = Dealt
paper-starter = Began
paper-leader = Led
paper-opener = First
paper-by-out = Out
paper-by-bid = Bidder
paper-bid = Bid
paper-taken = Took
paper-contract = Made?
paper-closing = How
paper-capicua = Capicúa
paper-chuchazo = Chuchazo
paper-blocker = Blocked by
paper-melds = Melds
paper-left = Left
paper-made = In play
paper-exchanges = Exch.
paper-tricks = Tricks
paper-doubles = Doubles
paper-honours = Tiles
paper-corrected = Put right
paper-revokes = Revokes
paper-captured = Tiles
paper-points = Points
paper-points-short = Pts
paper-total = Total
paper-won-chips = + / −
paper-chips = Chips
paper-deal = Deal
paper-won = Won
paper-notes = Notes
paper-us = We
paper-them = They

## The longest train

web-train-title = Longest train
web-train-about = Tap the tiles of your hand: here is the train that no other beats, for Mexican Train and every game in which tiles follow each other.
web-train-set = Set
web-train-double = Double { $high }
web-train-hand = Your tiles ({ $count })
web-train-clear = Clear
web-train-answer = The train
web-train-start = It starts from
web-train-any = any number
web-train-best = It should have
web-train-longest = the most tiles
web-train-heaviest = the most pips
web-train-empty = Tap your tiles first.
web-train-size = From { $start }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
web-train-left = Left over: { $tiles } ({ $pips ->
    [one] one pip
   *[other] { $pips } pips
})
web-train-all = No tile is left over.
web-train-others = { $count ->
    [0] No other train is as { $how ->
        [heaviest] heavy
       *[longest] long
    }.
    [one] One other train is as { $how ->
        [heaviest] heavy
       *[longest] long
    }:
   *[other] { $count } other trains are as { $how ->
        [heaviest] heavy
       *[longest] long
    }:
}
web-train-more = There are more of them.
web-train-everything = Show all that are as good
web-train-none = None of your tiles shows a { $start }.
web-train-link = Longest train of a hand
web-hands-bid-link = What to bid in 42
web-hands-discard-link = Poker discards
web-hands-count-link = Which tiles are out
