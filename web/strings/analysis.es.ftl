# El tablero de análisis.

analysis-title = Analizar una mano
analysis-turn = Juega { $player }
analysis-yours = Te toca: ¿qué jugar?
analysis-quoted = «{ $move }»
analysis-more = { $count } más
analysis-forced = No hay otra jugada posible.
analysis-best = Lo mejor: { $move }. Gana la mano el { $chance } % de las veces.
analysis-best-exact = Lo mejor: { $move }. No hay nada oculto, así que es exacto.
analysis-equal = Valen lo mismo: { $moves }. No hay nada oculto, así que es exacto.
analysis-same = Da igual: { $moves }.
analysis-undecided = Por ahora parece mejor { $move }, sin descartar { $moves }.
analysis-close = Valen casi lo mismo: { $moves }.
analysis-over = La mano ha terminado.
analysis-deeper = Analizar más
analysis-thinking = Pensando…
analysis-worlds = Con { $worlds } repartos posibles según lo que { $who ->
    [me] sabes tú
   *[other] sabe { $player }
}. Los puntos son los de la mano; ± es el margen del 95 %.
analysis-calibration = De { $count } { $kind ->
    [bid] ofertas
    [trump] triunfos
    [lead] salidas
   *[tile] fichas
} a las que el tablero daba del { $low } al { $high } %, los bots ganaron la mano con entre el { $least } y el { $most } %.
analysis-exact-note = No hay nada oculto: valen los valores exactos.
analysis-too-large = Sin valores exactos: hay demasiadas maneras de seguir.
analysis-unsolved = { $more ->
    [yes] Aún no se sabe si el reparto se puede ganar: «Analizar más» sigue calculando.
   *[no] No se pudo averiguar si el reparto se puede ganar: hay demasiadas maneras de seguir.
}
analysis-moves = Jugadas
analysis-possible = ¿Qué jugó { $player }?
analysis-possible-help = Toca la ficha.
analysis-possible-tiles = Fichas que pudo jugar
analysis-wins = gana el { $chance } % ±{ $margin }
analysis-points = { $points } puntos
analysis-exact = exactamente { $points } con todas las fichas a la vista
analysis-winnable = { $won ->
    [yes] en este reparto se puede ganar
   *[no] en este reparto no se puede ganar
}
analysis-line = Jugadas hechas
analysis-start = Inicio
analysis-open-hands = Mostrar todas las fichas
analysis-set-up = Preparar una posición
analysis-game = Juego
analysis-preset = Reglas
analysis-my-seat = ¿Qué fichas conoces?
analysis-all-hands = las de todos
analysis-new-deal = Repartir al azar
analysis-hand = Fichas de { $player }: { $count }
analysis-hidden = Fichas ocultas de { $player }
analysis-table = Fichas en la mesa: { $count }
analysis-table-name = Fichas en la mesa
analysis-table-help = Tócalas en cualquier orden. Si pueden quedar de más de una manera, tócalas de una punta a la otra.
analysis-arms-help = Toca la primera ficha y después las de cada lado, del centro hacia fuera.
analysis-arm = Dónde están las fichas
analysis-arm-name = { $arm ->
    [root] primera ficha
    [E] derecha
    [W] izquierda
    [N] arriba
   *[S] abajo
}
analysis-passed = { $player } pasó a
analysis-short = Las fichas de la mesa y las de los jugadores suman { $found } de { $whole }. Revisa cuántas le quedan a cada uno.
analysis-edit = Cambiar
analysis-done = Listo
analysis-first = Le toca a
analysis-text = La posición en texto
analysis-text-help = Aquí se puede cambiar todo. «6?» son seis fichas ocultas.
analysis-paste = Pega una posición, un registro o un enlace
analysis-open = Abrir
analysis-link-broken = A este enlace le falta una parte. Cópialo entero y pégalo otra vez.
analysis-link-elsewhere = Este enlace no muestra ni una posición ni un registro. Sirven los del tablero de análisis, las repeticiones, los problemas y los estudios.
analysis-only-hand = { $who ->
    [me] solo las mías ({ $name })
   *[other] solo las de { $name }
}
analysis-leader = ¿Quién salió?
analysis-seat = { $who ->
    [me] yo ({ $name })
    [partner] mi pareja ({ $name })
    [next] quien juega después de mí ({ $name })
   *[before] quien juega antes de mí ({ $name })
}
analysis-own-hand = Tus fichas: { $count }
analysis-incomplete = { $count ->
    [one] Antes toca 1 ficha más de las tuyas.
   *[other] Antes toca { $count } fichas más de las tuyas.
}
analysis-enter = Anotar las jugadas
analysis-otherwise = Pegar, repartir al azar o escribir
analysis-empty = Vaciar
analysis-missing = { $count ->
    [one] Falta 1 ficha
   *[other] Faltan { $count } fichas
}
analysis-then = Después toca las jugadas en el orden en que se hicieron, hasta la que te interesa.
analysis-apply = Mostrar esta posición
analysis-share = Compartir
analysis-add = Añadir a un estudio

# El tablero: lo que comparten repeticiones y posiciones.

analysis-cut = El registro acaba antes que esta mano: le falta una parte o la mano no se terminó.
analysis-live = Probar jugadas
analysis-live-help = Actívalo para probar otras jugadas y ver cuánto vale cada una.
analysis-variation = En su lugar
analysis-tried = probada
analysis-promote = Subir
analysis-remove = Borrar desde aquí
analysis-undo = Borrar esta jugada
analysis-full = El árbol está lleno. Borra una variante para probar más.
analysis-keys = Teclas: ← y → (o [ y ]) avanzan o retroceden un paso, Inicio y Fin van al principio y al final, V muestra la siguiente jugada probada aquí y la barra espaciadora reproduce.
analysis-graph = Probabilidad de ganar la mano
analysis-take-away = Compartir y guardar
analysis-save = Guardar la posición
analysis-svg = Imagen (SVG)
analysis-png = Imagen (PNG)
analysis-print = Imprimir
web-analysis-measure = «Perdido» es la probabilidad de ganar la mano que costaron los errores. De ahí sale la precisión: una decisión que no pierde nada vale 100, cada 10 % perdido la reduce a la mitad, y la precisión es la media. Los puntos son los de la mano: una jugada puede costar puntos y ganar igual de a menudo.
web-analysis-cost = { $same ->
    [yes] Cuesta { $points } puntos; la mano se gana igual de a menudo.
   *[no] Cuesta { $points } puntos.
  }

# The review of a round.

web-analysis-help = Evaluar cada decisión de esta mano según lo que se podía ver en ese momento.
web-analysis-begin = Analizar esta mano
web-analysis-busy = Analizando…
web-analysis-chance = { $name }: { $chance } %
web-analysis-better = Era mejor { $best }: gana la mano el { $before } % de las veces en vez del { $after } %.
web-analysis-good = No se encontró una jugada mejor.
web-analysis-lost = Perdido
web-analysis-mistakes = Errores
web-analysis-none = Sin errores significativos en esta mano.
web-analysis-mistake = { $player }: { $played }. Mejor: { $best } ({ $before } % en vez del { $after } %).
analysis-practise-whose = Errores de
analysis-practise = { $count ->
    [one] Aprender de este error
   *[other] Aprender de estos { $count } errores
}
analysis-practised = { $count ->
    [0] Ya están entre tus errores.
    [one] Se añadió 1 a tus errores.
   *[other] Se añadieron { $count } a tus errores.
}
analysis-practised-none = A este navegador no le queda espacio para guardarlos.
analysis-practise-now = Practicarlos
web-played = Jugada: { $action }
web-better = Mejor: { $action }
web-go-on-as = En el puesto de
web-grade-inaccuracy = Imprecisión
web-grade-mistake = Error
web-grade-blunder = Error grave
web-step = Paso
web-step-of = paso { $number } de { $high }
web-deal-step = El reparto
web-auto-play = Reproducir
web-first = Al reparto
web-previous = Un paso atrás
web-next = Un paso adelante
web-last = Al final
web-analysis = Análisis
web-share-moment = Compartir esta posición
web-print-deal = Imprimir el reparto
web-no-rounds = Todavía no ha acabado ninguna mano.
web-view = Visto por
web-all-hands = todas las fichas a la vista
web-view-of = { $name }
web-go-on = Seguir jugando desde aquí
