# Las palabras de la terminal, que un navegador no necesita.

## Lo que se ha pedido

input-no-place = Ahora no se puede jugar { $tile }.
input-ambiguous = «{ $text }» puede ser más de una jugada: { $choices }. ¿Cuál?
bad-setting = «{ $text }» no es un ajuste; escribe opción=valor.
too-many-names = { $count } nombres para { $seats ->
    [one] un puesto.
   *[other] { $seats } puestos.
}
game-wanted = ¿Qué juego? Hay { $allowed }.
no-rules = { $game } no trae sus reglas en este idioma.

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
end-prompt = Intro para seguir, deshacer, o reiniciar el reparto:
pause-help = Aquí se pulsa Intro; también valen ?, deshacer, cortar, puntos, historia, mesa, reglas, guardar y salir.
consent-prompt = { $player }, { $other } quiere retirar su última jugada. ¿De acuerdo (sí o no)?
cut-prompt = Tu corte; cualquier texto entra en la mezcla:
again-prompt = Intro para terminar, o «revancha», con todos un puesto más allá:
again-prompt-alone = Intro para terminar, u «otro» para otro reparto:
fair-promised = Reparto limpio: el secreto del que salen las fichas queda comprometido como { $promise }.
fair-revealed = El secreto se revela en la partida guardada; se comprueba con: capicua verify { $path }
watch-prompt = Intro, auto, terminar, u otra cosa para salir:
hand-over = { $player }, te toca. Intro enseña tus fichas:
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
help-line-undo = retira tu última jugada, mientras no se haya visto otra ficha; los demás tienen que estar de acuerdo
help-line-restart = empieza otra vez el mismo reparto; con ayuda, si ya se habían visto fichas
help-line-cut = entre manos, corta el reparto siguiente
help-line-auto = mira cómo el bot ávido juega por ti hasta el final de la mano; Ctrl-C lo para
help-line-finish = lo mismo de una vez, sin mirar
help-line-score = la hoja de puntos
help-line-log = lo que ha pasado
help-line-save = guarda la partida
help-line-quit = la guarda y sale
keeper-series = Partidas ganadas: { $won }
keeper-next-hint = «revancha» empieza la partida siguiente de la serie.
command-help = ?, h, ayuda, help
command-table = mesa, m, table
command-rules = reglas, rules
command-undo = deshacer, d, undo
command-cut = cortar, corte, cut
command-rematch = revancha, otra, otro, rematch
command-yes = sí, s, yes
command-no = no, n
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

## Archivos

file-unreadable = No se puede leer { $file }: { $why }.
file-unwritable = No se puede escribir { $file }: { $why }.
file-taken = { $file } ya existe y no es una partida; no se escribe encima.
nothing-to-resume = No hay ninguna partida sin terminar en { $folder }.
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

against-presets = --against nombra más de un reglamento: { $presets }.

## Estadísticas

stats-none = Todavía no hay ninguna partida terminada en { $path }.
stats-rules = { $name } ({ $rules })
stats-note = Solo se guardan aquí, en { $path }; bórralo para olvidarlas.
plot-format = { $file }: una imagen necesita un nombre que acabe en .png o .svg.
plot-missing = Para las imágenes hace falta matplotlib: pip install "capicua[plot]".

games-id = Nombre que se escribe
games-genre = Tipo
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
help-clock = Tiempo para pensar: 30 son segundos por jugada; 300+5, una reserva por mano con incremento. A cero juega la mesa por ti; con 30,forfeit se pierde la partida.
help-cut = Corta el primer reparto: cualquier texto entra en la mezcla.
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
