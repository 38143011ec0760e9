lead-title = La salida
lead-text = Cada jugador alarga su tren desde un doble puesto en el centro. Quédate sin fichas antes que nadie: los demás pierden los puntos que les quedan. Quien empieza y tiene un doble, sale con él.
lead-task = Sal con el 3-3.
lead-done = Los dos trenes empiezan ahora en 3. La salida es todo tu turno.

train-title = Tu tren
train-text = Tu tren acaba en 6 y el de tu rival en 3. En cada turno se juega una ficha, y la mitad que toca el tren tiene que casar con su punta.
train-task = Pon uno de tus seises en tu tren.
train-done = La otra mitad de la ficha es la nueva punta de tu tren. Si puedes jugar, no puedes robar.

draw-title = Nada casa
draw-text = No llevas ningún 6 para tu tren. El 4-3 casaría en el de tu rival, pero ese tren es privado.
draw-task = Roba una ficha.
draw-done = Sigue siendo tu turno: robas hasta que una ficha case y la pones, o hasta que se acabe el montón. Mientras quede montón, nadie puede pasar.

open-title = Un tren libre
open-text = El montón se ha acabado y nada casa en tu tren.
open-task = Pasa.
open-done = Ahora tu tren está libre: tu rival también puede jugar en él.

guest-title = En el tren del rival
guest-text = El tren de tu rival está libre y acaba en 4. Te casan el 4-2 en ese tren y el 3-1 en el tuyo.
guest-task = Juega el 4-2 en el tren libre.
guest-done = Ese tren acaba ahora en 2 y vuelve a ser privado; solo un doble lo habría dejado libre. El 3-1 sigue casando en tu tren.
guest-other = El 3-1 puede esperar en tu tren. El tren libre quizá ya no lo esté cuando quieras jugar el 4-2.

out-title = La última ficha
out-text = Quien pone su última ficha gana la mano, y los demás pierden los puntos que les quedan.
out-task = Juega el 2-0.
out-done = Tu rival pierde los 16 puntos del 5-4 y el 4-3, y tú los ganas.
