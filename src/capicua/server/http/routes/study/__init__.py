"""Routes about play: analysis, reviews, lessons, puzzles, studies."""
