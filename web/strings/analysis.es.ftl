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
analysis-hidden = Fichas que le quedan a { $player }
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
analysis-short = Las fichas de la mesa y las de los jugadores suman { $found } de { $whole }. Revisa cuántas le quedan a cada uno ({ $hands }) o toca las que falten.
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
analysis-whole = Las { $count } fichas están puestas
analysis-then = Después toca las jugadas en el orden en que se hicieron, hasta la que te interesa. Si no las recuerdas, toca lo que hay en la mesa.
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

# Preparar con toques: cómo se llama cada parte de una posición. Los juegos de fuera traen sus propias frases entry-….

analysis-undo-tap = Deshacer
web-score-tile-set = Todas las fichas del dominó
web-score-only = Solo fichas con
web-score-only-all = todas
analysis-clear-table = Vaciar la mesa
analysis-rare = Más sobre la mano
analysis-left-over = { $count ->
    [one] Queda 1 ficha para el montón.
   *[other] Quedan { $count } fichas para el montón.
}
analysis-left-alone = { $count ->
    [one] Queda 1 ficha en el montón.
   *[other] Quedan { $count } fichas en el montón.
}
analysis-too-many = { $count ->
    [one] Sobra 1 ficha
   *[other] Sobran { $count } fichas
} entre las puestas y las contadas. Baja cuántas tiene otro jugador ({ $hands }) o quita fichas.
analysis-placed = { $tile } ya está puesta: { $where }.
analysis-half = Mitad libre de { $tile }
analysis-half-name = { $half ->
    [cross] atravesada
   *[other] { $half }
}
analysis-take-last = Quitar la última
analysis-call = Añadir uno
analysis-hand-name = las fichas de { $player }
analysis-own-name = tus fichas
analysis-by-rules = según las reglas
analysis-not-set = sin elegir
analysis-uncounted = { $count ->
    [one] Falta 1 ficha por poner o contar.
   *[other] Faltan { $count } fichas por poner o contar.
}
analysis-cell = Fila { $row }, columna { $column }: { $tile }
analysis-empty-cell = vacía
analysis-cells-help = Toca un sitio y después su ficha. El sitio siguiente se elige solo.
analysis-squares-help = Toca una ficha y después las dos casillas que ocupa; si sus números son distintos, primero la del mayor.
analysis-square = Casilla { $square }
analysis-square-taken = Casilla { $square }: { $tile }
analysis-squares-wider = Más espacio
entry-streak = Manos nulas justo antes
entry-pot = Lo que quedó de manos anteriores
entry-layout = Fichas en la mesa
entry-turn = A quién le toca
entry-lacked = { $player } pasó a
entry-spinner = Primer doble (abierto por los cuatro lados)
entry-points = Puntos de { $player } en esta mano
entry-leader = Quién salió en la mano
entry-lead = Ficha con la que hay que salir
entry-drawn = Fichas robadas en este turno
entry-boneyard = Fichas del montón, primero la siguiente
entry-phase = Qué viene ahora
entry-mover = Quién acaba de jugar
entry-passes = Pases seguidos
entry-given = Se cedió la salida
entry-called = Ficha que se pidió
entry-shows-doubles = Quién enseña dobles
entry-trains = Tren de { $player }
entry-ends = Tren de { $player }
entry-ends-all = Trenes abiertos a todos
entry-first_turns = Falta el primer turno de
entry-heaps = Fichas de los montones
entry-exchanges = Cambios de { $player }
entry-discards = Fichas que { $player } apartó
entry-drawn-by = Fichas que { $player } robó
entry-station = Número de la estación
entry-train = Tren de { $player }
entry-siding = { $count ->
    [1] Tren mexicano
   *[other] Tren mexicano { $number }
}
entry-marked = Trenes con marca
entry-open-doubles = Dobles por cubrir
entry-had_turn = Ya tuvo su turno
entry-opener = Quién abrió la mano
entry-series = Hay una serie de fichas en curso
entry-silent = Turnos seguidos sin ficha
entry-origin = Se robó en lugar de
entry-drawn-now = Ficha recién robada
entry-follow = Doble que toca cubrir
entry-start = Doble inicial
entry-leg = Rama { $number }
entry-spell = Rama hechizada
entry-caster = De quién es el hechizo
entry-direction = Sentido del juego
entry-first = Quién jugó primero
entry-last = Última ficha puesta
entry-trick-leader = Quién salió en esta baza
entry-trick = Esta baza, en orden de juego
entry-gone = Fichas de bazas anteriores
entry-gone-many = Fichas fuera de juego (ninguna: al azar)
entry-voids = A { $player } no le quedan
entry-dealer = Quién repartió
entry-bids = Subastas hasta ahora, desde la izquierda de quien repartió
entry-bidder = Quién se llevó la subasta
entry-bid = Subasta ganadora
entry-trump = Triunfo
entry-tricks-side = Bazas de { $player } y { $other }
entry-taken-side = Puntos de { $player } y { $other }
entry-must_bid = Quien repartió tiene que subastar
entry-plunger = Quién subastó un plunge
entry-plunge-doubles = Dobles que le quedan a quien subastó el plunge
entry-suit = Palo de salida
entry-tricks = Bazas de { $player }
entry-doubles = Dobles ganados por { $player }
entry-stood = { $player } no siguió y nadie lo reclamó
entry-shown = { $player } recogió
entry-corrected = Correcciones de { $player }
entry-revokes = Renuncios de { $player }
entry-asked = A quién se le pregunta por no seguir
entry-leftover = Ficha sobrante
entry-bets = Apuesta de { $player }
entry-stacks = Fichas de apuesta que le quedan a { $player }
entry-folded = Se retiró
entry-acted = Ya habló desde la última apuesta
entry-drew = { $player } cambió
entry-raises = Apuestas y subidas
entry-size = Importe de la última apuesta
entry-stock = Fichas que quedan en el montón, primero la siguiente
entry-pool = Fichas del fondo
entry-taken = Fichas capturadas por { $player }
entry-hand = Qué reparto se juega
entry-missed = Ficha que se escapó
entry-offer = Última ficha descartada
entry-trash = Fichas de la basura
entry-known = Tomadas a la vista y aún en la mano
entry-taken-now = Ficha recién tomada
entry-chain = Turnos seguidos en que se tomó una ficha
entry-row = Fichas de la fila, desde la izquierda
entry-removed = Fichas quitadas
entry-pairs = Parejas quitadas en este turno
entry-pile = A las { $slot }, desde abajo
entry-drawn-tile = Ficha en la mano
entry-waste = Fichas del desecho
entry-stuck = El doble de la mano no tenía dónde ir
entry-shifts = Traslados de este turno
entry-conceded = El reparto se dio por perdido
entry-table = Fichas en la mesa
entry-face-up = Fichas a la vista
entry-draft = Fichas que se están poniendo
entry-word-none = ninguna
entry-word-phase-none = un turno normal
entry-word-yes = sí
entry-word-no = no
entry-word-pass = paso
entry-word-after_lead = las primeras fichas tras la salida
entry-word-bonus = otra ficha tras un doble
entry-word-call = si se reclaman puntos olvidados
entry-word-claim = si se reclama
entry-word-clockwise = como las agujas del reloj
entry-word-counterclockwise = al revés que el reloj
entry-word-draw = el cambio de fichas
entry-word-drawn = qué hacer con la ficha robada
entry-word-extra = una ficha extra
entry-word-first = las primeras apuestas
entry-word-follow = cubrir un doble
entry-word-main = un turno normal
entry-word-opening = el doble inicial
entry-word-optional = otra ficha o el fin del turno
entry-word-pair = una pareja del fondo
entry-word-play = una ficha
entry-word-second = las segundas apuestas
entry-word-seek = buscar un doble para salir
entry-word-series = otra ficha de la serie
entry-word-start = la primera ficha del turno
entry-word-turn = un turno normal
entry-word-nello = nello
entry-word-trump-none = sin triunfo
entry-word-none_low = sin triunfo, dobles bajos
entry-word-none_own = sin triunfo, los dobles palo aparte
entry-word-plunge = plunge
entry-word-blanks = blancas
entry-word-ones = unos
entry-word-twos = doses
entry-word-threes = treses
entry-word-fours = cuatros
entry-word-fives = cincos
entry-word-sixes = seises
entry-word-doubles = dobles
