name = Double Takes
summary = Tricks with the double-15 set: follow the suit called, or take all with a double of another suit.

preset-double_takes_4 = Double Takes
    .about = Each player alone; four players play two rounds from one shuffle.
preset-double_takes_partners = Partners
    .about = Four players, two against two, in two rounds.
preset-double_takes_3 = Three players
    .about = Three rounds of fifteen tiles, and one leftover tile for the very last trick.
preset-double_takes_2 = Two players
    .about = Four rounds of seventeen tiles.
preset-with_revokes = With revokes
    .about = You may fail to follow suit, but a revoke costs five points, or one if you put it right.

option-table_for = Table for
    .help = The number of players: two to four, or exactly this many.
value-table_for-any = two to four
option-partners = Partners
    .help = Whether four players play two against two, A and C against B and D.
option-revoke = Revokes
    .help = Whether only tiles that follow are accepted, or a revoke is possible and costs points.
value-revoke-enforced = not possible
value-revoke-penalised = penalised
option-tie_break = Equal totals
    .help = Whether equal totals share the win, or more doubles win it.
value-tie_break-shared = shared
value-tie_break-most_doubles = more doubles
option-show_leftover = Show the leftover tile
    .help = With three players, whether the leftover tile lies face up from the third deal on.

zone-leftover = Left over
verb-as = as, calling
verb-correct = correct, swap for
verb-stand = stand, let it lie

bad-round = There is no round { $number }: the set lasts for { $rounds }.

label-lead = Lead { $tile } as { $suit }
label-correct = Put it right with { $tile }
label-stand = Let { $tile } lie

say-lead = { $person ->
    [you] You lead { $tile } and call { $suit }s.
   *[other] { $player } leads { $tile } and calls { $suit }s.
    }
say-double = { $person ->
    [you] { $proof ->
        [yes] You have no { $suit }s
       *[no] You do not follow { $suit }s
        } and play a double, { $tile }.
   *[other] { $proof ->
        [yes] { $player } has no { $suit }s
       *[no] { $player } does not follow { $suit }s
        } and plays a double, { $tile }.
    }
say-discard = { $person ->
    [you] { $proof ->
        [yes] You have no { $suit }s
       *[no] You do not follow { $suit }s
        } and throw { $tile } away.
   *[other] { $proof ->
        [yes] { $player } has no { $suit }s
       *[no] { $player } does not follow { $suit }s
        } and throws { $tile } away.
    }
say-trick = { $person ->
    [you] You take the trick with { $tile }
   *[other] { $player } takes the trick with { $tile }
    }{ $why ->
    [double] , a double of another suit
   *[suit] {""}
    }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
    }
say-correct = { $person ->
    [you] You had { $suit }s: you take { $laid } back and play { $tile }
   *[other] { $player } had { $suit }s, takes { $laid } back and plays { $tile }
    }{ $cost ->
    [0] ; this late it costs nothing.
   *[other] ; one point off.
    }
say-stand = { $person ->
    [you] You let { $laid } lie.
   *[other] { $player } lets { $laid } lie.
    }
say-revoke = { $person ->
    [you] You hold { $suit }s: five points off at the end of the round.
   *[other] { $player } holds { $suit }s: five points off at the end of the round.
}

fact-round = Round { $number } of { $rounds }
fact-suit = Called: { $suit }s
fact-best = { $why ->
    [double] { $tile } is winning, a double of another suit
   *[suit] { $tile } is winning, the highest of the suit
    }
fact-asked = { $person ->
    [you] { $tile } does not follow: let it lie, or put it right?
   *[other] { $player } is asked about { $tile }
    }
fact-next-opener = { $person ->
    [you] You open the next round
   *[other] { $player } opens the next round
    }
fact-doubles-gone = Doubles gone: { $numbers }

note-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
    }, { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
    }
    .short = { $tricks } + { $doubles }
note-shown = Has taken back: { $tiles }
    .short = has { $tiles }
note-no-suit = No { $suit }s here: play anything. A double wins the trick unless a higher double falls.

refuse-asked = The trick is complete and { $laid } does not follow { $suit }s: let it lie, or put it right.
refuse-not-asked = There is no tile to be put right now.
refuse-no-revokes = At this table every tile has to follow suit, so there is never anything to put right.
refuse-call = Lead { $tile } as { $high } or as { $low }: say which suit you call.
refuse-call-double = Lead { $tile } by calling its own number.
refuse-called = { $suit }s have been called; just play { $tile }.
refuse-follow = { $suit }s have been called and you hold { $tiles }, so you must play one of these; { $tile } does not follow.
refuse-no-suit = You hold no { $suit }s, so { $laid } is no revoke.
refuse-correct = Only a { $suit } puts it right: { $tiles }. { $tile } does not.

end-leftover = { $person ->
    [you] { $tile } was left over and goes to you for the last trick
   *[other] { $tile } was left over and goes to { $player } for the last trick
    }: { $double ->
    [yes] one point more.
   *[no] nothing, as it is not a double.
    }
end-seat = { $player }: { note-taken }. Points of the round: { $points }.
end-side = { $player } and { $partner }: { note-taken }. Points of the round: { $points }.
end-corrected = { $player } put { $count ->
    [one] a revoke right: one point off.
   *[other] { $count } revokes right: { $count } points off.
    }
end-revokes = { $player } revoked { $count ->
    [one] once
   *[other] { $count } times
    } and let it stand: { $cost } points off.

## The score sheet for real tiles

ask-doubles = Doubles in the tricks of { $side }:
ask-corrected = Revokes of { $side } put right at the cost of a point (Enter: none):
ask-revokes = Revokes of { $side } found later (Enter: none):

## Reasons for an action

why-sure = nobody can beat { $tile }: it takes this trick for certain, worth { $points ->
    [one] one point.
   *[other] { $points } points.
    }
why-takes = it takes this trick for certain, worth { $points ->
    [one] one point.
   *[other] { $points } points.
    }
why-highest = nobody still to play can hold a { $suit } higher than { $tile }; only a double of another suit can steal the trick.
why-steals = { $tile } is a double of another suit: it beats every { $suit }.
why-few = { $count ->
    [one] only { $tiles } can still beat { $tile }.
   *[other] only these can still beat { $tile }: { $tiles }.
    }
why-gives = { $partner } takes this trick for certain, and the double counts for the partners.
why-partner = { $partner } takes this trick for certain, so nothing better is needed.
why-saves = it keeps the doubles out of a trick that { $other } is taking.
why-lost = no tile that may be played takes this trick, and this is the lowest { $suit } in the hand.
why-correct = it costs one point now; a revoke that comes to light costs five.
why-no-suit = there is nothing to put right: the hand holds no { $suit }s.
why-free = this late a revoke costs nothing.

## Why a position is invalid

position-follows = { $player } follows { $suit }s, so there is nothing to ask.

## Calls, large over the table for a moment

cheer-say-revoke = Revoke!
