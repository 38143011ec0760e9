name = Halcon
summary = Tricks without trumps, in which fives and tens score. An invented game, as an example.

preset-house = House rules
    .about = Individual play, four rounds.
preset-partners = Partners
    .about = Two against two.
option-partners = Partners
    .help = A and C play as partners against B and D.
option-fives = Fives
    .help = Tiles with five or ten pips score their pips.
option-rounds = Rounds
    .help = Number of rounds in a match.
