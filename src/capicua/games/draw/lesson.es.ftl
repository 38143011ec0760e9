goal-title = Casar una ficha
goal-text = Quédate sin fichas antes que tu rival. Cada ficha se juega en una punta abierta de la línea, de modo que las mitades que se tocan tengan el mismo número. Las puntas son 3 y 2.
goal-task = Juega el 6-2 en la punta que muestra un 2.
goal-done = El 2 queda cubierto y esa punta muestra ahora un 6. Le toca a tu rival.
goal-other = Esa ficha también casa, pero en la otra punta: esta vez, cubre el 2.

draw-title = Nada casa
draw-text = Las puntas son 3 y 2, y no llevas ninguno de esos números. Aquí todavía no se pasa: se va al montón, las fichas que están boca abajo.
draw-task = Roba una ficha.
draw-done = Tu turno no ha acabado. Sigues robando hasta que una ficha case, y solo pasas si antes se acaba el montón.

drawn-title = Jugar lo que casa
drawn-text = Has robado dos fichas: el 6-6 no entra en ninguna punta, pero el 3-0 sí.
drawn-task = Juega el 3-0.
drawn-done = La ficha robada se juega en el mismo turno. Tu rival te ha visto robar, así que sabe que no llevabas ni treses ni doses.

out-title = Dominar
out-text = Quien pone su última ficha acaba la mano y se apunta los puntos que le quedan al rival.
out-task = Juega tu última ficha, el 3-1.
out-done = Has dominado. A tu rival le quedan el 6-4 y el 5-5: 20 puntos para ti.

heavy-title = Primero, las pesadas
heavy-text = Te casan dos fichas. Si tu rival domina o la mano se cierra, los puntos que te queden cuentan en tu contra.
heavy-task = Juega la más pesada de las que casan.
heavy-done = Con el 6-2 te quitas 8 puntos; con el 3-0, solo 3. Si no hay otra razón para elegir, juega la pesada.
heavy-other = Así te quedas con los 8 puntos del 6-2.
