# Consejos en la mesa y análisis de un registro.

# -- consejos -------------------------------------------------------------------------------

advice-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que «{ $next }» (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }); gana la mano el { $chance } % de las veces, la otra el { $second } %.
advice-alone = Gana el { $chance } % de las veces; «{ $next }», el { $second } % (diferencia 95 %: de { $from } % a { $to } %).
advice-close = «{ $next }» es casi igual de buena: la diferencia, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos, cabe en lo que pueden decir { $worlds } repartos imaginados (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-close-alone = «{ $next }» es casi igual de buena: { $chance } % contra { $second } %, demasiado poco para distinguirlas con { $worlds } repartos imaginados.
advice-because = Por qué: { $reason }

hint-better = { $chance } % de ganar la mano (±{ $error }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que lo siguiente{ $more ->
    [yes] ;
   *[no] .
}
hint-alone = { $chance } % de ganar (±{ $error }), frente al { $next } % de lo siguiente{ $more ->
    [yes] ;
   *[no] .
}
hint-close = { $chance } % de ganar (±{ $error }), y lo siguiente es casi igual de bueno{ $more ->
    [yes] ;
   *[no] .
}
hint-guess = a ojo, porque calcularlo aquí llevaría mucho tiempo{ $more ->
    [yes] ;
   *[no] .
}
hint-only = no se puede hacer otra cosa{ $more ->
    [yes] ;
   *[no] .
}

# -- el análisis ----------------------------------------------------------------------------

help-review = Juzga cada decisión de una partida registrada por lo que el jugador podía saber entonces.
help-review-round = Solo las manos con este número.
help-worlds = Cuántas maneras de estar las fichas ocultas se imaginan en cada decisión.
help-time = Segundos para cada decisión, como mucho; entonces la semilla no la repite exactamente.
help-review-seed = El número que repite un análisis exactamente.

review-no-round = En este registro no hay mano { $number }. Tiene: { $allowed }.
review-working = Juzgando decisiones
review-heading = { $name }: análisis de { $rounds ->
    [one] una mano
   *[other] { $rounds } manos
}
review-player = Jugador
review-decisions = Decisiones
review-best = La mejor
review-cost = Puntos regalados (95 %)
review-cost-alone = Posibilidades de ganar regaladas (95 %)
review-mistakes = Los errores más caros
review-none = Ningún error es seguro: donde otra cosa parecía mejor, la diferencia cabe en lo que pueden decir { $worlds } repartos imaginados.
review-fewer = Ningún otro error es seguro.
review-mistake = { $place }. Mano { $round }, jugada { $move }: { $player } eligió «{ $played }». Era mejor «{ $best }».
review-mistake-cost = Por lo que { $player } podía saber, regaló de media { $points } puntos (95 %: de { $from } a { $to }) y las posibilidades de ganar la mano { $move ->
    [no] siguieron en el { $chance } %.
    [up] subieron del { $chance } % al { $next } %.
   *[down] bajaron del { $chance } % al { $next } %.
}
review-mistake-cost-alone = Las posibilidades de ganar bajaron del { $chance } % al { $next } % (diferencia 95 %: de { $from } a { $to }).
review-for-best = A favor de «{ $best }»: { $reason }
review-for-played = A favor de «{ $played }»: { $reason }
review-open-worse = Con todas las fichas a la vista: «{ $best }» habría valido de verdad { $points } puntos más, jugando todos lo mejor posible.
review-open-equal = Con todas las fichas a la vista: en este reparto daba igual, jugando todos lo mejor posible.
review-open-better = Con todas las fichas a la vista: justo en este reparto «{ $played }» valía { $points } puntos más; eso no lo podía saber nadie.
review-luck = Suerte y juego, con todas las fichas a la vista
review-luck-round = Mano
review-luck-side = Bando
review-luck-result = Ventaja
review-luck-deal = Solo el reparto
review-luck-play = El juego
review-luck-how = Mano { $numbers }: solo el reparto es lo que resulta de { $how }.
review-par-solved = que todos jueguen lo mejor posible con las fichas a la vista, resuelto exactamente
review-par-solved_tricks = que todos jueguen las bazas lo mejor posible con las fichas a la vista, resuelto exactamente; la subasta se toma como fue
review-par-played_on = { $rounds } manos con el mismo reparto, todos jugando por igual según las pistas
review-par-alone = Mano { $round }: { $how } Siguiendo las pistas se gana el { $chance } de las veces.
review-par-winnable = Conociendo el montón, el reparto se podía ganar.
review-par-hopeless = Ni conociendo el montón se podía ganar el reparto.
review-par-unsettled = Averiguar si el reparto se podía ganar conociendo el montón llevaba demasiado tiempo.
review-note = { $decisions } decisiones, { $forced } jugadas obligadas; hasta { $worlds } repartos imaginados en cada decisión, { $more } en los errores; --seed { $seed } lo repite. Las manos se siguen jugando según las pistas: las diferencias pequeñas son cuestión de estilo.
review-note-alone = { $decisions } decisiones, { $forced } jugadas obligadas; { $worlds } órdenes del montón en cada decisión; --seed { $seed } lo repite.
review-plot-chance = Posibilidades de ganar la mano
review-plot-move = Jugada
review-plot-open = { $side }, con todas las fichas a la vista
review-plot-known = { $side }, según podía saber su jugador
review-plot-title = { $name } · mano { $round }
