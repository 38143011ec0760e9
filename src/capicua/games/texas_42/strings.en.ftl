name = Texas 42
summary = Two against two: bid for the right to name the trump, then play seven tricks for 42 points.

preset-four_hand_texas = Four-Hand Texas
    .about = Points to 250; bidding goes round until three have passed.
preset-one_bid_each = One bid each
    .about = Points to 250; each player has one bid.
preset-marks = Marks
    .about = Seven marks, one bid each, openings up to 84, and the round stops when it is decided.
preset-marks_forced_bid = Marks, dealer must bid
    .about = As with marks, and after three passes the dealer has to bid.

option-scoring = Scoring
    .help = Points count what each side takes; marks count rounds won, a bid of 42 or more being worth one for each 42.
value-scoring-points = points
value-scoring-marks = marks
option-target = Target
    .help = What a side needs to win the match; automatic is 250 points or 7 marks.
value-target-auto = automatic
option-auction = Auction
    .help = Whether bidding goes round until three have passed, or each player bids or passes once.
value-auction-continuous = until three have passed
value-auction-single_round = one bid each
option-all_pass = When all players pass
    .help = Who deals again, or whether the dealer has to bid after three passes.
value-all_pass-redeal_next = the next player deals
value-all_pass-redeal_same = the same player deals again
value-all_pass-dealer_30 = the dealer must bid
option-passout_limit = Passed-out deals
    .help = After this many in a row, the dealer must bid if the others pass; 0 for no limit.
option-allow_doubles_trump = Doubles as trump
    .help = Whether the bidder may name the doubles.
option-allow_no_trump = No trump
    .help = Whether the bidder may play without trump.
option-no_trump_doubles = Doubles without trump
    .help = Always the highest of their suit, or high, low or a separate suit, as the bidder chooses.
value-no_trump_doubles-high = high
value-no_trump_doubles-bidder_chooses = the bidder chooses
option-opening_limit = Highest opening
    .help = The highest bid while nobody has bid 42.
option-set_side_keeps_points = Set side keeps its points
    .help = With points, whether a side that fails its bid still scores the points it took.
option-early_stop = Stop when decided
    .help = With marks, the round ends once the contract is made or lost; with points, all seven tricks are always played.
option-special_contracts = Special contracts
    .help = With marks only. Nello: the bidder alone takes no trick. Plunge: with four doubles, the partner names the trump.
value-special_contracts-nello = nello
value-special_contracts-plunge = plunge

zone-auction = Auction
zone-pair_ac = Taken by A and C
zone-pair_bd = Taken by B and D

bid-name = { $marks ->
    [0] { $bid }
    [one] { $marks } mark
   *[other] { $marks } marks
    }
suit-many = { $suit ->
    [blanks] blanks
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
    [sixes] sixes
   *[doubles] doubles
    }
suit-one = { $suit ->
    [blanks] a blank
    [ones] a one
    [twos] a two
    [threes] a three
    [fours] a four
    [fives] a five
    [sixes] a six
   *[doubles] a double
    }
suit-led = { $suit ->
    [blanks] A blank
    [ones] A one
    [twos] A two
    [threes] A three
    [fours] A four
    [fives] A five
    [sixes] A six
   *[doubles] A double
    } was led
trump-name = { $trump ->
    [blanks] blanks
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
    [sixes] sixes
    [doubles] doubles
    [none_high] none, doubles high
    [none_low] none, doubles low
    [none_own] none, doubles a suit of their own
    [nello] nello
   *[none] none
    }

label-pass = Pass
label-bid = Bid { bid-name }
call-bid = { bid-name }
label-plunge = Plunge: { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
    }
label-trump = Trump: { trump-name }

say-pass = { $person ->
    [you] You pass.
   *[other] { $player } passes.
    }
say-bid = { $person ->
    [you] You bid { bid-name }.
   *[other] { $player } bids { bid-name }.
    }
say-plunge = { $person ->
    [you] You plunge for { $marks } marks: you hold four doubles or more.
   *[other] { $player } plunges for { $marks } marks, and so holds four doubles or more.
    }
say-passed-out = All players have passed: the tiles are redealt.
say-must-bid = { $person ->
    [you] The others have passed, so you have to bid.
   *[other] The others have passed, so { $player } has to bid.
    }
say-contract = { $person ->
    [you] You win the auction with { bid-name } and name the trump.
   *[other] { $player } wins the auction with { bid-name } and names the trump.
    }
say-partner-names = { $person ->
    [you] The plunge stands: you name the trump and lead.
   *[other] The plunge stands: { $player } names the trump and leads.
    }
say-trump = { $person ->
    [you] You name the trump: { trump-name }.
   *[other] { $player } names the trump: { trump-name }.
    }
say-nello = { $person ->
    [you] You play nello, to take no trick; { $partner } sits out.
   *[other] { $player } plays nello, to take no trick; { $partner } sits out.
    }
say-lead = { $person ->
    [you] You lead { $tile }: { suit-many } must be followed.
   *[other] { $player } leads { $tile }: { suit-many } must be followed.
    }
say-ruff = { $person ->
    [you] You have no { suit-many } and trump with { $tile }.
   *[other] { $player } has no { suit-many } and trumps with { $tile }.
    }
say-discard = { $person ->
    [you] You have no { suit-many } and discard { $tile }.
   *[other] { $player } has no { suit-many } and discards { $tile }.
    }

fact-dealer = Dealer: { $player }
fact-bid = { $person ->
    [you] You have bid { bid-name }
   *[other] { $player } has bid { bid-name }
    }
fact-contract = Contract: { $player }, { bid-name }
fact-all-tricks = All seven tricks are needed
fact-trump = Trump: { trump-name }
fact-led = Led: { suit-many }
fact-needs = { $points ->
    [0] The contract is made
   *[other] { $against ->
        [0] The contract is set
       *[other] { $person ->
            [you] Your side needs { $points } more
           *[other] { $player }’s side needs { $points } more
            }; the others need { $against } to set it
        }
    }

note-trumps = Trumps: { $tiles }
note-honours = Honours: { $tiles }
note-sits-out = Sits out: tiles put aside
note-no-doubles = Has no doubles
    .short = no doubles

refuse-auction-first = The auction is still open: bid or pass first.
refuse-trump-early = Bids are numbers only; the trump is named when the auction is over.
refuse-must-bid = The other three have passed, and this time the dealer has to bid.
refuse-low = { bid-name } is not more than the standing bid of { $standing }.
refuse-ladder = After { $standing } the only bid is { $next }.
refuse-opening = { bid-name } cannot be bid now; the highest bid is { $highest }.
refuse-no-plunge = Plunging is not allowed at this table.
refuse-plunge-doubles = A plunge needs four doubles in hand, and you hold { $count }.
refuse-plunge-high = A plunge would go beyond seven marks.
refuse-auction-over = The auction is over.
refuse-name-first = Name the trump first, then lead.
refuse-named = The trump has been named.
refuse-no-nello = Nello is not allowed at this table.
refuse-nello-low = Nello needs a bid of 42 or more.
refuse-nello-plunge = After a plunge all seven tricks are needed: nello cannot be named.
refuse-no-doubles = At this table doubles cannot be trump.
refuse-no-trump = This kind of no trump is not allowed at this table.
refuse-follow = { suit-led } and you hold { $tiles }, so you must play { suit-one }; { $tile } does not follow.
refuse-follow-trump = { suit-led } and you hold { $tiles }, so you must play { suit-one }. { $tile } does not count: { trump-name } are trump.
refuse-follow-double = { suit-led } and you hold { $tiles }, so you must play { suit-one }. { $tile } does not count: doubles are a suit of their own.
refuse-follow-lower = { suit-led } and you hold { $tiles }, so you must play { suit-one }. { $tile } does not follow: { $lead } was led as { suit-one }.

end-passed-out = All players passed: nobody scores.
end-bid-made = { $player } and { $partner } bid { bid-name } and took { $taken }: made. They score the { $score } they took, the others their { $others }.
end-bid-set = { $player } and { $partner } bid { bid-name } and took only { $taken }: set. They score { $score }; the others score their { $against } and the bid, { $others } together.
end-all-made = { $player } and { $partner } bid { bid-name } and took all seven tricks: made. They score the bid, { $score }; the others { $others }.
end-all-set = { $player } and { $partner } bid { bid-name }, which needs all seven tricks, and took { $taken } points: set. They score { $score }; the others score their { $against } and the bid, { $others } together.
end-marks-made = { $player } and { $partner } bid { bid-name } and took { $taken }, against { $against }: made. They score { $score ->
    [one] { $score } mark
   *[other] { $score } marks
    }, the others { $others }.
end-marks-set = { $player } and { $partner } bid { bid-name } and took { $taken }, against { $against }: set. The others score { $others ->
    [one] { $others } mark
   *[other] { $others } marks
    }, they { $score }.
end-marks-all-made = { $player } and { $partner } bid { bid-name } and took all seven tricks: made. They score { $score ->
    [one] { $score } mark
   *[other] { $score } marks
    }, the others { $others }.
end-marks-all-set = { $player } and { $partner } bid { bid-name } and lost a trick: set. The others score { $others ->
    [one] { $others } mark
   *[other] { $others } marks
    }, they { $score }.
end-nello-made = { $player } took no trick: the nello is made. With { $partner } that is { $score ->
    [one] { $score } mark
   *[other] { $score } marks
    }, the others { $others }.
end-nello-set = { $player } took a trick: the nello is set. The others score { $others ->
    [one] { $others } mark
   *[other] { $others } marks
    }, { $player } and { $partner } { $score }.

## The score sheet for real tiles

sheet-opens-auction = { $other } deals the next round; { $player } bids first.
sheet-marks = { $player } and { $partner } score { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}.
ending-bid = bid, bids
ending-passed = passed, all passed
ask-ending-bid = Who bid highest?
ask-dealer = Who dealt?
ask-bid = The bid ({ $words }):
ask-taken = Points the bidding side took (0–42):
ask-contract = Was it made? (made or set)
answer-made = made, yes, y
answer-set = set, no, n

## Reasons for a bid or a tile

why-trumps = the hand holds { $count } tiles of that suit: { $tiles }.
why-top-trumps = nobody can beat { $tiles } there.
why-doubles = the hand holds { $count } doubles.
why-draws-trumps = { $tile } is the highest trump still out, and { $count ->
    [one] one trump is
   *[other] { $count } trumps are
} in the other hands.
why-sure = nobody can beat { $tile }: the others hold no trump and nothing higher of its suit.
why-highest = { $tile } is the highest tile still out of the suit it leads.
why-takes = it takes this trick for certain, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
why-gives = { $partner } takes this trick for certain, so the { $points } stay with the partners.
why-saves = it keeps the honours out of a trick that the others are taking.
why-ducks = it stays below the tile that takes the trick.

## Why a position is invalid

position-no-trump = No trump has been named, so there is no trick yet.
position-no-plunge = These rules have no plunge.
position-auction-over = The auction is over: expected no further bids.
position-no-bid = By the other fields nobody has won the auction.
position-bidder = By the other fields { $player } has won the auction.
position-sits-out = { $player } sits out, so another seat leads.
position-plunger = Expected a seat and a number of doubles: “A 4”.
position-pairs = Expected two numbers, one for each side; found { $found }.

## Calls, large over the table for a moment

cheer-say-plunge = Plunge!
cheer-say-nello = Nello!
cheer-say-contract = { $bid ->
    [42] 42!
    [84] 84!
   *[other] { "" }
}
cheer-end-bid-made = Made!
cheer-end-bid-set = Set!
cheer-end-all-made = Made!
cheer-end-all-set = Set!
cheer-end-marks-made = Made!
cheer-end-marks-set = Set!
cheer-end-marks-all-made = Made!
cheer-end-marks-all-set = Set!
cheer-end-nello-made = Nello made!
cheer-end-nello-set = Nello set!
