# Consejos en la mesa y análisis de un registro.

# -- consejos -------------------------------------------------------------------------------

analysis-over = La ronda ha terminado: no hay nada que decidir.
analysis-impossible = Aquí no se puede jugar «{ $action }».
analysis-hidden = Le toca a { $player } y su mano está oculta. Indique sus fichas para analizar la jugada.

advice-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que «{ $next }» (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }); gana la mano el { $chance } % de las veces, la otra el { $second } %.
advice-alone = Gana el { $chance } % de las veces; «{ $next }», el { $second } % (diferencia 95 %: de { $from } % a { $to } %).
advice-close = «{ $next }» es casi igual: la diferencia de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos no es significativa (95 %: de { NUMBER($from, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($to, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $worlds } repartos simulados).
advice-close-alone = «{ $next }» es casi igual: { $chance } % y { $second } %, sin diferencia significativa ({ $worlds } repartos simulados).
advice-because = Por qué: { $reason }

hint-better = { $chance } % de ganar la mano (±{ $error }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que la segunda opción{ $more ->
    [yes] ;
   *[no] .
}
hint-alone = { $chance } % de ganar (±{ $error }), frente al { $next } % de la segunda opción{ $more ->
    [yes] ;
   *[no] .
}
hint-close = { $chance } % de ganar (±{ $error }), y la segunda opción es casi igual de buena{ $more ->
    [yes] ;
   *[no] .
}
hint-guess = una estimación rápida, porque aquí el cálculo completo tardaría mucho{ $more ->
    [yes] ;
   *[no] .
}
hint-only = es la única jugada posible{ $more ->
    [yes] ;
   *[no] .
}

# -- el análisis ----------------------------------------------------------------------------

help-review = Analiza cada decisión de una partida registrada según lo que podía saber quien jugaba.
help-review-round = Analiza solo esta mano.
help-worlds = Repartos simulados por decisión.
help-time = Tiempo máximo por decisión, en segundos. Con límite, la semilla no reproduce el análisis exactamente.
help-review-seed = Semilla aleatoria; la misma semilla da el mismo análisis.

review-no-round = En el registro no hay mano { $number }; hay { $allowed }.
review-working = Analizando decisiones
review-heading = { $name }: análisis de { $rounds ->
    [one] una mano
   *[other] { $rounds } manos
}
review-player = Jugador
review-decisions = Decisiones
review-best = Mejor jugada
review-accuracy = Precisión
review-cost = Puntos perdidos (intervalo del 95 %)
review-cost-alone = Probabilidad de ganar que se perdió (intervalo del 95 %)
review-mistakes = Los errores más caros
review-none = Sin errores significativos ({ $worlds } repartos simulados).
review-fewer = Ningún otro error significativo ({ $worlds } repartos simulados).
review-more = { $count ->
    [one] Hay un error más; --json lo muestra.
   *[other] Hay { $count } errores más; --json los muestra todos.
}
review-mistake = { $place }. Mano { $round }, jugada { $move }, { $grade ->
    [blunder] error grave
    [mistake] error
   *[inaccuracy] imprecisión
}: { $player } eligió «{ $played }». Era mejor «{ $best }».
review-mistake-cost = Con lo que { $player } podía saber, costó { $points } puntos de media (95 %: de { $from } a { $to }); { $move ->
    [no] la probabilidad de ganar la mano siguió en el { $chance } %.
    [up] la probabilidad de ganar la mano subió del { $chance } % al { $next } %.
   *[down] la probabilidad de ganar la mano bajó del { $chance } % al { $next } %.
}
review-mistake-cost-alone = La probabilidad de ganar bajó del { $chance } % al { $next } % (diferencia, 95 %: de { $from } a { $to }).
review-for-best = A favor de «{ $best }»: { $reason }
review-for-played = A favor de «{ $played }»: { $reason }
review-next-other = en el { $chance } % de los repartos simulados, { $player } { $what ->
    [draw] tiene que robar
   *[pass] tiene que pasar
} a continuación; con «{ $instead }», en el { $second } %.
review-next-partner = { $chance ->
    [0] en ninguno
   *[other] solo en el { $chance } %
} de los repartos simulados la pareja, { $player }, { $what ->
    [draw] tiene que robar
   *[pass] tiene que pasar
} a continuación; con «{ $instead }», en el { $second } %.
review-next-own = { $chance ->
    [0] en ninguno
   *[other] solo en el { $chance } %
} de los repartos simulados { $player } { $what ->
    [draw] tiene que robar
   *[pass] tiene que pasar
} en el turno siguiente; con «{ $instead }», en el { $second } %.
review-contract-makes = cumple el contrato ({ $goal } puntos) en el { $chance } % de los repartos simulados; «{ $instead }», en el { $second } %.
review-contract-sets = tumba el contrato ({ $goal } puntos) en el { $chance } % de los repartos simulados; «{ $instead }», en el { $second } %.
review-wins = gana la mano en el { $chance } % de los repartos simulados; «{ $instead }», en el { $second } %.
review-open-worse = Con todas las fichas a la vista, «{ $best }» habría valido { $points } puntos más, jugando todos lo mejor posible.
review-open-equal = Con todas las fichas a la vista, en este reparto daba igual, jugando todos lo mejor posible.
review-open-better = Con todas las fichas a la vista, en este reparto «{ $played }» valía { $points } puntos más; nadie podía saberlo.
review-luck = Suerte y habilidad, con todas las fichas a la vista
review-luck-round = Mano
review-luck-side = Bando
review-luck-result = Resultado
review-luck-deal = Reparto
review-luck-play = Juego
review-luck-how = Mano { $numbers }: el valor del reparto se calcula con { $how }.
review-par-solved = el juego óptimo de todos con las fichas a la vista, resuelto exactamente
review-par-solved_tricks = el juego óptimo de las bazas con las fichas a la vista, resuelto exactamente; la subasta se deja como fue
review-par-played_on = { $rounds } simulaciones del mismo reparto, con la misma heurística en todos los puestos
review-par-alone = Mano { $round }: { $how } La heurística la gana el { $chance } de las veces.
review-par-winnable = Conociendo el montón, el reparto se puede ganar.
review-par-hopeless = Ni conociendo el montón se puede ganar el reparto.
review-par-unsettled = Se agotó el tiempo antes de saber si el reparto se puede ganar conociendo el montón.
review-note = { $decisions } decisiones y { $forced } jugadas obligadas; hasta { $worlds } repartos simulados por decisión, { $more } en los errores. Las simulaciones siguen la heurística: las diferencias pequeñas son cuestión de estilo. Para repetirlo: --seed { $seed }.
review-note-alone = { $decisions } decisiones y { $forced } jugadas obligadas; { $worlds } órdenes del montón por decisión. Para repetirlo: --seed { $seed }.
review-plot-chance = Probabilidad de ganar la mano (%)
review-plot-move = Jugada
review-plot-open = { $side }: con todas las fichas a la vista
review-plot-known = { $side }: con lo que sabía
review-plot-title = { $name } · mano { $round }

# -- repartos de los solitarios -------------------------------------------------------------

deals-not-offered = Los repartos de { $game } no se pueden elegir ni calificar: tiene que ser un solitario en el que haya algo que decidir.
deals-no-winnable = Con { $deals } repartos a partir del número { $first } no se pudo demostrar que alguno se gane, aunque puede que lo haya. Prueba desde otro número.
solver-winnable = El reparto { $number } se puede ganar: conociendo el montón, el programa encontró la manera.
solver-hopeless = El reparto { $number } no se puede ganar, ni conociendo el montón.
solver-unsettled = Se agotó el tiempo antes de saber si el reparto { $number } se puede ganar conociendo el montón.
deal-difficulty = Dificultad: { $step ->
    [easy] fácil
    [medium] media
   *[hard] difícil
}. El nivel 5 ganó { $won } de { $tries } intentos ({ $share } %; 95 %: de { $low } % a { $high } %).
deal-too-few = No hay estimación de la dificultad: el nivel 5 solo terminó { $tries ->
    [one] un intento
   *[other] { $tries } intentos
} en el tiempo permitido, y hacen falta { $fewest }.
turning-winnable = Se podía ganar, conociendo el montón.
turning-hopeless = No se podía ganar, ni conociendo el montón.
turning-unsettled = Se agotó el tiempo antes de saber si se podía ganar.
turning-move = { $sure ->
    [yes] La jugada que lo perdió fue la número { $move }: { $label }.
   *[no] Antes de la jugada { $move } ({ $label }) aún se podía ganar; después, no se pudo saber.
}
turning-way = Así se habría ganado: { $moves }.
turning-not-lost = Solo un reparto perdido de un solitario tiene una jugada que lo perdió.
# -- quién tiene qué ---------------------------------------------------------------------

holds = Quién tiene qué
holds-knower = Según lo que sabía
holds-exact = Dónde puede estar cada ficha, según lo que podía saber { $name }: se han contado todos los repartos compatibles.
holds-estimate = Dónde puede estar cada ficha, según lo que podía saber { $name }. Hay demasiados repartos para contarlos: es una estimación a partir de { $draws }, con un margen de unos { $points } puntos porcentuales.
holds-nothing = { $name } ve todas las fichas.
holds-news = Lo que ha demostrado la última jugada
holds-proved = Lo que el juego ha demostrado
holds-lacks = { $name } no tiene fichas con { $numbers }.
holds-tile = Ficha
holds-share = { $percent } %
holds-least = <1 %
holds-most = >99 %
