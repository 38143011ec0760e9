# Perfiles: puntuaciones, partidas, parejas, mejores puntuaciones.

profile-bot = Bot: en esta cuenta juega un programa
profile-is-bot = bot
profile-bot-named = { $name } es un bot: juega un programa.
profile-since = Aquí desde el { $date }
profile-seen = última visita: { $date }
profile-own = Tu perfil, también con lo que solo ves tú.
profile-empty = Todavía no has jugado ninguna partida con gente.
profile-bare = No hay nada que mostrar: esta persona todavía no ha jugado con gente o no lo comparte.
profile-play = Buscar jugadores
profile-sits-as = En esta mesa: { $name }
profile-rating-here = Puntuación en partidas como esta:
profile-whole = Abrir el perfil en otra ventana
profile-matches-won = { $matches ->
    [0] Ninguna partida todavía
    [one] Una partida, { $won } ganada
   *[other] { $matches } partidas, { $won } ganadas
}
profile-latest = Cuentan las últimas { $count } partidas.
profile-streak = Ganadas seguidas: { $streak }; récord: { $longest }
profile-accuracy = Precisión en las partidas analizadas: { $share }
profile-accuracy-help = Una decisión vale 100 % si ninguna jugada daba más probabilidad de ganar la mano, según lo que se podía saber, y la mitad por cada diez puntos de probabilidad perdidos. No tienen precisión las partidas con pistas ni aquellas en las que un bot o el reloj jugó por la persona.
profile-match-accuracy = precisión { $share }

profile-ratings = Puntuaciones
profile-rating = Puntuación
profile-not-sure = Todavía no es segura: unos { $deviation } puntos arriba o abajo
profile-sure = Unos { $deviation } puntos arriba o abajo
profile-counted = { $matches ->
    [one] Una partida puntuada
   *[other] { $matches } partidas puntuadas
}
profile-history = Evolución de la puntuación
profile-history-about = De { $first } a { $last } en { $count } partidas; mínimo { $low }, máximo { $high }
profile-as-table = Como tabla
profile-date = Fecha
profile-house = Reglas de la casa

profile-form = Forma
profile-form-any = Cualquier forma
profile-form-solitaire = Solitario
profile-form-duel = Mano a mano
profile-form-free = Individual
profile-form-partners = Por parejas
profile-game = Juego
profile-game-any = Cualquier juego
profile-opponent = Contra
profile-filter = Filtrar

profile-partners = Mejores parejas
profile-rules = Reglas preferidas

profile-matches = Partidas
profile-no-matches = No hay partidas así.
profile-more = Partidas anteriores
profile-place = { $place ->
    [1] Ganada
   *[other] Puesto { $place }
}
profile-lost = Perdida
profile-shared = Empate en el primer puesto
profile-left = se fue
profile-guest = Sin cuenta
profile-deleted = Cuenta borrada
profile-change = Puntuación: { $change }, queda en { $rating }
profile-replay = Repetición
profile-event = Torneo
profile-unrated = { $why ->
    [casual] Sin puntuar
    [off] Sin puntuar
    [solitaire] Solitario
    [practice] Práctica
    [set-up] Sin puntuar: continuaba un registro
    [assisted] Sin puntuar: con pistas o jugadas deshechas
    [house-rules] Sin puntuar: reglas de la casa
    [bots] Sin puntuar: jugaron bots
    [guests] Sin puntuar: alguien no tiene cuenta
    [removed] Sin puntuar: se expulsó a alguien
    [repeated] Sin puntuar: los mismos rivales demasiadas veces en un día
   *[other] Sin puntuar
}

profile-meetings = { $one } contra { $other }
profile-meetings-count = { $matches ->
    [0] Todavía no se han enfrentado.
    [one] Una partida: { $won } a { $lost }.
   *[other] { $matches } partidas: { $won } a { $lost }.
}
profile-together = En pareja: { $matches ->
    [one] una partida, { $won } ganada.
   *[other] { $matches } partidas, { $won } ganadas.
}
profile-all-matches = Todas las partidas de { $name }
profile-compare = Comparar con mis partidas

profile-shown = Lo que ven las demás personas
profile-shown-help = Todo es público si no lo ocultas. En el historial de otras personas siguen las partidas que jugaron contigo.
profile-field-ratings = Puntuaciones
profile-field-history = Evolución de la puntuación
profile-field-matches = Partidas
profile-field-partners = Mejores parejas
profile-field-accuracy = Precisión
profile-field-rules = Reglas preferidas
profile-field-streaks = Partidas ganadas seguidas
profile-field-country = País
profile-field-seen = Mi última visita
profile-listed = Aparecer en la lista de mejores puntuaciones
profile-kept = Guardado

profile-leaders = Mejores puntuaciones
profile-leaders-help = Solo puntuaciones seguras, por reglamento y forma. Todo el mundo empieza con 1500.
profile-no-leaders = Nadie tiene todavía una puntuación segura en este juego. Hacen falta unas veinte partidas puntuadas.
profile-bots = Bots, medidos entre ellos, con el más sencillo en 1500:
profile-rank = Puesto
profile-player = Nombre
profile-number-of-matches = Partidas

no-such-account = No hay ninguna cuenta con ese nombre.
profile-hidden = Esta persona no muestra sus partidas.
no-such-page = Este servidor no tiene esa página.
