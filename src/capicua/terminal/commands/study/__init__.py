"""Commands for players who want to learn: analysis, hands, drills, puzzles, reviews and studies."""
