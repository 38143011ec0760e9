# Studies.

study-help = Positions with explanations, variations and tasks: read one of ours, or write your own and share it.
study-write = Write a study
study-open = Open a file
study-own = My studies
study-untitled = Untitled study
study-chapters = { $count ->
    [one] 1 chapter
   *[other] { $count } chapters
}
study-forget = Remove “{ $title }” from this browser
study-progress = { $read } of { $count } chapters read
study-chapter-of = Chapter { $number } of { $count }
study-task = What should { $player } play?
study-right = Right: { $choice }.
study-wrong = Not { $choice }.
study-line = Moves
study-start = Start
study-back = Back
study-forward = Forward
study-instead = Instead of this:
study-next = Next chapter
study-previous = Previous chapter
study-solve = Show the answer
study-analyse = Analyse this position
study-contents = Chapters
study-empty = This study has no chapters yet.
study-by = By { $author }
study-edit = Edit
study-share = Share
study-copy = Edit a copy
study-export = Save as a file

study-editing = Writing a study
study-about-it = About the study
study-title = Title
study-about = What it is about
study-author = Author
study-up = Move “{ $title }” up
study-down = Move “{ $title }” down
study-begin = Set up a position on the analysis board and add it here.
study-add = Add a position
study-text = Explanation
study-comment = Comment on this move
study-promote = Make this the main move
study-promoted = “{ $move }” is now the main move.
study-drop = Remove this move and what follows
study-mark = Mark things on the table
study-mark-help = Tap tiles and places to mark them; tap again to remove a mark.
study-unmark = Remove the marks
study-marks = Marks, for example tile:6-4 or tile:6-4>arm:E
study-set-task = Ask the reader for the move
study-accepted = Moves that solve it
study-question = Question (empty: what should the player play?)
study-when-right = Answer to a right move
study-when-wrong = Answer to another move
study-all-hands = Show all hands from the start
study-remove-chapter = Remove this chapter
study-not-kept = This browser has no space left for studies: save this one as a file.
study-read = Read it
study-update = Share the changes
study-stored = Saved. Anyone with the link can read the study.
study-withdraw = Stop sharing
study-withdrawn = The study is no longer shared; it is still in this browser.
study-add-to = Add to a study
study-which = Study
study-new = A new study
study-title-of-chapter = Title of the chapter
study-add-it = Add

# What is marked, for screen readers.
study-marked = Marked: { $things }.
study-arrow = arrow: { $things }
study-own-tile = { $tile } in your hand
study-other-tile = { $tile } in the hand of { $owner }
study-tile-layout = { $tile } on the table
study-tile-plane = { $tile } on the table
study-tile-trick = { $tile } in the trick
study-tile-zone = { $tile } ({ $zone })
