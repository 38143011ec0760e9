# Puzzles and lessons in the browser.

learn-puzzles = Puzzles
learn-puzzles-help = Each puzzle is a position from real play in which one move is clearly better than all others. You see what the player saw.
learn-daily = Puzzle of the day
learn-daily-deals = Solitaires: the deals of the day
learn-puzzle-of = Puzzle: { $game }
learn-about = { $game } · difficulty { $difficulty } of 5
learn-how-hard = Difficulty { $difficulty } of 5
learn-task = It is your turn. Find the best move.
learn-checking = Comparing moves …
learn-right = Right: { $choice }.
learn-solution = The solution: { $choice }.
learn-chances = It wins the round in { $chance }% of the sampled deals; the second-best move, “{ $other }”, in { $next }%.
learn-wrong = “{ $choice }” is not the best move.
learn-lost = { $lost ->
    [0] Try again.
    [one] It wins the round 1 percentage point less often. Try again.
   *[other] It wins the round { $lost } percentage points less often. Try again.
}
learn-because = Why the best move is better: { $reason }
learn-theme = Theme: { $theme }
learn-show = Show the solution
learn-done-before = You have tried this puzzle before, so it does not count again.
learn-next = Next puzzle
learn-share = Share the result
learn-shared = Capicúa, puzzle of the day { $day }
    { $game }, difficulty { $difficulty } of 5: { $signs }
learn-rating = Rating { $rating } ± { $deviation }
learn-streak = { $count } in a row
learn-days = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
learn-mine = My puzzles
learn-solved = { $solved } of { $played } solved at the first try
learn-kept = Kept in this browser only.
learn-save = Save to a file
learn-game = Game
learn-any-game = All games
learn-theme-label = Theme
learn-any-theme = All themes
learn-difficulty = Difficulty
learn-any-difficulty = All difficulties
learn-begin = Solve a puzzle
learn-count = { $count ->
    [one] 1 puzzle, { $left } not yet tried
   *[other] { $count } puzzles, { $left } not yet tried
}
learn-none = No puzzle matches these filters.

learn-step = Step { $step } of { $steps }
learn-next-step = Next
learn-skip = Skip
learn-back = Back
learn-finished = That was the last step.
learn-play = Play now
learn-rules = Rules

## On paper

learn-print = Print this puzzle
learn-print-several = Print six puzzles
learn-paper = Puzzles to print
learn-paper-help = The position and the question are printed without the answer; the solutions come last, upside down for a single puzzle.
learn-paper-do = Print
learn-paper-more = Six others
learn-paper-busy = Drawing the puzzles …
learn-paper-one = Puzzle { $number }
learn-paper-turn = { $player } to move: find the best move.
learn-paper-solutions = Solutions
learn-paper-picture = Puzzle { $number }: the table as { $player } sees it

## Your own mistakes

learn-mistakes = Your mistakes
learn-mistakes-help = Positions from your rounds in which another move was clearly better. Each one comes back until you find it: the next day at first, then less and less often.
learn-mistakes-none = Nothing here yet. Open a round that you played, analyse it, and choose “Learn from these mistakes”.
learn-mistakes-open = Open a record
learn-mistakes-due = { $count ->
    [one] 1 of { $all } to try today
   *[other] { $count } of { $all } to try today
}
learn-mistakes-later = { $all ->
    [one] Nothing to try today. The only one comes back on { $day }.
   *[other] Nothing to try today. The next of { $all } comes back on { $day }.
}
learn-mistakes-nothing = No mistake matches these filters.
learn-mistakes-begin = Start
learn-mistakes-early = Try them anyway
learn-mistakes-themes = What your mistakes are about
learn-mistakes-count = Mistakes
learn-mistakes-lost = Cost of each
learn-mistakes-lost-help = The cost is the chance to win the round that a mistake gave away, on average.
learn-mistakes-kept = Kept in this browser, and in the file with everything on this device.
learn-mistakes-delete = Delete all
learn-mistakes-sure = { $count ->
    [one] This mistake will be deleted from this browser.
   *[other] All { $count } mistakes will be deleted from this browser.
}
learn-mistakes-task = Here you chose a move that lost. What is better?
learn-mistakes-same = You played it then, too.
learn-mistakes-also = The analysis prefers “{ $best }”, but not clearly.
learn-mistakes-chances = The best move wins the round { $before }% of the time; your “{ $played }” won { $after }%.
learn-mistakes-left = { $game } · { $left } to go
learn-mistakes-look = See the round
learn-mistakes-drop = Delete this one
learn-mistakes-done = { $right } of { $count } solved at the first try.
learn-mistakes-back = All your mistakes
