# La lección del matador.

goal-title = El objetivo
goal-text = Se trata de quedarse sin fichas antes que nadie. En el Matador las mitades que se tocan no llevan números iguales, sino números que suman 7. Esta línea acaba en un 3 por la izquierda y en un 6 por la derecha, y te queda una sola ficha.
goal-task = Pon el 4-2 a la izquierda: su 4 y el 3 suman 7.
goal-done = ¡Dominó! La mano es tuya y te apuntas los puntos que le quedan al contrario: 10 del 5-5 y 2 del 2-0, en total 12.

turn-title = El turno
turn-text = En tu turno pones una ficha. Van juntos el 6 y el 1, el 5 y el 2, el 4 y el 3. La línea acaba en un 4 por la izquierda, que pide un 3, y en un 5 por la derecha, que pide un 2. Los números iguales no casan.
turn-task = Pon una ficha que case con una punta.
turn-done = Ahora esa punta es tu 1, y la siguiente ficha corriente que se le ponga tiene que llevar un 6.

double-title = Los dobles
double-text = Los dobles se ponen a lo largo, como las demás fichas, y cuentan una mitad donde tocan. La punta izquierda es un 2, que pide un 5.
double-task = Pon el 5-5 a la izquierda.
double-done = Su otro 5 era la nueva punta y pedía un 2. El contrario lo tenía: ha puesto el 2-1.
double-other = Esa ficha también casa. Pero un doble solo tiene un número con el que unirse y más tarde cuesta más colocarlo: pon ahora el 5-5.

matador-title = Los matadores
matador-text = Con una blanca nada suma 7. Ahí solo entra un matador: el 0-0 o una de las tres fichas cuyas mitades suman 7, que son 6-1, 5-2 y 4-3. Un matador se puede jugar en cualquier punta y en cualquier turno. Tienes el 5-2, y ninguna otra ficha tuya casa.
matador-task = Vuelve a abrir la blanca de la izquierda con tu matador.
matador-done = La mitad que queda a la vista es una punta como las demás: la ficha siguiente tiene que sumar 7 con ella o ser un matador.
matador-other = El matador también puede ir junto al 4, pero entonces la blanca sigue cerrada. Ponlo a la izquierda.

which_half-title = Por una mitad o por la otra
which_half-text = Un matador se une por la mitad que quieras, y tú eliges cuál queda como nueva punta. En la blanca, el 4-3 puede dejar un 3, que pide un 4, o un 4, que pide un 3. Tus otras fichas son el 3-2 y el 5-3.
which_half-task = Pon el 4-3 a la izquierda de modo que después casen tus otras dos fichas.
which_half-done = El 4 pide un 3, y tú tienes dos. El contrario ha jugado a la derecha, así que puedes seguir.
which_half-other = Así la blanca sigue cerrada, o la punta izquierda pide un 4 y no tienes ninguno. Deja a la vista el 4, a la izquierda.

draw-title = Robar
draw-text = Las puntas piden un 2 y un 3; no tienes ninguno de los dos, ni tampoco un matador. Entonces robas del montón hasta que una ficha case. Solo puedes pasar cuando el montón está vacío.
draw-task = Roba una ficha.
draw-done = Has robado el 3-0, y su 3 casa con el 4 de la izquierda: sigue siendo tu turno y ahora tienes que jugar.

keep-title = Guarda los matadores
keep-text = Aquí podrías jugar tu matador, el 6-1. Pero mientras tengas uno puedes jugar en cualquier punta, así que más tarde vale más. La punta izquierda es un 2 y pide un 5.
keep-task = Pon una ficha corriente y guarda el matador.
keep-done = Haga lo que haga el contrario con las puntas, el 6-1 siempre entra. Eso sí: si no te casa otra cosa, tienes que gastarlo en vez de robar.
keep-other = Así gastas el matador cuando hay una ficha corriente que casa. Pon la que tiene un 5 y guarda el 6-1.

blanks-title = Cerrar con blancas
blanks-text = El montón está vacío y la punta izquierda es una blanca. Si también lo es la derecha, solo entran matadores. Tú tienes uno, el 5-2.
blanks-task = Deja una blanca también en la punta derecha.
blanks-done = El contrario no tiene matadores y ha tenido que pasar. Con el 5-2 vuelves a abrir la línea, y eliges dónde y con qué número. Ya sabes todo lo necesario para jugar una mano de Matador.
blanks-other = Así queda una punta en la que puede casar una ficha corriente. Cierra la derecha con una blanca y guarda el matador para ti.
