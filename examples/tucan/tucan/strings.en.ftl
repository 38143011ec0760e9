name = Tucan
summary = Private trains and a common one. An invented game, as an example.

preset-house = House rules
    .about = Double nine, six tiles, four rounds.
preset-short = Short
    .about = Double six, three tiles, one round.
option-set_max = Set
    .help = The highest double of the set.
value-set_max-6 = double six
value-set_max-9 = double nine
value-set_max-12 = double twelve
option-hand_size = Tiles per player
    .help = Number of tiles each player takes.
option-rounds = Rounds
    .help = Number of rounds in a match.

label-draw = Draw
label-pass = Pass
label-play = Play { $tile } on { $train }
say-draw = { $person ->
    [you] You draw a tile.
   *[other] { $player } draws a tile.
}
say-drew = You have drawn { $tiles }.
say-pass = { $person ->
    [you] You pass.
   *[other] { $player } passes.
}
say-play = { $person ->
    [you] You play { $tile } on { $train }.
   *[other] { $player } plays { $tile } on { $train }.
}
refuse-able = You can play { $tiles }, so you have to.
refuse-empty = The boneyard is empty.
refuse-draw-first = Draw first: the boneyard has tiles.
refuse-not-held = You do not hold { $tile }.
refuse-train = { $train } is not your train.
refuse-no-fit = { $tile } does not fit { $train }.
text-arm = “{ $text }” is not a train: TA to TD are the players' own, T is common.
end-out = { $person ->
    [you] You are out.
   *[other] { $player } is out.
}
end-blocked = No player can play any more.
end-left = { $person ->
    [you] You have { $points } left.
   *[other] { $player } has { $points } left.
}
note-last-tile = One tile left
arm-open = common
arm-private = private
zone-trains = Trains
zone-facts = Now
zone-boneyard = Boneyard
