# Turnos de días y cómo se avisa de ellos.

notices-title = Te toca
notices-about = Mesas con días para cada turno: juega cuando tengas un momento.
notices-sign-in = Los avisos necesitan una cuenta, para que tus turnos te encuentren en cualquier dispositivo.
notices-to-account = Crear una cuenta o entrar
notices-mine = Te esperan
notices-others = Les toca a otros
notices-with = con { $names }
notices-none = No estás jugando en ninguna mesa con días para cada turno.
notices-new = Mesa nueva
notices-days-left = quedan { $count } días
notices-hours-left = { $count ->
    [0] queda menos de una hora
    [one] queda 1 hora
   *[other] quedan { $count } horas
}
notices-waiting = { $count ->
    [one] Te toca jugar en otra mesa.
   *[other] Te toca jugar en otras { $count } mesas.
}
notices-next = Siguiente mesa

notices-tell = Avísame cuando me toque
notices-here = En este dispositivo
notices-pushes = En todos los dispositivos que activé
notices-browsers = { $count ->
    [one] También recibe avisos otro dispositivo.
   *[other] También reciben avisos otros { $count } dispositivos.
}
notices-denied = Este navegador bloqueó las notificaciones de este sitio. Permítelas en los ajustes del sitio y vuelve.
notices-unsupported = Este navegador no puede recibir avisos.
notices-install = En un iPhone o iPad, primero agrega Capicúa a la pantalla de inicio (Compartir y luego «Agregar a inicio») y ábrela desde ahí.
notices-failed = El navegador no pudo activar los avisos. Inténtalo más tarde.
notices-mail = Correo (opcional)
notices-mail-ask = Enviar un código
notices-mail-sent = Va un código a { $address }. Vale durante una hora.
notices-mail-code = Código del correo
notices-mail-confirm = Confirmar
notices-mail-other = Otra dirección
notices-mail-to = Correo a { $address }
notices-mail-off = nunca
notices-mail-once = poco después de que me toque
notices-mail-daily = una vez al día
notices-mail-at = A las
notices-mail-forget = Quitar esta dirección
notices-quiet = Horas de silencio
notices-quiet-start = Desde
notices-quiet-end = Hasta
notices-zone = Zona horaria: { $zone }

notices-vacation = Vacaciones
notices-vacation-help = Mientras no estés, tus relojes se detienen en todas las mesas con días para cada turno. Los demás lo ven.
notices-vacation-days = Días
notices-vacation-begin = Empezar ahora
notices-vacation-end = Ya volví
notices-vacation-until = Tus relojes están detenidos hasta el { $until }.
notices-vacation-left = { $count ->
    [0] Este año ya no te quedan días.
    [one] Este año te queda 1 día.
   *[other] Este año te quedan { $count } días.
}

notices-stop-title = No más correos
notices-stop-help = Deja de recibir los correos que avisan cuando te toca.
notices-stop = No recibir más correos
notices-stopped = Listo: ya no recibirás correos sobre tus turnos. Puedes volver a activarlos en «Te toca».
