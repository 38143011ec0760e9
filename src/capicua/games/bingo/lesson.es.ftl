goal-title = El objetivo
goal-text = Todas las fichas están boca arriba en una fila. Vas contando a lo largo de ella, un número por ficha, y algunas se van. Ganas si la fila se queda vacía. No hay nada que decidir: solo cuenta cómo se mezclaron.

leave-title = Una ficha se va
leave-text = El primer toque del juego dice 0. Una ficha se va si sus puntos suman el número que oye.
leave-task = Toca la primera ficha, el 0-0, y di 0.
leave-done = El 0-0 no tiene puntos y ha oído 0: se va. La ficha siguiente oye 1.

stay-title = Una ficha se queda
stay-text = El número siguiente es el 1, y la ficha siguiente, el 5-1. Sus puntos suman 6.
stay-task = Toca el 5-1 y di 1.
stay-done = 6 no es 1, así que el 5-1 se queda. Se vaya o no la ficha, la cuenta sigue: el 2-0 oye 2.

pass-title = La pasada siguiente
pass-text = Has llegado a la última ficha de la fila. Después de ella acaba la pasada: se cierran los huecos y sigues desde la izquierda. La cuenta no vuelve a empezar.
pass-task = Toca el 3-2 y di 6.
pass-done = El 3-2 se queda. Empieza otra pasada por la izquierda, y el 5-1 oye 7. Si una pasada empieza en el mismo número que otra anterior y desde entonces no se ha ido ninguna, has perdido.

nought-title = Después del 12
nought-text = En el dominó doble 6 ninguna ficha pasa de 12 puntos, así que después del 12 viene el 0. El 6-6 acaba de oír 12 y se ha ido.
nought-task = Toca la última ficha, el 0-0, y di 0.
nought-done = Se ha ido la última ficha y la fila está vacía: has ganado. Si no, la puntuación son las fichas que quedan, y cuantas menos mejor.
