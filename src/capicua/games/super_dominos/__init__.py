"""Super Dominos: six legs from a start double, and numbers that have powers."""
