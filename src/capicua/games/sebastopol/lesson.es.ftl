lead-title = El doble seis abre
lead-text = Entre cuatro se reparten todas las fichas, siete para cada uno. Se trata de quedarse sin ellas antes que nadie. En todas las manos sale quien tiene el 6-6, y con él.
lead-task = Sal con el 6-6.
lead-done = El 6-6 tiene cuatro lados abiertos: derecha, izquierda, arriba y abajo. El turno pasa al siguiente.

cross-title = Primero, la cruz
cross-text = Hasta que los cuatro lados del 6-6 tengan ficha, solo se puede jugar un seis en un lado libre. Ya hay uno ocupado; todavía no se alarga ninguna rama.
cross-task = Juega uno de tus seises junto al 6-6.
cross-done = Ya hay dos ramas de la cruz. Puedes elegir qué seis juegas, pero si tienes alguno estás obligado a jugarlo.

no_six-title = Sin seis no se juega
no_six-text = Hay tres ramas, y la cuarta pide un seis. El 4-4 casaría en una rama, pero tiene que esperar.
no_six-task = Pasa.
no_six-done = Ahora todos saben que no llevas seises. Aquí no se roba: solo queda pasar.

arms-title = Cuatro ramas
arms-text = La cruz está completa. Desde ahora puedes jugar en cualquiera de las cuatro ramas en que case tu ficha. Las puntas son 4, 5, 2 y 1.
arms-task = Juega el 5-2 en la rama que muestra un 5.
arms-done = Esa rama muestra ahora un 2. Los dobles que vengan después se ponen atravesados y no abren nada.
arms-other = Esa jugada vale, pero prueba ahora con la rama de la izquierda: el 5-2 entra por el 5.

sixes-title = Los dos últimos seises
sixes-text = De los siete seises, cinco están en la cruz. Los otros dos, el 6-3 y el 6-0, los tienes tú, y ya solo entran por su otra mitad. A una punta con un seis solo la sigue el último seis.
sixes-task = Cierra la rama que muestra un 0: juega ahí el 6-0.
sixes-done = Esa rama muestra un 6 y solo la puede seguir tu 6-3. A los demás les queda una rama menos.
sixes-other = Así la rama del 0 les queda abierta a todos.

out-title = Dominar
out-text = Tu última ficha casa en dos ramas. Quien domina se apunta todos los puntos que llevan los demás; en un cierre sale ganando quien menos puntos tiene.
out-task = Juega el 2-1 en cualquiera de las dos.
out-done = La mano acaba en el acto. Los otros tres llevan 59 puntos, y son para ti.
