name = Los Buenos Vecinos
summary = Un solitario: quita parejas de fichas que se tocan y casan, cierra los huecos y procura que no quede nada.

preset-good_neighbors_12 = Doble doce
    .about = El juego largo: 91 fichas en tres filas de cuatro.
preset-good_neighbors_9 = Doble nueve
    .about = 55 fichas en tres filas de tres.
preset-good_neighbors_6 = Doble seis
    .about = El juego corto: 28 fichas en dos filas de tres.

option-rows = Filas
    .help = Cuántas filas tiene la mesa.
value-rows-by_set = según el dominó
option-cols = Fichas por fila
    .help = Cuántas fichas hay en cada fila.
value-cols-by_set = según el dominó
option-target_left = Fichas que pueden quedar
    .help = Con cuántas fichas sin quitar se gana todavía.
value-target_left-by_set = según el dominó
option-diagonals = Las esquinas cuentan
    .help = Si también son vecinas las fichas que solo se tocan por una esquina.
option-multi_pair_turns = Varias parejas por turno
    .help = Si se puede quitar más de una pareja antes de rellenar.

label-remove = { $tile } ({ $cell }) con { $second } ({ $second_cell }), por el { $numbers }
label-fill-in = Rellenar: { $count ->
    [0] cerrar los huecos
    [one] cerrar los huecos, una ficha nueva
   *[other] cerrar los huecos, { $count } fichas nuevas
}

say-remove = { $person ->
    [you] Quitas
   *[other] { $player } quita
} { $tile } y { $second }, que comparten el { $numbers }.
say-fill-in = { $person ->
    [you] Cierras los huecos
   *[other] { $player } cierra los huecos
}{ $count ->
    [0] {""}
    [one] {" "}y entra una ficha
   *[other] {" "}y entran { $count } fichas
}.
say-new = Nuevas: { $tiles }.

refuse-no-pair-yet = Quita primero al menos una pareja; por ejemplo, { $example }.
refuse-one-pair = Una pareja por turno: ahora toca rellenar.
refuse-empty = En { $cell } no hay ninguna ficha.
refuse-diagonal = { $tile } y { $second } solo se tocan por la esquina, y eso no cuenta.
refuse-gap = Hay un hueco entre { $tile } y { $second }; los huecos solo se cierran al rellenar.
refuse-apart = { $tile } y { $second } no se tocan.
refuse-same-cell = Una pareja son dos fichas distintas; { $cell } está dos veces.
refuse-no-cell = No hay ninguna casilla { $cell } en la mesa.
refuse-no-tile = El { $tile } no está en la mesa.

end-won = { $person ->
    [you] { $count ->
        [0] No queda ninguna ficha
        [one] Queda una ficha
       *[other] Quedan { $count } fichas
    }: ¡ganas!
   *[other] { $count ->
        [0] No queda ninguna ficha
        [one] Queda una ficha
       *[other] Quedan { $count } fichas
    }: ¡gana { $player }!
}
end-lost = Ya no hay buenos vecinos. { $count ->
    [one] Queda una ficha
   *[other] Quedan { $count } fichas
}{ $stock ->
    [0] {""}
   *[other] , { $stock } en el montón
}, y { $target ->
    [0] no podía quedar ninguna
   *[other] solo podía quedar { $target }
}: has perdido.

fact-turn = Turno { $number }
fact-slide = Al rellenar: { $rows }{ $count ->
    [0] {""}
    [one] {" "}y una ficha nueva
   *[other] {" "}y { $count } fichas nuevas
}

zone-layout = Mesa

verb-remove = quitar, quito, remove
verb-fill_in = rellenar, relleno, fill in, fill_in

# Lo que habla a favor de una jugada

why-end = { $count ->
    [0] desde ahí aún se pueden quitar todas las fichas.
    [one] en el mejor caso queda al final una ficha.
   *[other] en el mejor caso quedan al final { $count } fichas.
}
why-pairs = { $count ->
    [one] cerrados los huecos, las fichas que ya están aún forman una pareja.
   *[other] cerrados los huecos, las fichas que ya están aún forman { $count } parejas.
}
why-most-pairs = { $count ->
    [one] cerrados los huecos, las fichas que ya están aún forman una pareja; quitando otras, ninguna.
   *[other] cerrados los huecos, las fichas que ya están aún forman { $count } parejas, más que quitando otras.
}
why-new = { $count ->
    [one] trae una ficha nueva.
   *[other] trae { $count } fichas nuevas.
}

## Por qué no vale una posición

position-cells = Se esperan { $rows } filas de { $cols } casillas como máximo.

## Lo que se canta en grande sobre la mesa

cheer-end-won = ¡Resuelto!
