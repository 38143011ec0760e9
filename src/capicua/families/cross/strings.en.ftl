# What the games of the cross share: house rules, plays, what is said, the score.

## House rules

option-direction = Direction of play
    .help = Which way the turn goes round the table.
value-direction-anticlockwise = anticlockwise, to the right
value-direction-clockwise = clockwise, to the left
option-train_recloses = An open train closes
    .help = What makes a train private again after its owner has passed.
value-train_recloses-on_number_change = when any player plays a non-double on it
value-train_recloses-on_owner_play = when its owner plays on it
option-blocked_tie = Tie in a blocked round
    .help = Who wins a blocked round if several players share the lowest total.
value-blocked_tie-void = nobody, and nobody loses
value-blocked_tie-share = all of them, in equal parts
value-blocked_tie-first_in_turn = the one whose first turn came first
option-starter_rotation = Next starter
    .help = Who starts the next round.
value-starter_rotation-rotate = the player after the last starter
value-starter_rotation-winner = the winner of the last round
option-max_deals = Rounds in a match
    .help = The match ends after this many rounds; 0 sets no limit, automatic is three for each player.
value-max_deals-auto = automatic
option-target_score = Target
    .help = The match ends once a player has reached this total; 0 sets no target.
option-deal_cap = Longest match
    .help = The match always ends after this many rounds.
option-spare_tiles = Spare tiles
    .help = What happens to the tiles that are not dealt.

## Choices

label-play = { $whose ->
    [you] { $tile } on your train
    [own] { $tile } on their own train
   *[other] { $tile } on { $owner }’s train
}
label-lead = Lead { $tile }
label-keep = Keep your tiles
label-exchange = { $factor ->
    [1] Exchange your { $tiles } tiles for a heap: your last chance, and no way back
   *[other] Exchange your { $tiles } tiles for a heap: your last chance, no way back, and a loss will count ×{ $factor }
}
label-exchange_after = { $factor ->
    [1] Exchange your { $tiles } tiles for a heap of 7: one tile more, and no way back
   *[other] Exchange your { $tiles } tiles for a heap of 7: one tile more, no way back, and a loss will count ×{ $factor }
}

## What happens

say-lead = { $person ->
    [you] You lead { $tile }.
   *[other] { $player } leads { $tile }.
}
say-play = { $person ->
    [you] You play { $tile } { $whose ->
        [you] on your train
       *[other] on { $owner }’s train
    }, which now ends in { $end }.
   *[other] { $player } plays { $tile } { $whose ->
        [you] on your train
        [own] on their own train
       *[other] on { $owner }’s train
    }, which now ends in { $end }.
}
say-closes = { $whose ->
    [you] Your train is private again.
   *[other] { $owner }’s train is private again.
}
say-stays_open = { $whose ->
    [you] Your train stays open.
   *[other] { $owner }’s train stays open.
}
say-pass_start = { $person ->
    [you] You have no double and pass; no train opens.
   *[other] { $player } has no double and passes; no train opens.
}
say-pass_open = { $person ->
    [you] You pass: your train is open, at { $end }.
   *[other] { $player } passes: that train is open, at { $end }.
}
say-pass_again = { $person ->
    [you] You pass: your train stays open, at { $end }.
   *[other] { $player } passes: that train stays open, at { $end }.
}
say-exchange = { $person ->
    [you] You exchange { $tiles } tiles for a heap{ $factor ->
        [1] .
       *[other] ; a loss will count ×{ $factor }.
    }
   *[other] { $player } exchanges { $tiles } tiles for a heap{ $factor ->
        [1] .
       *[other] ; a loss will count ×{ $factor }.
    }
}
say-heap = Your new tiles: { $tiles }.
say-keep = { $person ->
    [you] You keep your tiles.
   *[other] { $player } keeps the tiles dealt.
}
say-draw = { $person ->
    [you] You draw a tile; { $left } left.
   *[other] { $player } draws a tile; { $left } left.
}
say-drew = { $person ->
    [you] You have drawn { $tile }.
   *[other] { $player } has drawn { $tile }.
}
say-boneyard_empty = The boneyard is empty: from now on, a pass opens the player’s train.

## What may not be done

refuse-nothing_to_keep = There is nothing to decide: only the leader may exchange or keep, right after leading, while there is a heap.
refuse-keep_or_exchange = First say whether you keep your tiles or exchange them.
refuse-nobody_draws = Nobody draws in this game; a player with no tile that fits passes.
refuse-lead_a_double = You hold a double, for example { $tile }, and must lead one.
refuse-open_highest = The first round opens with the highest double: lead { $tile }.
refuse-draw_for_double = Without a double you draw until you find one; { $left } left in the boneyard.
refuse-no_draw_to_lead = Nobody draws for a double here: pass.
refuse-boneyard_empty = The boneyard is empty: pass.
refuse-draw_first = Draw before you pass; { $left } left in the boneyard.
refuse-you_can_play = { $whose ->
    [own] You can play { $tile } on your own train.
    [you] You can play { $tile } on your own train.
   *[other] You can play { $tile } on { $owner }’s train.
}
refuse-led_already = { $tile } has been led already.
refuse-not_held = You do not hold { $tile }.
refuse-no_exchange = Tiles are not exchanged under these rules.
refuse-exchange_double = You hold a double and must lead it: no exchange before the lead.
refuse-exchange_before_lead = There is no exchange before the lead under these rules.
refuse-exchange_late = You may exchange tiles only in your first turn of the round, and that is over.
refuse-exchange_first_turn = Only the leader may exchange under these rules.
refuse-no_heap = There is no heap left to take.
refuse-exchanged_enough = { $times ->
    [one] You have exchanged once, as often as is allowed.
   *[other] You have exchanged { $times } times, as often as is allowed.
}
refuse-nothing_led = No double has been led yet, so there is no train to play on.
refuse-no_match = { $whose ->
    [own] { $tile } shows no { $end }, the end of your train.
    [you] { $tile } shows no { $end }, the end of your train.
   *[other] { $tile } shows no { $end }, the end of { $owner }’s train.
}
refuse-private = { $owner }’s train is private: its owner has not passed since the last non-double was played there.
refuse-private_owner = { $owner }’s train is private: its owner has not passed since playing there.
refuse-private_boneyard = { $owner }’s train is private: nobody can pass, and so open a train, while the boneyard holds tiles.

## How a round ends

end-void = Nobody has a double to lead: the round does not count and is dealt again.
end-out = { $person ->
    [you] You play your last tile and win the round.
   *[other] { $player } plays the last tile and wins the round.
}
end-blocked = { $count ->
    [one] Blocked: nobody holds a { $numbers }.
   *[other] Blocked: nobody holds any of { $numbers }.
}
end-stalemate = Blocked: all players have passed twice in a row.
end-drawn = { $person ->
    [you] Of the tiles you have drawn, you still hold { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
   *[other] Of the tiles drawn, { $player } still holds { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
}
end-lowest = { $person ->
    [you] You hold the fewest pips, { $pips }, and win the round.
   *[other] { $player } holds the fewest pips, { $pips }, and wins the round.
}
end-shares = { $person ->
    [you] You hold the fewest pips, { $pips }, and share the win.
   *[other] { $player } holds the fewest pips, { $pips }, and shares the win.
}
end-tie_first = { $person ->
    [you] Several players tie for the fewest pips, { $pips }; you had the first turn among them and win.
   *[other] Several players tie for the fewest pips, { $pips }; { $player } had the first turn among them and wins.
}
end-tie_void = Several players tie for the fewest pips, { $pips }: nobody wins and nobody loses.
end-loss_out = { $person ->
    [you] You lose { $factor ->
        [1] { $pips }
       *[other] { $pips } × { $factor } = { $loss }
    }.
   *[other] { $player } loses { $factor ->
        [1] { $pips }
       *[other] { $pips } × { $factor } = { $loss }
    }.
}
end-loss_blocked = { $person ->
    [you] You lose { $factor ->
        [1] { $pips } − { $least } = { $loss }
       *[other] ({ $pips } − { $least }) × { $factor } = { $loss }
    }.
   *[other] { $player } loses { $factor ->
        [1] { $pips } − { $least } = { $loss }
       *[other] ({ $pips } − { $least }) × { $factor } = { $loss }
    }.
}
end-loss_stake = { $person ->
    [you] You lose { $factor ->
        [1] the stake of { $stake }
       *[other] the stake of { $stake } × { $factor } = { $loss }
    }.
   *[other] { $player } loses { $factor ->
        [1] the stake of { $stake }
       *[other] the stake of { $stake } × { $factor } = { $loss }
    }.
}
end-rounded = { $person ->
    [you] So that it divides equally, you pay { $paid } instead of { $loss }.
   *[other] So that it divides equally, { $player } pays { $paid } instead of { $loss }.
}
end-wins = { $person ->
    [you] You win { $points }.
   *[other] { $player } wins { $points }.
}

## The table

zone-cross = The cross
zone-heaps = Heaps
zone-boneyard = Boneyard
zone-discards = Put away
zone-facts = At this table
note-exchanged = { $factor ->
    [1] { $times ->
        [one] exchanged
       *[other] exchanged { $times } times
    }
   *[other] { $times ->
        [one] exchanged: a loss counts ×{ $factor }
       *[other] exchanged { $times } times: a loss counts ×{ $factor }
    }
}
note-drew = { $tiles ->
    [one] has drawn 1 tile in this turn
   *[other] has drawn { $tiles } tiles in this turn
}
fact-clockwise = Play goes clockwise, to the left.
fact-anticlockwise = Play goes anticlockwise, to the right.
fact-opening = { $person ->
    [you] You open the match with { $tile }.
   *[other] { $player } opens the match with { $tile }.
}
fact-all_private = All trains are private as long as the boneyard holds tiles, since nobody can pass.
fact-number_closes = An open train closes when any non-double is played on it.
fact-owner_closes = An open train closes when its owner plays on it.

## What speaks for an action

why-out = it goes out.
why-goes-on = { $count ->
    [one] another tile of the hand can follow on their own train, which then ends in { $number }.
   *[other] { $count } more tiles of the hand can follow on their own train, which then ends in { $number }.
}
why-closes = it closes their own train to the others.
why-keeps-own = { $count ->
    [one] it keeps a tile for their own train.
   *[other] it keeps { $count } tiles for their own train.
}
why-double = { $tile } is a double, which fits one number only: better early than too late.
why-heavy = it is the heaviest tile that fits: { $pips } pips less in the hand.

## Why a position is invalid

position-heaps = Heaps have { $size } tiles each: found { $found } tiles.
position-join = { $tile } has no { $number }: each tile must match the next one, and the last one the end.
position-discards = { $player } is listed three times: nobody exchanges more than twice.

## Calls, large over the table for a moment

cheer-end-out = Domino!
cheer-end-blocked = Blocked!
cheer-end-stalemate = Blocked!
