# Torneos: errores, nombres de ajustes, páginas.

## Ajustes

tournament-no-individuals = { $game } con { $seats } asientos se juega por parejas; individualmente hacen falta de 2 a 4 jugadores por su cuenta, o parejas rotativas.
tournament-no-partners = { $game } no tiene aquí dos parejas; las parejas, los equipos y las parejas rotativas necesitan un juego de dos contra dos.
tournament-tie-break = Desempate desconocido: «{ $name }». Se admite: { $allowed }.
tournament-tie-break-twice = Cada desempate cuenta una sola vez; se indicaron: { $names }.
tournament-format-rotating = Con parejas rotativas se juega un movimiento individual (swiss) o una arena; { $format } necesita parejas fijas.
tournament-format-sides = { $format } necesita mesas de dos bandos; este juego tiene { $sides }. Se admite: swiss, arena.
tournament-scoring-places = Puntuar por puestos necesita tres jugadores o más por mesa; este juego tiene { $sides } bandos.
tournament-arena-points = En este juego menos puntos son mejores: una arena por puntos la ganaría quien menos jugara. Se admite: por victorias y por puestos (en mesas de tres o cuatro).
tournament-scoring-deals = { $scoring } compara mesas que juegan los mismos repartos: falta el número de repartos.
tournament-scoring-teams = Un encuentro de equipos solo compara sus dos salas y no hay promedio de otras mesas: elige por comparación (cada reparto se gana, se empata o se pierde), total, victorias o puntos.
tournament-deals-sides = Los repartos duplicados necesitan dos bandos; este juego tiene { $sides }.
tournament-movement-deals = Un movimiento { $format } necesita repartos duplicados: falta el número de repartos.
tournament-movement-size = Número de parejas no válido para un movimiento { $kind }: { $pairs }. Se espera { $span }.
tournament-win-draw-loss = Valores no válidos: ganar ({ $win }) no puede valer menos que empatar ({ $draw }), ni empatar menos que perder ({ $loss }).

## Participantes

tournament-name = Nombre no válido: «{ $name }». Se esperan de 1 a { $high } caracteres.
tournament-name-taken = { $name } ya participa.
tournament-late-entry = Ya no es posible apuntarse: el calendario de { $format } se hace al empezar la primera ronda.
tournament-too-many-entrants = No pueden participar más de { $high }.
tournament-members = { $name } tiene { $count } nombres; se esperan { $wanted }.
tournament-no-entrant = Participante desconocido: «{ $text }».
tournament-ambiguous = «{ $text }» no está claro: { $allowed }.
tournament-already-withdrawn = { $name } se ha retirado.
tournament-not-withdrawn = { $name } no se ha retirado.
tournament-no-return = { $name } no puede volver: una eliminatoria sigue sin quienes se retiran.
tournament-no-member = { $name } no juega con { $entrant }. Se espera: { $allowed }.

## Rondas

tournament-no-round = No existe la ronda { $round }; rondas empezadas: { $high }.
tournament-no-table = No hay mesa { $table } en la ronda { $round }; mesas: { $high }.
tournament-too-few = Faltan participantes: hay { $count } y una mesa necesita { $wanted }.
tournament-nothing-ready = Ahora no hay partidas que jugar: faltan resultados o la eliminatoria ha terminado.
tournament-results-missing = Faltan resultados de la ronda { $round }, en estas mesas: { $tables }.
tournament-all-rounds-played = Ya se han empezado las { $rounds } rondas.
tournament-round-sides = Con estas reglas hay { $sides } bandos por mesa; el torneo tiene { $wanted }.
tournament-round-has-results = La ronda { $round } tiene resultados ({ $count }); primero hay que deshacerlos.
tournament-closed = El torneo ha terminado; deshacer lo abre de nuevo.
tournament-manual-knockout = En una eliminatoria, el cuadro decide quién juega con quién.
tournament-table-sides = La mesa { $table } tiene { $count } bandos; admite { $high }.
tournament-table-side = En la mesa { $table } cada bando lleva { $wanted }.
tournament-paired-twice = { $name } está en dos mesas.
tournament-still-playing = { $name } sigue jugando.
tournament-no-ladder = Solo en una escalera hay retos; esto es { $format }.
tournament-challenge = { $high ->
    [one] Un reto sube un puesto; { $name } no está ahí.
   *[other] Un reto sube de 1 a { $high } puestos; { $name } no está entre ellos.
}
tournament-time-up = Se han acabado los { $minutes } minutos de la arena.
tournament-just-met = Quienes están libres acaban de jugar entre sí. Se emparejan cuando terminen otros.
tournament-minutes = Número de minutos no válido: { $minutes }. Se espera de 1 a { $high }.
tournament-already-paused = La ronda { $round } ya está en pausa.
tournament-not-paused = La ronda { $round } no está en pausa.

## Resultados

tournament-has-result = La mesa { $table } de la ronda { $round } ya tiene resultado; para cambiarlo hay que corregirlo.
tournament-no-result = La mesa { $table } de la ronda { $round } no tiene resultado todavía.
tournament-result-sides = { $count } números no corresponden a una mesa de { $sides } bandos.
tournament-result-nobody = Alguien tiene que seguir: en una eliminatoria no pueden perder los dos por incomparecencia.
tournament-result-deals = El resultado tiene { $count } repartos; se esperan { $wanted }.
tournament-result-sum = Los puntos no son la suma de los repartos.
tournament-result-size = Puntos no válidos: { $points }. Se admite { $high } como máximo.
tournament-result-draw = En una eliminatoria tiene que ganar alguien.
tournament-penalty-reason = Una sanción necesita un motivo.
tournament-penalty-amount = Una sanción quita puntuación o puntos, más de 0.
tournament-nothing-to-undo = No hay nada que deshacer.
tournament-no-decision = No hay decisión { $number } vigente; la lista tiene { $high }.
tournament-undo-later = La decisión { $number } no se puede deshacer sola: otras posteriores dependen de ella. Primero hay que deshacer esas.
tournament-undo-deals = Los compromisos y los repartos revelados no se pueden deshacer.

## Repartos duplicados y archivos

tournament-no-deals = Este torneo no tiene repartos duplicados.
tournament-committed-late = Los repartos se comprometen una vez, antes de la primera ronda.
tournament-not-committed = Los repartos no se comprometieron aquí.
tournament-too-many-sets = No existe el grupo { $set } de repartos; un torneo tiene { $high } como máximo.
tournament-set-hidden = El grupo { $set } de repartos no se ha revelado todavía; revelados: { $high }.
tournament-file-format = Esto no es un torneo («{ $format }»; se espera { $allowed }).
tournament-file-damaged = El archivo del torneo está dañado: { $why }

## Listas de participantes

tournament-list-empty = La lista está vacía: se espera una línea de encabezados y una por participante.
tournament-list-column = Columna desconocida en la línea 1: «{ $column }». Se admite: { $allowed }.
tournament-list-column-twice = La columna «{ $column }» aparece dos veces en la línea 1.
tournament-list-no-name = En la línea 1 falta la columna «name» (nombre) o «player1» (jugador1).
tournament-list-cells = Línea { $line }: { $count } celdas; se esperan { $wanted }.
tournament-list-cell-long = Línea { $line }: una celda tiene más de { $high } caracteres; quizá falta cerrar unas comillas.
tournament-list-members = Línea { $line }, columna { $column }: { $count } jugadores; se esperan { $wanted }.
tournament-list-name = Línea { $line }, columna { $column }: nombre no válido, «{ $name }»; se esperan de 1 a { $high } caracteres.
tournament-list-twice = Línea { $line }, columna { $column }: { $name } ya está.
tournament-list-number = Línea { $line }, columna { $column }: número no válido, «{ $text }»; se admite { $high } como máximo.
tournament-template = Plantilla desconocida: «{ $template }». Se admite: { $allowed }.
tournament-trf = TRF16 tiene dos bandos con un participante en cada uno; este torneo tiene { $entry }.

## Plantillas

template-club_evening = Una noche de club: parejas, tres rondas suizas de 40 minutos con reglas dominicanas.
template-weekend_open = Un abierto de fin de semana: parejas, siete rondas suizas a 200, sin cruces del mismo club y con primeras rondas aceleradas.
template-family_day = Un día en familia: las parejas rotan, cinco rondas de seis manos.
template-marks_42 = Un torneo de 42 a siete marcas: doble eliminatoria de parejas.
template-school_class = Una clase: cada cual por su cuenta, en mesas de cuatro y de tres.
template-duplicate_evening = Una noche de duplicado: movimiento Howell de parejas, los mismos repartos en todas las mesas, puntuación por comparación.

## Desempates

tie-break-buchholz = Buchholz
    .help = la suma de las puntuaciones de los rivales; una ronda sin rival cuenta como si el rival tuviera la puntuación propia.
tie-break-buchholz_cut_1 = Buchholz corte 1
    .help = Buchholz sin el rival que menos ha puntuado.
tie-break-median_buchholz = Buchholz mediano
    .help = Buchholz sin el rival que más ha puntuado ni el que menos.
tie-break-sonneborn_berger = Sonneborn-Berger
    .help = las puntuaciones de los rivales vencidos y la mitad de las de aquellos con quienes se empató.
tie-break-direct_encounter = Enfrentamiento directo
    .help = los resultados entre quienes empatan, si han jugado todos contra todos.
tie-break-points_difference = Diferencia
    .help = puntos hechos menos puntos de los rivales, con las sanciones.
tie-break-points = Puntos hechos
    .help = todos los puntos hechos, con las sanciones.
tie-break-wins = Victorias
    .help = el número de rondas ganadas.
tie-break-deals_won = Manos ganadas
    .help = el número de manos ganadas.
tie-break-played = Jugadas
    .help = el número de rondas jugadas en una mesa.
tie-break-lot = Sorteo
    .help = se deduce de la semilla del torneo.

## Páginas

tournament-page-round = { $name }: { $round ->
    [0] mesas en juego
   *[other] ronda { $round }
}
tournament-page-standings = { $name }: clasificación tras la ronda { $round }
tournament-page-seating = { $name }: { $round ->
    [0] asientos de las mesas en juego
   *[other] asientos de la ronda { $round }
}
tournament-page-bracket = { $name }: cuadro
tournament-no-bracket = Solo una eliminatoria empezada tiene cuadro; esto es { $format }.
tournament-stage-upper = Ronda { $level }
tournament-stage-lower = Cuadro de perdedores, ronda { $level }
tournament-stage-third = Tercer puesto
tournament-stage-final = Final
tournament-stage-semifinals = Semifinales
tournament-stage-quarterfinals = Cuartos de final
tournament-stage-again = Segunda final
tournament-source-winner = quien gane el { $match }
tournament-source-loser = quien pierda el { $match }
tournament-word-bye = descanso
tournament-word-match = Partido
tournament-word-side-1 = Bando 1
tournament-word-side-2 = Bando 2
tournament-word-place-at-table = Bando
tournament-page-cards = { $name }: { $round ->
    [0] carteles de las mesas en juego
   *[other] carteles de mesa de la ronda { $round }
}
tournament-page-slips = { $name }: { $round ->
    [0] hojas de resultado de las mesas en juego
   *[other] hojas de resultado de la ronda { $round }
}
tournament-page-deals = { $name }: repartos de la ronda { $round }
tournament-page-frequencies = { $name }: resultados de cada reparto
tournament-page-entrants = { $name }: participantes
tournament-page-decisions = { $name }: decisiones
tournament-page-rules = { $count ->
    [0] Juego de la ronda: { $game }, { $preset }.
   *[other] Juego de la ronda: { $game }, { $preset } con cambios.
}
tournament-page-byes = Descanso: { $names }.
tournament-page-tie-breaks = Desempates, en este orden
tournament-page-percentages = El porcentaje es la media de las rondas jugadas. Quien ha jugado menos de la mitad de rondas que los demás va detrás.
tournament-page-withdrawn = Quien se retira con rondas por jugar va detrás de quienes siguen.
tournament-page-penalties = Sanciones
tournament-length-points = La ronda es a { $value } puntos.
tournament-length-hands = La ronda tiene { $value ->
    [one] una mano
   *[other] { $value } manos
}.
tournament-length-deals = La ronda tiene { $value ->
    [one] un reparto, el mismo
   *[other] { $value } repartos, los mismos
} en todas las mesas.
tournament-length-minutes = La ronda dura { $value } minutos; al acabar el tiempo se deja de jugar.
tournament-length-minutes-last = La ronda dura { $value } minutos; la mano en juego se termina.
tournament-card-table = Mesa { $table }
tournament-slip-title = Ronda { $round }, mesa { $table }
tournament-slip-points = Puntos de { $name }
tournament-slip-phone = Resultado por móvil: { $name }
tournament-slip-signature = Firma
tournament-deal = Reparto { $deal }
tournament-deal-room = { $deal ->
    [0] Sala { $room }
   *[other] Reparto { $deal }, sala { $room }
}
tournament-par = Par: { $par } { $how ->
    [solved] (el juego óptimo de todos, con las fichas a la vista)
    [solved_tricks] (subasta normal y después el juego óptimo, con las fichas a la vista)
   *[played_on] (media de muchas partidas simuladas)
}
tournament-deal-starter = Empieza el asiento { $seat }.
tournament-deal-seat = Reparto { $deal }, asiento { $seat }
tournament-word-table = Mesa
tournament-word-tables = Ronda.mesa
tournament-word-side = Bando { $side }
tournament-word-result = Resultado
tournament-word-drawn = empate, sin jugar
tournament-word-round = Ronda
tournament-word-play-by = Hasta el
tournament-word-matches = Partidas
tournament-page-calendar = { $name }: calendario
tournament-overdue-open = Una partida que no se juega a tiempo queda pendiente hasta que decida la dirección.
tournament-overdue-draw = Una partida que no se juega a tiempo es un empate.
tournament-overdue-forfeit = Una partida que no se juega a tiempo no cuenta para ningún bando.
tournament-play-by = Se juega hasta el { $date }.
tournament-word-forfeit = incomparecencia
tournament-word-place = Puesto
tournament-word-entrant = Participante
tournament-word-score = Puntuación
tournament-word-wins = Ganadas
tournament-word-points = Puntos
tournament-word-withdrawn = se retiró
tournament-word-number = N.º
tournament-word-members = Jugadores
tournament-word-club = Club
tournament-word-rating = Nivel
tournament-word-handicap = Ventaja
tournament-word-difference = Diferencia
tournament-word-times = Mesas
tournament-word-percent = %
tournament-word-time = Hora
tournament-word-by = Quién
tournament-word-decision = Decisión
tournament-word-undone = deshecha

## Decisiones

decision-entered = { $name } se apunta.
decision-withdrawn = { $name } se retira.
decision-returned = { $name } vuelve a jugar.
decision-here = Han llegado: { $names }.
decision-not-here = No están: { $names }.
decision-substituted = { $name } juega con { $entrant } a partir de ahora.
decision-round = Se empareja la ronda { $round }: { $count ->
    [one] una mesa
   *[other] { $count } mesas
}.
decision-round-manual = La dirección empareja la ronda { $round }: { $count ->
    [one] una mesa
   *[other] { $count } mesas
}.
decision-challenge = Reto: { $challenger } contra { $other }.
decision-cancelled = Se anula la ronda { $round }.
decision-result = Ronda { $round }, mesa { $table }: { $points }.
decision-corrected = Se corrige la ronda { $round }, mesa { $table }: { $points } (antes { $before }).
decision-penalised = { $kind ->
    [score] { $name } pierde { $score } de puntuación.
    [points] { $name } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[both] { $name } pierde { $score } de puntuación y { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
decision-time = La ronda { $round } dura { $minutes } minutos más.
decision-paused = Pausa en la ronda { $round }.
decision-resumed = Sigue la ronda { $round }.
decision-committed = Todos los repartos quedan comprometidos: { $promise }.
decision-revealed = Se revelan los repartos { $sets ->
    [1] del grupo 1
   *[other] de los grupos 1 a { $sets }
}.
decision-closed = El torneo ha terminado.
decision-undone = Se deshace la decisión { $number }.
decision-reason = Motivo: { $reason }

## Comprobación

verify-tournament-pairing = La ronda { $round } no se emparejó según las reglas.
verify-tournament-pairings = { $count ->
    [one] Una ronda se emparejó
   *[other] { $count } rondas se emparejaron
} según las reglas; al calcular de nuevo sale lo mismo.
verify-tournament-manual = La dirección emparejó { $count ->
    [one] una ronda
   *[other] { $count } rondas
}.
verify-tournament-uncommitted = Los repartos no se comprometieron antes del torneo.
verify-tournament-late = Los repartos se comprometieron después de empezar la primera ronda.
verify-tournament-deals = Los repartos revelados { $sets ->
    [1] del grupo 1
   *[other] de los grupos 1 a { $sets }
} no se deducen del compromiso.
verify-tournament-hidden = Los repartos están comprometidos ({ $promise }) y no se ha revelado ninguno todavía.
verify-tournament-revealed = Los repartos { $sets ->
    [1] del grupo 1
   *[other] de los grupos 1 a { $sets }
} se deducen del compromiso { $promise }, hecho antes de la primera ronda.
