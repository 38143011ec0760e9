# What the server says: why it refuses, and why it does not start.

no-such-table = No hay ninguna mesa en esta dirección; quizá se recogió hace tiempo.
no-such-page = No hay nada en esta dirección.
no-such-method = Esta dirección no admite ese tipo de petición.
no-such-round = No hay mano { $number } terminada; hay { $high }.
bad-request = La petición no se entiende: { $detail }
bad-frame = Lo enviado no se entiende: { $detail }
hello-first = Lo primero es saludar (hello).
too-fast = Demasiadas cosas a la vez: espera un momento.
too-many = Demasiado a menudo: como mucho { $count } veces por minuto.
work-waits = Ya hay solicitudes en espera de cálculo desde esta dirección. Vuelve a intentarlo cuando terminen.
work-slow = El cálculo ha tardado demasiado. Pide menos manos.
too-long = Esto es demasiado largo.
not-text = Esto no es un archivo de texto.
foreign-origin = La página de otro sitio no puede hacer esto aquí.
server-closing = El servidor se está reiniciando. Inténtalo de nuevo en unos segundos.
broker-down = Este servidor no puede comunicarse con los otros que comparten sus mesas. Vuelve a intentarlo en unos segundos.
server-failed = Algo ha fallado en el servidor, y nada ha cambiado.
server-database = La base de datos { $database } no se puede abrir: { $detail }
server-database-kind = { $database } no es una base de datos conocida aquí: indica la ruta de un archivo SQLite, o postgresql://…
server-database-taken = Otro proceso ya atiende las mesas de { $database }. Detenlo primero, o usa PostgreSQL para varios.
client-missing = El servidor está en marcha, pero sus páginas no se han construido: ejecuta «make client» una vez y arráncalo de nuevo.
no-such-sheet = No hay ninguna hoja de puntos en esta dirección.
not-on-sheet = Abre esta hoja de puntos con el enlace que te dieron.
sheet-watching = Con este enlace la hoja solo se puede leer.
sheet-changed = Alguien ha escrito en la hoja mientras tanto; mírala y vuelve a escribir.
