# La lección del dominó con bloqueo.

goal-title = El objetivo
goal-text = Todos llevan fichas y quieren ser los primeros en quedarse sin ninguna. En la mesa las fichas forman una línea en la que se tocan números iguales. Esta acaba en un 2 por la izquierda y en un 5 por la derecha, y te queda una sola ficha.
goal-task = Pon el 5-3 a la derecha, con su 5 junto al 5.
goal-done = ¡Dominó! Te has quedado sin fichas y la mano es tuya. Te apuntas los puntos que le quedan al contrario: 6 del 3-3 y 1 del 1-0, en total 7.

turn-title = El turno
turn-text = En tu turno pones una ficha. Tiene que casar con una punta de la línea: aquí, con el 4 de la izquierda o con el 3 de la derecha.
turn-task = Pon una ficha que case.
turn-done = La mitad que toca la línea casa con ella; la otra mitad es la nueva punta. Ahora le toca al contrario.

double-title = Los dobles
double-text = Un doble lleva dos veces el mismo número y se pone atravesado. Casa con una sola mitad: el 4-4 va junto a un 4. Como solo tiene un número, más tarde cuesta más colocarlo que las demás fichas.
double-task = Quítate el doble de encima: pon el 4-4 a la derecha.
double-done = La punta sigue siendo un 4, así que el contrario ha podido aprovecharla. Pero un doble que sale pronto es una preocupación menos, y 8 puntos menos si la mano va mal.
double-other = Esa ficha también casa, y tiene dos números con los que podrá casar más tarde. El 4-4 solo casa con un 4: ponlo mientras puedas.

pass-title = Pasar
pass-text = Las puntas son un 3 y un 6, y no llevas ninguno de los dos. Aquí no se roba: las fichas que no se repartieron quedan boca abajo hasta que acaba la mano.
pass-task = No te casa ninguna ficha: pasa.
pass-done = Pasar solo cuesta el turno. El contrario ha cambiado el 6 por un 0, y ahora te casa el 1-0. Pero todos han visto que no llevas treses ni seises.

lead-title = La salida
lead-text = Al principio cada jugador toma siete fichas. Se sortea quién sale, es decir, quién pone la primera ficha: te toca a ti. Puedes salir con la que quieras; un doble pesado es buena elección, porque los dobles son los que más cuesta colocar.
lead-task = Sal con tu doble más pesado, el 5-5.
lead-done = La línea ha empezado con un 5 a cada lado, y los demás tienen que casarlo. Te has quitado 10 puntos de golpe.
lead-other = Puedes salir con esa ficha, pero busca el doble con más puntos: más tarde costará colocarlo.

blocked-title = El cierre
blocked-text = La mano también acaba cuando ya nadie puede jugar: hay cierre. Entonces se enseñan todas las fichas y quien tiene menos puntos se apunta la diferencia. De las siete fichas con un 6, seis ya están en la línea; la última la llevas tú.
blocked-task = Cierra la mano: pon el 6-4 de modo que las dos puntas sean un 6.
blocked-done = Las dos puntas son un 6 y no queda ninguna ficha con un 6: cierre. Tú llevas 8 puntos y el contrario 25, así que te apuntas 17.
blocked-other = Esa jugada vale, pero solo deja un 6 en una de las puntas y el contrario puede seguir. Llevas pocos puntos: cierra ahora, con un 6 a cada lado.

count-title = Fíjate en quién pasa
count-text = El contrario acaba de pasar con un 5 y un 3 en las puntas: no lleva ninguno de los dos. Mientras la línea acabe en esos números, solo juegas tú.
count-task = Juega de modo que las puntas sigan siendo un 5 y un 3.
count-done = El contrario tiene que pasar otra vez y vuelve a tocarte a ti. Nada dice tanto de las fichas de los demás como sus pasos.
count-other = Esa ficha abre la línea con un 1, y el contrario puede tenerlo. Conserva los dos números que sabes que le faltan.

own_ends-title = Piensa en tu próximo turno
own_ends-text = Antes de jugar, mira lo que te queda. Para el 6 de la izquierda no llevas nada, así que en la derecha te conviene un número que lleves.
own_ends-task = Pon la ficha que deja una punta que puedas casar en tu próximo turno.
own_ends-done = El contrario ha cambiado la punta izquierda y tú puedes seguir: a la derecha te casan el 1-1 y el 1-0. Ya sabes todo lo necesario para jugar una mano.
own_ends-other = Con esa ficha la punta derecha es un 2 y no llevas otro: si el contrario no cambia las puntas, tendrás que pasar.
