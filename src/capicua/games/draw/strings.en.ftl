name = Draw
summary = Match an end, or draw from the boneyard until something fits.
