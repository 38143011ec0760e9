"""Texas 42: seven tiles each, an auction, and tricks for 42 points."""
