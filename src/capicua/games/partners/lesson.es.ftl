# La lección del dominó en parejas.

goal-title = El objetivo
goal-text = Juegan dos contra dos: tu pareja es C, que se sienta enfrente, y los contrarios son B y D. Las fichas forman una línea en la que se tocan números iguales. Esta acaba en un 3 por la izquierda y en un 5 por la derecha. Te queda una sola ficha.
goal-task = Pon el 3-1 a la izquierda, con su 3 junto al 3.
goal-done = Has dominado y ganas la mano para tu pareja y para ti. Se apuntan lo que les queda a los contrarios, 12 puntos de B y 8 de D; lo que lleve tu pareja da igual.

lead-title = La salida
lead-text = Se reparten las 28 fichas, siete a cada jugador. En la primera mano sale quien tiene el 6-6, y tiene que salir con él. Eres tú.
lead-task = Sal con el 6-6.
lead-done = Se juega hacia la derecha: ha jugado D, después tu pareja, C, y ahora le toca a B. Los dos han tenido que casar el 6.

pass-title = Pasar
pass-text = En tu turno pones una ficha que case con una punta. Aquí son un 3 y un 5, y no llevas ninguno de los dos. No se roba, porque no hay montón. Solo se pasa cuando no se puede jugar.
pass-task = No te casa ninguna ficha: pasa.
pass-done = Ha jugado D y ahora le toca a tu pareja. Los tres han visto que no llevas treses ni cincos.

blocked-title = El cierre
blocked-text = La mano también acaba cuando nadie puede jugar: hay cierre. Entonces gana la pareja que suma menos puntos, y se apunta los de los contrarios. La punta derecha es un 3, y de las siete fichas con un 3 hay seis en la línea. La última la llevas tú, y las otras dos tuyas pesan poco.
blocked-task = Cierra la mano: pon el 3-0 a la izquierda.
blocked-done = Las dos puntas son un 3 y no queda ninguna ficha con un 3. Entre tu pareja y tú llevan 12 puntos y los contrarios 35: esos 35 son para tu pareja y para ti.
blocked-other = Con esa ficha la mano sigue y los contrarios pueden quitarse fichas pesadas. Cierra ahora: pon el 3-0 a la izquierda.

capicua-title = La capicúa
capicua-text = En varios países hay premios propios. Este es el juego dominicano: quien gana la mano se apunta todos los puntos que quedan, también los de su pareja. Y quien domina con una ficha que casa en las dos puntas, si estas muestran números distintos, hace capicúa: 25 puntos más.
capicua-task = Domina con el 5-2, en la punta que quieras.
capicua-done = ¡Capicúa! A los otros tres les quedan 37 puntos, y con los 25 del premio tu pareja y tú se apuntan 62. Si las dos puntas hubieran sido un 5, no habría premio.

full_pass-title = El pase corrido
full_pass-text = Otra vez el juego dominicano. Si los otros tres pasan a tu ficha, tu pareja y tú se apuntan 25 puntos y vuelves a jugar tú. Los tres han pasado antes con un 4 y con un 5. Las puntas son un 1 a la izquierda y un 4 a la derecha.
full_pass-task = Deja unas puntas que nadie más pueda casar.
full_pass-done = Nadie tenía cuatros ni cincos: pase corrido y 25 puntos, que valen aunque se pierda la mano. Y te vuelve a tocar a ti.
full_pass-other = Con esa ficha a alguien puede casarle una de las puntas. Cambia el 1 por un 5, que no tiene ninguno de los tres.

partner-title = Ayuda a tu pareja
partner-text = Sin decir palabra, las fichas hablan: quien sale con un número suele llevar más. Tu pareja salió con el 2-2 y B puso el 5-2, así que la línea acaba en un 2 por la izquierda y en un 5 por la derecha.
partner-task = No toques el 2 de tu pareja: tapa el número del contrario.
partner-done = D no tenía doses ni blancas y ha pasado, y tu pareja ha podido seguir con el 6-2. Tapa los números de los contrarios y deja abiertos los de tu pareja.
partner-other = Esa ficha tapa el 2 con que salió tu pareja y deja el 5 del contrario. Juega sobre el 5.

next_player-title = Fíjate en los pases
next_player-text = Después de ti juega D, que en esta mano ha pasado con un 1 y con un 4. La línea acaba en un 4 por la izquierda y en un 2 por la derecha.
next_player-task = Juega de modo que D tenga que pasar.
next_player-done = D ha pasado, y a tu pareja, C, le casa el 4-1 en las dos puntas. Recordar quién ha pasado y con qué número es medio juego. Ya sabes todo lo necesario para jugar una mano.
next_player-other = Así queda una punta en la que D quizá pueda jugar. Que las puntas sean un 4 y un 1, que D no tiene.
