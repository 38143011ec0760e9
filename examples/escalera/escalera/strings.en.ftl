name = Escalera
summary = Play a heavier tile than the last one, or pass. An invented game, as an example.
preset-house = House rules
    .about = Five tiles, three rounds.
preset-short = Short
    .about = Three tiles, one round.
option-hand_size = Tiles per player
    .help = Number of tiles each player takes.
option-rounds = Rounds
    .help = Number of rounds in a match.
label-pass = pass
label-play = { $tile }
say-pass = { $person ->
    [you] You pass.
   *[other] { $player } passes.
}
say-play = { $person ->
    [you] You play { $tile }.
   *[other] { $player } plays { $tile }.
}
refuse-clear = The stairs are clear: play a tile.
refuse-not-held = You do not hold { $tile }.
refuse-low = { $tile } has no more pips than { $last }.
end-out = { $person ->
    [you] You are out and win { $points }.
   *[other] { $player } is out and wins { $points }.
}
zone-stairs = Stairs
zone-pile = Laid before
