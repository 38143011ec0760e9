# Jugar con gente: mesas abiertas en la sala, y búsqueda de jugadores.
pairing-title = Jugar con gente
pairing-about = Elige a qué te gusta jugar. En cuanto haya suficientes jugadores, se abre una mesa.
pairing-waiting-people = { $count ->
    [0] Ahora no hay nadie buscando partida.
    [one] { $count } persona está buscando partida.
   *[other] { $count } personas están buscando partida.
}
pairing-games = Juegos
pairing-more-games = Más juegos
pairing-form = Jugadores
pairing-form-2 = 2 jugadores
pairing-form-3 = 3 jugadores
pairing-form-4 = 4 jugadores
pairing-form-partners = Parejas, 2 contra 2
pairing-pace = Tiempo por turno
pairing-seconds = { $seconds } s
pairing-bots = Si faltan jugadores, completar con bots
pairing-bots-0 = nunca
pairing-bots-30 = a los 30 segundos
pairing-bots-60 = al cabo de 1 minuto
pairing-bots-help = Solo hay bots si todos en la mesa lo aceptan.
pairing-rated = Partida puntuada
pairing-rated-help = Cuenta para tu puntuación: sin pistas, sin deshacer jugadas y sin bots.
pairing-rated-account = Las partidas puntuadas necesitan una cuenta.
pairing-to-account = Crear una o iniciar sesión
pairing-find = Buscar jugadores
pairing-rule = Entre dos, quien abandona o agota su tiempo pierde la partida. Con más jugadores, un bot juega por ti hasta que vuelvas; si al final no has vuelto, cuenta como abandono.
pairing-rule-waits = Quien tiene cuenta y abandona partidas debe esperar antes de la siguiente: 2 minutos, luego 10, una hora, un día.
pairing-conduct = Normas de convivencia
pairing-wait-until = Has abandonado partidas. Podrás volver a buscar jugadores a las { $time }.
pairing-choose = Elige al menos un juego, un número de jugadores y un tiempo.

pairing-looking = Buscando jugadores
pairing-usual = Espera habitual: { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
pairing-usual-unknown = Espera habitual: desconocida, hubo pocas partidas últimamente
pairing-longer = Esta vez tarda más que de costumbre.
pairing-with-you = En espera, contándote
pairing-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
pairing-of = { $count } de { $seats }
pairing-stop = Dejar de buscar
pairing-none-yet = Todavía no hay nadie más. Puedes seguir buscando o jugar contra bots.
pairing-against-bots = Jugar contra bots
pairing-found = ¡Hay jugadores! A la mesa…
pairing-offline = Sin conexión. Conservas tu lugar durante un minuto.
pairing-lost = Perdiste tu lugar en la espera porque estuviste ausente demasiado tiempo.

pairing-open-tables = Mesas abiertas
pairing-live = Mesas para ver
pairing-more = { $count ->
    [one] { $count } mesa más
   *[other] { $count } mesas más
}
pairing-join = Sentarse
pairing-join-at = Sentarse: { $game } con { $people }
pairing-watch = Ver jugar
pairing-watch-at = Ver jugar: { $game } con { $people }
pairing-is-bot = bot
pairing-free-seat = libre
pairing-clock-none = sin reloj
pairing-clock-turn = { $time } por turno
pairing-clock-bank = { $time } por mano
pairing-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
pairing-minutes = { $count } min
pairing-house = { $count ->
    [one] { $count } regla de la casa
   *[other] { $count } reglas de la casa
}
pairing-is-rated = puntuada
pairing-live-picture = La mesa ahora
