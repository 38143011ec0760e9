# La lección de ¡Ya está!

goal-title = El objetivo
goal-text = Aquí se reúnen combinaciones: una combinación de palo son tres o cuatro fichas que tienen todas un mismo número, su palo. Una combinación de cuatro y una de tres forman una mano ganadora. Tú tienes una ficha más: ponla boca abajo, di «¡Ya está!» y ganas la mano.
goal-task = Pon boca abajo la ficha que no está en ninguna combinación: el 14-1.
goal-done = Enseñas cuatro fichas con un 6 y tres con un 2, y aquí cada combinación vale 1 punto. El otro jugador no se apunta nada. Los puntos se suman de mano en mano.
goal-other = Un descarte no acaba la mano. Ya tienes una mano ganadora: pon el 14-1 boca abajo.

take-title = Tomar el descarte
take-text = Tu turno empieza con la ficha que ha descartado el jugador anterior, aquí el 12-7. La tomas, o robas en su lugar una del montón. Ya tienes tres fichas con un 7.
take-task = Toma el 12-7.
take-done = Con él tienes una combinación de cuatro del palo de 7. Ahora llevas ocho fichas, y tu turno acaba cuando sueltas una de ellas.
take-other = Puedes robar, pero nadie sabe qué te saldría, y el 12-7 se perdería. Tómalo: es tu cuarto 7.

discard-title = Descartar la ficha suelta
discard-text = Has tomado el 12-7, así que tiene que salir una ficha. Las cuatro fichas con un 7 son una combinación. Para la de tres tienes el 3-3 y el 8-3, o el 8-3 y el 8-0. La ficha recién tomada no se puede descartar.
discard-task = Descarta la ficha que no comparte número con ninguna otra.
discard-done = Te falta una sola ficha: otra con un 3 o con un 8 completa tu mano. Tu descarte queda boca arriba y solo puede tomarlo el jugador siguiente.
discard-other = Esa ficha está en una combinación o puede llegar a estarlo. El 14-9 no va con nada: descártalo.

let_go-title = Dejarlo ir y robar
let_go-text = Ya tienes cuatro fichas con un 7 y te falta otra con un 3 o con un 8. El descarte es el 14-6, que no te sirve. Si no lo tomas, va a la basura y no vuelve en toda la mano.
let_go-task = Deja ir el descarte y roba del montón.
let_go-done = Has robado el 13-9. Tampoco te sirve, pero una ficha robada, a diferencia de una tomada, se puede descartar en el acto.
let_go-other = Puedes tomar el 14-6, pero no va con ninguna de tus fichas. Roba: del montón puede venir un 3 o un 8.

declare-title = Tomar y declarar
declare-text = El jugador anterior descartó el 13-3 y lo has tomado: es tu tercera ficha con un 3. Puedes declarar en el mismo turno si las siete fichas que te quedan se parten en una combinación de cuatro y una de tres.
declare-task = Pon boca abajo la ficha que sobra y di «¡Ya está!».
declare-done = ¡Ya está! Te has quedado con cuatro fichas con un 7 y tres con un 3. El 8-0 sigue boca abajo y no lo ve nadie.
declare-other = Puedes seguir jugando, pero el jugador siguiente podría ganar antes. Tienes una mano ganadora: pon el 8-0 boca abajo.

run-title = Los números seguidos valen más
run-text = Mira en cada combinación las mitades que no son el palo. Por cada una a la que sigue el número siguiente hay 1 punto más; si todas son consecutivas, son 2 por ficha. Junto al 8 tienes 5, 6, 7 y 12; junto al 3, 0, 5, 9 y 13. Puedes ganar poniendo boca abajo fichas distintas.
run-task = Gana con una combinación de tres cuyas otras mitades sean consecutivas.
run-done = Con 5, 6 y 7 junto al 8, la combinación de tres vale 1 + 6 = 7 puntos, y las cuatro fichas con un 3 valen 1: en total 8. Si las dos combinaciones fueran del mismo palo, la puntuación se doblaría.
run-other = Con eso no ganas ahora la mano, o la ganas con menos puntos. Pon boca abajo el 12-8, y 5, 6 y 7 quedan juntos.

wait-title = Esperar una mano mejor
wait-text = Has robado el 14-1 y podrías declarar: 4, 5 y 7 junto al 9 valen 2 puntos, y las cuatro fichas con un 2, 1. Pero no es obligatorio declarar, y con el 9-6 tendrías 4, 5, 6 y 7. Si descartas el 14-1, conservas una mano ganadora y puedes declarar en cualquier turno posterior.
wait-task = Descarta el 14-1 y espera una mano mejor.
wait-done = B ha descartado el 9-6. Tómalo y pon boca abajo una ficha con un 2: 9 puntos y 1 son 10 en vez de 3. Pero esperar tiene su riesgo: otro puede decir antes «¡Ya está!». Ya sabes todo lo necesario para jugar una mano.
wait-other = Declarar ahora es lo seguro, pero solo da 3 puntos, y cualquier otro descarte rompe tus combinaciones. Prueba aquí lo que puede traer la espera: descarta el 14-1.
