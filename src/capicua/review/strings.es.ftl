# Consejos en la mesa y análisis de un registro.

# -- consejos -------------------------------------------------------------------------------

advice-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que «{ $next }» (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }); gana la mano el { $chance } % de las veces, la otra el { $second } %.
advice-alone = Gana el { $chance } % de las veces; «{ $next }», el { $second } % (diferencia 95 %: de { $from } % a { $to } %).
advice-close = «{ $next }» es casi igual: la diferencia de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos no es significativa (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $worlds } repartos simulados).
advice-close-alone = «{ $next }» es casi igual: { $chance } % y { $second } %, sin diferencia significativa ({ $worlds } repartos simulados).
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
hint-guess = una estimación rápida, porque calcularlo aquí llevaría mucho tiempo{ $more ->
    [yes] ;
   *[no] .
}
hint-only = es la única jugada posible{ $more ->
    [yes] ;
   *[no] .
}

# -- el análisis ----------------------------------------------------------------------------

help-review = Analiza una partida registrada: busca los errores más caros según lo que cada cual podía saber.
help-review-round = Analiza solo las manos con este número.
help-worlds = Repartos simulados por decisión.
help-time = Tiempo máximo por decisión, en segundos; el resultado depende entonces del equipo.
help-review-seed = Semilla aleatoria del análisis.

review-no-round = En este registro no hay mano { $number }. Tiene: { $allowed }.
review-working = Analizando decisiones
review-heading = { $name }: análisis de { $rounds ->
    [one] una mano
   *[other] { $rounds } manos
}
review-player = Jugador
review-decisions = Decisiones
review-best = Acertadas
review-cost = Puntos perdidos (95 %)
review-cost-alone = Probabilidad de ganar perdida (95 %)
review-mistakes = Los errores más caros
review-none = Ningún error significativo ({ $worlds } repartos simulados).
review-fewer = Ningún otro error significativo.
review-mistake = { $place }. Mano { $round }, jugada { $move }: { $player } eligió «{ $played }». Era mejor «{ $best }».
review-mistake-cost = Por lo que { $player } podía saber, perdió de media { $points } puntos (95 %: de { $from } a { $to }) y la probabilidad de ganar la mano { $move ->
    [no] siguió en el { $chance } %.
    [up] subió del { $chance } % al { $next } %.
   *[down] bajó del { $chance } % al { $next } %.
}
review-mistake-cost-alone = La probabilidad de ganar bajó del { $chance } % al { $next } % (diferencia 95 %: de { $from } a { $to }).
review-for-best = A favor de «{ $best }»: { $reason }
review-for-played = A favor de «{ $played }»: { $reason }
review-open-worse = Con todas las fichas a la vista, «{ $best }» habría valido { $points } puntos más en este reparto, con juego óptimo de todos.
review-open-equal = Con todas las fichas a la vista, en este reparto daba igual, con juego óptimo de todos.
review-open-better = Con todas las fichas a la vista, en este reparto «{ $played }» valía en realidad { $points } puntos más, cosa que nadie podía saber.
review-luck = Suerte y habilidad, con todas las fichas a la vista
review-luck-round = Mano
review-luck-side = Bando
review-luck-result = Resultado
review-luck-deal = Reparto
review-luck-play = Juego
review-luck-how = Mano { $numbers }: el valor del reparto sale de { $how }.
review-par-solved = el juego óptimo de todos con las fichas a la vista, resuelto exactamente
review-par-solved_tricks = el juego óptimo de las bazas con las fichas a la vista, resuelto exactamente; la subasta se deja como fue
review-par-played_on = { $rounds } simulaciones del mismo reparto, con la misma heurística en todos los puestos
review-par-alone = Mano { $round }: { $how } La heurística la gana el { $chance } de las veces.
review-par-winnable = Conociendo el montón, el reparto se puede ganar.
review-par-hopeless = Ni conociendo el montón se puede ganar el reparto.
review-par-unsettled = Se agotó el tiempo antes de saber si el reparto se puede ganar conociendo el montón.
review-note = { $decisions } decisiones y { $forced } jugadas obligadas; hasta { $worlds } repartos simulados por decisión, { $more } en los errores. Las simulaciones siguen la heurística: las diferencias pequeñas son cuestión de estilo. Se repite con --seed { $seed }.
review-note-alone = { $decisions } decisiones y { $forced } jugadas obligadas; { $worlds } órdenes del montón por decisión. Se repite con --seed { $seed }.
review-plot-chance = Probabilidad de ganar la mano (%)
review-plot-move = Jugada
