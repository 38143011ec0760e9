name = Block
summary = Match an end or pass: no drawing, and a blocked line ends the round.

preset-partners = Partners
    .about = Four players in two partnerships, hands of seven, the lead rotates.
preset-domino_pool = Domino Pool
    .about = Three to six players for a pool of chips; the player who goes out takes it.
