# Torneos: errores, nombres de ajustes, páginas.

## Ajustes

tournament-no-individuals = { $game } con { $seats } asientos se juega por parejas; individualmente hacen falta de 2 a 4 jugadores por su cuenta, o parejas rotativas.
tournament-no-partners = { $game } no tiene aquí dos parejas; las parejas, los equipos y las parejas rotativas necesitan un juego de dos contra dos.
tournament-tie-break = Desempate desconocido: «{ $name }». Se admite: { $allowed }.
tournament-format-rotating = Con parejas rotativas se juega un suizo, que es entonces un movimiento individual; no { $format }.
tournament-format-sides = { $format } necesita mesas de dos bandos; este juego tiene { $sides }.
tournament-scoring-places = Puntuar por puestos necesita tres jugadores o más por mesa; este juego tiene { $sides } bandos.
tournament-scoring-deals = { $scoring } compara mesas que juegan los mismos repartos: falta el número de repartos.
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
tournament-round-has-results = La ronda { $round } tiene resultados ({ $count }); primero hay que deshacerlos.
tournament-closed = El torneo ha terminado; deshacer lo abre de nuevo.
tournament-manual-knockout = En una eliminatoria, el cuadro decide quién juega con quién.
tournament-table-sides = La mesa { $table } tiene { $count } bandos; admite { $high }.
tournament-table-side = En la mesa { $table } cada bando lleva { $wanted }.
tournament-paired-twice = { $name } está en dos mesas.
tournament-still-playing = { $name } sigue jugando.
tournament-no-ladder = Solo en una escalera hay retos; esto es { $format }.
tournament-challenge = El reto sube { $places } puestos; se admite de 1 a { $high }.
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
