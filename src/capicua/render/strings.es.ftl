# Lo que comparten todos los juegos: lo que se rechaza, la mesa, las páginas de reglas, los reglamentos comparados, los niveles.

## Lo que no se entiende

text-tile = Ficha no válida: «{ $text }»; se espera una ficha como 6-4.
text-tile-set = Ficha no válida: { $text } no está en un dominó de doble { $high }.
text-action = Jugada no válida: «{ $text }».
text-seat = Puesto no válido: «{ $text }»; se espera { $allowed }.
text-position = Posición no válida: «{ $field }: { $text }».

## Por qué no vale un campo de una posición

position-unknown = No existe ese campo: se espera { $allowed }.
position-expected = Se espera { $allowed }.
position-number = Se espera un entero de { $low } a { $high }.
position-any-number = { $low ->
    [0] Se espera un entero de { $digits } cifras como máximo, sin signo.
   *[other] Se espera un entero de { $digits } cifras como máximo.
}
position-count = Número de valores: se espera { $count }, uno por puesto; hay { $found }.
position-tiles = Número de fichas: se espera { $span }; hay { $found }.
position-hand = Fichas de { $player }: se espera { $span }; hay { $found }.
position-not-held = { $player } no tiene { $tile }.
position-few-doubles = Dobles de { $player }: se espera { $least } como mínimo; hay { $found }.
position-fit = { $tile } no casa con la punta abierta { $end }.
position-double = Se espera un doble, de 0-0 a { $high }-{ $high }.
position-needed = La fase «{ $phase }» necesita este campo.
position-not-needed = La fase «{ $phase }» no tiene este campo.
position-no-play = { $player } no puede jugar ninguna ficha: se espera otra fase.

## Partes de una posición

entry-round = Número de la mano
entry-starter = Quién empieza la mano
entry-totals = Puntos de { $player } antes de esta mano

## Lo que un juego no ofrece

bad-option = Valor no válido para { $option }: «{ $value }»; se espera { $allowed }.
bad-hand-seats = hand_size indica las fichas para { $seats } jugadores; con este dominó caben de 2 a { $most }.
bad-hand-size = hand_size: { $size } fichas para cada uno de { $players } jugadores son más que las { $tiles } que se pueden repartir.
bad-seats-for-option = { $option } no indica nada para { $seats } jugadores; sí para { $allowed }.
unknown-option = Opción desconocida: «{ $option }»; este juego tiene { $allowed }.
unknown-game = Juego desconocido: «{ $game }»; se espera { $allowed }.
unknown-preset = Reglamento desconocido: «{ $preset }»; este juego tiene { $allowed }.
unknown-bot = Bot desconocido: «{ $bot }»; se espera { $allowed }.
unknown-language = Idioma desconocido: «{ $language }»; se espera { $allowed }.
unknown-style = Estilo desconocido: «{ $style }»; se espera { $allowed }.
did-you-mean = ¿Quizá «{ $near }»?
unknown-version = Aquí no se puede jugar con la versión { $version } de las reglas de «{ $game }»; la actual es la { $current }.
bad-seats = { $high ->
    [one] Número de jugadores no válido: { $seats }; este juego es para una sola persona.
   *[other] Número de jugadores no válido: { $seats }; este juego es para { $span }.
}
bad-hands = Reparto no válido: hay { $found } fichas; se esperan { $allowed }.
tile-twice = La ficha { $tile } está dos veces.
hand-not-seven = Una mano del 42 son siete fichas distintas del doble seis; { $count ->
    [one] hay una
   *[other] hay { $count }
}.
hand-not-five = Una mano de póquer son cinco fichas distintas, sin blancas y sin el 1-1; { $count ->
    [one] hay una
   *[other] hay { $count }
}.
counting-too-many = Los demás tienen { $held } fichas, pero fuera solo quedan { $out }.
counting-impossible = No puede ser: les faltan tantos números que no pueden tener tantas fichas.
tile-unused = La ficha { $tile } no se usa en este juego.
tile-missing = Falta la ficha { $tile }.
must-redeal = Con este reparto, las reglas obligan a repartir de nuevo.
redealt = Las reglas no admitían el primer reparto: se repartió de nuevo.
redealt-no-double = Nadie tenía un doble para salir: se repartió de nuevo.
bad-starter = Puesto de salida no válido: { $seat }; los puestos van de 0 a { $high }.
bad-lot = Sorteo no válido: { $seat }; se espera el puesto sorteado, de 0 a { $high }.
bad-totals = Totales no válidos: hay { $count } para { $seats } puestos.
bad-setup = Valor no válido de { $name }: { $value }; se espera de { $low } a { $high }.
no-such-seat = Puesto no válido: { $seat }; los puestos van de 0 a { $high }.

## Lo que no se puede hacer

round-over = La mano ha terminado.
no-such-action = Acción no válida: { $action }.
not-your-turn = Le toca a { $owner }.
undo-nothing = No hay nada que deshacer.
undo-others = Ya ha jugado otra persona; no se puede deshacer.
undo-revealed = Ya se han visto fichas nuevas; no se puede deshacer.
restart-alone = Solo los solitarios se pueden reiniciar.
auto-alone = El juego automático solo está disponible si no hay otras personas en la mesa.

## La mesa

layout-empty = Todavía no se ha jugado ninguna ficha.
arm-name = { $arm ->
    [E] derecha
    [W] izquierda
    [N] arriba
    [S] abajo
   *[other] { $arm }
}
layout-arm = { $arm ->
    [E] Derecha
    [W] Izquierda
    [N] Arriba
    [S] Abajo
   *[other] Rama { $arm }
}:
layout-end = { $arm ->
    [E] punta derecha
    [W] punta izquierda
    [N] punta de arriba
    [S] punta de abajo
   *[other] punta { $arm }
}
layout-ends = Puntas abiertas: { $ends }
layout-closed = No hay puntas abiertas.
layout-station = Estación: { $tile }
layout-no-station = La estación está vacía.
layout-before = (+{ $count })
layout-train-end = acaba en { $end }
arm-open = libre
arm-private = privado
arm-dead = terminado
arm-bound = hay que cubrirlo

kind-hand = Fichas
kind-stock = Montón
kind-layout = Mesa
kind-trick = Baza
kind-taken = Ganadas
kind-row = Fila
kind-grid = Fichas
kind-plane = Mesa
kind-melds = Combinaciones
kind-offer = Descubierta
kind-calls = Se ha dicho
kind-facts = Datos
kind-pot = Bote
kind-score = Puntos

count-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
stock-kept = { $count ->
    [one] 1 tiene que quedarse
   *[other] { $count } tienen que quedarse
}
trick-winner = { $person ->
    [you] la llevas tú
   *[other] la lleva { $player }
}
taken-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
taken-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
pot-chips = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
offer-from = { $person ->
    [you] { $tile }, tuya
   *[other] { $tile }, de { $player }
}
grid-row = fila { $row }
grid-empty = vacío
plane-empty = Todavía no se ha jugado ninguna ficha.
plane-tile = { $tile } en { $squares }
plane-draft = { $tile } en { $squares }, todavía sin jugar
row-next = sigue el lugar { $place }
piles-below = Debajo: { $piles }
pile-home = en casa
pile-trouble = en apuros
hand-own = Tus fichas ({ $count }):
to-act = le toca
score-total = Partida
score-round = Esta mano
score-plain = { $name } { $total }, esta mano { $round }

## Páginas de reglas

yes = sí
no = no
value-yes = sí
value-no = no
value-none = ninguno
label-pass = Pasar
label-draw = Robar una ficha
say-round-points = { $person ->
    [you] Te anotas { $points }.
   *[other] { $player } se anota { $points }.
}
rules-options = Reglas de la casa vigentes
rules-preset = Reglamento: **{ $preset }**. { $about } Jugadores: { $seats }.
rules-option = Regla de la casa
rules-value = Valor
rules-default = En el reglamento
rules-help = Qué hace
rules-rule = Reglas

## Hojas de puntos

sheet-round = Mano
sheet-void = nula
sheet-total = Total
sheet-match = Partida
sheet-matches-won = Partidas ganadas
sheet-plain = { $title }: { $points }

## Registros

record-seats = El registro tiene { $count } puestos, pero el juego tiene { $seats }.
record-empty = Este registro no tiene ninguna mano.

## Dos reglamentos comparados

compare-same = Los dos reglamentos son iguales; indica la diferencia con --against.
compare-rules = { $side }: { $rules }, { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}
compare-measure = Medida
compare-a = A (95 %)
compare-b = B (95 %)
compare-difference = A − B (95 %)
compare-actions_in_round = Jugadas por mano
compare-rounds_in_match = Manos por partida
compare-actions_in_match = Jugadas por partida
compare-blocked = Manos cerradas
compare-void = Manos nulas
compare-starter_wins = Manos que gana quien sale
compare-starter_points = Ventaja de quien sale (puntos)
compare-score = Media de puntos
compare-spread = Desviación típica de los puntos
compare-better_round = Manos que gana el bot más fuerte
compare-better_match = Partidas que gana el bot más fuerte
compare-won = Repartos ganados
compare-won_by_chance = Repartos ganados jugando al azar
compare-note = Partidas enteras, al menos { $rounds } manos con cada reglamento: { $a } partidas con A, { $b } con B, con los mismos repartos. Bots: { $level }. Para repetirlo: --seed { $seed }.
compare-clear = El asterisco señala las diferencias cuyo intervalo del 95 % no contiene el 0.
compare-duel = El bot más fuerte es el voraz, que juega contra uno al azar cambiando los puestos: un 50 % indicaría que la habilidad no influye.
compare-fair = Si salir no diera ventaja, quien sale ganaría el { $a } con A y el { $b } con B.
compare-broken-off = Partidas interrumpidas porque no terminaban: { $a } con A, { $b } con B.

## Estadísticas

stats-played = Jugadas { $played }, ganadas { $won } ({ $share }).
stats-streak = Racha de victorias: { $streak } ahora, { $longest } como máximo.
stats-best = Mejor resultado: { $best }.
stats-fastest = Victoria más rápida: { $time }.
stats-helped = Contadas aparte, con ayuda (pistas, fichas conocidas): jugadas { $played }, ganadas { $won }.

## Niveles de los bots y clases de juegos

level-random = al azar
    .help = Juega al azar entre las jugadas válidas.
level-greedy = voraz
    .help = Juega lo que mejor puntúa la heurística, sin calcular más allá.
level-level1 = nivel 1
    .help = Calcula muy poco tiempo con 16 repartos simulados, ponderados según lo que han jugado los demás.
level-level2 = nivel 2
    .help = Calcula con 32 repartos simulados, cuatro veces más que el nivel 1.
level-level3 = nivel 3
    .help = Calcula con 40 repartos simulados, cinco veces más que el nivel 2.
level-level4 = nivel 4
    .help = Calcula con 120 repartos simulados, el triple que el nivel 3.
level-level5 = nivel 5
    .help = Valora las jugadas igual que una pista, con hasta 1600 repartos simulados.
level-master = maestro
    .help = Valora como el nivel 5 y compara otra vez las jugadas parejas, con diez veces más cálculo y hasta 12 800 repartos simulados.

games-name = Juego
genre-line = líneas
genre-trains = trenes
genre-tricks = bazas
genre-melds = combinaciones
genre-fishing = capturas
genre-betting = apuestas
genre-solitaire = solitarios
genre-other = otros

## Dibujos

picture-all = { $game }: la mesa con todas las fichas a la vista
picture-seat = { $game }: la mesa como la ve { $player }
picture-watcher = { $game }: la mesa como la ve el público
picture-small = { $game }: una partida en curso

## Páginas de los juegos

page-players = Jugadores: { $span }
page-tiles = Fichas: un dominó doble { $high } ({ $count } fichas)
page-version = Versión de las reglas: { $version }
page-presets = Reglamentos
page-differ = Opciones en que se diferencian los reglamentos:
page-examples = Ejemplos resueltos
page-examples-about = En las imágenes se ven todas las fichas. Las pruebas juegan cada ejemplo línea por línea.
page-with = Reglas de la casa: { $rules }.
page-again = La misma posición con otras reglas de la casa: { $rules }.
page-position = Otra posición.
page-legal = Jugadas válidas de { $player }: { $choices }.
page-refused = **No vale:** { $label }. { $why } ({ $rule })
page-points = Puntos: { $points }.
page-history = Historial de versiones
page-version-first = Primera versión.
page-index = Juegos
page-index-about = Cada juego tiene una página con sus reglas, opciones, reglamentos y ejemplos resueltos.
page-language = In English
