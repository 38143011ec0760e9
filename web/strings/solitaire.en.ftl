# Solitaire deals in the browser.

deals-only-winnable = Only winnable deals
deals-only-winnable-help = Deals for which the solver, which knows the stock, has found a win.
deals-searching = Looking for a winnable deal …
deals-rate = How hard is this deal?
deals-rating = Level 5 is playing it, for up to half a minute …
deals-lost-ask = Could it have been won?
deals-lost-working = Looking for a way to win …
deals-lost-move = { $exact ->
    [yes] The losing move was number { $move }: { $choice }.
   *[no] It could still be won before move { $move } ({ $choice }); after it, the solver could not decide.
}
deals-lost-go-on = Continue from before that move
deals-lost-show = Show the mistake
deals-lost-watch = Watch how
deals-share = Share today’s result
deals-shared = Capicúa, deal of the day { $day }
    { $game }: { $won ->
        [yes] 🟩 won
       *[no] 🟥 not won
    }{ $helped ->
        [yes] , with help
       *[no] {""}
    }{ $time ->
        [no] {""}
       *[other] , { $time }
    }
deals-best-time = Fastest win: { $time }
deals-save = Save to a file
deals-load = Load a file
deals-loaded = { $count ->
    [0] Nothing new in that file.
    [one] 1 result added.
   *[other] { $count } results added.
}
deals-not-a-file = That file contains no solitaire results.
web-share-deal = Share deal { $number }
web-another-deal = Next deal
web-same-deal = Same deal again
