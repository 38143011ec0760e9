# Jugar sin conexión: la página, las mesas de este dispositivo, compartir un dispositivo.

offline-title = Jugar sin conexión
offline-intro = Todos los juegos, reglas de la casa, bots, solitarios, lecciones y problemas en este dispositivo: en un avión, en la montaña, donde sea.

offline-download-title = Descarga
offline-download = Descargar ({ $size })
offline-download-help = Una sola descarga de { $size }. Se queda en este navegador hasta que la quites.
offline-loading = Descargado el { $percent } % de { $size }
offline-pause = Pausar
offline-continue = Continuar
offline-paused = En pausa al { $percent } %. Lo que ha llegado se conserva.
offline-broken-off = Se ha perdido la conexión al { $percent } %. Lo que ha llegado se conserva.
offline-bad-file = { $file } ha llegado dañado. Vuelve a intentarlo; lo que está bien se conserva.
offline-full = No queda espacio en este dispositivo. Libera algo y continúa; lo que ha llegado se conserva.
offline-failed = La descarga ha fallado: { $why }
offline-installed = Instalado ({ $size }). Puedes jugar sin conexión.
offline-update = Actualizar ({ $size })
offline-update-help = Hay una versión nueva. Las mesas en juego siguen con ella donde estaban.
offline-checking = Comprobando los archivos…
offline-check = Comprobar archivos
offline-whole = Todos los archivos están bien.
offline-damaged = Faltan archivos o están dañados. Tus mesas y resultados se conservan.
offline-repair = Reparar
offline-remove = Quitar la descarga
offline-removed = Se ha quitado la descarga. Tus mesas y resultados se conservan.
offline-not-here = Este servidor no ofrece la descarga.
offline-no-browser = Este navegador no puede guardar archivos de esta dirección. Hace falta https o la dirección de este mismo ordenador (localhost).
offline-needs-connection = No hay conexión y la descarga todavía no está en este dispositivo.

offline-play = Jugar aquí
offline-play-help = La mesa está solo en este dispositivo. Los repartos son al azar, pero, a diferencia de un servidor, nadie puede verificarlos después.
offline-opponents = Quién juega
offline-against-bots = Yo y bots
offline-people = { $count } personas en este dispositivo
offline-alone = Una persona
offline-name = Nombre { $number }
offline-person = Persona { $number }
offline-open = Jugar
offline-own-rules = Con tus reglas de la casa
offline-to-lobby = Todos los juegos

offline-tables = Mesas de este dispositivo
offline-tables-none = Todavía no hay mesas.
offline-delete = Eliminar
offline-delete-table = Eliminar la mesa de { $game }, jugada por última vez el { $date }
offline-delete-sure = ¿Eliminar para siempre?
offline-old-table = Una mesa
offline-last = { $phase } · jugada por última vez el { $date }

offline-possible = Qué funciona sin conexión
offline-possible-1 = Todos los juegos con sus reglas de la casa, contra bots de todos los niveles, con pistas y jugadas deshechas
offline-possible-2 = Dos o más personas en un dispositivo: la pantalla pide pasarlo
offline-possible-3 = Solitarios con repartos numerados, lecciones, problemas y las reglas de todos los juegos
offline-possible-4 = Hojas de puntos para fichas de verdad, tus partidas guardadas, repeticiones y el análisis de tu juego
offline-impossible = Para jugar con amigos en otros dispositivos hace falta un servidor, y también para las mesas a las que te uniste allí.

offline-data = Tus datos
offline-data-help = Las mesas, las hojas de puntos, los resultados y los ajustes se quedan en este navegador. Un archivo los contiene todos, para guardarlo o llevarlo a otro dispositivo.
offline-export = Guardar todo en un archivo
offline-import = Cargar un archivo
offline-imported = { $count ->
    [0] El archivo no contiene nada nuevo.
    [one] Se ha añadido una entrada nueva.
   *[other] Se han añadido { $count } entradas nuevas.
}
offline-not-imported = Este archivo no lo guardó Capicúa.
offline-import-full = No queda espacio en este dispositivo. No se ha añadido nada.

offline-engine-loads = Cargando los juegos… { $percent } %
offline-engine-starts = Se están iniciando los juegos…
offline-starting = Preparando la mesa…
offline-starting-help = La primera mesa tarda unos segundos.
offline-missing = No hay ninguna mesa así en este dispositivo.
offline-broken = No se han podido iniciar los juegos. Quizá falten archivos o quede poca memoria. Tu mesa se conserva.
offline-to-page = Comprobar la descarga
offline-moved = Esta mesa se ha abierto en otra pestaña.
offline-moved-help = Puede estar abierta en una sola pestaña a la vez. No se pierde nada.
offline-play-here = Jugar en esta pestaña

offline-hand-over = Le toca a { $name }
offline-hand-over-help = Pasa el dispositivo a { $name }. Hasta entonces no se ve ninguna ficha.
offline-hand-over-asked = Hay una pregunta para { $name }
offline-show = Soy { $name }

# En las mesas de este dispositivo, en lugar de las frases sobre un servidor.
web-menu-fair = Cómo se reparte
offline-fair = Las fichas se reparten al azar en este dispositivo. A diferencia de una mesa en un servidor, aquí nadie se compromete de antemano con los repartos, así que después no se puede verificar que fueran limpios.
web-unwritable = No se puede guardar la jugada: no queda espacio en este dispositivo. Libera algo y la partida continuará.
web-reconnecting = Se está recuperando la mesa. Lo que has hecho no se pierde.

friends-title = Jugar con amigos
friends-intro = Este sitio no tiene servidor: sus mesas están solo en tu dispositivo. Un servidor para tus amigos se inicia enseguida.
friends-command = En un ordenador con Python 3.11 o posterior:
friends-open = Abre la lista de juegos y muestra un enlace y un código QR para los móviles de la misma red.
friends-here = Dos personas en este dispositivo
