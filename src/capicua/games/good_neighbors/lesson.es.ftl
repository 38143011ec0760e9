# La lección de Los Buenos Vecinos.

goal-title = El objetivo
goal-text = Los Buenos Vecinos es un solitario con las fichas en filas. Dos fichas que se tocan y tienen un número en común son buenas vecinas y se van juntas. Se trata de que no quede ninguna.
goal-task = Quita las dos últimas fichas: las dos llevan un 5.
goal-done = La mesa ha quedado vacía y el montón también: has ganado. La puntuación son las fichas que quedan, así que 0 es lo mejor que hay.

pair-title = Una pareja
pair-text = En el juego corto hay dos filas de tres. Las fichas se tocan de lado y de arriba abajo. Las que llevan el mismo número pero están a dos columnas, como el 6-4 y el 6-6, no son pareja.
pair-task = Quita una pareja de buenas vecinas.
pair-done = Cada una de las dos ha dejado un hueco. Todavía no se mueve nada: mientras dura tu turno, las demás siguen donde estaban.

corner-title = Las esquinas también cuentan
corner-text = También son vecinas las fichas que se tocan por la esquina. Aquí no casa nada de lado ni de arriba abajo, así que mira en diagonal.
corner-task = Quita una pareja que se toque por la esquina.
corner-done = Basta con la esquina. Una ficha del centro de una fila tiene cinco vecinas; una de los extremos, tres.

fill_in-title = Rellenar
fill_in-text = Has quitado la columna de en medio, y el 5-2 y el 5-0 casarían, pero hay un hueco entre ellos. Acaba el turno rellenando: las fichas se juntan hacia arriba a la izquierda y entran otras del montón.
fill_in-task = Rellena.
fill_in-done = Las cuatro fichas han conservado su orden de lectura, de izquierda a derecha y luego hacia abajo: la primera de la fila de abajo ha subido al final de la de arriba. Dos fichas nuevas han llenado las casillas libres, y el 5-2 y el 5-0 ya son vecinos.

partner-title = Un solo compañero
partner-text = El montón está vacío. Hay tres parejas para elegir, y los dos seises están juntos y a mano. Pero el 5-1 solo casa con el 6-1, y el 4-3 solo con el 6-4.
partner-task = Empieza por una pareja que deje otra pareja.
partner-done = Las otras dos también casan y pueden irse enseguida. Atiende primero a las fichas que tienen un solo compañero.
partner-other = Esa pareja deja el 5-1 y el 4-3, que no tienen nada en común. Dale a cada uno el único compañero que tiene.

wait-title = No te lleves todas
wait-text = Los treses ya no están. Ahora podrías quitar también el 5-1 y el 5-0, pero quedarían el 2-0 y el 4-1, que no casan. Después de una pareja siempre puedes acabar el turno.
wait-task = Deja los cincos por ahora y rellena.
wait-done = Las fichas se han juntado y han formado parejas nuevas: el 5-1 se ha ido con el 4-1, luego el 2-0 con el 5-0, y la mesa ha quedado vacía. Llevarse todo lo que se puede rara vez es lo mejor: imagina antes dónde quedarán las fichas.
wait-other = Es una pareja, pero deja el 2-0 y el 4-1, que no casan. Rellena antes: así se encontrarán vecinos nuevos.
