name = Tráfico
summary = Un solitario en una cuadrícula sin fin: cada jugada forma cuatro números seguidos, y el enredo crece.

version-2 = La mesa no tiene borde y las jugadas tienen números nuevos. Los registros de la versión 1 se reproducen igual; las mesas guardadas con la versión 1 se cierran.

preset-traffic_6 = Doble seis
    .about = El juego corto: 28 fichas, cuatro a la vista.
preset-traffic_9 = Doble nueve
    .about = 55 fichas, cinco a la vista.
preset-traffic_12 = Doble doce
    .about = El juego largo: 91 fichas, seis a la vista.
preset-traffic_strict_6 = Doble seis, estricto
    .about = Nunca cinco números en línea, sean los que sean; casi nunca se gana.
preset-traffic_strict_9 = Doble nueve, estricto
    .about = El juego estricto con 55 fichas; casi nunca se gana.
preset-traffic_strict_12 = Doble doce, estricto
    .about = El juego estricto con 91 fichas; casi nunca se gana.

option-pool_size = Fichas a la vista
    .help = Entre cuántas fichas boca arriba se elige.
value-pool_size-by_set = según el dominó
option-line_limit = Límite de largo
    .help = Si lo que no puede haber en línea son cinco números seguidos, o cinco números cualesquiera.
value-line_limit-sequence = cinco números seguidos
value-line_limit-cells = cinco números cualesquiera
option-one_tile_quad = Una ficha sola
    .help = Si una ficha sola debe tener sus dos números en el cuarteto, o basta con uno.
value-one_tile_quad-both_numbers = sus dos números
value-one_tile_quad-any = basta con uno

label-take = Tomar { $tile }
label-lay = { $first } en { $square }, { $second } en { $second_square }
label-lay-quad = { $first } en { $square }, { $second } en { $second_square }: forma { $quad }
label-confirm = Jugar { $tiles }: { $quad }
label-concede = Abandonar

say-take = { $person ->
    [you] Tomas
   *[other] { $player } toma
} { $tile }.
say-lay = { $person ->
    [you] Pones
   *[other] { $player } pone
} { $tile }: el { $first } en { $square }, el { $second } en { $second_square }.
say-play = { $person ->
    [you] Formas
   *[other] { $player } forma
} el cuarteto { $quad } con { $tiles }.
say-new = Salen: { $tiles }.
say-concede = { $person ->
    [you] Abandonas.
   *[other] { $player } abandona.
}

refuse-tile-taken = Pon primero { $tile }, o devuélvela.
refuse-nothing-taken = Toma primero una ficha de las que están a la vista.
refuse-nothing-laid = Todavía no has puesto nada.
refuse-concede-drafting = Termina la jugada que has empezado, o deshazla; entonces podrás abandonar.
refuse-no-quad = Hacen falta cuatro números seguidos; tienes { $run }. Sigue, por ejemplo, con { $example }.
refuse-not-in-pool = El { $tile } no está a la vista.
refuse-laid = El { $tile } ya está puesto.
refuse-no-use = Ahora no se puede formar ningún cuarteto con { $tile }.
refuse-occupied = En { $square } ya hay un número.
refuse-double-order = Las dos mitades de { $tile } son iguales: nombra primero la casilla de abajo o de la izquierda.
refuse-five = Así habría cinco seguidos: { $run }.
refuse-five-squares = Así habría cinco números en la misma línea.
refuse-opening = El primer cuarteto empieza en 0:0, va hacia la derecha y sube; { $tile } no tiene ahí su sitio.
refuse-one-tile = Una ficha sola debe ir a lo largo, con sus dos números; { $tile } solo tiene uno en el cuarteto.
refuse-only-new = Un cuarteto debe incluir un número que ya estuviera en la mesa.
refuse-idle = { $tile } no formaría parte del cuarteto.
refuse-not-in-quad = Ningún cuarteto posible tiene { $tile } ahí.

end-won = { $person ->
    [you] Todas las fichas están jugadas: ¡ganas!
   *[other] Todas las fichas están jugadas: ¡gana { $player }!
}
end-lost = Ya no se puede formar ningún cuarteto. { $count ->
    [one] Queda una ficha
   *[other] Quedan { $count } fichas
} ({ $tiles }{ $stock ->
    [0] {""}
   *[other] {" "}y { $stock } en el montón
}): has perdido.
end-conceded = Partida abandonada con { $count ->
    [one] una ficha sin jugar.
   *[other] { $count } fichas sin jugar.
}

fact-plays = Jugadas posibles: { $count }
fact-quad = El cuarteto está formado: { $quad }

zone-table = Mesa
zone-pool = A la vista
zone-taken = Tomada

verb-confirm = confirmar, confirmo, jugar, juego, confirm
verb-concede = abandonar, abandono, concede

# Lo que habla a favor de un paso

why-plan = { $count ->
    [one] forma el cuarteto { $quad } solo con { $tiles }.
   *[other] lleva al cuarteto { $quad }, con { $tiles }.
}
why-end = { $count ->
    [0] después de esta jugada aún se pueden jugar todas las fichas que quedan.
    [one] después de esta jugada queda, en el mejor caso, una ficha.
   *[other] después de esta jugada quedan, en el mejor caso, { $count } fichas.
}
why-rare = gasta { $tile }, cuyo { $number } no está en más cuarteto que { $quad }.
why-next = { $count ->
    [one] las fichas a la vista tienen después una jugada más.
   *[other] las fichas a la vista tienen después { $count } jugadas más para elegir.
}

## Por qué no vale una posición

position-squares = Se esperan una ficha y dos casillas que se tocan: «6-4 @ 0:0 1:0».
position-double-squares = La primera casilla de un doble es la de abajo o la de la izquierda.
position-square-taken = La casilla { $square } ya está ocupada.
position-too-far = Las fichas están demasiado lejos: se esperan menos de { $room } columnas y filas.

## Lo que se canta en grande sobre la mesa

cheer-end-won = ¡Resuelto!
