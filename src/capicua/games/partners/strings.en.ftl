name = Partners
summary = Two against two on a plain line: the dominoes of the Caribbean, Latin America and Spain.
version-2 = A leading double with one bare side no longer counts as a lone one: whether the last tile is a capicúa or joins both ends depends on the two ends. In six-love a win worth nothing does not reset the lead. Records and tables of version 1 keep their rules.

## Rule sets

preset-venezuelan = Venezuelan dominoes
    .about = To 100: 6-6 leads, then the lead rotates; the lower pair wins a tranca and scores the opponents' pips.
preset-spanish = Spanish pairs
    .about = To 300: the first lead by lot, all pips count, the lower pair wins a block.
preset-dominican = Dominican dominoes
    .about = To 200: all pips, 25 for a capicúa and for passes; in a tranque the blocker is compared with the next player.
preset-dominican_patio = Dominican, backyard rules
    .about = To 200: all pips, 25 for capicúa, chuchazo and full-round pass; the lowest hand wins a tranque.
preset-puerto_rican_500 = Puerto Rican 500
    .about = To 500: 100 for capicú and chuchazo, and 100, 75, 50 and 25 for the first four rounds won.
preset-puerto_rican_200 = Puerto Rican 200
    .about = To 200 without bonuses: all pips count, and the winner leads.
preset-cuban = Cuban double nine
    .about = Ten tiles each of a double-9 set, fifteen asleep; to 150, the lowest hand wins a block.
preset-cuban_capicua = Cuban double nine, capicúa doubles
    .about = The same, with double pips for a capicúa and 20 for a pass on a led double.
preset-jamaican = Jamaican six-love
    .about = Six games in a row win: as soon as every side has won one, all scores go back to zero.
preset-jamaican_six = Jamaican, first to six
    .about = The Jamaican game, but the first pair to win six games wins.
preset-jamaican_cut_throat = Jamaican cut-throat
    .about = Six-love for four, each player alone.
preset-brazilian = Brazilian pairs
    .about = Six tiles each; games worth 1 to 4 by the last tile, to six.

## House rules

option-forced_lead = Lead of the highest double
    .help = Whether the holder of the highest double must lead it or may lead any tile.
option-pass_lead = Giving the lead
    .help = Whether the winner of a round may give the next lead to the partner.
option-void_lead = Lead after a void round
    .help = Who leads after a round that nobody won, unless the lead rotates anyway.
value-void_lead-rotate = the next player in turn
value-void_lead-same_leader = the same player
value-void_lead-highest_double = the highest double
option-redeal_doubles = Doubles for a redeal
    .help = This many doubles in one hand cause a redeal; 0 for never.
option-instant_doubles = Doubles that win
    .help = This many doubles in one hand win the round immediately; 0 for never.
option-block_winner = Who wins a block
    .help = What is compared when nobody can play.
value-block_winner-lowest_pair = the pair with fewer pips
value-block_winner-lowest_individual = the side of the lowest hand
value-block_winner-blocker_vs_next = the blocker or the next player, whichever holds fewer pips
option-block_tie = Equal in a block
    .help = Who wins a block if the compared hands are equal.
value-block_tie-void = nobody: the round is void
value-block_tie-opener = the side that led
value-block_tie-blocker = the side that blocked
option-count_pips = Whose pips count
    .help = The pips that the winner of a round scores.
value-count_pips-opponents = the opponents'
value-count_pips-all = all hands
option-scoring = What is counted
    .help = Whether rounds score pips, or each counts as a game won.
value-scoring-pips = pips
value-scoring-games = games
option-win_simple = A plain win
    .help = The games won by an ordinary last tile.
option-win_double = A win with a double
    .help = The games won by a double as the last tile.
option-win_both = A win at both ends
    .help = The games won by a last tile that fits both ends.
option-win_cross = A win with a double at both ends
    .help = The games won by a last double that fits both ends.
option-win_block = A block
    .help = The games won by a block.
option-key_win = The key
    .help = Games won with the only tile left for either end; 0 disables the rule.
option-void_next = After a void round
    .help = How a round without a winner changes the next one.
value-void_next-none = nothing
value-void_next-two = it is worth two
value-void_next-plus_one = it is worth one more each time
option-capicua_bonus = Capicúa
    .help = Points for going out with a tile that fits both ends.
value-capicua_bonus-double = the pips again
option-both_ends = Fitting both ends
    .help = Whether the two ends must show different numbers.
value-both_ends-different = different ends only
value-both_ends-any = equal ends as well
option-capicua_double = Capicúa with a double
    .help = Whether a double that fits both ends is a capicúa.
option-capicua_blank = Capicúa with a blank
    .help = Whether a tile with a blank can be a capicúa.
option-chuchazo_bonus = Chuchazo
    .help = The points for going out with 0-0.
option-chuchazo_both_ends = Chuchazo on two blanks
    .help = Whether 0-0 counts if both ends are blank.
option-pase_salida_bonus = Opening pass
    .help = Points when the player after the leader passes on the lead.
option-pase_salida_plain = Opening pass on a plain tile
    .help = The points if the lead was not a double.
value-pase_salida_plain-same = the same
option-pase_salida_partner = Partner after an opening pass
    .help = Whether the leader's partner has to play for it to count.
value-pase_salida_partner-must_play = has to play
value-pase_salida_partner-any = may pass
option-pase_corrido_bonus = Full-round pass
    .help = Points when all three others pass on a tile.
option-hand_bonuses = Bonus of each round
    .help = Points for winning the first round, the second and so on, written 1:100,2:75; a single number is for the first.
map-hand_bonuses = by round …
    .help = round:points, for example 1:100,2:75
value-hand_bonuses-none = none
option-block_bonus = Winning a block
    .help = Points for the winner of a block, in addition to the pips.
option-bonus_fit = Passes near the target
    .help = Whether bonuses for passes may reach the target of the match.
value-bonus_fit-any = they may exceed it
value-bonus_fit-not_past = they may reach it, not exceed it
value-bonus_fit-below = they may not reach it
option-match_format = The match
    .help = How a match is won.
value-match_format-target = first to the target
value-match_format-six_love = six-love: the others must have nothing
option-one_all_play_two = One all, play two
    .help = Whether at one all the next game is worth two, instead of going back to nothing.
option-shutout = Shut-out
    .help = What a match is worth in a series if the losers have nothing.
value-shutout-none = a match
value-shutout-double = two matches

bad-with-pips = { $option } requires scoring=games, not scoring=pips.
bad-bonus = { $option } is paid in pips to partners: it requires scoring=pips and teams=pairs.
bad-alone = { $option }={ $value } needs partners; with teams=none it can only be { $allowed }.
bad-net-all = blocked_scoring=winner_net takes the winner's own pips off; with count_pips=all they count.
bad-pass-lead = pass_lead needs partners and next_lead=hand_winner.
bad-hand-bonus = hand_bonuses names round { $hand }; rounds are numbered from 1 to { $high }.

## Choices

label-give-lead = Give the lead to { $other }
label-show = Show the doubles

verb-give_lead = give lead, give the lead, give
verb-show = show

## Refusals

refuse-doubles-first = A hand with { $count } doubles wins the round at once: show them first.
refuse-show = Nobody here has enough doubles to win the round.
refuse-give-never = The lead cannot be given away in this game.
refuse-give-back = The lead has been given already: now a tile must be led.
refuse-give-won = Only the winner of the last round may give the lead to the partner.

## Reports

redealt-doubles = { $person ->
    [you] You were dealt { $count } doubles, so the tiles were redealt.
   *[other] { $player } was dealt { $count } doubles, so the tiles were redealt.
}
say-lead = { $country ->
    [jm] { $person ->
        [you] Your pose: { $tile }.
       *[other] { $player } poses { $tile }.
    }
   *[other] { $person ->
        [you] You lead { $tile }.
       *[other] { $player } leads { $tile }.
    }
}
say-pass = { $country ->
    [jm] { $person ->
        [you] You knock: no { $numbers }.
       *[other] { $player } knocks: no { $numbers }.
    }
   *[other] { $person ->
        [you] You pass on { $numbers }.
       *[other] { $player } passes on { $numbers }.
    }
}
say-domino = { $country ->
    [br] Batida! { $person ->
        [you] That was your last tile.
       *[other] That was { $player }'s last tile.
    }
   *[other] Domino! { $person ->
        [you] That was your last tile.
       *[other] That was { $player }'s last tile.
    }
}
say-give-lead = { $person ->
    [you] You give the lead to { $other }.
   *[other] { $player } gives the lead to { $other }.
}
say-show = { $person ->
    [you] You show { $tiles }: this many doubles win the round.
   *[other] { $player } shows { $tiles }: this many doubles win the round.
}
say-salida = { $ours ->
    [us] Opening pass! { $points } for us.
    [them] Opening pass! { $points } for them.
   *[other] Opening pass! { $points } for { $player } and { $partner }.
}
say-salida-full = The opening pass would be { $points } for { $player } and { $partner }, but it no longer fits below the target of { $target }.
say-salida-waits = An opening pass: { $points } for { $player } and { $partner } if { $other } plays now.
say-salida-lost = { $partner } passes too, so the opening pass pays nothing.
say-corrido-near = { $count } of { $of } for a full-round pass by { $player }.
say-corrido = { $ours ->
    [us] Full-round pass! { $points } for us, and { $player } plays again.
    [them] Full-round pass! { $points } for them, and { $player } plays again.
   *[other] Full-round pass! { $points } for { $player } and { $partner }; { $player } plays again.
}
say-corrido-full = All three have passed, but { $points } for { $player } and { $partner } no longer fits below the target of { $target }.
say-block = { $country ->
    [ve] Tranca! { $person ->
        [you] You lock the game.
       *[other] { $player } locks the game.
    }
    [do] Tranque! { $person ->
        [you] You lock the game.
       *[other] { $player } locks the game.
    }
    [pr] Tranque! { $person ->
        [you] You lock the game.
       *[other] { $player } locks the game.
    }
    [cu] Tranque! { $person ->
        [you] You lock the game.
       *[other] { $player } locks the game.
    }
   *[other] { $person ->
        [you] You block the game!
       *[other] { $player } blocks the game!
    }
}
say-capicua = { $country ->
    [pr] Capicú! { $tile } fits both ends: { $points } more.
   *[other] Capicúa! { $tile } fits both ends: { $points } more.
}
say-chuchazo = Chuchazo! Out with 0-0: { $points } more.
say-not-double = { $tile } fits both ends, but a double is no capicúa.
say-not-alike = { $tile } fits both ends, but they show the same number: that is no { $country ->
    [br] lá-e-lô.
   *[other] capicúa.
}
say-not-blank = { $tile } fits both ends, but a tile with a blank is no capicúa here.
say-not-chuchazo = { $tile } goes out on two blanks: that is no chuchazo here.
say-key = Key! { $tile } was the only tile left for either end: { $count } games.
say-double = { $country ->
    [br] Carroça! { $tile } is a double: { $count }.
   *[other] { $tile } is a double: { $count }.
}
say-both = { $country ->
    [br] Lá-e-lô! { $tile } fits both ends: { $count }.
   *[other] { $tile } fits both ends: { $count }.
}
say-cross = { $country ->
    [br] Cruzada! { $tile } is a double and fits both ends: { $count }.
   *[other] { $tile } is a double and fits both ends: { $count }.
}

## The end of a round

end-doubles = { $person ->
    [you] Your doubles win the round.
   *[other] { $player }'s doubles win the round.
}
end-blocked = { $country ->
    [ve] Tranca by { $player }: nobody has a tile for { $numbers }.
    [do] Tranque by { $player }: nobody has a tile for { $numbers }.
    [pr] Tranque by { $player }: nobody has a tile for { $numbers }.
    [cu] Tranque by { $player }: nobody has a tile for { $numbers }.
   *[other] Blocked by { $player }: nobody has a tile for { $numbers }.
}
end-compare-pairs = The pairs: { $player } and { $partner } { $mine }, the others { $theirs }.
end-compare-lowest = The lowest hand: { $player } with { $mine }.
end-compare-next = { $player } { $mine } against { $other } { $theirs }.
end-tie = { $country ->
    [cu] That is a tie: the data is void.
   *[other] That is a tie: the round is void.
}
end-tie-opener = That is a tie, which goes to the side of { $player }, who led.
end-tie-blocker = That is a tie, which goes to the side of { $player }, who blocked.
end-count-all = All hands: { $points }.
end-count-theirs = The losers' hands: { $points }.
end-score-pair = { $ours ->
    [us] We score { $points } ({ $sum }).
    [them] They score { $points } ({ $sum }).
   *[other] { $player } and { $partner } score { $points } ({ $sum }).
}
end-bonus-capicua = { $country ->
    [pr] Capicú: { $points }.
   *[other] Capicúa: { $points }.
}
end-bonus-chuchazo = Chuchazo: { $points }.
end-bonus-hand = Bonus of this round: { $points }.
end-bonus-block = Bonus for the block: { $points }.
end-games = { $person ->
    [you] You win { $count ->
        [one] a game.
       *[other] { $count } games.
    }
   *[other] { $player } wins { $count ->
        [one] a game.
       *[other] { $count } games.
    }
}
end-games-pair = { $ours ->
    [us] We win { $count ->
        [one] a game.
       *[other] { $count } games.
    }
    [them] They win { $count ->
        [one] a game.
       *[other] { $count } games.
    }
   *[other] { $player } and { $partner } win { $count ->
        [one] a game.
       *[other] { $count } games.
    }
}
end-bruk = Bruk! { $player } wins, and all scores go back to 0.
end-bruk-pair = { $ours ->
    [us] Bruk! We win, and all scores go back to 0.
    [them] Bruk! They win, and all scores go back to 0.
   *[other] Bruk! { $player } and { $partner } win, and all scores go back to 0.
}
end-one-all = One all: the next game is worth two.
end-void-two = The next game is worth two.
end-void-plus = The next game is worth { $count } more.
end-leads-next = { $person ->
    [you] You lead next: the lead goes round, and { $other } led this round.
   *[other] { $player } leads next: the lead goes round, and { $other } led this round.
}
end-leads-same = { $person ->
    [you] You lead again.
   *[other] { $player } leads again.
}
end-leads-winner = { $person ->
    [you] You lead next, having won the round.
   *[other] { $player } leads next, having won the round.
}
end-leads-or-gives = { $country ->
    [jm] { $person ->
        [you] The next pose is yours, or you give it to { $other }.
       *[other] { $player } has the next pose, or gives it to { $other }.
    }
   *[other] { $person ->
        [you] You lead next, having won the round, or give the lead to { $other }.
       *[other] { $player } leads next, having won the round, or gives the lead to { $other }.
    }
}
end-leads-double = The highest double leads next.
end-shutout = { $country ->
    [jm] Six-love! { $player } wins with nothing for the others.
   *[other] Shut-out! { $player } wins with nothing for the others.
}
end-shutout-pair = { $country ->
    [ve] Zapatero! { $player } and { $partner } win, and the others have nothing.
    [es] Zapatero! { $player } and { $partner } win, and the others have nothing.
    [pr] Zapatero! { $player } and { $partner } win, and the others have nothing.
    [do] Pollona! { $player } and { $partner } win, and the others have nothing.
    [cu] Pollona! { $player } and { $partner } win, and the others have nothing.
    [jm] Six-love! { $player } and { $partner } win, and the others have nothing.
    [br] Buchuda! { $player } and { $partner } win, and the others have nothing.
   *[other] Shut-out! { $player } and { $partner } win, and the others have nothing.
}
end-shutout-double = It counts as two matches.

## Calls, large over the table for a moment, and points that fly to a player

cheer-say-domino = { $country ->
    [br] Batida!
   *[other] Domino!
}
cheer-say-block = { $country ->
    [ve] Tranca!
    [do] Tranque!
    [pr] Tranque!
    [cu] Tranque!
   *[other] Blocked!
}
cheer-end-blocked = { "" }
cheer-say-capicua = { $country ->
    [pr] Capicú!
   *[other] Capicúa!
}
cheer-say-chuchazo = Chuchazo!
cheer-say-corrido = Full-round pass!
cheer-say-key = Key!
cheer-say-both = { $country ->
    [br] Lá-e-lô!
   *[other] Both ends!
}
cheer-say-cross = { $country ->
    [br] Cruzada!
   *[other] A double at both ends!
}
cheer-end-bruk = Bruk!
cheer-end-bruk-pair = Bruk!
cheer-end-shutout = { $country ->
    [jm] Six-love!
   *[other] Shut-out!
}
cheer-end-shutout-pair = { $country ->
    [ve] Zapatero!
    [es] Zapatero!
    [pr] Zapatero!
    [do] Pollona!
    [cu] Pollona!
    [jm] Six-love!
    [br] Buchuda!
   *[other] Shut-out!
}
gain-say-salida = +{ $points }
gain-say-corrido = +{ $points }

## The table

zone-sleeping = Asleep
zone-hand = This round
side-us = We
side-them = They
note-one-left = only { $tiles } is left for it
note-none-left = no tile is left for it
fact-leader = { $country ->
    [jm] Pose: { $player }
   *[other] { $person ->
        [you] You led
       *[other] Led by { $player }
    }
}
fact-to-lead = { $country ->
    [jm] { $person ->
        [you] Your pose
       *[other] { $player }'s pose
    }
   *[other] { $person ->
        [you] You lead
       *[other] { $player } leads
    }
}
fact-called = { $person ->
    [you] You hold { $tile } and may lead any tile.
   *[other] { $player } holds { $tile } and may lead any tile.
}
fact-given = { $person ->
    [you] You gave the lead to your partner
   *[other] Lead given by { $player }
}
fact-doubles = { $person ->
    [you] You have { $count } doubles or more: show them.
   *[other] { $player } has { $count } doubles or more.
}
fact-passes = Full-round pass by { $player }: { $count } of { $of }
fact-hand-bonus = Bonus of this round: { $points }
fact-one-all = One all: this game is worth two.
fact-six-love = { $person ->
    [you] If you win, all scores go back to 0.
   *[other] If { $player } wins, all scores go back to 0.
}
fact-six-love-pair = { $ours ->
    [us] If we win, all scores go back to 0.
    [them] If they win, all scores go back to 0.
   *[other] If { $player } and { $partner } win, all scores go back to 0.
}
fact-to-one-all = { $person ->
    [you] If you win, it is one all.
   *[other] If { $player } wins, it is one all.
}
fact-to-one-all-pair = { $ours ->
    [us] If we win, it is one all.
    [them] If they win, it is one all.
   *[other] If { $player } and { $partner } win, it is one all.
}
fact-worth-two = This game is worth two.
fact-worth-more = This game is worth { $count } more.
fact-hanged = Hanged doubles: { $tiles }

## The score sheet for real tiles

ending-doubles = doubles
ask-ending-doubles = Whose doubles won?
ask-closing = How was the round closed?
answer-simple = plain, simple
answer-double = a double, double
answer-both = both ends, both
answer-cross = a double at both ends, cross
answer-key = the key, key
ask-capicua = Was it a capicúa?
ask-chuchazo = Was it a chuchazo, out with 0-0?
ask-blocker = Who blocked?
answer-no = no
answer-yes = yes
sheet-chuchazo-capicua = 0-0 cannot be a capicúa under these rules: it is a chuchazo, or a capicúa, not both.

## Reasons for a play

why-capicua = it keeps { $tile } for both ends: a capicúa.
why-partner = it leaves the { $number } that { $other } led.

## Why a position is invalid

position-no-doubles = Under these rules no doubles are shown.
