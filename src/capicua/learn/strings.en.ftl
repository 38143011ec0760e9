# Puzzles.

help-puzzle = Solve a puzzle: find the move that is clearly better than all others.
help-puzzle-game = Game of the puzzle; any game if left out.
help-puzzle-id = Puzzle id, such as block-7.
help-puzzle-theme = Only puzzles with this theme.
help-puzzle-difficulty = Only puzzles of this difficulty, 1 to 5.
help-puzzle-today = Puzzle of the day, the same for everyone.
help-puzzles = List the puzzles of each game, or find new ones.
help-puzzles-mine = Find puzzles in bot play and write them to a file.
help-puzzles-count = Puzzles to find.
help-puzzles-out = File to write; GAME.jsonl if left out.

unknown-puzzle = Unknown puzzle “{ $puzzle }”: expected a game and a number, such as block-7. Games with puzzles: { $games }.
no-puzzles = There are no puzzles for { $game }. Games with puzzles: { $games }.
unknown-theme = Unknown theme “{ $theme }”. Allowed: { $allowed }.
puzzles-none-like-that = No puzzle matches all of these. “capicua puzzles” lists what there is.
puzzle-day = No puzzle for “{ $day }”: expected a day such as 2026-11-23, from { $first } to { $last }.

puzzle-heading = { $name }: puzzle { $puzzle }, difficulty { $difficulty } of 5
puzzle-task = It is { $player }’s turn, and one move is clearly the best. Find it; only what { $player } can see is shown.
puzzle-prompt = Your move (or solution, quit):
puzzle-right = Right: { $label }. It wins the round in { $chance } of the sampled deals; the best other move, “{ $other }”, in { $next }.
puzzle-wrong = “{ $label }” is not the best move. Try again.
puzzle-solution = The solution is { $label }. It wins the round in { $chance } of the sampled deals; the best other move, “{ $other }”, in { $next }.
puzzle-theme = Theme: { $theme }.
puzzle-theme-last_tile = getting rid of the last tiles
puzzle-theme-contract = the contract
puzzle-theme-block = blocking the round
puzzle-theme-score = scoring
puzzle-theme-partner = helping the partner
puzzle-theme-make_them_pass = making others pass
puzzle-theme-tricks = taking the right tricks
puzzle-theme-doubles = getting doubles out in time
puzzle-theme-give_nothing = giving nothing away
puzzle-theme-keep_playing = keeping moves for later
puzzle-theme-shed_weight = shedding heavy tiles
puzzle-theme-calculate = counting what is left
puzzles-game = Game
puzzles-all = All
puzzles-written = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} written to { $file }.

command-solution = solution, show, s
