## En todas partes

web-tagline = Dominó con amigos y bots
web-about = Con amigos o con bots, y con las reglas de tu casa. Sin cuenta.
web-skip = Ir al contenido
web-site = Sitio
web-other-language = English
web-account = Cuenta
web-account-of = Cuenta de { $name }
web-privacy = Privacidad
web-settings = Ajustes
web-close = Cerrar
web-again = Reintentar
web-loading = Cargando…
web-connecting = Conectando…
web-to-lobby = Todos los juegos
web-you = tú
web-usual-name = Visitante
web-bot-name = Bot { $letter }
web-bot = bot
web-copied = Enlace copiado.
web-text-copied = Texto copiado.
web-not-copied = No se ha podido copiar: { $url }
web-lost = Se ha perdido la conexión: falta una parte de esta página.
web-offline = Jugar sin conexión
web-storage-full = No queda espacio en este dispositivo.
web-offline-failed = No se han iniciado los juegos. Mira «Jugar sin conexión».
web-no-connection = No hay conexión con el servidor.
web-refused = El servidor lo ha rechazado ({ $status }).
web-missing = Nada sobre la mesa
web-no-page = No hay ninguna página en esta dirección.
web-no-game = Aquí no hay ningún juego con ese nombre.
web-no-table = No hay ninguna mesa en esta dirección, o se eliminó hace tiempo.
web-bad-key = Enlace no válido o incompleto.
web-no-replay = Aquí no hay ninguna repetición.

## Sala

web-begin = Empezar
web-lobby-sentence = Siéntate a echar una partida de dominó
web-lobby-picture = Una mesa de dominó con cuatro jugadores
web-continue = Seguir jugando
web-continue-game = Vuelve a tu mesa de { $game }
web-play-now = Jugar ya
web-play-now-game = { $game }, con bots
web-with-people = Jugar con gente
web-with-friends = Con amigos
web-with-friends-how = Un enlace y un código QR para invitar
web-learn = Aprender
web-learn-how = Lecciones, problemas y reglas
web-learn-help = Cada juego en pocas palabras, con reglas y ejemplos resueltos; muchos, con una lección en la mesa. Primero, los más fáciles.
web-lesson = Lección
web-first-time = ¿Primera vez? Empieza por la lección
web-lesson-of = Lección: { $game }
web-lesson-steps = { $done ->
    [0] { $steps } pasos
   *[other] { $done } de { $steps } pasos hechos
}
web-game = Juego
web-make-link = Crear el enlace
web-own-rules = Otras reglas y puestos
web-today = Repartos del día
web-today-puzzle = El problema del día
web-analysis-board = Analizar una mano
web-drills-link = Ejercicios
web-mistakes = Tus errores
web-studies = Estudios
web-today-puzzle-how = Una posición, la mejor jugada
web-today-solitaire = El solitario del día
web-favourites = Favoritos
web-finished-tables = Partidas terminadas
web-puzzles = Problemas
web-search = Buscar juegos
web-like = Favorito: { $game }
web-start-here = Empieza aquí
web-card-minutes = { $minutes } min
web-minutes-round = { $minutes ->
    [one] 1 minuto por mano
   *[other] { $minutes } minutos por mano
}
web-games = Juegos
web-filter = Qué juegos
web-filter-all = Todos
web-filter-solitaire = Solitarios
web-people = Cuántos juegan
web-people-any = cualquier número
web-people-company = en compañía
web-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-games-shown = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
web-no-games = No hay ningún juego así. Prueba con otro tipo o con otro número de jugadores.
web-card-seats = { $span } jugadores
web-alone = Solitario
web-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-set = doble { $high }
web-my-tables = Mis mesas
web-phase-waiting = a la espera de jugadores
web-phase-playing = en juego
web-phase-between = entre dos manos
web-phase-over = terminada
web-forget-table = Quitar { $game } de esta lista
web-tournaments = Torneos
web-score-keeper = Apuntar los puntos con fichas de verdad
web-open-record = Abrir una partida guardada
web-replays = Repeticiones
web-rules-page = Reglas con ejemplos
web-standings = Mis solitarios
web-standings-kept = Solo se guardan en este navegador.
web-standings-forget = Borrarlos
web-standings-sure = ¿Borrar todo? Pulsa de nuevo para confirmar

## Reglas de la casa

web-house-rules = Reglas de la casa
web-tab-options = Mesa
web-tab-rules = Reglas
web-who = Quién juega
web-who-summary = { $bots ->
    [0] { $open ->
        [0] Tú
        [one] Tú y 1 puesto libre
       *[other] Tú y { $open } puestos libres
    }
    [one] { $open ->
        [0] Tú y 1 bot
        [one] Tú, 1 bot y 1 puesto libre
       *[other] Tú, 1 bot y { $open } puestos libres
    }
   *[other] { $open ->
        [0] Tú y { $bots } bots
        [one] Tú, { $bots } bots y 1 puesto libre
       *[other] Tú, { $bots } bots y { $open } puestos libres
    }
}
web-rules-more = Compartir, guardar o comparar estas reglas
web-guest-rules = Reglas de esta mesa
web-need-link-game = Es una mesa de { $game }. Para sentarse o mirar, hay que abrir el enlace que envía quien la creó.
web-visit-watch = Mirar
web-visit-ask = Pedir un puesto
web-visit-ask-help = Quien abrió la mesa ve tu nombre y decide si entras.
web-visit-asked = Petición enviada. No cierres esta página: te sentarás en cuanto te dejen entrar.
web-visit-asked-away = Quien abrió la mesa no está; verá la petición cuando vuelva. No cierres esta página.
web-visit-declined = No te han dado un puesto.
web-visit-asks = { $name } pide un puesto.
web-visit-admit = Dejar entrar
web-visit-refuse = Rechazar
web-visit-doors = Quien tenga la dirección de la mesa puede mirar
web-play-this = Jugar a { $game }
web-contents = Índice
web-find-rule = Buscar en las reglas
web-found = { $count ->
    [0] Nada
    [one] 1 pasaje
   *[other] { $count } pasajes
}
web-your-name = Tu nombre
web-name-hint = Como te verán los demás
web-seat = Puesto { $letter }
web-side = bando { $side }
web-seat-me = Yo
web-seat-open = Libre: para quien tenga el enlace
web-seat-bot = Bot: { $level }
web-level = { $level }
web-fill-open = Los demás, libres
web-fill-bots = Los demás, bots
web-preset = Reglamento
web-change-rules = { $count ->
    [0] Cambiar reglas una por una
    [one] Reglas una por una (1 cambiada)
   *[other] Reglas una por una ({ $count } cambiadas)
}
web-at-least = { $low } o más
web-a-number = otro número…
web-by-players = según los jugadores…
web-map-label = { $option } según los jugadores
web-map-help = jugadores:valor, como 2:7,3:5
web-preset-value = En el reglamento: { $value }.
web-put-back = Restablecer
web-show-rule = Ver la regla { $rule }
web-share-rules = Compartir estas reglas
web-save-rules = Guardar en un archivo
web-load-rules = Abrir un archivo
web-bad-rules-file = Ese archivo no contiene reglas de la casa.
web-table = La mesa
web-deal = Número del reparto
web-deal-help = El mismo número es el mismo reparto para todos. Si lo dejas vacío, sale cualquiera.
web-clock = Tiempo para pensar
web-clock-none = sin reloj
web-clock-turn = por turno
web-clock-bank = una reserva para la mano
web-clock-days = días por turno
web-clock-each = Cada turno
web-clock-round = Reserva
web-clock-increment = Se recupera por turno
web-clock-zero = Si se acaba el tiempo
web-zero-play = la mesa juega una vez en su lugar
web-zero-bot = un bot ocupa el puesto
web-zero-forfeit = pierde la partida
web-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
web-pace = Los bots
web-pace-calm = se toman su tiempo
web-pace-quick = juegan al instante
web-chat = Chat
web-chat-free = libre
web-chat-phrases = solo frases predefinidas
web-chat-off = desactivado
web-club = Reglas de club
web-club-help = Las parejas no hablan: quien juega no puede usar el chat.
web-open-hands = Quien mira ve las fichas de todos al acabar la mano
web-open-hands-help = Mientras se juega, solo ve lo que está a la vista.
web-practice = Práctica
web-practice-table = Mesa de práctica
web-practice-help = Pistas, probabilidades exactas de dónde está cada ficha y deshacer, sin límite. Nada cuenta para las estadísticas.
web-delay = Las jugadas se muestran
web-delay-of = { $seconds ->
    [0] enseguida
   *[other] a los { $seconds } segundos, no antes
}
web-delay-help = no antes de { $seconds } segundos después de la jugada anterior, para que la rapidez no delate nada. El reloj corre hasta entonces.
web-rated = Partida puntuada
web-rated-help = Cuenta para la puntuación de quienes juegan. Sin pistas y sin deshacer; quien se va, pierde.
web-rated-missing = Para una partida puntuada:
web-rated-account = Necesitas una cuenta.
web-rated-people = Deja los demás puestos libres para personas; los bots no participan.
web-rated-rules = Usa un reglamento sin cambios.
web-rated-clock = Elige un reloj.
web-practise = Practicar contra bots
web-open-table = Abrir la mesa
web-play = Jugar

## Entrar en una mesa

web-invited = Tienes un puesto en { $game }
web-people-here = En la mesa: { $names }.
web-nobody-here = Todavía no se ha sentado nadie.
web-open-seats = { $count ->
    [0] No queda ningún puesto libre.
    [one] Queda 1 puesto libre.
   *[other] Quedan { $count } puestos libres.
}
web-sit-down = Sentarse
web-seats = Puestos
web-seat-is-open = libre
web-is-here = presente
web-is-away = ausente
web-is-ready = listo
web-held-by-bot = ausente; un bot juega en su lugar
web-put-bot = Que juegue un bot
web-give-back = Devolver el puesto
web-waits-for = La mesa espera a { $player }.
web-wait-on = Esperar
web-bot-level = Nivel de los bots
web-held = Un bot ocupa tu puesto.
web-take-back = Recuperar mi puesto
web-all-here = Están todos.
web-start = Empezar
web-waiting-others = Esperando a los demás…
web-wait = Enseguida
web-wait-help = Se empieza cuando todos los puestos estén ocupados. Puedes cerrar esta página: la misma dirección te devuelve a tu puesto.
web-invite = Invitar
web-invite-help = Quien abra este enlace elige un nombre y se sienta.
web-qr = El enlace en código QR
web-play-link = Enlace a un puesto
web-share-link = Compartir el enlace
web-share-watch = Enlace para mirar
web-local-link = Esta dirección solo funciona en este equipo. Para otros dispositivos, abre la lista de juegos con la dirección del equipo en tu red.

## Lo que puede hacer quien abrió la mesa

web-host = Gestionar la mesa
web-host-guest = Público { $number }
web-host-spectator = público
web-host-is-host = gestiona la mesa
web-host-is-muted = sin chat
web-host-is-banned = con veto
web-host-nobody = Todavía no ha venido nadie más.
web-host-mute = Silenciar
web-host-unmute = Dejar escribir
web-host-remove = Sacar de la mesa
web-host-ban = Vetar
web-host-unban = Levantar el veto
web-host-sure = Pulsa otra vez
web-host-done-mute = { $name } no puede escribir en el chat.
web-host-done-unmute = { $name } puede volver a escribir.
web-host-done-remove = { $name } ya no está en la mesa.
web-host-done-ban = { $name } no puede volver a la mesa.
web-host-done-unban = { $name } puede volver a la mesa.
web-host-help = La persona que sacas puede volver con un enlace; la que vetas, no.
web-host-acting = Gestionas la mesa hasta que vuelva quien la abrió. Solo esa persona puede sacar a alguien, cambiar los enlaces o abrir la mesa al público.
web-host-spectators-chat = El público puede escribir en el chat
web-host-rekey = Enlaces nuevos
web-host-rekey-help = Los enlaces anteriores dejan de servir y la dirección sola ya no basta para mirar. Quien está en la mesa se queda.
web-host-rekeyed = La mesa tiene enlaces nuevos.

## En la mesa

web-round = Mano { $number }
web-deal-number = Reparto { $number }
web-your-turn = Te toca
web-menu = Menú
web-menu-rules = Reglas
web-print = Imprimir las reglas
web-empty-sheet = Imprimir hoja de puntos en blanco
web-menu-score = Hoja de puntos
web-menu-people = Jugadores y enlaces
web-menu-deals = Repartos
web-menu-fair = Reparto verificable
web-menu-replay = Repetición
web-menu-leave = Levantarse de la mesa
web-menu-leave-sure = ¿Dejar la mesa del todo? Pulsa otra vez
web-unread = { " " }sin leer
web-unwritable = El servidor no puede guardar jugadas en este momento. Reintentando; lo jugado no se pierde.
web-reconnecting = Se ha perdido la conexión. Reintentando; lo que has hecho no se pierde.
web-rematch-made = Se sigue jugando en otra mesa.
web-go-along = Unirse
web-undo = Deshacer
web-undo-asked = { $player } pide deshacer la última jugada.
web-undo-waits = Falta el acuerdo de { $names }.
web-undo-yes = De acuerdo
web-undo-no = Ficha puesta, ficha jugada
web-score-sheet = Hoja de puntos
web-round-heading = Mano
web-total = Total
web-leads = por delante
web-watch = Ver jugar
web-save-record = Guardar la partida
web-paper-deal = Reparto
web-paper-moves = Jugadas
web-paper-result = Resultado
web-paper-round = Mano { $number } de { $count }
web-cut = Cortar
web-cut-help = Lo que escribas entra en la próxima mezcla; así nadie puede amañarla. Queda sellado hasta el último corte; no cierres esta página hasta entonces.
web-cut-opening = Se están abriendo los cortes…
web-cut-text = Tu corte
web-cut-do = Cortar
web-fair-help = Antes de jugar, la mesa publicó esta huella de su secreto, que se revela al acabar el reparto: con los cortes de los jugadores da exactamente esas fichas.
web-fair-promise = Compromiso
web-fair-cut = Corte de { $letter }
web-fair-sealed = Sellado, sin abrir
web-fair-secret = Secreto revelado hasta ahora
web-fair-check = Verificarlo
web-said = Conversación
web-nothing-said = Todavía nadie ha dicho nada.
web-phrases = Frases
web-reactions = Reacciones
web-talk = Decir algo
web-talk-muted = Has ocultado lo que dice la gente.
web-say = Decir
web-say-label = Lo que dices
web-no-chat = Ahora no puedes usar el chat de esta mesa.

## Repetición

web-replay = Repetición
web-replay-help = Abre una partida guardada para verla paso a paso desde cualquier puesto.
web-pick-record = Elegir un archivo
web-paste-record = O pega aquí el texto de la partida
web-show-record = Verla
web-log = Lo que pasó
web-pause = Pausa

## Repartos limpios

web-verify-title = Verificar un reparto
web-verify-help = Una partida guardada dice cómo se mezclaron sus fichas. Aquí se comprueba que cada reparto sea el comprometido y cada jugada cumpla las reglas.
web-verify-do = Verificar
web-verdict-fair = Los repartos son los comprometidos
web-verdict-not = No verificado

## Seguir jugando desde una partida guardada

web-set-up = Desde un registro

## Ajustes

web-set-language = Idioma
web-set-face = Tu cara
web-set-face-auto = La que te toca por tu nombre
web-set-face-when = Una cara nueva se verá a partir de la próxima mesa en la que te sientes.
web-set-scheme = Colores
web-set-scheme-auto = como en este dispositivo
web-set-scheme-light = claros
web-set-scheme-dark = oscuros
web-set-table = Mesa
web-set-table-felt = tapete verde
web-set-table-walnut = nogal
web-set-table-burgundy = tapete burdeos
web-set-table-night = tapete azul noche
web-set-table-oak = roble
web-set-table-slate = pizarra
web-set-set = Fichas
web-set-set-ivory = marfil
web-set-set-bone = hueso
web-set-set-contrast = alto contraste
web-set-set-ebony = ébano
web-set-look-plain = El alto contraste está activado: la mesa es lisa y las fichas, blancas y negras.
web-set-tileSize = Tamaño de las fichas
web-set-tileSize-small = pequeño
web-set-tileSize-normal = normal
web-set-tileSize-large = grande
web-set-numerals = Números en las esquinas de las fichas
web-set-numerals-large = desde el doble 9
web-set-numerals-always = siempre
web-set-numerals-never = nunca
web-set-motion = Movimiento
web-set-motion-auto = como en este dispositivo
web-set-motion-none = ninguno
web-set-contrast = Alto contraste
web-set-colouredPips = Puntos de colores
web-set-sound = Sonido
web-set-vibration = Vibración
web-sound-ask = ¿Jugar con sonido?
web-sound-yes = Sí
web-sound-no = No
web-set-talk = Mostrar lo que dice la gente
web-set-confirm = Confirmar antes de jugar
web-set-kept = Los ajustes se guardan en este dispositivo.
