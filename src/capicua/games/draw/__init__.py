"""Draw: a line game in which whoever cannot play draws until something fits."""
