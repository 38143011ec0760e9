name = Domino Poker
summary = Five tiles each, bets for play chips, and the best hand takes the pot.

preset-straight_poker = Straight poker
    .about = One betting round with a fixed limit, no draw, twelve hands.
preset-five_tile_draw = Five-tile draw
    .about = Two or three players bet, draw up to three tiles, and bet again.
preset-traditional_ranks = Traditional ranks
    .about = Straights by suit: five in sequence in the fours, fives or sixes.
preset-freezeout = Freezeout
    .about = No limit and no end until one player holds all chips; ante and unit double every ten hands.

option-starting_stack = Starting stack
    .help = The chips each player begins with. They are play points and have no value.
option-ante = Ante
    .help = Chips each player puts into the pot before the deal.
option-unit = Bet unit
    .help = The size of a bet, or the minimum without a fixed limit; doubled after the draw.
option-betting = Betting
    .help = How much a bet or raise may be.
value-betting-fixed_limit = fixed limit
value-betting-pot_limit = pot limit
value-betting-no_limit = no limit
option-max_raises = Raises
    .help = With a fixed limit, the number of raises that may follow a bet in each betting round.
option-draws = Draws
    .help = Whether tiles may be drawn after the first betting round; at most three can play then.
option-max_draw = Tiles to draw
    .help = Maximum number of tiles to discard and draw.
option-straights = Straights
    .help = By length: four or five in sequence in any suit, and six straight in the sixes. By suit: five in sequence in the fours, the fives or the sixes.
value-straights-examples = by length
value-straights-suit = by suit
option-high_order = High piece
    .help = Which tile is the highest if nobody has anything better.
value-high_order-doubles_first = doubles first
value-high_order-pips = most pips
option-match_hands = Hands in a match
    .help = The match ends after this many hands; 0 plays until one player holds all chips, for at most 200 hands.
option-ante_doubles_every = Ante doubles
    .help = Ante and unit double after this many hands; 0 for never.

zone-pot = Pot
zone-side_pot = Side pot
zone-stock = Stock
zone-discards = Discards

verb-pass = pass
verb-check = check
verb-call = call
verb-fold = fold, muck
verb-bet = bet
verb-raise = raise, raise to
verb-draw = draw, discard, exchange
verb-discard = throw away
verb-exchange = swap
verb-bid = bid

chips-count = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
    }
tiles-count = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
    }
numbers-name = { $number ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
    }
other-numbers-name = { $other_number ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
    }
rank-word = { $rank ->
    [high] high piece
    [pair] pair
    [flush] flush
    [threes] threes
    [four_straight] four straight
    [full] full hand
    [five_straight] five straight
    [fours] fours
    [six_straight] six straight
   *[royal] royal
    }
other-rank-word = { $other_rank ->
    [high] high piece
    [pair] pair
    [flush] flush
    [threes] threes
    [four_straight] four straight
    [full] full hand
    [five_straight] five straight
    [fours] fours
    [six_straight] six straight
   *[royal] royal
    }
top-double = double { $number } high
rank-name = { $rank ->
    [high] high piece { $piece }
    [pair] pair, { top-double }
    [flush] flush of { numbers-name }
    [threes] threes, { top-double }
    [four_straight] four straight in the { numbers-name }
    [full] full hand, { top-double }
    [five_straight] five straight in the { numbers-name }
    [fours] fours, { top-double }
    [six_straight] six straight
   *[royal] royal
    }
all-in = { $all ->
    [1] , all in
   *[0] { "" }
    }
pot-name = { $side ->
    [0] the pot
   *[other] side pot { $side }
    }

label-fold = Fold
label-check = Check
label-call = Call { chips-count }{ all-in }
label-bet = Bet { $level }{ all-in }
label-raise = Raise to { $level }{ all-in }
label-stand = Keep all five
label-draw = Draw { $count } for { $tiles }

say-fold = { $person ->
    [you] You fold.
   *[other] { $player } folds.
    }
say-check = { $person ->
    [you] You check.
   *[other] { $player } checks.
    }
say-call = { $person ->
    [you] You call { chips-count }{ all-in }.
   *[other] { $player } calls { chips-count }{ all-in }.
    }
say-bet = { $person ->
    [you] You bet { $level }{ all-in }.
   *[other] { $player } bets { $level }{ all-in }.
    }
say-raise = { $person ->
    [you] You raise to { $level }{ all-in }.
   *[other] { $player } raises to { $level }{ all-in }.
    }
say-drawing = The betting is over. Now the draw: at most { tiles-count }.
say-draw = { $count ->
    [0] { $person ->
        [you] You keep all five tiles.
       *[other] { $player } keeps all five tiles.
        }
   *[other] { $person ->
        [you] You draw { tiles-count }.
       *[other] { $player } draws { tiles-count }.
        }
    }
say-drawn = { $person ->
    [you] For { $tiles } you get { $drawn }.
   *[other] For { $tiles } { $player } gets { $drawn }.
}
say-reshuffle = The stock has run out: the discards were shuffled.
say-second = Second betting round; the unit is { chips-count }.

fact-dealer = Dealer: { $player }
fact-stakes = Ante { $ante }, unit { $unit }
fact-ranks = Hands, best first: royal, six straight, fours, five straight, full hand, four straight, threes, flush, pair, high piece
fact-drawing = { $person ->
    [you] You may draw at most { tiles-count }
   *[other] { $player } may draw at most { tiles-count }
    }
fact-second = Second betting round
fact-to-call = { $person ->
    [you] { chips-count } for you to call
   *[other] { chips-count } for { $player } to call
    }
fact-bet = Bet: { $span }
fact-raise = Raise to: { $span }
fact-raises-left = { $count ->
    [0] No bets or raises left
    [one] One bet or raise left
   *[other] { $count } bets and raises left
    }

note-out = out, no chips
note-chips = { chips-count }
note-bet = { $chips } in this round
    .short = bet { $chips }
note-folded = folded
    .short = folded
note-all-in = all in
note-drew = { $count ->
    [0] drew nothing
   *[other] drew { $count }
    }
note-rank = { rank-name }

refuse-draw-first = The betting is over: now tiles are drawn.
refuse-no-draw-now = Tiles are not drawn now; it is time to bet.
refuse-fold = You cannot fold when you can check.
refuse-check = You cannot check: it takes { chips-count } to stay in.
refuse-call = There is no bet to call; you may check.
refuse-bet = There is a bet of { $level } already; you may raise it.
refuse-raise = There is no bet to raise yet; you may bet.
refuse-capped = Bets and raises are capped at { $count } in each round; call { $chips } or fold.
refuse-no-more = Your chips do not go beyond the call of { $chips }.
refuse-nobody-left = Nobody else has chips left to answer a raise; call { $chips } or fold.
refuse-short = The all-in was less than a full raise, so you may only call { $chips } or fold.
refuse-short-of = { $player }'s all-in was less than a full raise, so you may only call { $chips } or fold.
refuse-size = You cannot go to { $level }; you may go to { $span }.
refuse-name-tiles = Say which { $count ->
    [one] tile
   *[other] { $count } tiles
    } you discard.
refuse-too-many = You may draw at most { tiles-count }.
refuse-not-held = You do not hold { $tiles }.

end-folded = { $person ->
    [you] All others have folded: you take the pot of { chips-count } and show nothing.
   *[other] All others have folded: { $player } takes the pot of { chips-count } and shows nothing.
    }
end-shows = { $person ->
    [you] You show { $tiles }: { rank-name }.
   *[other] { $player } shows { $tiles }: { rank-name }.
    }
end-pot-back = { $person ->
    [you] { chips-count } that no other player still in has matched { back-verb } back to you.
   *[other] { chips-count } that no other player still in has matched { back-verb } back to { $player }.
    }
back-verb = { $chips ->
    [one] goes
   *[other] go
    }
end-pot-rank = { $person ->
    [you] You take { pot-name }, { chips-count }: { rank-word } beats { other-rank-word } ({ $other }).
   *[other] { $player } takes { pot-name }, { chips-count }: { rank-word } beats { other-rank-word } ({ $other }).
    }
end-pot-number = { $person ->
    [you] You take { pot-name }, { chips-count }: { rank-word }, { numbers-name } over { other-numbers-name } ({ $other }).
   *[other] { $player } takes { pot-name }, { chips-count }: { rank-word }, { numbers-name } over { other-numbers-name } ({ $other }).
    }
end-pot-piece = { $person ->
    [you] You take { pot-name }, { chips-count }: { rank-word }, { $piece } over { $other_piece } ({ $other }).
   *[other] { $player } takes { pot-name }, { chips-count }: { rank-word }, { $piece } over { $other_piece } ({ $other }).
    }

## Reasons for a betting action or a draw

why-best = { rank-name }: no hand from the other fifteen tiles beats it.
why-strong = { rank-name }: it beats { $percent }% of the hands from the other fifteen tiles.
why-weak = { rank-name }: it beats only { $percent }% of the hands from the other fifteen tiles.
why-free = checking costs nothing.
why-price = calling costs { chips-count } for a pot of { $pot }, which pays for a hand that wins { $percent }% of the time.
why-keeps = { $count ->
    [one] it keeps the double, { $tiles }.
   *[other] it keeps the doubles: { $tiles }.
    }
why-improves = { $percent }% of the possible draws make a better hand.

## Why a position is invalid

position-all-folded = Nobody is left in the hand.
position-no-chips = { $player } has no chips and is not in this hand.
position-no-draw = These rules have no draw.
position-stack = { $player } began with { $chips } chips: what is left and what is paid must add up to that.
position-bet = { $player } has paid only { $paid } into the pot.
position-pot = By the other fields the pot is { $pot }.
position-nobody-acts = By the other fields nobody has to act.
position-may-act = By the other fields one of these acts: { $seats }.

## Calls, large over the table for a moment

cheer-end-folded = The pot!
cheer-end-pot-rank = { rank-word }!
cheer-end-pot-number = { rank-word }!
cheer-end-pot-piece = { rank-word }!
