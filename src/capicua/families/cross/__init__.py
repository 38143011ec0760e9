"""La cruz: a train for each player, grown from one double in the middle."""
