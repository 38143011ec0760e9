# La lección de Tiddle-a-Wink.

goal-title = El objetivo
goal-text = Todos quieren quedarse sin fichas. En la mesa las fichas forman una línea en la que se tocan números iguales. Esta acaba en un 5 por la izquierda y en un 8 por la derecha, y te queda una sola ficha.
goal-task = Pon el 5-1 a la izquierda, con su 5 junto al 5.
goal-done = ¡Tiddle-a-Wink! Eso se dice al poner la última ficha. La mano es tuya y te apuntas todos los puntos que les quedan a los otros tres, aquí 38.

turn-title = El turno
turn-text = En tu turno pones una ficha que case con una punta de la línea: aquí, con el 5 de la izquierda o con el 2 de la derecha.
turn-task = Pon una ficha que case.
turn-done = Su otra mitad es la nueva punta. Ahora le toca al jugador siguiente.

lead-title = La salida
lead-text = Se reparten las fichas por igual: entre cuatro jugadores tocan a trece cada uno, y tres duermen. Sale quien tiene el doble más alto, y con él. Eres tú, con el 9-9.
lead-task = Sal con tu doble más alto.
lead-done = Has salido con un doble y te sigue tocando: tras un doble puedes añadir otra ficha.

second-title = Un doble juega dos veces
second-text = Acabas de poner un doble, el 3-3, así que puedes añadir otra ficha en cualquier punta. Las puntas son un 5 a la izquierda y un 3 a la derecha. No estás obligado a jugar: también puedes acabar el turno.
second-task = Añade una ficha que case.
second-done = Dos fichas en un solo turno. El 9-3 no es doble, así que tu turno ha acabado.
second-other = Puedes acabar ahí tu turno, pero la segunda ficha es lo mejor que tiene un doble. Añade el 9-3.

pass-title = Pasar
pass-text = Las puntas son un 4 a la izquierda y un 1 a la derecha, y no llevas ninguno de los dos. En el Tiddle-a-Wink no se roba: las fichas que no se repartieron quedan boca abajo.
pass-task = No te casa ninguna ficha: pasa.
pass-done = Le toca al jugador siguiente. Todos han visto que no llevas cuatros ni unos.

chain-title = Primero los dobles
chain-text = Las puntas son un 5 a la izquierda y un 2 a la derecha. Tienes los dos dobles y además el 5-1. Un doble te deja seguir; cualquier otra ficha acaba tu turno.
chain-task = Empieza con un doble.
chain-done = La punta muestra el mismo número que antes y tú puedes seguir en el acto.
chain-other = Una ficha que no es doble acaba tu turno, y te quedas con los dobles. Empieza con un doble.

chain_on-title = Una cadena de dobles
chain_on-text = Has puesto el 2-2 y puedes añadir una ficha. A la izquierda te casan el 5-5 y el 5-1. Si la que añades también es un doble, puedes añadir otra más.
chain_on-task = Añade la ficha tras la que puedes seguir.
chain_on-done = Todavía puedes poner el 5-1, la tercera ficha en un solo turno. Pon primero los dobles y deja para el final la otra ficha.
chain_on-other = Así acaba tu turno y te quedas con el 5-5. Ponlo antes: el 5-1 casa igual después.

blocked-title = El cierre
blocked-text = La mano también acaba cuando nadie puede jugar: hay cierre. Entonces cobras, de cada jugador que tiene más puntos que tú, la diferencia. La punta derecha es un 4, y todos los demás han pasado con un 4 y con un 7. Tras el 7-0 tampoco tú llevas ninguno de los dos.
blocked-task = Cierra la mano: deja un 7 en la punta izquierda.
blocked-done = Nadie puede jugar: cierre. Tú llevas 17 puntos y los demás 32, 30 y 26: las diferencias son 15, 13 y 9, en total 37 puntos para ti. Fíjate en quién pasa y con qué. Ya sabes todo lo necesario para jugar una mano.
blocked-other = Con esa ficha quizá alguien pueda jugar a la izquierda. Pon el número que les falta a todos los demás.
