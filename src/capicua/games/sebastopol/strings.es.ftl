name = Sebastopol
summary = Cuatro jugadores hacen una cruz con el doble seis y luego juegan por sus cuatro ramas.

preset-twenty_games = Veinte juegos
    .about = El juego sencillo a 100 puntos, con la escalera para las manos cerradas.
preset-classic = Clásico
    .about = A 60 puntos; en el cierre solo cobra quien tiene menos.

option-spinner = Doble pivote
    .help = Cómo se abre el 6-6: antes que nada hay que empezar sus cuatro lados.
value-spinner-all_first = el 6-6, primero sus cuatro lados
option-target = Meta
    .help = Los puntos que ganan la partida; en automático, 100.

refuse-cross = { $tile } tiene que esperar: antes se empiezan los cuatro lados del 6-6 ({ $begun } de 4), cada uno con un seis.
refuse-cross-fits = { $tile } casaría { at-arm }, en el { $number }, pero antes hay que empezar los cuatro lados del 6-6 ({ $begun } de 4).

zone-cross = Cruz
fact-cross = Primero hay que completar la cruz: { $begun } de 4
