# Lo que comparten todos los juegos, y las palabras de la terminal.

## Lo que no se entiende

text-tile = «{ $text }» no es una ficha; las fichas se escriben como 6-4.
text-tile-set = { $text } no está en un juego de doble { $high }.
text-action = «{ $text }» no es una jugada de este juego.
text-seat = «{ $text }» no es un puesto; los puestos son { $allowed }.
text-position = «{ $field }: { $text }» no tiene sentido en una posición de este juego.
input-no-place = Ahora no se puede jugar { $tile }.
input-ambiguous = «{ $text }» puede ser más de una jugada: { $choices }. ¿Cuál?

## Lo que un juego no ofrece

bad-option = { $option } no puede ser «{ $value }»; se admite: { $allowed }.
unknown-option = Este juego no tiene la opción «{ $option }»; tiene { $allowed }.
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
no-such-seat = No hay puesto { $seat }; los puestos van de 0 a { $high }.
bad-setting = «{ $text }» no es un ajuste; escribe opción=valor.
too-many-names = { $count } nombres para { $seats ->
    [one] un puesto.
   *[other] { $seats } puestos.
}
game-wanted = ¿Qué juego? Hay { $allowed }.
no-rules = { $game } no trae sus reglas en este idioma.

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

## Jugar en la terminal

player-you = Tú
player-bot = Bot { $number }
round-begins = { $game }, mano { $number }: { $names }
deal-begins = { $game }, reparto { $number }: { $names }
round-ended = Fin de la mano { $number }
deal-ended = Fin del reparto { $number }
match-ended = Fin de la partida
match-you-won = ¡Ganas la partida!
match-winners = { $count ->
    [0] Nadie gana la partida.
    [one] { $names } gana la partida.
   *[other] { $names } ganan la partida.
}
move-prompt = { $people ->
    [one] Tu jugada
   *[other] { $player }, tu jugada
} (número o notación, ? para ayuda):
move-prompt-only = { $people ->
    [one] No tienes
   *[other] { $player }, no tienes
} elección (Intro lo juega, ? para ayuda):
round-prompt = Intro para la mano siguiente:
end-prompt = Intro para seguir, o deshacer:
end-prompt-alone = Intro para seguir, deshacer, o reiniciar el reparto:
pause-help = Aquí se pulsa Intro; también valen ?, puntos, historia, mesa, reglas, guardar y salir.
watch-prompt = Intro, auto, terminar, u otra cosa para salir:
hand-over = { $player }, te toca. Intro enseña tus fichas:
undone = Deshecho.
hint = Pista: { $label } ({ $text })
saved = La partida está guardada en { $path }
resume-hint = «capicua play --resume» sigue desde aquí.
refusal-rule = Regla { $rule }: { $text }
help-plays = Escribe el número de una jugada o su notación (6-4, paso…). También vale lo siguiente; el tabulador completa:
help-signs = Los dobles se dibujan [6║6]; ► señala los extremos abiertos y a quién le toca.
help-line-help = este texto
help-line-table = dibuja otra vez la mesa
help-line-rules = las reglas con las opciones vigentes
help-line-hint = la mejor jugada, cuánto mejor que la siguiente y por qué; la partida cuenta entonces como jugada con ayuda
help-line-undo = retira tu última jugada, mientras nadie haya jugado después ni se haya visto otra ficha
help-line-restart = empieza otra vez el mismo reparto; con ayuda, si ya se habían visto fichas
help-line-auto = mira cómo el bot ávido juega por ti hasta el final de la mano; Ctrl-C lo para
help-line-finish = lo mismo de una vez, sin mirar
help-line-score = la hoja de puntos
help-line-log = lo que ha pasado
help-line-save = guarda la partida
help-line-quit = la guarda y sale
command-help = ?, h, ayuda, help
command-table = mesa, m, table
command-rules = reglas, rules
command-undo = deshacer, d, undo
command-hint = pista, hint
command-restart = reiniciar, otra vez, restart
command-auto = auto
command-finish = terminar, acabar, finish
command-score = puntos, tanteo, marcador, score
command-log = historia, registro, log
command-save = guardar, save
command-quit = salir, q, quit
command-next = s, siguiente, n
command-previous = a, anterior, p
verb-pass = paso, pasar, pass
verb-draw = robar, robo, draw
verb-exchange = cambiar, cambio, exchange
verb-keep = quedarse, me quedo, mantener, keep
verb-lead = salir con, salgo con, salida, lead
verb-take = tomar, tomo, coger, cojo, take
verb-discard = descartar, descarto, tirar, tiro, discard
verb-deal = repartir, reparto, deal
verb-pair = pareja, pair
verb-run = serie, run
verb-bid = subasto, subastar, apuesto, apostar, bid
verb-trump = triunfo, triunfos, trump
verb-claim = canto, cantar, anoto, anotar, claim
verb-call = muggins, digo muggins, call
verb-let_go = no decir muggins, no digo muggins, no reclamar, no reclamo, dejar pasar, lo dejo, let go, let_go

sheet-round = Mano
sheet-void = nula
sheet-total = Total
sheet-plain = { $title }: { $points }

## Archivos

file-unreadable = No se puede leer { $file }: { $why }.
file-unwritable = No se puede escribir { $file }: { $why }.
file-taken = { $file } ya existe y no es una partida; no se escribe encima.
nothing-to-resume = No hay ninguna partida sin terminar en { $folder }.
record-seats = El registro tiene { $count } puestos y el juego { $seats }.
record-empty = En este registro no hay ninguna mano.
check-fine = { $count ->
    [one] Una partida, todo está bien.
   *[other] { $count } partidas, todo está bien.
}
replay-place = Paso { $step } de { $count }: mano { $round }, jugada { $move } { $text }
replay-prompt = Intro o s: adelante; a: atrás; un número: ir ahí; q: salir:
replay-help = Intro o s avanza, a retrocede, un número del 1 al { $count } va ahí, q sale.

## Simulaciones

simulate-seat = Puesto
simulate-bot = Bot
simulate-mean = Media de puntos (± 95 %)
simulate-won = Manos ganadas (95 %)
simulate-length = Jugadas por mano: { $mean } (95 %), de { $low } a { $high }
simulate-lengths = Jugadas por mano
simulate-blocked = Manos cerradas: { $share }
simulate-void = Manos nulas: { $share }
simulate-note = { $rounds } primeras manos, cada una con su reparto; --seed { $seed } las repite.

## Dos reglamentos comparados

compare-same = Los dos reglamentos son iguales: di con --against qué hace de otra manera el segundo.
against-presets = --against nombra más de un reglamento: { $presets }.
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

stats-none = Todavía no hay ninguna partida terminada en { $path }.
stats-rules = { $name } ({ $rules })
stats-played = Jugadas { $played }, ganadas { $won } ({ $share }).
stats-streak = Victorias seguidas: { $streak } ahora, { $longest } como máximo.
stats-best = Mejor resultado: { $best }.
stats-helped = Aparte, con ayuda (pistas, fichas ya conocidas): jugadas { $played }, ganadas { $won }.
stats-note = Solo se guardan aquí, en { $path }; bórralo para olvidarlas.
level-chance = azar
    .help = Cualquier jugada válida, todas por igual: no piensa nadie.
level-greedy = ávido
    .help = Juega lo que mejor pinta a primera vista, sin pensar en lo que viene.
level-level1 = nivel 1
    .help = Imagina dos repartos posibles de las fichas tapadas y los juega en su cabeza unas pocas veces.
level-level2 = nivel 2
    .help = Imagina ocho repartos posibles de las fichas tapadas y piensa un poco más.
level-level3 = nivel 3
    .help = Imagina cuarenta repartos posibles de las fichas tapadas, da más crédito a aquellos en los que tiene sentido lo que has jugado y juega cada uno hasta el final muchas veces.
level-level4 = nivel 4
    .help = Imagina más de cien repartos, los pesa como el nivel 3 y piensa el triple de tiempo.
level-level5 = nivel 5
    .help = Imagina cientos de repartos, los pesa según lo que ha hecho cada uno y es el que más piensa.
plot-format = { $file }: una imagen necesita un nombre que acabe en .png o .svg.
plot-missing = Para las imágenes hace falta matplotlib: pip install "capicua[plot]".

games-id = Nombre que se escribe
games-name = Juego
games-genre = Tipo
genre-line = líneas
genre-trains = trenes
genre-tricks = bazas
genre-melds = combinaciones
genre-fishing = capturas
genre-betting = apuestas
genre-solitaire = solitarios
genre-other = otros
games-seats = Jugadores
games-summary = Qué es

## La línea de órdenes

help-capicua = Juegos de dominó en la terminal: reglas, partidas contra bots, simulaciones, registros.
help-games = Enumera los juegos.
help-rules = Escribe las reglas de un juego con las opciones vigentes.
help-play = Juega una partida; lo que se deja sin terminar queda guardado.
help-simulate = Juega muchas manos con bots y dice cómo han ido.
help-compare = Juega partidas con dos reglamentos y dice qué cambia, con intervalos.
help-stats = Enseña cómo han ido tus partidas: jugadas, ganadas, mejor resultado, rachas.
help-replay = Recorre un registro paso a paso, con todas las manos a la vista.
help-check = Comprueba registros con las reglas; código de salida 1 si algo está mal.
help-game = El juego, por su nombre en «capicua games».
help-file = El archivo de un registro; - lee de la entrada estándar.
help-preset = El reglamento; «capicua rules JUEGO» dice cuál está vigente.
help-set = Cambia una regla de la casa; se puede repetir.
help-seats = Cuántos jugadores.
help-bots = Niveles de los bots, con comas: greedy, chance.
help-name = El nombre de una persona; repítelo si sois varias ante un teclado.
help-seed = El número del reparto: mismo número, mismas fichas.
help-watch = Solo bots.
help-pause = Al mirar, sigue solo tras estos segundos.
help-save = Guarda la partida en este archivo.
help-resume = Sigue una partida guardada; la última que se dejó, si no se nombra el archivo.
help-rounds = Cuántas manos.
help-rounds-each = Cuántas manos de cada clase, como mínimo; las partidas empezadas se acaban.
help-bots-alike = El nivel de los bots en todos los puestos: greedy o chance.
help-against = Lo que el segundo reglamento hace de otra manera: un reglamento, opción=valor, seats=número; se puede repetir. Lo demás, como en el primero.
help-plot = Dibuja además los resultados en un archivo .png o .svg.
help-all = Enseña todo de una vez.
help-json = JSON en lugar de una tabla.
help-plain = Sin dibujos: frases sencillas, para lectores de pantalla.
help-lang = El idioma; si no se da, el del entorno.
help-version = Dice la versión y cómo está construida.
help-word-usage = Uso:
help-word-options = Opciones:
help-word-arguments = Argumentos:
help-word-commands = Órdenes:
help-word-some-options = [OPCIONES]
help-word-some-command = ORDEN [ARGUMENTOS]...
help-word-default = [si no se dice:
help-word-required = [obligatorio]
help-word-help = Enseña este texto y sale.
usage-option = Aquí no hay ninguna opción { $option }; --help las enumera.
usage-missing = Falta { $name }; --help dice qué hace falta.
usage-value = Ese valor no sirve para { $name }; --help dice cuáles sí.
usage-command = No hay ninguna orden «{ $command }»; «capicua --help» las enumera.
usage-other = { $text }

## La arena

help-arena = Enfrenta bots con los mismos repartos y dice cuál es mejor y con qué seguridad.
help-arena-bots = Quiénes juegan, con comas: niveles, modulo:Clase, program:ORDEN.
help-arena-deals = Cuántos repartos por pareja de bots; cada reparto se juega en todas las posiciones.
help-arena-matches = Jugar partidas enteras y no solo su primera mano.
help-arena-decided = Parar en cuanto esté claro cuál es mejor, o que ninguno lo es por el margen.
help-arena-margin = La ventaja que vale la pena encontrar, como parte de victorias sobre la mitad.
help-arena-save = Guardar cada resultado en este archivo; la misma orden sigue desde ahí.
help-engine = Dónde jugar: en los núcleos de esta máquina o en un clúster de Ray.
help-workers = Cuántos procesos; si no se dice, tantos como núcleos.
arena-entrants = Una arena necesita dos bots o más, cada uno nombrado una vez; se pidió: { $bots }.
arena-engine = No existe el motor «{ $text }»; hay { $allowed }.
arena-margin = --margin es una parte de victorias sobre la mitad, mayor que 0 y hasta 0.4, no { $text }.
arena-no-ray = El motor Ray necesita Ray: pip install "capicua[cluster]".
arena-no-openskill = Las puntuaciones necesitan openskill: pip install "capicua[arena]".
arena-file = { $file } no es un archivo de arena: { $why }.
arena-other = { $file } guarda otro torneo: otras reglas, otros bots u otra semilla. Elige otro archivo.
entrant-missing = No se puede arrancar el bot «{ $bot }»: { $why }.
entrant-mute = { $bot } no tiene el método choose(view, rng).
entrant-illegal = El bot «{ $bot }» contestó { $text }, que no es una jugada permitida.
entrant-slow = El bot «{ $bot }» no contestó en { $seconds } segundos.
entrant-gone = El bot «{ $bot }» ha terminado antes que su partida.
arena-pair = Bots
arena-deals = Repartos
arena-score = Victorias del primero (95 %)
arena-points = Puntos de más por mano (95 %)
arena-time = Tiempo por jugada
arena-decision = Prueba
arena-is-open = sin decidir
arena-is-first = { $bot } es mejor
arena-is-second = { $bot } es mejor
arena-is-neither = ninguno por el margen
arena-note-rounds = Primeras manos, ganadas como se gana una partida de una mano. Cada reparto se juega en todas las posiciones y cuenta una vez; una mano sin ganador cuenta como media.
arena-note-matches = Partidas enteras. Cada reparto se juega en todas las posiciones y cuenta una vez; una partida sin ganador cuenta como media.
arena-note = --seed { $seed } la repite.
rating-bot = Bot
rating-value = Puntuación
rating-interval = 95 %

## Dibujos

picture-all = { $game }: la mesa con todas las manos a la vista
picture-seat = { $game }: la mesa como la ve { $player }
picture-watcher = { $game }: la mesa como la ve quien mira
picture-small = { $game }: una partida a medio jugar

## El servidor

help-serve = Abre la mesa en el navegador, para ti y para quien reciba el enlace.
help-serve-config = Ajustes de este archivo TOML.
help-serve-host = La dirección en la que escucha; con 0.0.0.0 entran otros equipos y teléfonos.
help-serve-port = El puerto en el que escucha, de 0 a 65535; con 0, uno que esté libre.
help-serve-public_url = La dirección que usa la gente si hay un proxy delante: https://domino.example, sin ruta.
help-serve-hosts = Otros nombres con los que se llega a este equipo, con comas.
help-serve-proxies = Direcciones o redes de los proxies que pueden decir de dónde viene alguien, con comas: 127.0.0.1, 10.0.0.0/8.
help-serve-data = La carpeta donde se guardan las mesas.
help-serve-database = La base de datos: un archivo, sqlite:///archivo o postgresql://usuario:clave@equipo/nombre.
help-serve-durability = A qué espera una respuesta: full, a que lo tenga el disco; normal, a que lo tenga el sistema operativo.
help-serve-broker = Redis o Valkey, si varios servidores comparten las mesas: redis://equipo:6379/0. La base de datos debe ser PostgreSQL.
help-serve-sockets_each = Cuántas conexiones puede tener abiertas una dirección, 1 o más.
help-serve-tables_each = Cuántas mesas puede abrir una dirección por minuto, 1 o más.
help-serve-entries_each = Cuántas veces por minuto puede intentar entrar en una mesa una dirección, 1 o más.
help-serve-work_each = Cuántas repeticiones, reglas y comparaciones puede pedir una dirección por minuto, 1 o más.
help-serve-frames_each = Cuántas cosas puede pedir una conexión en una mesa cada veinte segundos, jugadas incluidas, 1 o más.
help-serve-idle_minutes = Tras cuántos minutos sin nadie se saca una mesa de la memoria; vuelve sola.
help-serve-keep_days = Tras cuántos días sin nadie se borra una mesa; con 0, nunca.
help-serve-bot_workers = Procesos para los bots que buscan, de 0 a 256; con 0, uno menos que núcleos.
help-serve-log = Cómo se escribe el diario del servidor: text o json.
help-serve-log_level = Qué se anota en él: debug, info, warning o error.
help-serve-metrics = Si /metrics cuenta a Prometheus cómo va el servidor: yes o no.
help-serve-browser = Si se abre el navegador: yes o no.
serve-ready = Las mesas están abiertas en { $address }
serve-phones = Para los teléfonos de la misma red:
serve-stop = Ctrl-C lo para; no se pierde nada.
serve-no-port = El servidor no puede escuchar en { $place }: { $detail }.
serve-no-broker = Nadie contesta en el broker, { $place }: { $detail }.
serve-not-started = El servidor no ha arrancado; las líneas de arriba dicen por qué.
serve-not-installed = Al servidor le falta algo por instalar ({ $missing }). Se instala con: { $command }
setting-wrong = «{ $value }» no vale para el ajuste { $name } ({ $source }).
setting-unknown = { $path }: no hay ningún ajuste «{ $name }». Hay: { $allowed }.
setting-no-file = No se puede leer { $path }: { $detail }.
setting-not-toml = { $path } no es TOML: { $detail }.
setting-broker-alone = Varios servidores no pueden compartir un archivo SQLite: con broker, el ajuste database tiene que ser postgresql://…

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
