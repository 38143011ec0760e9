# What the server says: why it refuses, and why it does not start.

no-such-table = No existe esa mesa; quizá se eliminó.
no-such-page = No hay nada en esta dirección.
no-such-method = Esta dirección no admite ese tipo de petición.
no-such-round = No hay ninguna mano { $number } terminada; hay { $high }.
no-such-step = En esta mano no hay paso { $step }; el último es el { $high }.
bad-request = No se puede leer la petición: { $detail }
hello-first = Se esperaba primero un mensaje hello.
too-fast = Demasiados mensajes a la vez: espera un momento.
too-many = Demasiadas veces: como máximo, { $count } por minuto.
too-much = Esta dirección ya ha escrito todo lo que puede en un día ({ $megabytes } MB).
table-long = El registro de esta mesa no puede crecer más ({ $kilobytes } kB, la mitad para el chat). Sigue en una mesa nueva.
server-full = En el servidor no caben más mesas ni hojas de puntos; lo empezado sigue.
work-waits = Ya tienes peticiones en espera de cálculo. Inténtalo de nuevo cuando terminen.
work-slow = El cálculo ha tardado demasiado. Pide menos manos.
too-long = El texto es demasiado largo.
not-text = Esto no es un archivo de texto.
foreign-origin = La página de otro sitio no puede hacer esto aquí.
server-closing = El servidor se está reiniciando. Inténtalo de nuevo en unos segundos.
server-database-down = El servidor no puede usar su base de datos en este momento. Lo confirmado está a salvo; inténtalo de nuevo en unos segundos.
server-busy = El servidor tiene demasiado que hacer en este momento; inténtalo de nuevo en unos segundos.
broker-down = Este servidor no puede comunicarse con los otros que comparten sus mesas. Inténtalo de nuevo en unos segundos.
server-failed = Ha fallado algo en el servidor; no ha cambiado nada.
server-database = No se puede abrir la base de datos { $database }: { $detail }
server-no-extra = Falta un paquete ({ $module }): se instala con pip install "capicua[several]".
server-database-damaged = La base de datos { $database } está dañada: { $detail }. Restáurala de una copia de seguridad, o apártala para empezar con una vacía.
server-database-newer = La base de datos { $database } es de una versión más nueva: { $detail }. Instala esa versión, o restaura la copia de seguridad anterior a ella.
server-database-kind = { $database } no es una base de datos conocida: indica la ruta de un archivo SQLite, o postgresql://…
server-database-taken = Otro proceso ya atiende las mesas de { $database }. Detenlo primero, o usa PostgreSQL para varios.
client-missing = El servidor está en marcha, pero faltan sus páginas: ejecuta «make client» una vez y arráncalo de nuevo.
no-such-sheet = No hay ninguna hoja de puntos en esta dirección.
not-on-sheet = Abre esta hoja de puntos con el enlace que te dieron.
sheet-watching = Con este enlace la hoja solo se puede leer.
sheet-changed = Mientras tanto alguien ha cambiado la hoja; mírala y apunta otra vez.
no-such-study = No hay ningún estudio en esta dirección; quizá se haya borrado.
not-your-study = Este estudio solo se puede cambiar con su clave.
study-changed = Mientras tanto el estudio ha cambiado en otro sitio; vuelve a cargarlo.

## Accounts

not-signed-in = Para esto hace falta iniciar sesión.
account-name-taken = El nombre { $name } ya existe o se parece demasiado a otro.
name-taken-away = La moderación te ha quitado el nombre «{ $name }». Elige otro.
name-reserved = El nombre { $name } está reservado; elige otro.
name-changed = El nombre se puede cambiar una vez cada 30 días; el tuyo, dentro de { $days ->
    [one] 1 día
   *[other] { $days } días
}.
code-wrong = Este código de recuperación no sirve: está mal escrito, ya se usó o hay una hoja más nueva.
passkey-unknown = Esta llave de acceso no es de ninguna cuenta de aquí; quizá se eliminó.
passkey-wrong = No se pudo comprobar la llave de acceso.
passkey-late = Ha tardado demasiado o ya se había respondido; inténtalo otra vez.
passkey-last = Es la última forma de entrar en tu cuenta: antes imprime códigos de recuperación.
passkeys-many = Una cuenta puede tener { $high } llaves de acceso como máximo.
bots-many = Puedes tener { $high } cuentas de bot como máximo.
bots-people = Solo puede tener bots la cuenta de una persona, y no en modo infantil.
child-codes = Antes imprime códigos de recuperación: con uno de ellos se termina el modo infantil.
child-sheet = En modo infantil no se imprimen códigos nuevos. Antes termínalo con un código de la hoja que ya tienes.
child-words = Una cuenta en modo infantil solo escribe frases preparadas, así que no puede hacer esto.

## Avisos

push-endpoint = Los avisos de este navegador no vienen de un servicio al que este servidor pueda llegar.
push-keys = Las claves de este navegador para los avisos no son válidas.
notice-zone = Zona horaria desconocida: { $zone }
mail-none = Primero confirma una dirección de correo.
mail-off = Este servidor no envía correo.
mail-address = Esto no es una dirección de correo.
mail-often = Demasiados códigos por hoy. Prueba mañana.
mail-failed = No se pudo enviar el correo. Revisa la dirección o inténtalo más tarde.
mail-code-wrong = No es el código del correo, o tiene más de una hora. Revísalo o pide otro.
recovery-link = Este enlace ya se usó o tiene más de media hora. Pide uno nuevo.
mail-link = Este enlace no es válido. El correo también se desactiva en tu cuenta.
vacation-days = { $count ->
    [0] Este año ya no te quedan días de vacaciones.
    [one] Este año te queda 1 día de vacaciones.
   *[other] Este año te quedan { $count } días de vacaciones.
}

## Correo

mail-code-subject = { $code } es tu código de Capicúa
mail-code = Escribe este código en Capicúa para confirmar tu correo:

    { $code }

    Vale durante una hora. Si no lo pediste en { $site }, no hagas nada: sin el código nadie puede usar tu dirección.
mail-recovery-subject = Entra en Capicúa
mail-recovery = Hola, { $name }: este enlace abre tu sesión en { $site }:

    { $link }

    Sirve una sola vez, durante media hora. Después imprime códigos nuevos o agrega una llave de acceso. Si no lo pediste, no hagas nada: sin el enlace no entra nadie.
mail-turns-subject = { $count ->
    [one] Te toca jugar
   *[other] Te toca jugar en { $count } mesas
}
mail-turns = { $count ->
    [one] Hola, { $name }: una mesa te espera.
   *[other] Hola, { $name }: te esperan { $count } mesas.
}
mail-turns-more = { $count ->
    [one] y una más.
   *[other] y { $count } más.
}
mail-days-left = quedan { $count } días
mail-hours-left = { $count ->
    [0] queda menos de una hora
    [one] queda 1 hora
   *[other] quedan { $count } horas
}
mail-stop = No recibir más correos como este: { $link }

## People

no-such-account = No hay ninguna cuenta con ese nombre.
profile-hidden = Esta persona no muestra sus partidas.
relation-self = Esa es tu propia cuenta.
relation-closed = Esta persona no acepta solicitudes tuyas.
relation-most = Llegaste al límite de { $count }.

## Moderation

no-such-report = No existe ese reporte.
no-such-measure = No existe esa medida.
only-moderators = Esto solo puede hacerlo quien modera.
moderate-rank = No puedes tomar medidas contra esta persona.
moderate-reason = Falta el motivo.
report-most = Puedes enviar { $count } reportes al día como máximo.
report-closed = Este reporte ya está cerrado.
action-undone = Esto ya se anuló.
appeal-once = Ya respondiste a esta medida.
account-suspended = Tu cuenta está suspendida; en la página de tu cuenta figuran el plazo y el motivo.
table-apart = No puedes entrar a esta mesa.
chat-by-moderator = Moderación te ha silenciado; en la página de tu cuenta figuran el plazo y el motivo.

## Clubs

no-such-club = Ese club no existe, o no puedes verlo.
club-power = { $power ->
    [edit] Solo quien es titular puede cambiar los datos del club.
    [roles] Solo quien es titular puede cambiar funciones y dar de baja a la dirección.
    [delete] Solo quien es titular puede eliminar el club.
    [invite] Solo titular y dirección pueden invitar.
    [remove] Solo titular y dirección pueden dar de baja a miembros.
    [calendar] Solo titular y dirección pueden cambiar el calendario.
    [rules] Solo titular y dirección pueden cambiar las reglas del club.
    [events] Solo titular y dirección pueden crear torneos del club.
   *[other] No eres miembro de este club.
}
club-name = El nombre de un club tiene de 1 a 60 caracteres.
club-name-taken = El nombre { $name } ya está tomado, o se parece demasiado al de otro club.
club-zone = Zona horaria desconocida: { $zone }
club-people = Los clubes son para personas; los bots no pueden entrar.
club-most-owned = Puedes ser titular de { $count } clubes como máximo.
club-most-joined = Puedes ser miembro de { $count } clubes como máximo.
club-most-invited = Puede haber { $count } invitaciones pendientes como máximo.
club-member-already = { $name } ya es miembro.
club-no-member = Esta persona no es miembro del club.
club-link = Este enlace ya no es válido. Pide uno nuevo al club.
club-invited-only = Este club solo admite miembros por invitación.
club-full = Un club tiene { $count } miembros como máximo.
club-owner-stays = Quien es titular no puede darse de baja: primero traspasa el club a otro miembro, o elimínalo.
club-date = Esa fecha u hora no existe: { $text }
club-title = El título de un encuentro tiene de 1 a 80 caracteres.
club-until = La última fecha, { $text }, es anterior a la primera, { $first }.
club-no-evening = Ese encuentro no está en el calendario del club.
club-most-evenings = Un calendario tiene { $count } encuentros como máximo; los que se repiten cuentan una vez.
club-rules-name = El nombre de unas reglas tiene de 1 a 80 caracteres.
club-rules-taken = El club ya tiene unas reglas con el nombre { $name }.
club-no-rules = El club no tiene esas reglas.
club-most-rules = Un club tiene { $count } reglas propias como máximo.

## Lo que muestran las aplicaciones de mensajería junto a un enlace

preview-replay = { $game }: repetición
preview-replay-round = { $game }: repetición de la mano { $round }
preview-replay-at = { $game }: mano { $round } tras la jugada { $step }
preview-replay-help = { $players }. Se ve jugada a jugada, con análisis.
preview-table = { $game }: mesa abierta
preview-table-help = Para jugar o mirar en el navegador, sin cuenta.
preview-deal = { $game }: reparto { $deal }
preview-deal-help = Las mismas fichas para todos: ¿sale?
preview-puzzle = Problema: { $game }
preview-puzzle-daily = Problema del día: { $game }
preview-puzzle-help = Una jugada es claramente la mejor. ¿Cuál?

## Torneos

no-such-event = No hay ningún torneo en esta dirección, o es privado: ábrelo con el enlace que te dieron.
event-key = Este enlace del torneo ya no es válido.
event-not-direct = Esto solo lo puede hacer quien dirige el torneo.
event-not-results = Esto solo lo puede hacer quien dirige el torneo o ayuda en él.
event-not-report = Solo quienes juegan en la mesa pueden comunicar su resultado.
event-not-check-in = Solo puedes confirmar la llegada de tu pareja o tu equipo.
event-not-withdraw = Solo puedes retirar a tu pareja o tu equipo.
event-not-sign-up = No puedes inscribirte en este torneo.
event-hidden = Otras mesas siguen jugando las mismas manos: los resultados se ven cuando terminen todas.
event-settings-late = Una vez empezada la primera ronda, solo pueden cambiar el nombre y el número de rondas.
event-settings-members = Cambiaría el número de jugadores de cada inscripción; retíralas antes.
event-settings-deals = Las manos duplicadas quedan comprometidas al crear el torneo: para ponerlas o quitarlas, crea otro.
event-helpers = Un torneo tiene como máximo { $high } personas en la dirección.
event-no-helper = No hay nadie en la dirección con el número { $number }.
event-last-director = Un torneo necesita a alguien que lo dirija: añade antes a otra persona.
event-op-used = El identificador de esta operación ya se usó para otra; hace falta uno nuevo.
event-no-sign-up = En este torneo inscribe la dirección; pídele una plaza.
event-signed-up = Ya estás en este torneo.
event-full = La lista de espera está llena.
event-not-waiting = Ya nadie espera con ese número.
event-not-rated = Los resultados de este torneo no cuentan para la puntuación.
event-place-held = En { $name } ya no queda nadie sin cuenta vinculada, o juegas de suplente.
event-account-twice = Con esta cuenta ya juegas en este torneo.
event-date = No existe { $date }: una fecha es un día del calendario, como 2026-12-31.
event-dates-order = { $date } es anterior a la fecha de la ronda previa: las fechas van en el orden de las rondas.
event-zone = Zona horaria desconocida: { $zone }. Vale un nombre como Europe/Madrid.
event-not-at-table = No juegas en la mesa { $table } en la ronda { $round }.
event-many-reports = Esta mesa ha comunicado demasiados resultados distintos; lo resolverá la dirección.
event-not-opponent = Solo la otra pareja puede confirmar este resultado.
event-no-report = Este resultado ya está resuelto.
event-no-page = No existe la página «{ $page }». Valen: { $allowed }.
event-no-export = No existe el archivo «{ $export }». Valen: { $allowed }.
