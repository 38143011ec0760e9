# La lección de Tráfico.

goal-title = El objetivo
goal-text = Tráfico es un solitario: pones fichas en una cuadrícula sin fin y tratas de jugarlas todas. Cada jugada forma un cuarteto: cuatro números de una fila o de una columna que suben de uno en uno. Tus dos últimas fichas, el 3-2 y el 5-4, están puestas de modo que se lee 2-3-4-5.
goal-task = Confirma la jugada.
goal-done = El cuarteto está hecho y todas las fichas están jugadas: has ganado. La puntuación son las fichas que quedan sin jugar, así que 0 es lo mejor que hay.

along-title = A lo largo
along-text = Hay cuatro fichas a la vista. La primera jugada forma un cuarteto con dos, tres o cuatro de ellas. Se hace paso a paso, y ya has tomado el 5-4. A lo largo del cuarteto da dos números de una vez.
along-task = Pon el 5-4 a lo largo de la fila, con sus dos números.
along-done = Hay un 4 y un 5 seguidos. A un cuarteto le faltan dos números más, y pueden darlos el 3-0 y el 6-2. Un doble nunca va a lo largo, porque sus dos números son iguales.
along-other = Está permitido, pero así la ficha da un solo número al cuarteto. Ponla a lo largo de la fila.

across-title = De través
across-text = El 5-4 está a lo largo de la fila, y antes del 4 hace falta un 3. Del 3-0 solo entra el 3 en el cuarteto, así que puedes poner la ficha de través: el 0 queda al lado de la fila.
across-task = Pon el 3-0 de través, con el 3 junto al 4.
across-done = Ahora en la fila se lee 3-4-5. El 0 no participa en este cuarteto, pero puede servir en otra jugada. Los números que se tocan no tienen que casar.
across-other = También está permitido: así la ficha va hacia fuera, con el 0 en la misma línea, más allá del cuarteto. Aquí ponla de través.

complete-title = El cuarto número
complete-text = En la fila se lee 3-4-5 y falta un número. Tres números no son todavía un cuarteto, así que no puedes confirmar; y toda ficha que pongas debe tener un número en el cuarteto.
complete-task = Toma la ficha que completa el cuarteto.
complete-done = El 6-2 se ha puesto con el 6 en la punta, y el cuarteto 3-4-5-6 se ha confirmado. Después se han descubierto fichas hasta tener otra vez cuatro a la vista.

cross-title = Cruzar
cross-text = Desde ahora, un cuarteto tiene que usar al menos un número que ya estaba y al menos uno nuevo. Puede cruzar la fila o salir de ella, hacia arriba o hacia abajo. Has tomado el 3-2, y el 1-1 está a la vista: con el 4 de la fila forman una columna.
cross-task = Pon el 3-2 debajo del 4, con el 3 pegado a él.
cross-done = Le ha seguido el 1-1, y en la columna se lee 4-3-2-1. Bastan un número que ya estaba y dos fichas, una a lo largo y otra de través.
cross-other = Está permitido y también puede acabar en un cuarteto, pero aquí se trata de la columna que baja del 4 de la fila.

alone-title = Una ficha sola
alone-text = Una ficha que se juega sola debe ir a lo largo del cuarteto, con sus dos números. Necesita, pues, dos números seguidos que ya estén: el 5-4 de la derecha está de pie, y en su columna hay un 5 y un 4.
alone-task = Prolonga la columna hacia arriba con el 3-2, para que se lea 5-4-3-2 al subir.
alone-done = Una jugada de una sola ficha. De través, con un solo número, habría necesitado otra ficha en el mismo cuarteto.
alone-other = Está permitido, pero no es el cuarteto que se pide. Sigue la columna del 5-4.

five-title = Cinco seguidos, no
five-text = En ninguna línea puede haber cinco números seguidos que suban o bajen de uno en uno. Has tomado el 2-1. Quedaría muy bien a la izquierda de 3-4-5-6, pero la línea sería demasiado larga. A la vista está también el 0-0.
five-task = Pon el 2-1 donde todavía pueda acabar en un cuarteto.
five-done = Hacia abajo, desde el 3, había sitio para otra línea: 3-2-1, y después un 0 del 0-0. Una fila completa se puede cruzar o dejar, pero no alargar.

last-title = Las últimas fichas
last-text = También las últimas fichas tienen que salir en cuartetos. Has tomado el 3-2, y solo queda el 1-1. Más arriba del 5-4 tu ficha podría jugarse sola, pero entonces el 1-1 se quedaría sin jugar. El doble 4-4 tiene un 4 en la parte de abajo.
last-task = Pon el 3-2 de modo que baje desde el 4 del 4-4.
last-done = El 1-1 ha completado 4-3-2-1 y todo está jugado. Antes de jugar una ficha, mira qué será de las demás, y más que nada de los dobles: ese es el arte de Tráfico.
last-other = Está permitido. Pero más arriba del 5-4 la ficha deja el 1-1 sin jugar; en la columna que baja del 4-4 caben las dos.
