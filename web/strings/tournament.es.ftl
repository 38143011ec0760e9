# Torneos: crear, dirigir, participar, la pantalla grande.

## Todos los torneos

web-event-events = Torneos
web-event-about = Con fichas de verdad y teléfonos, o en mesas de aquí: emparejamientos, relojes, resultados, clasificación.
web-event-new = Nuevo torneo
web-event-mine = Mis torneos
web-event-forget = Quitar { $name } de esta lista
web-event-clubs = Clubes
web-event-none = Ahora no hay torneos públicos.
web-event-list-now = En juego
web-event-list-soon = Próximamente
web-event-list-past = Jugados
web-event-stage-entry = inscripción abierta
web-event-stage-ready = entre rondas
web-event-stage-playing = en juego
web-event-stage-complete = jugadas todas las rondas
web-event-stage-closed = terminado
web-event-role-director = dirección
web-event-role-assistant = ayudante
web-event-role-entrant = participas
web-event-role-nobody = visitado

## Formatos

web-event-format = Formato
web-event-format-swiss = Suizo
web-event-format-round_robin = Liguilla
web-event-format-double_round_robin = Liguilla a doble vuelta
web-event-format-knockout = Eliminatoria
web-event-format-double_knockout = Doble eliminatoria
web-event-format-arena = Arena
web-event-format-ladder = Escalera
web-event-format-mitchell = Movimiento Mitchell
web-event-format-howell = Movimiento Howell
web-event-format-rotating = Movimiento individual
web-event-formats-rotating = Con parejas rotativas: un movimiento individual, en el que se juega con cada cual y contra cada cual lo más por igual posible, o una arena. Los demás formatos necesitan parejas fijas.
web-event-formats-large = En mesas de tres o cuatro: suizo o arena. Los demás formatos necesitan dos bandos por mesa: dos jugadores o parejas.
web-event-entry = Quién participa
web-event-entry-pairs = parejas
web-event-entry-individuals = individual
web-event-entry-rotating = individual con parejas rotativas
web-event-entry-teams = equipos de dos parejas
web-event-scoring = Puntuación
web-event-scoring-wins = Por rondas ganadas
web-event-scoring-points = Por puntos
web-event-scoring-places = Por puestos en la mesa
web-event-scoring-matchpoints = Duplicado, por comparación
web-event-scoring-average = Duplicado, contra la media
web-event-scoring-total = Duplicado, puntos totales
web-event-length = Una ronda dura
web-event-length-points = hasta ciertos puntos
web-event-length-hands = un número de manos
web-event-length-minutes = unos minutos
web-event-value-points = Puntos
web-event-value-hands = Manos
web-event-value-minutes = Minutos

## Crear

web-event-new-about = Elige una plantilla y un nombre. Lo demás puede quedar como está, o cambiarse antes de la primera ronda.
web-event-what = Qué se juega
web-event-name = Nombre del torneo
web-event-name-hint = Viernes en la peña
web-event-name-needed = Ponle un nombre al torneo.
web-event-template = Plantilla
web-event-own-rules = Reglas del club
web-event-own-rules-none = las de la plantilla
web-event-where = Dónde
web-event-real-tiles = En mesas de verdad; los resultados llegan por teléfono o en papel
web-event-online = En mesas de este servidor
web-event-other-round = Otro juego, otras reglas u otra duración en esta ronda
web-event-other-misfit = { $together ->
    [1] En este torneo juegan { $sides } por mesa, sin compañero: elige un juego y un reglamento que lo permitan.
   *[other] En este torneo se juega dos contra dos: elige un juego y un reglamento por parejas.
}
web-event-settings = Ajustes del torneo
web-event-save-settings = Guardar los ajustes
web-event-settings-late = El torneo ha empezado: el juego, las reglas y el formato ya no cambian.
web-event-count-accelerated = Primeras rondas aceleradas
web-event-count-minutes = Minutos de la arena (0: sin límite)
web-event-count-reach = Puestos que alcanza un reto
web-event-third-place = Partida por el tercer puesto
web-event-change-settings = Juego, reglas, formato, duración y desempates
web-event-game = Juego
web-event-seats = Jugadores por mesa
web-event-number-of-rounds = Rondas
web-event-rounds-help = 0: las que necesite el formato.
web-event-deals = Repartos por ronda
web-event-rated = Los resultados cuentan para la puntuación de quienes tienen cuenta
web-event-rated-help = Con fichas de verdad, cada quien vincula su cuenta desde su teléfono antes de jugar. Solo cuentan los reglamentos sin cambios; si la ronda va a puntos, han de ser los del reglamento. Queda fijado al empezar la primera ronda.
web-event-is-rated = puntuado
web-event-unrated = { $name }: vincula tu cuenta y tus resultados contarán para tu puntuación desde ahora.
web-event-tell-account = Vincular mi cuenta
web-event-over-weeks = Rondas a lo largo de varias semanas
web-event-calendar = Calendario
web-event-calendar-help = Da a cada ronda un último día; acaba a medianoche. Sin fechas, las rondas van una tras otra.
web-event-first-by = La primera ronda se juega hasta el
web-event-days = Días para cada ronda siguiente (0: sin fecha)
web-event-challenge-days = Días para jugar un reto (0: sin límite)
web-event-overdue = Una partida que no se juega a tiempo
web-event-overdue-open = queda pendiente hasta que decida la dirección
web-event-overdue-draw = es un empate
web-event-overdue-forfeit = no cuenta para ningún bando
web-event-save-calendar = Guardar el calendario
web-event-play-by = Se juega hasta el { $date }
web-event-round-by = Ronda { $round }: hasta el { $date }
web-event-drawn = empate, sin jugar
web-event-document-calendar = Calendario
web-event-prizes = Premios
web-event-prizes-label = Premios por puesto
web-event-prizes-help = Uno por línea, primero el del primer puesto. Los empatados comparten los suyos. Salen en la clasificación final.
web-event-last-hand = La mano que se está jugando al acabar el tiempo se termina
web-event-clubs-apart = Quienes son del mismo club no se enfrentan si puede evitarse
web-event-tie-break-add = Añadir un desempate
web-event-tie-break-up = Subir { $name }
web-event-tie-break-remove = Quitar { $name }
web-event-tie-break-none = A igual puntuación se comparte el puesto.
web-event-arrangements = Inscripción y acceso
web-event-your-name = Tu nombre
web-event-starts-at = Empieza
web-event-places = Plazas (vacío: sin límite)
web-event-visibility = Quién lo encuentra
web-event-visibility-public = Todo el mundo
web-event-visibility-link = Quien tenga el enlace
web-event-visibility-private = Solo quien tenga una clave
web-event-create = Crear torneo

## La página de todos

web-event-starts = { $time }
web-event-round = Ronda { $round }
web-event-round-of = Ronda { $round } de { $planned }
web-event-rounds = Rondas
web-event-playing = Mesas en juego
web-event-round-table = Ronda { $round }, mesa { $table }
web-event-table = Mesa
web-event-table-number = Mesa { $table }
web-event-entrants = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}
web-event-no-entrants = Todavía no hay inscritos.
web-event-here = presente
web-event-waiting = { $count } en lista de espera
web-event-follow = ¿Qué mesas quieres seguir?
web-event-nobody = Ninguna
web-event-your-table = Mesa { $table }
web-event-your-side = Eres el bando { $side }.
web-event-with = con { $partners }
web-event-against = contra { $others }
web-event-bye = { $scoring ->
    [wins] Descansas en esta ronda: cuenta como victoria.
    [matchpoints] Descansas en esta ronda: vale un 60 %.
   *[other] Descansas en esta ronda.
}
web-event-standing = Puesto { $place } de { $count }
web-event-table-soon = Aquí aparece tu mesa cuando empiece la ronda siguiente.
web-event-free = Estás libre. Tu próxima partida aparecerá aquí.
web-event-no-table = No juegas en esta ronda.
web-event-announce = Ronda { $round }: mesa { $table }, contra { $others }.
web-event-announce-with = Ronda { $round }: mesa { $table }, con { $partners }, contra { $others }.
web-event-announce-bye = Ronda { $round }: descansas.
web-event-sit = Ir a la mesa
web-event-enter-result = Anotar resultado
web-event-see-report = Ver lo anotado
web-event-confirm = Confirmar el resultado
web-event-left = por jugar
web-event-time-up = Se acabó el tiempo
web-event-paused = En pausa
web-event-told-waiting = Anotado, falta que lo confirmen los rivales
web-event-told-to-you = Los rivales anotaron el resultado: falta que lo confirmes
web-event-told-disputed = En disputa
web-event-hidden = Jugada; se ve cuando todas las mesas jueguen estos repartos
web-event-forfeit = incomparecencia
web-event-percent = { $value } %
web-event-standings = Clasificación
web-event-standings-after = Clasificación tras la ronda { $round }
web-event-ties = Qué significan las columnas y cómo se desempata
web-event-penalty = { $name }: { $reason } ({ $score ->
    [0] { $points } puntos menos
   *[other] { $score } menos de puntuación{ $points ->
        [0] {""}
       *[other] , { $points } puntos menos
    }
})
web-event-commitment = Repartos limpios
web-event-commitment-help = Todos los repartos quedaron fijados antes de la primera ronda. Este compromiso lo demuestra: cuando se revelan, cualquiera puede comprobarlos.
web-event-offline = Sin conexión. Ves lo último que se sabe aquí.
web-event-unsent = { $count ->
    [one] Hay un resultado guardado en este dispositivo; se envía en cuanto haya conexión.
   *[other] Hay { $count } resultados guardados en este dispositivo; se envían en cuanto haya conexión.
}
web-event-screen = Pantalla grande
web-event-direct = Dirigir
web-event-to-event = Al torneo
web-event-back = Volver al torneo
web-event-next-deal = Siguiente reparto: { $deal } de { $deals }
web-event-next-table = Ronda { $round }: ir a tu mesa

## Inscribirse

web-event-sign-up = Inscribirse
web-event-player = Jugador { $number }
web-event-name-pair = Nombre de la pareja (opcional)
web-event-name-team = Nombre del equipo (opcional)
web-event-name-person = Nombre
web-event-club = Club o peña (si hay)
web-event-names-needed = Escribe los nombres de todos.
web-event-full = No quedan plazas. Puedes apuntarte a la lista de espera.
web-event-sign-up-closed = La inscripción está cerrada. Pregunta a la dirección.
web-event-entered = { $name }: inscripción hecha.
web-event-you-wait = Estás en la lista de espera. Entras en cuanto haya plaza.
web-event-this-browser = Este dispositivo ya te conoce: aquí aparecen tus mesas y puedes anotar tus resultados.
web-event-your-entry = Tu inscripción
web-event-check-in = Ya estoy aquí
web-event-checked-in = Tu presencia está anotada.
web-event-withdraw = Retirarse
web-event-partner-link = Enlace para { $name }
web-event-partner-help = Con él, tu pareja ve sus mesas en otro teléfono y también puede anotar resultados.
web-event-link = Enlace
web-event-share = Compartir

## Resultados por teléfono

web-event-who-plays = Quién juega
web-event-you = tu bando
web-event-points = Puntos
web-event-points-of = Puntos de { $name }
web-event-points-needed = Escribe los puntos de cada bando con números enteros.
web-event-sums = Total: { $sums }
web-event-forfeits = Alguien no jugó
web-event-did-not-play = { $name } no jugó
web-event-tell = Resultado
web-event-send-result = Enviar resultado
web-event-sheet = Contar las fichas en la hoja de puntos
web-event-sheet-help = La hoja aplica el reglamento de la ronda. Al volver aquí, los puntos ya están puestos.
web-event-sheet-back = Volver a la hoja de puntos
web-event-tally = Sumar mano a mano
web-event-hand-points = Puntos de la mano { $hand }
web-event-hand-for = Para { $name }
web-event-hand-remove = Quitar la mano { $hand }
web-event-report-offline = Sin conexión. Puedes anotar el resultado ahora; se envía después.
web-event-kept = Guardado en este dispositivo. Se envía en cuanto haya conexión.
web-event-told = Enviado.
web-event-waits-for-network = Guardado aquí, a la espera de conexión.
web-event-waits-for-them = Enviado. Cuenta cuando los rivales lo confirmen o la dirección lo acepte.
web-event-is-recorded = Este resultado ya cuenta. Si está mal, avisa a la dirección.
web-event-they-say = { $by } anotó
web-event-you-said = Anotaste
web-event-tell-again = Cambiar
web-event-agree = Es correcto
web-event-disagree = No es correcto
web-event-agreed = Confirmado: el resultado cuenta.
web-event-disagreed = La dirección ya lo sabe. Anota lo que contó tu bando.
web-event-in-dispute = Los dos bandos dicen cosas distintas: decide la dirección.
web-event-refused = { $result } no se aceptó:
web-event-understood = Anotar de nuevo
web-event-not-at-table = Solo quien juega en esta mesa puede anotar su resultado. Ábrela con el código de tu hoja de resultado o con tu enlace.
web-event-no-such-table = No existe esa mesa en esta ronda.

## Repartos

web-event-boards = Repartos de esta ronda
web-event-boards-help = Todas las mesas jugaron estas fichas. La diferencia es lo que el bando 1 hizo de más que el bando 2.
web-event-frequencies = Resultados y cuántas veces se dieron
web-event-begins = sale
web-event-par = Par: { $par } { $how ->
    [solved] (el juego óptimo de todos, con las fichas a la vista)
    [solved_tricks] (subasta normal y después el juego óptimo, con las fichas a la vista)
   *[played_on] (media de muchas partidas simuladas)
}
web-event-plays = Todas las mesas
web-event-replay = Repetición

## Dirigir

web-event-not-director = Esta página es para la dirección y sus ayudantes. Ábrela con tu enlace.
web-event-part-round = Ronda
web-event-part-entrants = Participantes
web-event-part-standings = Clasificación
web-event-part-share = Enlaces y papel
web-event-part-decisions = Decisiones
web-event-public-page = Página pública
web-event-missing-count = { $count ->
    [one] falta { $count } resultado de { $all }
   *[other] faltan { $count } resultados de { $all }
}
web-event-all-results = están todos los resultados
web-event-director-offline = Sin conexión. Podrás decidir cuando vuelva; mientras tanto, los teléfonos guardan sus resultados.
web-event-done = Hecho.
web-event-clock = Reloj y resultados que faltan
web-event-missing = { $count ->
    [one] Falta la mesa { $tables }
   *[other] Faltan las mesas { $tables }
}
web-event-pause = Pausar
web-event-resume = Reanudar
web-event-minutes = Minutos
web-event-add-time = Añadir tiempo
web-event-first-round = Primera ronda
web-event-next-round = Ronda siguiente
web-event-ready = { $count ->
    [one] { $count } participante en total.
   *[other] { $count } participantes en total.
}
web-event-leave-out = { $count ->
    [one] Dejar fuera a quien no está presente: { $names }
   *[other] Dejar fuera a los { $count } que no están presentes: { $names }
}
web-event-arena-help = Una vez empezada, los emparejamientos son automáticos: juega quien queda libre. Quien no se presenta a una partida queda retirado.
web-event-challenger = Quién reta
web-event-challenged = A quién
web-event-challenge = Retar
web-event-challenges = { $challenger } contra { $other }: empieza el reto.
web-event-no-challenge = Ahora no hay nadie más arriba a quien retar.
web-event-ladder-help = O empareja con su vecino a quien esté libre:
web-event-rung = Puesto { $place } de la escalera
web-event-start-round = Empezar la ronda { $round }
web-event-started = Ha empezado la ronda { $round }.
web-event-by-hand = Emparejar a mano
web-event-by-hand-help = Quien no esté en ninguna mesa descansa.
web-event-by-hand-half = Cada mesa que uses necesita al menos { $sides } bandos completos.
web-event-place = Mesa { $table }, bando { $side }
web-event-cancel-round = Anular la ronda
web-event-cancelled = La ronda { $round } queda anulada.
web-event-cancel = Cancelar
web-event-correct = Corregir
web-event-corrected = El resultado de la mesa { $table } queda corregido.
web-event-record = Anotar
web-event-recorded = El resultado de la mesa { $table } queda anotado.
web-event-reason = Motivo (opcional)
web-event-reports = Resultados de los teléfonos
web-event-report-waiting = Lo anotó { $by }; los rivales aún no lo confirman.
web-event-report-disputed = Lo anotó { $by }; los rivales dicen otra cosa.
web-event-accept = Aceptar
web-event-dismiss = Descartar
web-event-all-played = Se han jugado todas las rondas
web-event-close = Terminar el torneo
web-event-closed = El torneo ha terminado.
web-event-changed-places = Qué cambió en la clasificación
web-event-changed-rounds = { $count ->
    [one] La ronda { $rounds } se emparejaría ahora de otra manera.
   *[other] Las rondas { $rounds } se emparejarían ahora de otra manera.
}
web-event-played-stays = Lo que ya se jugó queda como está.
web-event-pair-again = La ronda { $round } aún no tiene resultados: es posible anularla y empezarla de nuevo.
web-event-from-to = { $from } → { $to }
web-event-add = Inscribir a alguien
web-event-more-fields = Club, nivel, ventaja
web-event-rating-help = Para ordenar la salida; 0 si no se sabe.
web-event-handicap-help = Puntos que se suman a cada resultado.
web-event-enter = Inscribir
web-event-has-entered = { $name }: inscripción hecha.
web-event-import = De una lista (CSV)
web-event-sign-up-screen = O que se inscriban por su cuenta con el código que muestra esta página:
web-event-import-help = Primera línea: nombre, jugador1, jugador2, club, elo, ventaja. Si una línea está mal, no se inscribe a nadie.
web-event-imported = { $count ->
    [0] {""}
    [one] Se añadió un participante.
   *[other] Se añadieron { $count } participantes.
}
web-event-admit = Dejar entrar
web-event-turn-away = Rechazar
web-event-all-here = Están todos
web-event-here-help = Marca quién está. Quien falte puede quedarse fuera al empezar una ronda.
web-event-is-here = { $name } está presente
web-event-change = Cambiar
web-event-leaves = Se va
web-event-leaves-help = No juega más rondas; sus resultados se conservan.
web-event-comes-back = Vuelve
web-event-comes-back-help = Juega de nuevo a partir de la ronda siguiente.
web-event-bring-back = Que juegue de nuevo
web-event-has-left = { $name } no juega más rondas.
web-event-leaves-table = Falta el resultado de su mesa { $table }: puedes anotar una incomparecencia o, si nadie ha terminado, anular la ronda.
web-event-is-back = { $name } vuelve a jugar.
web-event-substitute = Suplente
web-event-instead-of = En lugar de
web-event-new-player = Quién entra
web-event-replace = Sustituir
web-event-substituted = { $name } juega en lugar de { $old } a partir de ahora.
web-event-penalise = Sanción
web-event-penalty-reason = Motivo
web-event-penalty-points = Puntos que se quitan
web-event-penalty-score = Puntuación que se quita
web-event-penalised = { $name } tiene una sanción.
web-event-decisions-help = Nunca se borra nada: una decisión deshecha queda en la lista, tachada.
web-event-undo = Deshacer
web-event-undo-sure = ¿Deshacer de verdad?
web-event-undone = La decisión { $number } queda deshecha.
web-event-more = Mostrar más
web-event-sign-up-link = Inscripción
web-event-sign-up-help = Quien tenga este enlace puede inscribirse, con cuenta o sin ella.
web-event-print = Imprimir
web-event-print-help = Estas páginas se abren en otra pestaña, para A4 y Letter.
web-event-document-pairings = Emparejamientos
web-event-document-seating = Asientos por nombre
web-event-document-slips = Hojas de resultado
web-event-document-cards = Carteles de mesa
web-event-document-deals = Repartos
web-event-document-frequencies = Resultados de cada reparto
web-event-document-bracket = Cuadro
web-event-document-standings = Clasificación
web-event-document-entrants = Participantes
web-event-document-decisions = Decisiones
web-event-files = Archivos
web-event-file-standings = Clasificación (CSV)
web-event-file-results = Resultados (CSV)
web-event-file-entrants = Participantes (CSV)
web-event-file-json = Todo (JSON)
web-event-file-trf = TRF16
web-event-may-sign-up = Cualquiera puede inscribirse por su cuenta
web-event-must-confirm = Los rivales confirman los resultados de los teléfonos
web-event-helpers = Dirección y ayudantes
web-event-helpers-help = Los ayudantes anotan resultados y presencias; la dirección decide todo.
web-event-helper-name = Nombre
web-event-role = Función
web-event-add-helper = Añadir
web-event-helper-added = { $name } ya puede ayudar.
web-event-helper-link = Enlace para { $name }
web-event-helper-link-help = Muéstralo solo a esa persona: quien lo abra tiene esos permisos.
web-event-own-link = Tu propio enlace
web-event-own-link-help = Con él diriges desde otro teléfono u ordenador. Guárdalo para ti.
web-event-links = Enlaces
web-event-links-help = Con su enlace, cada persona ve sus mesas y anota resultados en su teléfono.
web-event-show-links = Mostrar enlaces
web-event-remove = Quitar

## La pantalla grande

web-event-hold = No pasar páginas
web-event-go-on = Pasar páginas
