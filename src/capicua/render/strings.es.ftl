# Lo que comparten todos los juegos: lo que se rechaza, la mesa, las páginas de reglas, los reglamentos comparados, los niveles.

## Lo que no se entiende

text-tile = «{ $text }» no es una ficha; las fichas se escriben como 6-4.
text-tile-set = { $text } no está en un juego de doble { $high }.
text-action = «{ $text }» no es una jugada de este juego.
text-seat = «{ $text }» no es un puesto; los puestos son { $allowed }.
text-position = «{ $field }: { $text }» no tiene sentido en una posición de este juego.

## Lo que un juego no ofrece

bad-option = { $option } no puede ser «{ $value }»; se admite: { $allowed }.
unknown-option = Este juego no tiene la opción «{ $option }»; tiene { $allowed }.
unknown-version = Aquí no se puede jugar con la versión { $version } de las reglas de «{ $game }»; la actual es la { $current }.
unknown-game = No hay ningún juego «{ $game }»; hay { $allowed }.
unknown-preset = Este juego no tiene el reglamento «{ $preset }»; tiene { $allowed }.
unknown-bot = No hay ningún bot «{ $bot }»; hay { $allowed }.
unknown-language = No hay ningún idioma «{ $language }»; hay { $allowed }.
bad-seats = { $high ->
    [one] Este juego es para un jugador, no para { $seats }.
   *[other] Este juego es para { $span } jugadores, no para { $seats }.
}
bad-hands = Las manos tienen { $found } fichas; deben tener { $allowed }.
tile-twice = El { $tile } está dos veces.
tile-unused = Con el { $tile } no se juega a este juego.
tile-missing = Falta el { $tile }.
must-redeal = Con estas manos las reglas piden repartir de nuevo.
bad-starter = Puesto de salida no válido: { $seat }; los puestos van de 0 a { $high }.
bad-lot = Sorteo no válido: { $seat }; se espera el puesto sorteado, de 0 a { $high }.
bad-totals = Totales no válidos: hay { $count } para { $seats } puestos.
bad-setup = Valor no válido de { $name }: { $value }; se espera de { $low } a { $high }.
no-such-seat = No hay puesto { $seat }; los puestos van de 0 a { $high }.

## Lo que no se puede hacer

round-over = La mano ha terminado.
no-such-action = No hay jugada { $action }.
not-your-turn = Le toca a { $owner }.
undo-nothing = No hay nada que deshacer.
undo-others = Ya ha jugado otro; eso no se puede deshacer.
undo-revealed = Ya se han visto fichas nuevas; eso no se puede deshacer.
restart-alone = Solo un solitario se puede empezar de nuevo.
auto-alone = Eso es para quien juega solo o contra bots: no se juegan las fichas de nadie mientras otros miran.

## La mesa

layout-empty = Todavía no hay ninguna ficha en la mesa.
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
layout-ends = Extremos abiertos: { $ends }
layout-closed = No hay ningún extremo abierto.
layout-station = Estación: { $tile }
layout-no-station = La estación sigue vacía.
layout-before = (+{ $count })
layout-train-end = acaba en { $end }
arm-open = libre
arm-private = privado
arm-dead = terminado
arm-bound = hay que cubrirlo

kind-hand = Mano
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
plane-empty = Todavía no hay ninguna ficha en la mesa.
plane-tile = { $tile } en { $squares }
plane-draft = { $tile } en { $squares }, sin jugar todavía
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
value-none = nada
label-pass = Pasar
label-draw = Robar una ficha
say-round-points = { $person ->
    [you] Te anotas { $points }.
   *[other] { $player } se anota { $points }.
}
rules-options = Reglas de la casa vigentes
rules-preset = Reglamento: **{ $preset }**. { $about } Jugadores: { $seats }.
rules-option = Regla de la casa
rules-value = Vigente
rules-default = En el reglamento
rules-help = Qué hace
rules-rule = Reglas

## Hojas de puntos

sheet-round = Mano
sheet-void = nula
sheet-total = Total
sheet-plain = { $title }: { $points }

## Registros

record-seats = El registro tiene { $count } puestos y el juego { $seats }.
record-empty = En este registro no hay ninguna mano.

## Dos reglamentos comparados

compare-same = Los dos reglamentos son iguales: di con --against qué hace de otra manera el segundo.
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
compare-starter_points = Puntos de quien sale sobre los demás
compare-score = Media de puntos
compare-spread = Dispersión de los puntos (σ)
compare-better_round = Manos que gana quien juega mejor
compare-better_match = Partidas que gana quien juega mejor
compare-won = Repartos ganados
compare-won_by_chance = Repartos ganados al azar
compare-note = Partidas enteras, { $rounds } manos o más de cada clase: { $a } partidas con A, { $b } con B, con los mismos repartos. Bots: { $level }. --seed { $seed } lo repite.
compare-clear = El asterisco señala una diferencia cuyo intervalo no contiene el 0.
compare-duel = Quien juega mejor es el bot ávido contra el azar, cambiando luego los puestos: el 50 % sería suerte.
compare-fair = Si salir no valiera nada, quien sale ganaría el { $a } con A y el { $b } con B.
compare-broken-off = Partidas interrumpidas porque no acababan: { $a } con A, { $b } con B.

## Estadísticas

stats-played = Jugadas { $played }, ganadas { $won } ({ $share }).
stats-streak = Victorias seguidas: { $streak } ahora, { $longest } como máximo.
stats-best = Mejor resultado: { $best }.
stats-helped = Aparte, con ayuda (pistas, fichas ya conocidas): jugadas { $played }, ganadas { $won }.

## Niveles de los bots y clases de juegos

level-chance = azar
    .help = Cualquier jugada válida, todas por igual: no piensa nadie.
level-greedy = ávido
    .help = Juega lo que mejor pinta a primera vista, sin pensar en lo que viene.
level-level1 = nivel 1
    .help = Imagina dos repartos posibles de las fichas tapadas y los juega en su cabeza unas pocas veces.
level-level2 = nivel 2
    .help = Imagina ocho repartos posibles de las fichas tapadas y piensa un poco más.
level-level3 = nivel 3
    .help = Imagina cuarenta repartos posibles de las fichas tapadas, da más crédito a aquellos en los que tiene sentido lo que has jugado y juega cada uno muchas veces.
level-level4 = nivel 4
    .help = Imagina más de cien repartos, los pesa como el nivel 3 y piensa el triple de tiempo.
level-level5 = nivel 5
    .help = Imagina cientos de repartos, los pesa según lo que ha hecho cada uno y es el que más piensa.

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

picture-all = { $game }: la mesa con todas las manos a la vista
picture-seat = { $game }: la mesa como la ve { $player }
picture-watcher = { $game }: la mesa como la ve quien mira
picture-small = { $game }: una partida a medio jugar

## Páginas de los juegos

page-players = Jugadores: { $span }
page-tiles = Fichas: { $count } de un dominó doble { $high }
page-version = Versión de las reglas: { $version }
page-presets = Reglamentos lado a lado
page-differ = Las reglas de la casa en que se distinguen:
page-examples = Ejemplos resueltos
page-examples-about = En los dibujos se ven todas las manos. Las pruebas juegan estos ejemplos línea por línea.
page-with = Reglas de la casa: { $rules }.
page-again = Lo mismo con otras reglas de la casa: { $rules }.
page-position = Otra posición.
page-legal = { $player } puede elegir: { $choices }.
page-refused = **No se permite:** { $label }. { $why } ({ $rule })
page-points = Puntos: { $points }.
page-history = Versiones
page-version-first = Las primeras reglas de este juego aquí.
page-index = Los juegos
page-index-about = Una página por juego: sus reglas con las opciones en vigor, sus reglamentos lado a lado y ejemplos resueltos con dibujos.
page-language = In English
