# Amigos, reportes y normas de convivencia.

people-title = Amigos
people-about = Mira quién está jugando y siéntate a su mesa.
people-sign-in = Para tener amigos hace falta una cuenta: así te encuentran en cualquier dispositivo.
people-to-account = Crear cuenta o iniciar sesión
people-add = Agregar a alguien
people-name = Nombre
people-search = Buscar
people-self = Esa es tu cuenta.
people-requests = Solicitudes de amistad
people-friends = Tus amigos
people-none = Todavía no hay nadie. Agrega gente por su nombre o después de una partida.
people-sent = Solicitudes enviadas
people-followed = Sigues a
people-blocked = Bloqueos
people-at-table = En esta mesa
people-invite-title = Invitar a amigos
people-invite = Invitar
people-invited = Invitación enviada
people-invites = { $name } te invita a una mesa: { $game }
people-sit = Sentarme
people-not-now = Ahora no
people-here = En una mesa
people-watch = Mirar
people-bot = Bot
people-nobody = Cuenta eliminada

people-asks = { $name } te envió una solicitud de amistad.
people-wait-for-answer = { $count ->
    [one] Tienes una solicitud de amistad.
   *[other] Tienes { $count } solicitudes de amistad.
}
people-answer = Responder
people-are-friends = ya son amigos

people-befriend = Agregar
people-accept = Aceptar
people-decline = Rechazar
people-withdraw = Retirar solicitud
people-unfriend = Quitar de amigos
people-follow = Seguir
people-unfollow = Dejar de seguir
people-block = Bloquear
people-unblock = Desbloquear
people-report = Reportar
people-profile = Perfil de { $name }
people-more = Más opciones: { $name }

people-said-friends = { $name } y tú ya son amigos.
people-said-declined = Solicitud rechazada.
people-said-withdrawn = Solicitud retirada.
people-said-asked = Solicitud enviada a { $name }.
people-said-unfriended = Quitaste a { $name } de tus amigos.
people-said-followed = Sigues a { $name }.
people-said-unfollowed = Ya no sigues a { $name }.
people-said-blocked = Bloqueaste a { $name }: no jugarán juntos ni podrán escribirse.
people-said-unblocked = Desbloqueaste a { $name }.

people-moderation = Moderación
people-clubs = Clubes
people-conduct = Normas de convivencia
people-reports = Tus reportes
people-report-open = recibido
people-report-closed = atendido
people-report-title = Reportar a { $name }
people-report-help = Alguien de moderación lee cada reporte.
people-report-with-log = El registro y el chat de esta mesa se envían con el reporte.
people-report-text = ¿Qué pasó?
people-report-send = Enviar reporte
people-report-sent = Gracias. Moderación lo revisará; en la página de tus amigos verás cuándo quede atendido.
people-reason = Motivo
people-reason-abuse = Insultos o acoso
people-reason-cheating = Trampas
people-reason-leaving = Abandona partidas
people-reason-name = Nombre ofensivo
people-reason-other = Otra cosa
people-reason-collusion = Partidas repetidas para ganar puntuación
people-reason-appeal = Respuesta a una medida

## Lo que decidió moderación

measure-title = De moderación
measure-mute = No puedes escribir en el chat
measure-suspend = Tu cuenta está suspendida
measure-rename = Cambiamos tu nombre
measure-until = hasta el { $time }
measure-over = ya terminó
measure-done = puedes elegir otro
measure-undone = anulado
measure-reason = Motivo: { $reason }
measure-answer = Tu respuesta
measure-send = Enviar respuesta
measure-appeal-open = Recibimos tu respuesta.
measure-appeal-closed = Tu respuesta ya se atendió.

## Normas de convivencia

conduct-about = Cinco normas, como en cualquier buen club.
conduct-respect = Respeto para todo el mundo
    .help = Sin insultos, acoso ni discriminación, tampoco en broma. Perder es parte del juego.
conduct-alone = Cada quien juega lo suyo
    .help = Sin programas que digan qué jugar, sin segundas cuentas en la misma mesa, sin acuerdos ni señas. Un bot dice que es un bot.
conduct-finish = Lo que se empieza se termina
    .help = Si abandonas una partida o se te acaba el tiempo, la pierdes y esperas antes de la siguiente. Quien abandona a menudo espera más.
conduct-name = Un nombre que todos puedan leer
    .help = Sin nombres que insulten, anuncien algo o se hagan pasar por otra persona.
conduct-report = Reporta y sigue jugando
    .help = No discutas en la mesa. Silencia o bloquea a la persona y envía un reporte: el registro de la mesa va incluido.
conduct-measures = Qué hace moderación
    .help = Lee el reporte y el registro, y decide: un aviso, un tiempo sin chat, un tiempo sin partidas con desconocidos u otro nombre. Siempre sabrás el motivo y podrás responder una vez; toda decisión se puede anular.
conduct-kept = Los reportes se borran 180 días después de cerrarse; las decisiones, a los dos años.
