name = Tiddle-a-Wink
summary = A blocking game for many players, in which a double lets you play again.

preset-twenty_games = Twenty Games
    .about = A double-9 set shared out among three to twelve players.
preset-share_out_55 = Shared out, 55 tiles
    .about = A double-9 set shared out among four to twelve players.
preset-share_out_91 = Shared out, 91 tiles
    .about = A double-12 set shared out among five to twelve players.
preset-share_out_28 = Shared out, 28 tiles
    .about = A double-6 set shared out among three to six players.
preset-pool_28 = Pool, 28 tiles
    .about = Six to nine players with three tiles each, one open end, and a pool of chips.

value-hand_size-share = the whole set shared out
option-double_bonus = Second play after a double
    .help = Whether a double gives one more play, and whether a double played as the second tile gives another.
value-double_bonus-none = none
value-double_bonus-one = one in a turn
value-double_bonus-chain = one after every double
option-bonus_on_lead = Second play after the lead
    .help = Whether a double that is led also gives one more play.
option-bonus_compulsory = Second play compulsory
    .help = Whether the second play must be made if something fits.

bad-pool-set = The pool game is played with a double-6 set, not with a double-{ $high }.

label-end-turn = End the turn

refuse-end-turn = You may end your turn only after a double, when something fits.
refuse-end-turn-able = The second play must be made: you can play { $tiles }.
refuse-pass-bonus = There is no need to pass after a double: end the turn instead.
refuse-one-side = Only one side of the first double is used in this version: the single end is on the right.

say-domino = { $person ->
    [you] Tiddle-a-Wink! That was your last tile.
   *[other] Tiddle-a-Wink! That was { $player }'s last tile.
}
say-bonus = { $person ->
    [you] You may play again.
   *[other] { $player } may play again.
}
say-bonus-lost = { $person ->
    [you] You have no tile for the second play.
   *[other] { $player } has no tile for the second play.
}
say-end-turn = { $person ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
}

zone-bonus = Second play
fact-bonus = { $person ->
    [you] After your double: play again or end the turn.
   *[other] After a double: { $player } may play again or end the turn.
}
fact-bonus-compulsory = { $person ->
    [you] After your double: play again.
   *[other] After a double: { $player } plays again.
}

## Why a position is invalid

position-no-bonus = Under these rules the turn does not continue after a double.

## Calls, large over the table for a moment

cheer-say-domino = Tiddle-a-Wink!
