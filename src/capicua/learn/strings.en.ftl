# Puzzles and lessons.

help-puzzle = Solve a puzzle: find the move that is clearly better than all others.
help-puzzle-game = Game of the puzzle; any game if left out.
help-puzzle-id = Puzzle id, for example block-7.
help-puzzle-theme = Only puzzles with this theme.
help-puzzle-difficulty = Only puzzles of this difficulty, 1 to 5.
help-puzzle-today = Puzzle of the day, the same for everyone.
help-puzzles = List the puzzles of each game, or find new ones.
help-puzzles-mine = Find puzzles in bot play and write them to a file.
help-puzzles-fetch = Add a file of puzzles to the installed ones, after checking each; the server finds them when it starts.
help-puzzles-fetch-file = A file with a puzzle in each line, as written by “capicua puzzles mine”.
puzzles-fetched = { $count ->
    [0] No new puzzle
    [one] One puzzle
   *[other] { $count } puzzles
} added, { $known } known already.
help-puzzles-count = Number of puzzles to find.
help-puzzles-out = File to write; GAME.jsonl if left out.

unknown-puzzle = Unknown puzzle “{ $puzzle }”: expected a game and a number, for example block-7. Games with puzzles: { $games }.
bad-puzzle = Line { $line } is no puzzle: { $why }
bad-puzzle-unread = it cannot be read: { $detail }.
bad-puzzle-other = the solution and the second-best move must be two legal moves.
bad-puzzle-theme = unknown theme “{ $theme }”. Allowed: { $allowed }.
bad-puzzle-range = the difficulty must be 1 to 5, both chances 0 to 1.
bad-puzzle-id = the id must be the game and a number, for example { $game }-1001.
bad-puzzle-taken = the id { $puzzle } belongs to another puzzle.
no-deal-of-the-day = There is no deal of the day for { $game }: only solitaires have numbered deals.
no-puzzles = There are no puzzles for { $game }. Games with puzzles: { $games }.
unknown-theme = Unknown theme “{ $theme }”. Allowed: { $allowed }.
puzzles-none-like-that = No puzzle matches all of these. “capicua puzzles” lists the puzzles available.
puzzle-day = No puzzle for “{ $day }”: expected a date, for example 2026-11-23, from { $first } to { $last }.

puzzle-heading = { $name }: puzzle { $puzzle }, difficulty { $difficulty } of 5
puzzle-task = It is { $player }’s turn, and one move is clearly the best. Find it; only what { $player } can see is shown.
puzzle-prompt = Your move (or solution, quit):
puzzle-right = Right: { $label }. It wins the round in { $chance } of the sampled deals; the best other move, “{ $other }”, in { $next }.
puzzle-wrong = “{ $label }” is not the best move. Try again.
puzzle-solution = The solution is { $label }. It wins the round in { $chance } of the sampled deals; the best other move, “{ $other }”, in { $next }.
puzzle-theme = Theme: { $theme }.
puzzle-theme-last_tile = getting rid of the last tiles
puzzle-theme-bid = bidding
puzzle-theme-trump = choosing the trump
puzzle-theme-contract = making the contract
puzzle-theme-set_contract = setting the contract
puzzle-theme-fold = folding
puzzle-theme-raise = raising
puzzle-theme-call = calling a bet
puzzle-theme-bet = betting
puzzle-theme-revoke = putting a revoke right
puzzle-theme-block = blocking the round
puzzle-theme-score = scoring
puzzle-theme-endgame = playing the ending exactly
puzzle-theme-own_end = keeping an end for oneself
puzzle-theme-use_passes = using what others passed on
puzzle-theme-partner = helping the partner
puzzle-theme-several_pass = making several players pass
puzzle-theme-make_them_pass = making somebody pass
puzzle-theme-tricks = taking the right tricks
puzzle-theme-own_suit = opening one’s own suit
puzzle-theme-doubles = getting doubles out in time
puzzle-theme-give_nothing = giving nothing away
puzzle-theme-draw = drawing first
puzzle-theme-no_draw = not drawing yet
puzzle-theme-plan = planning several moves
puzzle-theme-keep_playing = keeping moves for later
puzzle-theme-shed_weight = shedding heavy tiles
puzzle-theme-place = choosing the pile
puzzle-theme-shift = moving tiles between piles
puzzle-theme-calculate = counting what is left
puzzle-standing = Your rating: { $rating } ± { $deviation }. { $solved } of { $played } solved on the first try, { $streak } in a row; { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}.
puzzle-done-before = You have already done this puzzle, so it does not count for your rating.
puzzle-kept = Results are kept only in { $path }; delete the file to clear them.
puzzles-game = Game
puzzles-all = All
puzzles-written = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} written to { $file }.

no-lesson = There is no lesson for { $game }. Games with lessons: { $games }.
unknown-step = Unknown step “{ $step }”. Expected a number from 1 to { $high } or one of { $allowed }.
lesson-no-task = The step { $step } sets no task.

command-solution = solution, show, s

help-learn = Learn a game step by step; without a game, list the games with lessons.
help-learn-game = Game to learn.
help-learn-step = First step, by number or name.
learn-id = Name
learn-game = Game
learn-steps = Steps
learn-how = “capicua learn NAME” begins a lesson.
learn-heading = { $name }: step { $number } of { $count }: { $title }
learn-prompt = Your move (? lists the moves):
learn-continue = Press Enter to continue (q to quit):
learn-help = Type a move as listed, or its number, for example #2. hint: show the move asked for; skip: make it; quit: leave the lesson.
learn-hint = Type { $text } ({ $label }).
learn-left = To continue later: capicua learn { $game } --step { $step }
learn-end = End of the lesson
learn-next = Now play: “capicua play { $game }”. Practise with “capicua puzzle { $game }”; the rules are in “capicua rules { $game }”.
command-skip = skip, next

# Drills.

unknown-drill = Unknown drill “{ $drill }”. Allowed: { $allowed }.
unknown-drill-level = Invalid level { $level }: a drill has levels 1 to 3.
drill-name-out = Tiles out
drill-name-out-help = How many tiles of a number are neither on the table nor in your hand?
drill-name-passes = Who passed?
drill-name-passes-help = Read the moves of a round, then say from memory who passed on a number.
drill-name-ends = Sum of the ends
drill-name-ends-help = What do the ends of the line add up to, as in Muggins?
drill-name-bid = Best bid
drill-name-bid-help = How high do you bid with this hand of 42?
drill-name-capicua = Capicúa or not
drill-name-capicua-help = Does the last tile fit both ends?
drill-number = { $number }
drill-player = { $person ->
    [you] You
   *[other] { $player }
}
drill-yes = Yes
drill-no = No
drill-out = How many tiles with a { $number } are out: not on the table, and not in your hand?
drill-out-answer = { $count ->
    [one] One is out: { $tiles }.
   *[other] { $count } are out: { $tiles }.
}
drill-out-none = None is out: all tiles with a { $number } are on the table or in your hand.
drill-passed = Who passed when a { $number } could be played on?
drill-passed-answer = { $person ->
    [you] You passed: you hold no { $number }.
   *[other] { $player } passed, and so holds no { $number }.
}
drill-sum = What do the ends add up to?
drill-sum-answer = { $parts } = { $sum }{ $scores ->
    [yes] , which scores { $sum } points in Muggins.
   *[no] , which scores nothing in Muggins.
}
drill-capicua-asked = The last tile is { $tile }. Is it a capicúa?
drill-capicua-yes = Yes: { $tile } fits both ends, { $low } and { $high }.
drill-capicua-no = No: a capicúa joins two different ends, and { $tile } does not. The ends show { $low } and { $high }.
drill-bid-asked = You are the first to bid. How high do you go?
drill-bid = { $high ->
    [42] 42
   *[other] { $low }–{ $high }
}
drill-bid-pass = Pass
drill-bid-answer = The best trump is { drill-trump }; { $bid } is made in { $chance } % of the deals.
drill-bid-none = Even with { drill-trump }, the best trump, 30 is made in only { $chance } % of the deals.
drill-trump = { $trump ->
    [doubles] doubles
    [none] no trump
    [none_low] no trump with low doubles
    [none_own] no trump with doubles as a suit
   *[other] { $trump }s
}

# Studies.

help-study = Read a study: positions with explanations, variations and tasks; without one, list those of the package.
help-study-study = Study of the package, or a file.
help-study-chapter = First chapter.
help-study-check = Check with the engine what the study claims, instead of reading it.
study-id = Name
study-title = Title
study-count = Chapters
study-how = “capicua study NAME” reads a study.
study-heading = Chapter { $number } of { $count }: { $title }
study-task = What should { $player } play?
study-other = That is not the move. Try again (hint shows it, skip goes on).
study-instead = Instead: { $moves }.
study-end = End of the study
study-left = To continue later: capicua study { $study } --chapter { $chapter }
study-claim = Chapter { $chapter }: { $claim } does not hold: { $problem }.
study-checked = { $count ->
    [one] One claim
   *[other] { $count } claims
} checked, { $wrong ->
    [0] all hold.
    [one] one does not hold.
   *[other] { $wrong } do not hold.
}
study-no-chapter = There is no chapter { $chapter }: this study has { $high }.
unknown-study = Unknown study “{ $study }”. Expected a file, or one of { $allowed }.
study-empty = The study is empty: expected a line of JSON for the study and one for each chapter.
study-line = Line { $line } of the study is invalid: { $detail }.
study-long = The study has { $count } characters; at most { $high } are allowed.
study-chapters = The study has { $count } chapters; at most { $high } are allowed.
study-moves = At most { $high } moves are allowed in a chapter.
study-depth = Variations may be nested at most { $high } deep.
study-records = A chapter begins in one record, not in { $count }.
study-no-step = The round has { $high } moves, so a chapter cannot begin after { $step }.
study-chapter = { $move ->
    [0] The position or the task of chapter { $chapter } is invalid.
   *[other] Move { $move } of chapter { $chapter } is invalid.
}
