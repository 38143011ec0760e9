# La página de moderación.

moderation-title = Moderación
moderation-queue = Reportes
moderation-audit = Historial de medidas
moderation-person = Buscar a una persona
moderation-state = Estado
moderation-open = Abiertos
moderation-closed = Cerrados
moderation-all = Todos
moderation-count = { $count ->
    [0] No hay reportes abiertos.
    [one] { $count } reporte abierto.
   *[other] { $count } reportes abiertos.
}
moderation-server = el servidor
moderation-by = por { $name }
moderation-is-open = abierto
moderation-is-closed = cerrado
moderation-noted = Nota: { $text }
moderation-club = Club { $name }
moderation-to-club = El club
moderation-case = Historial de la persona
moderation-replay = Repetición de la partida
moderation-close = Reporte cerrado
moderation-close-only = Cerrar sin medidas
moderation-note = Nota
    .help = Solo la lee moderación.
moderation-why = Motivo, que leerá la persona
moderation-decide = Decidir
moderation-decide-and-close = Decidir y cerrar el reporte
moderation-measure = Medida
moderation-lasts = Durante
moderation-length = { $minutes ->
    [60] 1 hora
    [1440] 1 día
    [10080] 7 días
    [43200] 30 días
   *[other] 1 año
}
moderation-mute = Silenciar
    .help = Sin chat ni frases en ninguna mesa, desde este momento.
moderation-suspend = Suspender
    .help = Sin emparejamiento y sin mesas abiertas ni puntuadas. Las mesas con amigos siguen disponibles y las partidas en curso continúan.
moderation-rename = Cambiar el nombre
    .help = La persona recibe un nombre neutro y puede elegir otro enseguida.
moderation-role = { $role ->
    [moderator] Nueva función: moderación
    [admin] Nueva función: administración
   *[other] Función retirada
}
moderation-codes = Nuevos códigos de recuperación
moderation-remove = Cuenta eliminada
moderation-terminal = la terminal del servidor
moderation-undo = Anular
moderation-undo-which = Anular: { $what }, { $time }
moderation-log = Registro de la mesa
moderation-chat-only = Solo el chat
moderation-actions = Medidas y notas
moderation-no-actions = Nada todavía.
moderation-about = Reportes sobre esta persona
moderation-no-reports = Ninguno.
moderation-matches = Últimas partidas
moderation-left = abandonó
moderation-since = desde el { $time }
moderation-has-reported = { $count ->
    [one] ha enviado { $count } reporte
   *[other] ha enviado { $count } reportes
}
moderation-role-moderator = Moderación
moderation-role-admin = Administración
moderation-more = Ver más
moderation-said-done = Listo; se le avisó a la persona.
moderation-said-closed = Reporte cerrado.
moderation-said-undone = Anulado.
