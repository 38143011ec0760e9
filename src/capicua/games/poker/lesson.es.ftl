goal-title = El objetivo
goal-text = Cada uno pone 1 tanto en el bote, recibe cinco fichas y apuesta. Se lleva el bote la mejor mano, o quien consigue que los demás se retiren. No hay blancas ni 1-1: son veinte fichas, y solo cinco son dobles.

check-title = Pasar
check-text = Hablas primero y nadie ha apostado. Tu mano no forma nada: su ficha más alta es el 6-5, y cualquier doble le gana.
check-task = Sigue en la mano sin pagar: pasa.
check-done = Los dos han pasado y se han descubierto las manos. El 4-4 gana a tu 6-5, y solo has perdido el tanto que pusiste al empezar.
check-other = Apostar es arriesgar dos tantos más con una mano que casi siempre pierde; pasar no cuesta nada.

doubles-title = Los dobles mandan
doubles-text = Dos dobles son pareja; tres, trío; cuatro, póquer. Tienes 6-6, 4-4 y 3-3, y las otras dos fichas, 6-2 y 2-1, comparten el 2: es una mano completa, mejor que un simple trío.
doubles-task = Tienes una mano excelente. Apuesta 2.
doubles-done = El otro ha visto con una pareja, dos dobles. Tu mano completa se lleva un bote de 6: las dos puestas y dos tantos de cada uno.
doubles-other = Si pasas y el otro también pasa, ganas un solo tanto con una mano que casi nunca pierde.

straight-title = Las escaleras
straight-text = Unas fichas van seguidas cuando comparten un número y sus otras puntas se siguen: 6-4, 5-4, 4-4, 4-3. Es una escalera de cuatro. De menor a mayor: ficha alta, pareja, color (cinco fichas con un mismo número), trío, escalera de cuatro, mano completa, escalera de cinco, póquer, escalera de seises y real.
straight-task = Tu escalera de cuatro gana hasta a tres dobles. Apuesta 2.
straight-done = El otro ha visto con un trío: 5-5, 3-3 y 2-2. La escalera de cuatro está un puesto por encima.
straight-other = Si pasas y el otro también, una mano tan buena solo te da su puesta.

fold-title = Retirarse
fold-text = Esta vez el otro ha hablado primero y ha apostado 2. Para seguir tienes que poner 2. Tu ficha más alta es el 6-4, y no tienes ninguno de los cinco dobles.
fold-task = Deja la mano: retírate.
fold-done = Has perdido la puesta y nada más. El otro se lleva el bote sin enseñar sus fichas.
fold-other = Ver cuesta 2 y subir cuesta 4, con una mano que gana más o menos una vez de cada veinticinco.

raise-title = Subir
raise-text = El otro ha apostado 2. Tú tienes cuatro dobles. Con cuatro de los cinco en tu mano, nadie más puede tener ni una pareja.
raise-task = Sube a 4, una unidad más que la apuesta.
raise-done = El otro ha visto con un color de cincos. El póquer le gana, y la subida te ha dado dos tantos más que si solo hubieras visto.
raise-other = Viendo también ganarías, pero dejarías tantos a quien está dispuesto a ponerlos. Retirarte con esta mano sería un regalo.

limit-title = La última subida
limit-text = Apostaste, subió el otro, volviste a subir y el otro subió otra vez. Tras la apuesta caben como mucho tres subidas, así que nadie puede pasar de 8. Tienes tres dobles y llevas puestos 6.
limit-task = Pon los 2 que faltan: ve la subida.
limit-done = Al ver se cierran las apuestas y se descubren las manos. Tu trío gana a la pareja, y te llevas todo el bote de 18.
limit-other = Retirarte ahora sería perder 7 tantos por ahorrarte 2, y muy pocas manos ganan a tres dobles.

bluff-title = Un farol
bluff-text = Tres jugadores. Los otros dos han pasado, así que ninguno parece tener gran cosa. Hablas al final y tu mano no vale nada: si se descubren, un doble basta para ganarte.
bluff-task = Apuesta 2, como si tuvieras algo.
bluff-done = Los dos se han retirado con manos mejores que la tuya, y nadie verá tus fichas. Una apuesta gana de dos maneras: con la mejor mano, o porque los demás se retiran.
bluff-other = Si pasas se descubren las manos, y el 6-5 casi nunca gana a dos rivales.

draw-title = El descarte
draw-text = En el póquer con descarte, tras la primera ronda de apuestas puedes tirar hasta tres fichas y recibir otras tantas. Después hay una segunda ronda, con apuestas el doble de altas. Las buenas manos se hacen con dobles: tú tienes dos.
draw-task = Quédate con 6-6 y 3-3. Cambia 4-2, 4-3 y 5-1.
draw-done = Te ha llegado un tercer doble, el 5-5, y además 6-2 y 3-2, que comparten el 2: mano completa. Fíjate también en cuántas cambian los demás. Quien cambia tres tenía poco que guardar.
draw-other = Cada ficha nueva es una ocasión más de recibir el tercer doble: cambia las tres que no lo son, y nunca un doble.
