name = Halcon
summary = Tricks without trumps, in which fives and tens count. An invented game, as an example.

preset-house = House rules
    .about = Everybody alone, four rounds.
preset-partners = Partners
    .about = Two against two.
option-partners = Partners
    .help = Whether A and C play together against B and D.
option-fives = Fives
    .help = Whether tiles with five or ten pips count.
option-rounds = Rounds
    .help = How many rounds make a match.
