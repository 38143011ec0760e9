# La lección de la garrafina.

goal-title = El objetivo
goal-text = Del doble del centro sale una cruz de fichas: una hilera, su tren, para cada jugador. Gana la mano quien antes se queda sin fichas. Te queda una, y tu tren acaba en 6.
goal-task = Pon el 6-1 en tu tren.
goal-done = Te has quedado sin fichas y ganas la mano. El rival pierde los puntos que le quedan, 8 del 5-3 y 4 del 2-2, y tú ganas esos 12.

turn-title = El turno
turn-text = En tu turno pones una ficha. Una mitad tiene que casar con la punta del tren; la otra mitad es la nueva punta. En tu tren puedes jugar siempre; los de los demás también son privados.
turn-task = Pon en tu tren la ficha que casa.
turn-done = Ahora tu tren acaba en 1. El 5-0 casaría en el tren de B, pero ese tren es privado: solo B puede jugar en él.

lead-title = La salida
lead-text = En la primera mano sale quien tiene el doble más alto, y ese doble es el centro de la cruz. Nadie tiene el 6-6, así que el más alto es tu 5-5.
lead-task = Sal con el 5-5.
lead-done = Todos los trenes empiezan en el centro, así que cada uno acaba en 5. En las manos siguientes empieza otro jugador, y quien sale elige con cuál de sus dobles.

pass-title = Pasar abre tu tren
pass-text = Ninguna ficha tuya casa en tu tren, que acaba en 6, y los demás trenes son privados. En la Garrafina nadie roba, así que tienes que pasar. Al pasar, tu tren queda libre para todos.
pass-task = Pasa.
pass-done = Tu tren estaba libre y B ha puesto en él el 6-3. Una ficha que no es doble vuelve a cerrar un tren libre, la ponga quien la ponga: tu tren es privado otra vez y acaba en 3.

open_train-title = Un tren libre
open_train-text = B ha pasado y su tren está libre: cualquiera puede jugar en él. En el tuyo no te casa nada, y solo puedes pasar si tampoco te casa nada en un tren libre.
open_train-task = Juega en el tren libre de B.
open_train-done = Te has quitado una ficha y además has cerrado el tren: acaba en 1 y solo B puede seguirlo. Como no has pasado, tu tren sigue siendo privado.

double-title = Un doble lo deja libre
double-text = Un doble no cambia la punta de un tren, y un tren libre sigue libre. Tienes el 4-4 y el 4-1, y los dos casan en el tren libre de B.
double-task = Pon la ficha que deja libre el tren.
double-done = Nadie más tenía un 4, así que el tren sigue libre y también puedes poner el 4-1. Al revés, el 4-1 habría cerrado el tren y el 4-4 se habría quedado sin sitio.
double-other = Esa ficha cierra el tren, y entonces el 4-4 se queda sin sitio. Un doble deja libre el tren para tu próxima ficha.

exchange-title = El cambio
exchange-text = Con dos o tres jugadores sobran fichas, en montones de siete. Empiezas la mano y no tienes ningún doble con el que salir. Puedes pasar, o descartar tus fichas sin enseñarlas y tomar un montón. Pero el cambio tiene un precio: si pierdes la mano, pierdes el doble.
exchange-task = Prueba: cambia tus fichas.
exchange-done = Tienes siete fichas nuevas con dos dobles, y debes salir en el acto con uno. Si la mano la gana otro, lo que pierdas cuenta dos veces.
exchange-other = Pasar está permitido y muchas veces es lo prudente: el cambio dobla lo que puedes perder. Aquí se trata de ver qué pasa al cambiar.

own_train-title = Tu tren puede esperar
own_train-text = Te quedan dos fichas: el 6-1 casa en tu tren y el 4-0 en el tren libre de B. Tu tren privado no te lo quita nadie, pero uno libre puede cerrarse antes de tu próximo turno.
own_train-task = Juega en el tren que quizá no puedas usar después.
own_train-done = B ha tenido que pasar y C ha jugado en otro sitio; tu tren sigue esperando el 6-1, tu última ficha. Aprovecha los trenes libres mientras lo estén. Ya sabes cómo va una mano de Garrafina.
own_train-other = Tu tren está a salvo: nadie más puede jugar en él. Usa antes el tren libre, mientras lo esté.
