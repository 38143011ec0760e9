# La lección de Super Dominos.

goal-title = El objetivo
goal-text = Del doble del centro pueden salir seis ramas. Todos quieren quedarse sin fichas antes que los demás. La rama L1 acaba en 7, y te queda una ficha.
goal-task = Pon el 7-5 en la rama L1.
goal-done = Te has quedado sin fichas y ganas la mano. Con la puntuación sencilla te apuntas 1 punto por cada ficha que les queda a los demás: 2 y 3 son 5.

open-title = El doble inicial
open-text = El dominó llega hasta el 15-15, y con él cada uno toma nueve fichas. Quien empieza pone en el centro un doble, el que quiera de los que tenga. Tú tienes el 11-11 y el 4-4. Todas las ramas empezarán con ese número, así que elige uno del que tengas más fichas.
open-task = Sal con el doble del número que más tienes.
open-done = Tienes otras tres fichas con un 11, y cada una puede empezar una rama. Ese ha sido tu turno; el 11-11 no tiene poderes, así que sigue B sin más.
open-other = Puedes salir con el 4-4, pero no tienes ningún otro 4. Elige el doble que ayuda a tus demás fichas.

legs-title = Tu turno
legs-text = En tu turno pones una ficha. Alarga una rama empezada, si casa con su punta, o empieza una rama nueva, si casa con el doble inicial. Las puntas son un 7 y un 2, y el número inicial es el 9.
legs-task = Pon una ficha que case.
legs-done = La otra mitad de tu ficha es ahora la punta de su rama. También los demás pueden jugar ahí: las ramas son de todos.

draw-title = Robar dos
draw-text = No tienes ningún 9, ni 7, ni 2. También un doble pide su número, así que el 4-4 no casa. Quien no puede poner ninguna ficha roba dos.
draw-task = Roba.
draw-done = Has robado el 9-6 y el 5-0. Una casaba, así que tenías que ponerla: el 9-6 ha empezado la rama L3. Si no hubiera casado ninguna, se habría acabado tu turno.

double-title = Un doble quita el turno
double-text = El siguiente es B, y solo le queda una ficha. Si la última ficha que pones en tu turno es un doble, el siguiente pierde el suyo.
double-task = Haz que B no juegue.
double-done = B ha perdido el turno, C ha jugado y ya te toca otra vez. Hay una excepción: el 13-13 lanza en cambio un hechizo, y pronto verás qué es.
double-other = Después de eso le toca a B, que podría quedarse sin fichas. Con un doble, B pierde el turno.

fifteen-title = Números con poderes
fifteen-text = Una ficha deja un número cuando ese número queda como punta de su rama. Si deja un 15, todos los demás roban una ficha. Si deja un 3, cambia el sentido del juego. Si deja un 14, puedes poner otra ficha.
fifteen-task = Haz que los demás roben una ficha cada uno.
fifteen-done = Tu ficha ha dejado un 15, así que B y C han tenido que robar una cada uno. B tenía una y ahora tiene dos: más puntos para quien gane.
fifteen-other = Esa deja un 2, que no tiene ningún poder. Busca la ficha que deja un 15.

spell-title = Un hechizo
spell-text = C ha dejado un 13 y la rama L1 está hechizada. Mientras dure, nadie puede jugar en otra, y en ella solo vale una ficha con un 13 o un doble cualquiera. Quien no tenga ninguna roba dos.
spell-task = Responde al hechizo.
spell-done = Se acabó el hechizo: la rama tiene una punta nueva y se puede jugar otra vez en todas. Tras el 6-6, además, el siguiente pierde el turno. Si no hubieras podido responder, se habría enfrentado a él el siguiente.

out-title = Quedarse sin fichas
out-text = Tienes dos fichas, y C solo una. El 8-2 casa con la rama L2 y el 14-7 con la rama L1. Una de las dos te deja poner otra en el acto. ¿En qué orden las juegas?
out-task = Empieza por la ficha que te deja seguir.
out-done = El 14-7 ha dejado un 14, así que has podido poner el 8-2 en el mismo turno y te has quedado sin fichas. Guarda para el final una ficha con poder, y fíjate en cuántas les quedan a los demás.
out-other = Así se acaba tu turno y todavía te queda una ficha. Deja primero un 14 y podrás poner las dos.
