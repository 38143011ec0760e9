# La lección del Gran Reloj.

goal-title = El objetivo
goal-text = El Gran Reloj es un solitario. En el juego corto hay seis horas en media esfera, de la 1 a las 6, cada una con su montón de fichas. Cada doble quiere ir a casa: el 1-1 a la una, el 2-2 a las dos, y así todos. De cada montón solo cuenta la ficha de encima. Ya hay cinco dobles en casa, y la última ficha por descubrir es el 6-6.
goal-task = Descubre la última ficha.
goal-done = La ficha de encima de las 6 llevaba un 6, así que el 6-6 ha ido a casa por sí solo. Los seis dobles están en casa: has ganado. Si te atascas, la puntuación son los dobles que hayan llegado.
goal-other = Puedes rendirte en cualquier momento, pero aquí estás a punto de ganar. Descubre la ficha.

turn_up-title = Descubrir
turn_up-text = El turno empieza con la ficha siguiente del montón de robar. Si es normal, es decir, si no es doble, tiene que casar con la ficha de encima de alguna hora: las dos comparten un número.
turn_up-task = Descubre la ficha siguiente.
turn_up-done = Ninguna ficha de encima lleva un 5 ni un 4, así que el 5-4 ha ido al desecho para siempre. En sí no es una pérdida: solo necesitas los dobles.
turn_up-other = No hay razón para rendirse. Descubre la ficha siguiente.

place-title = Poner una ficha
place-text = Has descubierto el 4-2. Casa con dos fichas de encima, el 3-2 de las 2 y el 4-1 de las 4, así que tiene que ir sobre una de ellas; el desecho no es para fichas que casan. Tú eliges.
place-task = Pon el 4-2 sobre una ficha con la que case.
place-done = Tu ficha es ahora la de encima. En cualquiera de las dos horas lleva el número que hace falta allí, un 2 o un 4, y el doble de esa hora podrá llegar.
place-other = No hay razón para rendirse. Pon el 4-2 a las 2 o a las 4.

home-title = Un doble va a casa
home-text = El 4-4 está a las 5, que no es su hora, y sobre un doble nunca se pone nada. Irá a casa por sí solo en cuanto la ficha de encima de las 4 lleve un 4. Tienes en la mano el 4-3.
home-task = Pon el 4-3 de modo que el 4-4 pueda ir a casa.
home-done = A las 4 ya había un 4, y el 4-4 ha ido allí enseguida. Con su doble en casa, la hora queda cerrada y no cambia más.
home-other = Está permitido, pero deja el 4-4 en una hora que no es la suya. Pon un 4 a las 4.

trouble-title = Un doble fuera de casa
trouble-text = Has descubierto el 5-5, pero la ficha de encima de las 5 no lleva un 5. Un doble que no puede ir a casa hay que ponerlo sobre una ficha con la que case: el 5-2 de las 2 o el 6-5 de las 3. A las 2 se ve un 2, que le hace falta al 2-2; a las 3 no se ve ningún 3.
trouble-task = Pon el 5-5 donde no tape nada útil.
trouble-done = El 5-5 está a las 3, y el 2 de las 2 sigue a la vista. Un doble en una hora que no es la suya está en apuros, y eso te da un derecho que verás en el paso siguiente.
trouble-other = Así tapas el 2 que espera el 2-2, o acabas el juego. A las 3 no se pierde nada.

shift-title = Traslados
shift-text = Mientras un doble está en apuros puedes hacer traslados: pasar la ficha de encima de una hora que no esté cerrada sobre otra ficha de encima con la que case. Puedes hacer varios, con cualquier fin. Debajo del 6-0 de las 5 está el 5-3.
shift-task = Traslada una ficha para que el 5-5 pueda ir a casa.
shift-done = El 6-0 ha pasado a las 6, ha quedado a la vista el 5 del 5-3 y el 5-5 ha ido a casa. Ya no hay ningún doble en apuros, así que se acabaron los traslados.
shift-other = Esa jugada no lleva el 5-5 a casa. El 5 que necesita está debajo del 6-0.

tops-title = Guarda sitio a los dobles
tops-text = Tienes en la mano el 6-3. Casa con las fichas de encima de la 1, las 3 y las 6. La 1, las 2, las 4 y las 6 ya muestran su propio número y están listas para su doble; las 5 están cerradas.
tops-task = Pon el 6-3 de modo que todas las horas abiertas muestren su número.
tops-done = Después ha salido el 3-3 y ha ido derecho a casa. No tapes el número de una hora, y si puedes, dáselo: con esto ya sabes jugar al Gran Reloj.
tops-other = Después de eso a las 3 sigue sin verse un 3, y el 3-3 no podría ir a casa. Pon allí el 6-3.
