# What hands of real tiles are worth.

web-hands-tiles = Your tiles ({ $count })
web-hands-clear = Clear
web-hands-share = { $percent }%
web-hands-busy = Calculating …
web-hands-missing = { $count ->
    [one] 1 more tile.
   *[other] { $count } more tiles.
}
web-hands-set = Set
web-hands-double = Double { $high }
web-bid-title = What to bid with a hand of 42
web-bid-about = Tap your seven tiles: here is what they make at each trump, with the chance of every bid.
web-bid-answer = Trumps
web-bid-trump = Trump
web-bid-points = Points
web-bid-trump-name = { $trump ->
    [doubles] doubles
    [none] no trump
    [none_low] no trump, doubles low
    [none_own] no trump, doubles a suit
   *[other] { $trump }s
}
web-bid-best = Best trump: { web-bid-trump-name }. Bids up to { $bid } are made more often than not.
web-bid-pass = Pass: even with the best trump, { web-bid-trump-name }, 30 fails more often than not.
web-bid-marks = Marks gained on average with { web-bid-trump-name }: { $low } with a bid of 30, { $high } with 42, { $double } with 84 (two marks).
web-bid-note = Chances over { $deals } random deals of the other tiles, with your lead. For 30 with { web-bid-trump-name }, the 95% interval is { $low } to { $high }.
web-bid-empty = Tap your seven tiles.
web-discard-title = What to discard in Domino Poker
web-discard-about = Tap your five tiles: every draw is counted, so the chances are exact.
web-discard-answer = Discards
web-discard-most = Most tiles that may be thrown away
web-discard-tiles = Discard
web-discard-chance = Wins
web-discard-ranks = Becomes
web-discard-nothing = nothing
web-discard-best = Best discard: { $tiles }. Wins { $share } of the time.
web-discard-note = “Wins” is the chance of beating one hand dealt from the other tiles, before its own draw.
web-discard-empty = Tap your five tiles.
web-count-title = Which tiles are out
web-count-about = Tap your tiles and those on the table: here is how many of each number are out.
web-count-answer = Tiles of each number
web-count-where = The tiles you tap are
web-count-own = yours ({ $count })
web-count-laid = on the table ({ $count })
web-count-number = Number
web-count-yours = Yours
web-count-table = Table
web-count-out = Out
web-count-said = { $count ->
    [one] 1 tile is out.
   *[other] { $count } tiles are out.
}
web-count-note = Out: { $tiles }
web-count-empty = Tap the tiles that you can see.
