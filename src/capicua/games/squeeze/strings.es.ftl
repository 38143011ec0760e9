name = El Empujón
summary = Un solitario: quita parejas y series de una fila que se va cerrando, hasta que no quede nada.

preset-squeeze_12 = Doble doce
    .about = El juego largo: 91 fichas, y nuevas solo cuando no se puede quitar nada.
preset-squeeze_9 = Doble nueve
    .about = 55 fichas, y nuevas solo cuando no se puede quitar nada.
preset-squeeze_6 = Doble seis
    .about = El juego corto: 28 fichas, y nuevas solo cuando no se puede quitar nada.
preset-squeeze_12_free = Doble doce, reparto libre
    .about = 91 fichas, que se reparten cuando quieras; mucho más fácil.
preset-squeeze_9_free = Doble nueve, reparto libre
    .about = 55 fichas, que se reparten cuando quieras; mucho más fácil.
preset-squeeze_6_free = Doble seis, reparto libre
    .about = 28 fichas, que se reparten cuando quieras; mucho más fácil.

option-row_size = Primera fila
    .help = Cuántas fichas se ponen al empezar.
option-deal_size = Fichas por reparto
    .help = Cuántas fichas añade a la fila cada reparto siguiente.
option-deal_when = Fichas nuevas
    .help = Si las fichas nuevas llegan solo cuando no se puede quitar nada, o cuando quieras.
value-deal_when-no_moves = cuando no se puede quitar nada
value-deal_when-any_time = en cualquier momento
option-close_win_max = Casi victoria
    .help = Con cuántas fichas sin quitar el juego cuenta todavía como casi victoria.

label-deal = Repartir { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
label-pair = Pareja { $tiles } por el { $numbers } (lugares { $first } y { $last })
label-run = Serie { $tiles } por el { $numbers } (lugares { $first } a { $last })

say-deal = { $person ->
    [you] Repartes
   *[other] { $player } reparte
} { $count ->
    [one] una ficha.
   *[other] { $count } fichas.
}
say-dealt = Entran en la fila: { $tiles }.
say-pair = { $person ->
    [you] Quitas
   *[other] { $player } quita
} la pareja { $tiles }, que comparte el { $numbers }.
say-run = { $person ->
    [you] Quitas
   *[other] { $player } quita
} la serie { $tiles }: todas tienen el { $numbers }.

refuse-too-close = Están pegadas: una pareja necesita una o dos fichas en medio.
refuse-too-far = Con { $between } fichas en medio están demasiado lejos: una pareja necesita una o dos.
refuse-short-run = Una serie necesita tres fichas o más, no { $count }.
refuse-long-run = No puede haber una serie de { $count }: ningún número está en más de { $most } fichas.
refuse-no-place = No hay lugar { $place }: la fila { $count ->
    [0] está vacía.
    [one] tiene una ficha.
   *[other] tiene { $count } fichas.
}
refuse-no-shared-number = { $tiles } no tienen un número común a todas.
refuse-removals-left = { $count ->
    [one] Todavía se puede quitar algo ({ $example }), así que aún no hay fichas nuevas.
   *[other] Todavía se puede quitar de { $count } maneras ({ $example }, por ejemplo), así que aún no hay fichas nuevas.
}
refuse-no-stock = El montón está vacío: no hay fichas que repartir.

end-won = { $person ->
    [you] No queda ninguna ficha: ¡ganas!
   *[other] No queda ninguna ficha: ¡gana { $player }!
}
end-close = No se puede quitar nada más. { $count ->
    [one] Queda una ficha ({ $tiles })
   *[other] Quedan { $count } fichas ({ $tiles })
}: casi victoria.
end-lost = No se puede quitar nada más. { $count ->
    [one] Queda una ficha ({ $tiles })
   *[other] Quedan { $count } fichas ({ $tiles })
}: has perdido.

fact-deals-left = Repartos que quedan: { $count }

why-left = { $count ->
    [0] vacía la fila.
    [one] deja una ficha en la fila.
   *[other] deja { $count } fichas en la fila.
}
why-removals = { $count ->
    [one] después hay una manera de quitar.
   *[other] después hay { $count } maneras de quitar.
}

## Lo que se canta en grande sobre la mesa

cheer-end-won = ¡Resuelto!
cheer-end-close = ¡Casi victoria!
