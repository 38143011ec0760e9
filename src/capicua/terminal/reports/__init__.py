"""Reports: simulations, reviews, statistics and rules as text, tables and plots."""
