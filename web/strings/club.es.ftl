# Clubes: sus páginas, miembros, calendarios y reglas.

clubs-title = Clubes
clubs-about = Gente que juega junta: un calendario, reglas propias y resultados de todos los años.
clubs-sign-in = Para los clubes hace falta una cuenta: te reconoce en todos tus aparatos.
clubs-to-account = Crear una cuenta o entrar
clubs-invitations = Invitaciones
clubs-invited-by = { $name } te invita a { $club }.
clubs-look = Ver
clubs-decline = Rechazar
clubs-mine = Tus clubes
clubs-none = Ninguno todavía. Funda uno o entra en uno público.
clubs-found = Fundar un club
clubs-public = Clubes públicos
clubs-words = Nombre o lugar
clubs-search = Buscar
clubs-nothing = No se encontró ningún club público.
clubs-members = { $count ->
    [one] 1 miembro
   *[other] { $count } miembros
}
clubs-role-owner = Titular
clubs-role-director = Dirección
clubs-role-member = Miembro
clubs-private = Privado
clubs-all = Todos los clubes

clubs-name = Nombre
clubs-place = Lugar
clubs-place-help = Dónde se juega normalmente, por ejemplo «Bar Sol, Santiago» o «en línea».
clubs-description = Descripción
clubs-zone = Zona horaria
clubs-is-public = Cualquiera puede encontrar el club y ver su página
clubs-is-public-help = La lista de miembros solo la ven los miembros. Un club privado lo ven sus miembros y quienes tienen invitación.
clubs-is-open = Cualquiera puede entrar
clubs-save = Guardar

clubs-join-invited = Tienes una invitación
clubs-join-open = Este club está abierto a todos
clubs-join = Entrar en el club

clubs-calendar = Calendario
clubs-no-dates = Todavía no hay fechas.
clubs-more-dates = Más fechas
clubs-with-rules = Reglas: { $name }
clubs-leave-out = Saltar esta fecha
clubs-zone-of = Horas de { $zone }.
clubs-add-evening = Añadir un encuentro
clubs-change-evening = Cambiar el encuentro
clubs-calendar-file = Archivo de calendario
clubs-evenings = Todos los encuentros
clubs-change = Cambiar
clubs-cancel-evening = Cancelar
clubs-evening-title = Título
clubs-day = Fecha
clubs-first-day = Primera fecha
clubs-hour = Empieza a las
clubs-minutes = Minutos
clubs-repeat = Se repite
clubs-repeat-once = Una sola vez
clubs-repeat-weekly = Cada semana
clubs-repeat-fortnightly = Cada dos semanas
clubs-repeat-monthly = Cada mes, el mismo día de la semana
clubs-until = Última fecha
clubs-until-help = Vacía: sin fin.
clubs-rules = Reglas
clubs-rules-open = Sin decidir
clubs-other-place = Lugar, si no es el de siempre
clubs-note = Nota

clubs-rule-sets = Reglas del club
clubs-no-rule-sets = Guarda las reglas que se juegan en el club, para tenerlas a mano en mesas, encuentros y torneos.
clubs-play = Jugar
clubs-remove = Quitar
clubs-add-rules = Añadir reglas
clubs-rules-name = Nombre de estas reglas
clubs-game = Juego
clubs-changes = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
}

clubs-results = Resultados
clubs-no-results = Todavía no ha terminado ningún torneo.
clubs-all-time = Tabla histórica
clubs-player = Jugador
clubs-opponent = Rival
clubs-events = Torneos
clubs-rounds = Rondas
clubs-won = Ganadas
clubs-points = Puntos
clubs-places = 1.º · 2.º · 3.º
clubs-meetings = Cara a cara
clubs-met = { $one } contra { $other }: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas.
clubs-met-together = { $count ->
    [one] Fueron pareja en 1 ronda.
   *[other] Fueron pareja en { $count } rondas.
}
clubs-new-event = Nuevo torneo

clubs-people = Miembros
clubs-contacts = A quién preguntar
clubs-invite = Invitar
clubs-invite-name = Nombre de una cuenta
clubs-invite-send = Invitar
clubs-waiting = Invitaciones sin respuesta
clubs-withdraw = Retirar
clubs-link = Enlace
clubs-link-label = Con este enlace se entra en el club
clubs-link-help = Con un enlace entra también quien aún no tiene cuenta. Vale 30 días.
clubs-link-until = Hay un enlace válido hasta el { $date }. Se muestra una sola vez; uno nuevo lo sustituye.
clubs-link-open = Crear un enlace
clubs-link-new = Crear otro enlace
clubs-link-close = Cerrar el enlace
clubs-share = Compartir
clubs-make-director = Pasar a dirección
clubs-make-member = Pasar a miembro
clubs-hand-over = Traspasar el club a { $name }
clubs-hand-over-help = Su nuevo titular podrá hacerlo todo, y tú pasas a dirección.
clubs-remove-member = Dar de baja del club

clubs-edit = Cambiar los datos
clubs-leave = Darse de baja
clubs-leave-sure = ¿Darte de baja de { $name }? Podrás volver si te invitan de nuevo.
clubs-delete = Eliminar el club
clubs-delete-sure = ¿Eliminar { $name } con su calendario y sus reglas? No se puede deshacer.
clubs-report = Reportar el club
clubs-report-help = Quien modera lee todos los reportes.
clubs-reason = Motivo
clubs-reason-name = El nombre
clubs-reason-abuse = Insultos o acoso
clubs-reason-cheating = Trampas
clubs-reason-other = Otra cosa
clubs-report-text = ¿Qué pasó?
clubs-report-send = Enviar reporte

clubs-said-joined = Ya eres miembro.
clubs-said-saved = Guardado.
clubs-said-left-out = Esa fecha queda fuera.
clubs-said-cancelled = Cancelado.
clubs-said-removed = Hecho.
clubs-said-invited = Invitación enviada.
clubs-said-withdrawn = Invitación retirada.
clubs-said-link-closed = El enlace está cerrado.
clubs-said-role = La función ha cambiado.
clubs-said-handed-over = El club tiene nuevo titular.
clubs-said-left = Te diste de baja del club.
clubs-said-deleted = El club se eliminó.
clubs-said-reported = Reporte enviado.
