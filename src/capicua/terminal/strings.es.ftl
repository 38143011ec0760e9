# Las palabras de la terminal, que un navegador no necesita.

## Leer lo que se escribe

input-no-place = Ahora no se puede jugar { $tile }.
input-ambiguous = «{ $text }» puede ser más de una jugada: { $choices }. ¿Cuál?
input-no-entry = No hay ninguna jugada { $text }: { $high ->
    [one] en la lista solo está #1.
   *[other] la lista va de #1 a #{ $high }.
}
input-number = «{ $text }» no corresponde a ninguna jugada. { $high ->
    [one] La única es #1
   *[other] Escribe de #1 a #{ $high } para elegir de la lista
}, o la jugada misma (6-4).
bad-setting = Ajuste no válido: «{ $text }»; se espera opción=valor.
too-many-names = Hay { $count } nombres para { $seats ->
    [one] un puesto.
   *[other] { $seats } puestos.
}
game-wanted = Indica un juego: { $allowed }.
no-rules = { $game } no tiene reglas en este idioma.

## Elegir juego

menu-games = ¿A qué se juega?
menu-prompt = Juego (nombre o #número):
menu-presets = ¿Con qué reglas?
menu-preset-prompt = Reglamento (nombre o #número; Intro para el primero):
games-players = { $high ->
    [one] 1 jugador
   *[other] { $low ->
        [one] de 1 a { $high } jugadores
       *[other] { $span } jugadores
    }
}

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
} (#número o notación, ? para ayuda):
move-prompt-only = { $people ->
    [one] Hay una sola jugada
   *[other] { $player }, hay una sola jugada
}: pulsa Intro (? para ayuda):
round-prompt = Pulsa Intro para la mano siguiente:
end-prompt = Pulsa Intro para seguir, o escribe deshacer o reiniciar:
end-prompt-lost = Pulsa Intro para seguir, o escribe deshacer, reiniciar, error o reintentar:
page-prompt = Pulsa Intro para seguir:
pause-help = Aquí se pulsa Intro. También valen: ?, deshacer, cortar, puntos, historia, mesa, reglas, guardar, salir.
consent-prompt = { $player }, { $other } pide deshacer su última jugada. ¿De acuerdo (sí o no)?
cut-prompt = Tu corte (cualquier texto; entra en la mezcla):
again-prompt = Pulsa Intro para terminar, o escribe «revancha» para jugar otra, corriendo todos un puesto:
again-prompt-alone = Pulsa Intro para terminar, o escribe «otro» para otro reparto:
autopass-on = Ahora se pasa automáticamente cuando no queda otra jugada.
autopass-off = Ahora, cuando no quede otra jugada, pasas tú.
fair-promised = Reparto verificable: el secreto de la mezcla queda comprometido como { $promise }.
fair-revealed = La partida guardada revela el secreto de la mezcla. Se verifica con: capicua verify { $path }
watch-prompt = Pulsa Intro para seguir, escribe auto o terminar, u otra cosa para salir:
hand-over = { $player }, te toca. Pulsa Intro para ver tus fichas:
hint = Pista: { $label } ({ $text })
saved = La partida está guardada en { $path }
resume-hint = Se continúa con «capicua play --resume».
refusal-rule = Regla { $rule }: { $text }
help-plays = Escribe una jugada como #2 (su posición en la lista) o en notación (6-4, paso…). El tabulador completa. Comandos:
help-signs = Los dobles se dibujan [6║6]; ► señala las puntas abiertas y a quién le toca.
help-line-help = muestra esta ayuda
help-line-table = dibuja otra vez la mesa
help-line-rules = muestra las reglas con las opciones vigentes
help-line-hint = sugiere una jugada, con su ventaja sobre la siguiente y el motivo; la partida cuenta entonces como jugada con ayuda
help-line-chances = muestra dónde puede estar cada ficha que no ves, con su probabilidad exacta
help-line-undo = deshace tu última jugada, si desde entonces no se ha visto ninguna ficha; los demás tienen que estar de acuerdo
help-line-mistake = tras perder un reparto: si se podía ganar, qué jugada lo perdió y cómo se habría ganado
help-line-retry = tras perder un reparto: sigue desde la última posición en la que aún se podía ganar; cuenta como jugado con ayuda
help-line-restart = empieza otra vez el mismo reparto; cuenta como jugado con ayuda si ya se habían visto fichas
help-line-cut = corta el reparto siguiente, entre mano y mano
help-line-auto = deja que el bot voraz acabe la mano por ti, jugada a jugada; Ctrl-C lo detiene
help-line-finish = lo mismo, de una vez
help-line-autopass = pasa automáticamente cuando no queda otra jugada, o deja de hacerlo
help-line-score = muestra la hoja de puntos
help-line-log = muestra lo que ha pasado
help-line-save = guarda la partida
help-line-quit = guarda la partida y sale
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
command-chances = probabilidades, prob
command-restart = reiniciar, otra vez, restart
command-mistake = error, por qué, mistake
command-retry = reintentar, retry
command-auto = auto
command-autopass = autopaso, autopass
command-finish = terminar, acabar, finish
command-score = puntos, tanteo, marcador, score
command-log = historia, registro, log
command-save = guardar, save
command-quit = salir, q, quit
command-next = s, siguiente, n
command-previous = a, anterior, p
command-play = jugar, seguir
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

## Reglas, opciones y reglamentos

rulebook-in-force = Vigente: { $rules }
rulebook-how = El reglamento se elige con -p y las opciones se cambian con -s: capicua play { $game } -p { $preset } -s opción=valor
rulebook-values = Valores: { $values }.
rulebook-default = En este reglamento, por defecto: { $value }.
rulebook-subset = none (ninguno), o los que se quieran de { $values }, separados por comas
rulebook-least = un número entero desde { $low }
rulebook-between = un número entero de { $low } a { $high }
rulebook-by-players = o uno por cada número de jugadores, como 2:7,3:5
rulebook-by-round = y más según la mano, como 1:100,2:75; none: sin premio

## Archivos

file-unreadable = No se puede leer { $file }: { $why }.
file-unwritable = No se puede escribir { $file }: { $why }.
file-taken = { $file } ya existe y no es una partida guardada; no se ha sobrescrito.
nothing-to-resume = No hay ninguna partida sin terminar en { $folder }.
check-fine = { $count ->
    [one] 1 partida comprobada: es válida.
   *[other] { $count } partidas comprobadas: todas son válidas.
}
replay-place = Paso { $step } de { $count }: mano { $round }, jugada { $move } { $text }
replay-prompt = Intro o s: siguiente; a: anterior; un número: ir a ese paso; probabilidades: quién tiene qué; jugar: seguir jugando desde aquí; q: salir:
replay-help = Intro o s avanza, a retrocede, un número del 1 al { $count } va a ese paso. «probabilidades» muestra dónde puede estar cada ficha que no ve quien tiene el turno; «probabilidades B», lo que no ve B. «jugar» sigue la partida desde aquí contra bots; «jugar B», en el puesto B. q sale.

## Simulaciones

simulate-seat = Puesto
simulate-bot = Bot
simulate-mean = Media de puntos (± 95 %)
simulate-won = Manos ganadas (95 %)
simulate-length = Jugadas por mano: { $mean } (95 %), de { $low } a { $high }
simulate-lengths = Jugadas por mano
simulate-blocked = Manos cerradas: { $share }
simulate-void = Manos nulas: { $share }
simulate-note = { $rounds } primeras manos independientes. Para repetirlo: --seed { $seed }.

## Dos reglamentos comparados

against-presets = --against admite un solo reglamento (se indicaron: { $presets }).

## Estadísticas

stats-none = Todavía no hay ninguna partida terminada en { $path }.
stats-rules = { $name } ({ $rules })
stats-note = Las estadísticas solo se guardan en { $path }; para borrarlas, borra el archivo.

plot-points = Puntos
plot-moves = Jugadas
plot-rounds = Manos
plot-round = Mano { $number }
plot-round-count = { $rounds } manos
plot-share-gap = A − B (puntos porcentuales, 95 %)
plot-relative-gap = A − B respecto al valor mayor (%, 95 %); a la derecha, las diferencias absolutas
plot-open = con todas las fichas a la vista
plot-known = con lo que podía saber quien jugaba
help-dark = Usa un fondo oscuro en --plot.
plot-format = Archivo de gráfico no válido: { $file }; el nombre debe acabar en .png o .svg.
plot-missing = Los gráficos necesitan matplotlib: pip install "capicua[plot]".

## La línea de comandos

help-capicua = Juegos de dominó en la terminal o en el navegador, hojas de puntos y simulaciones.
help-games = Muestra la lista de juegos.
help-rules = Muestra las reglas de un juego, sus opciones y sus reglamentos.
help-play = Juega una partida; si queda sin terminar, se guarda.
help-simulate = Simula muchas manos entre bots y muestra los resultados.
help-compare = Mide en qué se diferencian dos reglamentos, con intervalos de confianza.
help-stats = Muestra tus resultados: partidas jugadas y ganadas, mejores puntuaciones, rachas.
help-replay = Recorre una partida registrada, con todas las fichas a la vista.
help-check = Comprueba que los registros cumplen las reglas; código de salida 1 si hay algún fallo.
help-game = Un juego, con el nombre que da «capicua games». Sin él, se pregunta.
help-file = El archivo de un registro; - lee de la entrada estándar.
help-preset = El reglamento (un conjunto de reglas con nombre); véase «capicua rules JUEGO --options».
help-set = Cambia una regla de la casa; se puede repetir. Los valores se escriben en español o en inglés.
help-options = Muestra solo las opciones y los reglamentos.
help-seats = Número de jugadores.
help-bots = Niveles de los bots, separados por comas: random, greedy, de level1 a level5, master.
help-name = Nombre de una persona; se repite si juegan varias con el mismo teclado.
help-seed = Semilla aleatoria: la misma semilla reparte las mismas fichas.
help-deal-today = El reparto del día de un solitario, el mismo para todo el mundo.
help-winnable = Solo repartos de un solitario que se pueden ganar, según ha demostrado el programa: el primero desde el número dado o desde uno al azar.
help-deal = Dice si un reparto de un solitario se puede ganar y qué dificultad tiene.
help-deal-number = Número del reparto; si falta, el reparto del día.
help-deal-tries = Cuántas veces juega el reparto el nivel 5.
help-analyse = Valora cada jugada de una posición con lo que puede saber quien juega.
help-analyse-position = La posición: un archivo, - para la entrada estándar, o sus campos separados por punto y coma, como "game: block; C: 6-6 5-2; A: 6?; B: 6?; D: 6?; turn: C".
help-analyse-solve = Segundos de cálculo para saber si un solitario se puede ganar tras cada jugada; con 0 no se calcula.
help-holds = Muestra también quién puede tener cada ficha.
analyse-move = Jugada
analyse-chance = Gana
analyse-points = Puntos
analyse-exact = Exacto, a manos vistas
analyse-reason = Motivo
analyse-note = Los valores son medias de { $worlds } repartos posibles según lo que sabe quien juega; ± es el margen del 95 %.
analyse-too-large = Sin valores exactos: hay demasiadas maneras de seguir.
analyse-unsolved = Sin valores exactos: { $seconds } s de cálculo no bastaron para saber si el reparto se puede ganar. Con --solve { $more } se busca más tiempo.
analyse-winnable = { $won ->
    [yes] se puede ganar
   *[no] perdido
}
analyse-best = La mejor jugada: { $move }.
analyse-alike = Ninguna de estas es claramente mejor que las otras: { $moves }. Con más repartos quizá se distingan: --worlds { $more }.
analyse-open = Ninguna jugada es claramente mejor que las otras. Con más repartos quizá se distingan: --worlds { $more }.
analyse-equal = Igual de buenas: { $moves }.
analyse-calibration = De { $count } { $kind ->
    [bid] ofertas
    [trump] triunfos
    [lead] salidas
   *[tile] fichas
} a las que el tablero daba del { $low } al { $high } %, los bots ganaron la mano con entre el { $least } y el { $most } %.
analyse-note-exact = No hay nada oculto: valen los valores exactos.
help-mistakes = Vuelve a las posiciones en las que alguien se equivocó en una partida guardada.
help-mistakes-player = De quién son los errores, por nombre o letra; si falta, de todos.
mistakes-heading = Error { $number } de { $count } (jugada { $move })
mistakes-task = Aquí { $player } eligió una jugada peor. Busca otra mejor; solo se muestra lo que podía ver.
mistakes-right = Correcto.
mistakes-wrong = No: esa jugada es claramente peor que la mejor.
mistakes-again = Esa es la que se jugó.
mistakes-solution = La solución:
mistakes-best = { $best }: gana la mano en el { $chance } de los repartos muestreados; lo que se jugó, { $played }, en el { $next }.
mistakes-result = { $right } de { $count } resueltos.
mistakes-none = No se encontraron errores significativos.
mistakes-no-player = En este registro no juega «{ $player }»: los nombres posibles son { $allowed }.
help-drill = Ejercita lo que se hace sin pensar cuando se juega bien: preguntas cortas sobre posiciones reales.
help-drill-name = El ejercicio: out, passes, ends, bid o capicua; sin él, salen todos.
help-level = Dificultad, de 1 a 3.
help-drill-count = Número de preguntas.
help-drill-seed = Semilla: con la misma salen las mismas preguntas.
help-timed = Una respuesta que tarda más de lo que permite el nivel no vale.
help-bid = Muestra lo que hace una mano de Texas 42 con cada triunfo: la probabilidad de cada puja.
help-bid-tiles = Las siete fichas, como 6-6 6-5, en cualquier orden.
help-discard = Muestra las probabilidades de una mano de póquer de dominó según el descarte, contadas exactamente.
help-discard-tiles = Las cinco fichas, como 6-6 5-5, en cualquier orden.
help-most = Máximo de fichas que se pueden descartar.
help-by_suit = Ordena las escaleras por palo (straights=suit).
help-by_pips = Ordena las fichas altas por puntos (high_order=pips).
help-count = Cuenta las fichas de cada número que quedan fuera y quién puede tener cuáles.
help-count-tiles = Tus fichas.
help-laid = Fichas sobre la mesa, como "6-4 4-4".
help-other = Lo que tiene otra persona: cuántas fichas y a qué números ha pasado: 7 o 7:3,5. Se repite para cada una.
help-high = El doble más alto del dominó.
help-train = Busca el tren más largo que se puede hacer con unas fichas, o el de más puntos.
help-train-tiles = Fichas como 6-4 12-5, en cualquier orden.
help-start = Número que debe tener la primera ficha, por ejemplo 12 si sale el doble doce; si no se indica, cualquiera.
help-train-all = Muestra también los demás trenes igual de buenos, hasta diez.
help-heaviest = El tren de más puntos, no el de más fichas.
help-watch = Mira jugar a los bots.
help-practice = Practica contra bots: pistas, probabilidades de dónde está cada ficha y deshacer, sin límite; nada cuenta para las estadísticas.
help-pause = Segundos entre jugadas al mirar; sin esta opción, se sigue con Intro.
help-clock = Tiempo: 30 son 30 segundos por turno; 300+5, una reserva de 300 segundos por mano con un incremento de 5. Si se acaba, la mesa juega por ti; con ,forfeit al final se pierde la partida.
help-cut = Corta el primer reparto: cualquier texto; entra en la mezcla.
help-save = Guarda la partida en este archivo.
help-resume = Continúa una partida guardada; sin archivo, la más reciente.
help-from = Sigue una partida registrada desde una posición, contra bots.
help-from-round = Con --from: la mano, contada desde 1 en el registro.
help-from-at = Con --from: la jugada que decides, contada desde 1; las anteriores son las del registro.
help-from-seat = Con --from: tu puesto, con una letra; si falta, el que tiene el turno.
help-auto-pass = Pasa automáticamente cuando no queda otra jugada.
help-lines = Escribe línea a línea, sin redibujar la pantalla.
help-rounds = Número de manos.
help-rounds-each = Número mínimo de manos con cada reglamento; las partidas empezadas se terminan.
help-bots-alike = Nivel de los bots en todos los puestos: random, greedy, de level1 a level5, master.
help-against = En qué se diferencia el segundo reglamento: un reglamento, opción=valor o seats=número; se puede repetir.
help-plot = Dibuja además los resultados en un archivo .png o .svg.
help-all = Muestra todos los pasos de una vez.
help-json = Escribe JSON en lugar de una tabla.
help-plain = Escribe frases sin dibujos, para lectores de pantalla.
help-lang = Idioma: en, es o es-419 (español del Caribe). Por defecto, el del sistema.
help-version = Muestra la versión y el tipo de compilación.
help-install-completion = Instala el autocompletado en tu intérprete de comandos.
help-show-completion = Muestra el código del autocompletado para tu intérprete de comandos.
help-word-usage = Uso:
help-word-options = Opciones:
help-word-arguments = Argumentos:
help-word-some-options = [OPCIONES]
help-word-some-command = COMANDO [ARGUMENTOS]…
help-word-default = (por defecto: { $value })
help-word-help = Muestra esta ayuda.
manual-play = Jugar:
manual-records = Anotar y analizar:
manual-bots = Simular y comparar:
manual-others = Más:
manual-commands = Comandos:
metavar-game = JUEGO
metavar-preset = REGLAMENTO
metavar-setting = OPCIÓN=VALOR
metavar-levels = NIVEL,…
metavar-level = NIVEL
metavar-file = ARCHIVO
metavar-file-if-any = [ARCHIVO]
metavar-folder = CARPETA
metavar-seconds = SEGUNDOS
metavar-clock = TIEMPO
metavar-text = TEXTO
metavar-name = NOMBRE
metavar-value = VALOR
metavar-entrants = BOT,…
metavar-number = NÚMERO
metavar-language = en|es|es-419
metavar-log-level = NIVEL
metavar-url = URL
metavar-tiles = FICHAS
metavar-against = REGLAMENTO|OPCIÓN=VALOR
usage-option = Opción desconocida: { $option }; --help muestra las que hay.
usage-missing = Falta el argumento { $name }; véase --help.
usage-value = Valor no válido para { $name }: «{ $value }»; véase --help.
usage-seats = Valor no válido para { $name }: «{ $value }»; en { $game } { $high ->
    [one] juega una sola persona.
   *[other] juegan { $span }.
}
usage-between = Valor no válido para { $name }: «{ $value }»; se espera un número de { $low } a { $high }.
usage-least = Valor no válido para { $name }: «{ $value }»; se espera un número desde { $low }.
usage-command = Comando desconocido: «{ $command }»; «capicua --help» muestra los que hay.
usage-near = ¿Querías decir «{ $text }»?
usage-other = { $text }

## La arena

help-arena = Organiza un torneo entre bots con los mismos repartos.
help-arena-bots = Participantes, separados por comas: niveles, modulo:Clase, program:COMANDO.
help-arena-deals = Repartos por cada dos bots; cada uno se juega con todas las colocaciones.
help-arena-matches = Juega partidas enteras en lugar de primeras manos.
help-arena-decided = Detiene un enfrentamiento en cuanto lo decide una prueba secuencial.
help-arena-margin = La menor ventaja que interesa detectar, como porcentaje de victorias sobre la mitad.
help-arena-save = Guarda cada resultado en este archivo; el mismo comando continúa desde ahí.
progress = Hecho: { $done } de { $total }
help-engine = Dónde se ejecuta: en los núcleos de este equipo o en un clúster de Ray.
help-workers = Número de procesos; por defecto, uno por núcleo.
arena-entrants = Indica al menos dos bots distintos (se indicaron: { $bots }).
arena-engine = Motor desconocido: «{ $text }»; se espera { $allowed }.
arena-margin = Valor no válido para --margin: { $text }; se espera una ventaja sobre la mitad, mayor que 0 y de 0.4 como máximo.
arena-no-ray = El motor Ray necesita Ray: pip install "capicua[cluster]".
arena-no-openskill = Las puntuaciones necesitan openskill: pip install "capicua[arena]".
arena-file = { $file } no es un archivo de la arena: { $why }.
arena-other = { $file } es de otro torneo (otras reglas, otros bots u otra semilla); elige otro archivo.
entrant-missing = No se puede cargar el bot «{ $bot }»: { $why }.
entrant-mute = { $bot } no tiene el método choose(view, rng).
entrant-illegal = El bot «{ $bot }» devolvió { $text }, que no es una jugada válida.
entrant-slow = El bot «{ $bot }» no contestó en { $seconds } segundos (tiempo agotado).
entrant-gone = El bot «{ $bot }» terminó antes que la partida.
entrant-failed = El bot «{ $bot }» falló: { $why }.
arena-pair = Bots
arena-deals = Repartos
arena-score = Victorias del primero (95 %)
arena-points = Diferencia de puntos por mano (95 %)
arena-time = Tiempo por jugada
arena-decision = Prueba
arena-is-open = sin decidir
arena-is-first = { $bot } es mejor
arena-is-second = { $bot } es mejor
arena-is-neither = sin diferencia mayor que el margen
arena-note-rounds = Primeras manos, cada una como una partida de una sola mano. Cada reparto se juega con todas las colocaciones y cuenta una vez; un empate vale media victoria.
arena-note-matches = Partidas enteras. Cada reparto se juega con todas las colocaciones y cuenta una vez; un empate vale media victoria.
arena-note = Para repetirlo: --seed { $seed }.
rating-bot = Bot
rating-value = Puntuación
rating-interval = 95 %

## El servidor

help-serve = Abre mesas en el navegador e invita con un enlace.
help-serve-config = Lee los ajustes de este archivo TOML.
help-serve-host = Dirección en la que escucha; 0.0.0.0 acepta conexiones de la red local.
help-serve-port = Puerto en el que escucha, de 0 a 65535; con 0, uno libre.
help-serve-public_url = Dirección pública detrás de un proxy inverso, como https://domino.example, sin ruta.
help-serve-hosts = Otros nombres de este servidor, separados por comas.
help-serve-proxies = Proxies de confianza (direcciones o redes), separados por comas: 127.0.0.1, 10.0.0.0/8.
help-serve-data = Carpeta de las mesas.
help-serve-database = Base de datos: un archivo, sqlite:///archivo o postgresql://usuario:contraseña@equipo/nombre.
help-serve-durability = Durabilidad de las jugadas confirmadas: full (fsync antes de confirmar) o normal (escritas en el sistema operativo).
help-serve-broker = Redis o Valkey para varios procesos del servidor: redis://equipo:6379/0. Necesita PostgreSQL.
help-serve-sockets_each = Límite: WebSockets abiertos por dirección, 1 o más.
help-serve-tables_each = Límite: mesas nuevas por dirección y minuto, 1 o más.
help-serve-entries_each = Límite: intentos de entrar en una mesa por dirección y minuto, 1 o más.
help-serve-work_each = Límite: repeticiones, análisis, reglas y comparaciones por dirección y minuto, 1 o más.
help-serve-frames_each = Límite: mensajes por conexión en 20 segundos, jugadas incluidas, 1 o más.
help-serve-idle_minutes = Saca de la memoria una mesa tras estos minutos sin actividad; se recarga cuando hace falta.
help-serve-keep_days = Borra una mesa, una hoja de puntos o un estudio tras estos días sin uso; con 0, nunca.
help-serve-connections_each = Límite: conexiones HTTP abiertas por dirección, aparte de los WebSockets, 1 o más.
help-serve-requests_each = Límite: peticiones de cualquier tipo por dirección y minuto, 1 o más.
help-serve-accounts = Permite guardar un nombre y un perfil, con una llave de acceso: yes o no.
help-serve-lobby = Lista de mesas abiertas para todo el mundo: on, off o auto (on si no hay public_url).
help-serve-tournaments = Torneos que cualquiera puede crear y dirigir: on, off o auto (on si no hay public_url).
help-serve-ratings = Puntúa las partidas entre cuentas: yes o no. Necesita accounts.
help-serve-accuracy = Analiza las partidas terminadas entre cuentas para mostrar la precisión en los perfiles: yes o no. Necesita accounts.
help-serve-clubs = Permite fundar clubes, con miembros y calendario: yes o no. Necesita accounts.
help-serve-notices = Avisa cuando a alguien le toca jugar: yes o no. Necesita accounts.
help-serve-notices_contact = Dirección a la que pueden escribir los servicios de avisos, por ejemplo mailto:casa@domino.example; por defecto, public_url.
help-serve-mail_url = Servidor de correo para avisos y códigos: smtp://usuario:clave@host:587 o smtps://…; vacío no envía correo.
help-serve-mail_from = Remitente del correo, por ejemplo domino@domino.example.
help-serve-bot_workers = Procesos para los bots que buscan, de 0 a 256; con 0, uno menos que núcleos, dos como mínimo.
help-serve-bots_python = Entorno virtual con otra compilación de esta versión, como .venv/compiled; los bots pasan a usarla en cuanto contiene el archivo «ready».
help-serve-log = Formato del registro: text o json.
help-serve-log_level = Nivel del registro: debug, info, warning o error.
help-serve-metrics = Dirección y puerto para las métricas de Prometheus, como 127.0.0.1:9464; vacío, sin métricas.
help-serve-browser = Abre el navegador al arrancar: yes o no.
serve-ready = El servidor está en marcha en { $address }
serve-phones = Con un teléfono de la misma red, escanea:
serve-stop = Pulsa Ctrl-C para detenerlo; todas las mesas quedan guardadas.
serve-no-port = No se puede escuchar en { $place }: { $detail }.
serve-no-broker = No se puede conectar con el broker en { $place }: { $detail }.
serve-not-started = El servidor no ha arrancado; véanse los mensajes anteriores.
serve-not-installed = El servidor necesita otros paquetes ({ $missing }). Se instalan con: { $command }
setting-wrong = Valor no válido para el ajuste { $name }: «{ $value }» ({ $source }).
setting-unknown = { $path }: ajuste desconocido «{ $name }»; se espera uno de { $allowed }.
help-serve-megabytes_each = Megabytes que una dirección puede añadir a la base de datos por día, 1 o más.
help-serve-table_kilobytes = Tamaño máximo del registro de una mesa en kilobytes, la mitad para el chat; con 0, sin límite.
help-serve-storage_megabytes = Tamaño de la base de datos en megabytes a partir del cual no se abren mesas, hojas de puntos ni estudios; con 0, sin límite.
help-tables = Muestra, exporta y borra lo que guarda un servidor: mesas, hojas de puntos y estudios.
help-tables-list = Muestra las mesas, las hojas de puntos y los estudios con su tamaño, de mayor a menor.
help-tables-export = Escribe en JSON todo lo que se guarda de una mesa, una hoja de puntos o un estudio; contiene fichas y secretos.
help-tables-delete = Borra definitivamente mesas, hojas de puntos o estudios; el servidor puede estar en marcha.
help-tables-ids = Identificadores de mesas, hojas de puntos o estudios.
help-tables-id = El identificador de una mesa, de una hoja de puntos o de un estudio.
help-tables-to = Escribe en este archivo nuevo en vez de en la salida estándar.
help-tables-older = Lo que lleva estos días sin usarse.
help-tables-yes = No pide confirmación.
help-force = Sustituye lo que haya.
help-backup = Copia la base de datos de un servidor en un archivo, aunque esté en marcha.
help-backup-file = El archivo de la copia: una base de datos SQLite, sea cual sea la del servidor.
help-restore = Sustituye la base de datos por una copia; antes hay que parar el servidor.
help-restore-file = El archivo que escribió «capicua backup».
tables-head-kind = Tipo
tables-head-id = Identificador
tables-head-game = Juego
tables-head-made = Creación (UTC)
tables-head-touched = Último uso (UTC)
tables-head-events = Sucesos
tables-head-kilobytes = kB
tables-table = mesa
tables-sheet = hoja de puntos
tables-study = estudio
tables-sum = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $sheets ->
    [one] 1 hoja de puntos
   *[other] { $sheets } hojas de puntos
}, { $studies ->
    [one] 1 estudio
   *[other] { $studies } estudios
}; la base de datos ocupa { $megabytes } MB.
tables-sure = { $count ->
    [one] ¿Borrarla definitivamente?
   *[other] ¿Borrar definitivamente las { $count }?
}
tables-deleted = { $count ->
    [0] No había nada que borrar.
    [one] 1 borrada.
   *[other] { $count } borradas.
}
tables-which = Indica qué se borra por su identificador, o con --older-than DÍAS.
tables-yes = Para borrar hace falta confirmarlo: añade --yes.
no-database = No existe la base de datos { $database }; indica dónde está con --data, --database o --config.
no-tables-in = { $database } no es una base de datos de Capicúa.
no-table-or-sheet = No hay ninguna mesa, hoja de puntos ni estudio { $id }.
backup-made = { $path }: { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}, { $megabytes } MB. Contiene fichas y secretos de los repartos: guárdala como una contraseña.
backup-exists = { $path } ya existe; elige otro archivo.
backup-no-folder = No existe la carpeta { $path }.
backup-failed = No se puede escribir { $path }: { $detail }.
backup-damaged = { $path } no es una copia utilizable: { $detail }
restore-exists = En { $database } ya hay mesas; con --force se sustituyen.
restore-version = { $path } tiene el esquema { $found } y esta versión de Capicúa, { $wanted }: restáurala con la versión que la escribió y actualiza después.
restore-done = { $count ->
    [one] Se ha recuperado 1 mesa.
   *[other] Se han recuperado { $count } mesas.
} Ya se puede arrancar el servidor.
restore-old = Lo que había antes está en { $path }.
setting-no-file = No se puede leer { $path }: { $detail }.
setting-not-toml = { $path } no es TOML válido: { $detail }.
setting-broker-alone = Varios procesos no pueden compartir un archivo SQLite: con un broker, el ajuste database debe ser postgresql://…
setting-needs-accounts = {$name} necesita cuentas: ponga también accounts = true.
setting-mail = El correo necesita un remitente y la dirección pública para sus enlaces: ponga también mail_from y public_url.

# Data sets
help-generate = Genera un conjunto de datos: los bots juegan manos y se guarda cada decisión con su observación y su resultado.
help-generate-to = Archivo de salida: .parquet, o .jsonl.zst para líneas JSON comprimidas. El mismo comando continúa una generación interrumpida.
help-generate-bots = Quiénes juegan, por puesto y con comas: niveles o modulo:Clase. Si son menos que puestos, se repiten por turno.
help-generate-history = Cuántas jugadas anteriores contiene cada observación.
data-ending = { $file } no tiene un formato conocido: el nombre debe terminar en uno de estos: { $allowed }.
data-exists = { $file } ya existe y no se sobrescribe. Elige otro nombre o bórralo.
data-no-decisions = En estas manos no hay nada que decidir: todas las jugadas son forzadas, así que no hay datos que guardar.
data-other = { $file } contiene las partes de otro conjunto de datos. Bórralo o repite el comando con que se empezó.
data-missing = Los conjuntos de datos necesitan { $package }, que no está instalado: pip install "capicua[research,data]".
data-done = { $decisions } decisiones de { $rounds } manos guardadas en { $file } (semilla { $seed }). La ficha de datos es { $file }.md.

## El tren más largo

train-longest = El tren más largo, desde el { $start }: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}.
train-heaviest = El tren de más puntos, desde el { $start }: { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}, { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
train-tiles = { $tiles }
train-left = Sobran: { $tiles } ({ $pips ->
    [one] un punto
   *[other] { $pips } puntos
}).
train-all = No sobra ninguna ficha.
train-others = { $count ->
    [0] Ningún otro tren es igual de { $how ->
        [heaviest] pesado
       *[longest] largo
    }.
    [one] Hay otro tren igual de { $how ->
        [heaviest] pesado
       *[longest] largo
    }:
   *[other] Hay otros { $count } trenes igual de { $how ->
        [heaviest] pesados
       *[longest] largos
    }:
}
train-more = Y hay más.
train-none = Ninguna de estas fichas tiene un { $start }.

## Torneos

help-tournament = Dirige un torneo, guardado en un archivo: rondas, resultados, clasificación, páginas para imprimir.
help-tournament-templates = Muestra las plantillas para torneos nuevos.
help-tournament-new = Crea un torneo a partir de una plantilla.
help-tournament-add = Apunta a una persona, una pareja o un equipo.
help-tournament-import = Apunta a todos los de una lista CSV, o a nadie si una línea está mal.
help-tournament-withdraw = Deja a un participante fuera de las rondas siguientes, o lo hace volver.
help-tournament-substitute = Otra persona juega por una del participante.
help-tournament-pair = Empareja la ronda siguiente, o anula la última.
help-tournament-result = Anota el resultado de una mesa.
help-tournament-correct = Corrige un resultado y muestra qué cambia.
help-tournament-penalty = Quita puntuación o puntos a un participante.
help-tournament-undo = Deshace una decisión y muestra qué cambia.
help-tournament-time = Alarga una ronda, o para su reloj y lo pone en marcha otra vez.
help-tournament-close = Termina el torneo cuando están todos los resultados.
help-tournament-tables = Una mesa emparejada a mano, como Ana:Eva; se repite por cada una. Quien no está en ninguna descansa.
help-tournament-add-minutes = Minutos que se añaden.
help-tournament-pause = Para el reloj de la ronda.
help-tournament-resume = Pone en marcha el reloj de la ronda.
metavar-sides = BANDO:BANDO
tournament-file-changed = Alguien más ha cambiado { $file } entretanto; no se ha escrito nada. Hay que intentarlo de nuevo.
help-tournament-standings = Muestra la clasificación.
help-tournament-print = Imprime una página: pairings, seating, bracket, standings, cards, slips, deals, frequencies, entrants, decisions.
help-tournament-export = Exporta standings, results, entrants (CSV), json o trf (TRF16 de la FIDE).
help-tournament-verify = Comprueba que los emparejamientos siguen las reglas y los repartos, el compromiso.
help-tournament-play = Juega un torneo duplicado entre bots y mide la suerte que quita el duplicado.
help-tournament-file = Archivo del torneo.
help-tournament-entrant = Nombre del participante, su comienzo o su número.
help-tournament-reason = Motivo, para la lista de decisiones.
help-tournament-by = Quién decide, para la lista de decisiones.
help-tournament-round = Ronda; la última si se omite.
help-tournament-template = Plantilla; «capicua tournament templates» las muestra.
help-tournament-name = Nombre del torneo; el del archivo si se omite.
help-tournament-rounds = Número de rondas; las que pide el formato si se omite.
help-tournament-format = Formato: swiss (suizo), round-robin (todos contra todos), double-round-robin (a doble vuelta), knockout (eliminatoria), double-knockout (doble eliminatoria), arena, ladder (escalera), mitchell, howell.
help-tournament-game = Juego; el de la plantilla si se omite.
help-tournament-tie-break = Desempate, por ejemplo buchholz o points-difference (diferencia); se repite para cada uno, primero el más importante.
help-tournament-round-game = Juego solo de esta ronda; el del torneo si se omite.
help-tournament-deals = Número de repartos duplicados por ronda; 0 si no los hay.
help-tournament-player = Nombre de un jugador de la pareja o del equipo; se repite por cada uno.
help-tournament-club = Club del participante.
help-tournament-rating = Nivel, para los cabezas de serie.
help-tournament-handicap = Puntos que se suman a cada resultado.
help-tournament-csv = Archivo CSV con una línea de encabezados: nombre, jugador1, jugador2, club, rating, handicap, código.
help-tournament-return = Hace volver a un participante que se había retirado.
help-tournament-old = Nombre de quien se va.
help-tournament-new-name = Nombre de quien llega.
help-tournament-cancel = Anula la última ronda, si no tiene resultados.
help-tournament-table = Número de la mesa.
help-tournament-points = Puntos de cada bando, como 200 145; con repartos duplicados, cada reparto como 25:10.
help-tournament-forfeit = Bando que no jugó, 1 o 2; se repite si son varios.
help-tournament-halves = Puntuación que se quita, en mitades del punto de una victoria: 2 es uno.
help-tournament-taken = Puntos que se quitan.
help-tournament-decision = Número de la decisión; 0 es la última.
help-tournament-page = Página: pairings (emparejamientos), seating (asientos por nombre), bracket (cuadro), standings (clasificación), cards (carteles), slips (hojas de resultado), deals (repartos), frequencies (resultados de cada reparto), entrants (participantes), decisions (decisiones).
help-tournament-out = Archivo de salida; si acaba en .html, una página para imprimir.
help-tournament-what = Qué se exporta: standings, results, entrants, json, trf.
help-tournament-bots = Niveles de las parejas, por turnos.
help-tournament-pairs = Número de parejas.
help-tournament-save = Archivo en que se guarda el torneo.
metavar-template = PLANTILLA
metavar-format = FORMATO
metavar-csv = CSV
metavar-table = MESA
metavar-points = PUNTOS
metavar-page = PÁGINA
metavar-export = QUÉ
metavar-old = QUIEN_SALE
metavar-new = QUIEN_ENTRA
tournament-template-word = Plantilla
tournament-about-word = Para qué sirve
tournament-file-exists = { $file } ya existe; hace falta otro nombre.
tournament-format = Formato desconocido: «{ $format }». Se admite: { $allowed }.
tournament-page = Página desconocida: «{ $page }». Se admite: { $allowed }.
tournament-export = Exportación desconocida: «{ $what }». Se admite: { $allowed }.
tournament-list-encoding = { $file } no es texto UTF-8; hay que guardar la lista como CSV UTF-8.
tournament-result-missing = Faltan los puntos de cada bando, o --forfeit.
tournament-result-number = Puntos no válidos: «{ $text }». Se espera un número como 145 o un reparto como 25:10.
tournament-created = { $name } se guarda en { $file }.
tournament-promise = Todos los repartos del torneo quedan comprometidos: { $promise }. Conviene publicarlo antes de la primera ronda.
tournament-added = { $name } participa con el número { $number }; en total, { $count ->
    [one] un participante
   *[other] { $count } participantes
}.
tournament-imported = { $count ->
    [one] Un participante apuntado
   *[other] { $count } participantes apuntados
} de la lista.
tournament-missing = Faltan resultados en estas mesas: { $tables }.
tournament-round-complete = Están todos los resultados de la ronda { $round }.
tournament-written = Guardado en { $file }.
tournament-nothing-changes = No cambia ningún puesto ni ninguna puntuación.
tournament-place-changes = { $name }: puesto { $before } → { $after }, puntuación { $from } → { $to }.
tournament-rounds-differ = Ahora estas rondas se emparejarían de otro modo y se quedan como estaban: { $rounds }. Una ronda sin resultados se puede anular y emparejar de nuevo.
tournament-bots-name = Bots
tournament-variance = Comparar las mesas con el mismo reparto quita el { $share } de la varianza de un resultado ({ $count } resultados, semilla { $seed }).

## Drills

drill-name = Ejercicio
drill-what = Pregunta
drill-heading = Pregunta { $number } de { $count }
drill-remember = Pulsa Intro cuando recuerdes las jugadas:
drill-prompt = Tu respuesta:
drill-which = Se espera una de las respuestas o su número, del 1 al { $count }.
drill-right = Correcto.
drill-wrong = No.
drill-late = Has tardado más de { $seconds } segundos.
drill-result = { $right } de { $count } correctas.

## What a hand is worth

bid-trump-name = { $trump ->
    [doubles] dobles
    [none] sin triunfo
    [none_low] sin triunfo, dobles bajos
    [none_own] sin triunfo, dobles como palo
   *[other] { $trump }
}
bid-best = Mejor triunfo: { bid-trump-name }. Las pujas hasta { $bid } se cumplen más de la mitad de las veces.
bid-pass = Paso: incluso con el mejor triunfo, { bid-trump-name }, el 30 falla más de la mitad de las veces.
bid-trump = Triunfo
bid-points = Puntos
bid-safe = Pujar hasta
bid-marks = Marcas que se ganan de media con { bid-trump-name }: { $low } si se ofrecen 30, { $high } con 42, { $double } con 84 (dos marcas).
bid-note = Probabilidades en { $deals } repartos al azar de las demás fichas; sale quien puja.
discard-tiles = Descarte
discard-chance = Gana
discard-ranks = Queda en
discard-nothing = nada
discard-note = «Gana» es la probabilidad de superar una mano repartida de las demás fichas, antes de su descarte.
count-number = Número
count-own = Tuyas
count-laid = Mesa
count-out = Fuera
count-tile = Ficha
count-player = Persona { $number }
count-note = Fichas que no tiene nadie: { $count }.
count-other = «{ $text }» no vale: se espera un número de fichas, como 7, o con los números a los que ha pasado: 7:3,5.

## Cuentas

help-accounts = Ver las cuentas de un servidor, dar funciones, reponer códigos perdidos y eliminar cuentas.
help-accounts-list = Ver las cuentas por nombre.
help-accounts-promote = Dar una función a una cuenta: player, moderator o admin.
help-accounts-codes = Mostrar códigos de recuperación nuevos para una cuenta; los anteriores dejan de servir.
help-accounts-remove = Eliminar para siempre una cuenta y todos sus datos personales; el servidor puede estar en marcha.
help-accounts-name = Nombre de la cuenta.
help-accounts-role = player (jugador), moderator (moderador) o admin.
help-accounts-roles = Solo quienes moderan o administran.
accounts-head-name = Nombre
accounts-head-role = Función
accounts-head-made = Creada (UTC)
accounts-head-seen = Último uso (UTC)
accounts-sum = { $count ->
    [one] 1 cuenta
   *[other] { $count } cuentas
}
accounts-promoted = { $name } tiene ahora la función { $role }.
accounts-sure = ¿Eliminar para siempre la cuenta { $name }?
accounts-removed = La cuenta { $name } se eliminó.
account-unknown = No hay ninguna cuenta con el nombre { $name }.
account-bot-role = { $name } es un bot; solo las personas pueden tener una función.
