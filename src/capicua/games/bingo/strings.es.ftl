name = Bingo
summary = Un solitario de puro azar: se cuenta a lo largo de una fila; la ficha que oye sus puntos se va. No se decide nada.

preset-bingo = Doble seis
    .about = 28 fichas, contando de 0 a 12. Puro azar: solo vas tocando las fichas.
preset-bingo_9 = Doble nueve
    .about = 55 fichas, contando de 0 a 18. Puro azar: solo vas tocando las fichas.
preset-bingo_12 = Doble doce
    .about = 91 fichas, contando de 0 a 24; se atasca más a menudo. Puro azar: solo vas tocando las fichas.
preset-bingo_15 = Doble quince
    .about = 136 fichas, contando de 0 a 30. Puro azar: solo vas tocando las fichas.

value-set_max-15 = doble quince
value-set_max-18 = doble dieciocho
option-count_max = Contar hasta
    .help = El número tras el cual se vuelve a contar desde 0. Una ficha con más puntos no puede irse nunca.
value-count_max-auto = los puntos de la ficha más alta

label-touch = Tocar { $tile } y decir { $number }

say-stays = { $person ->
    [you] Dices
   *[other] { $player } dice
} { $number }: el { $tile } se queda.
say-leaves = { $person ->
    [you] Dices
   *[other] { $player } dice
} { $number }: ¡el { $tile } se va de la fila!
say-pass = Fin de la pasada: la fila se cierra y { $count ->
    [one] queda una ficha, que oirá { $number }.
   *[other] quedan { $count } fichas; la primera oirá { $number }.
}

end-won = { $person ->
    [you] La fila está vacía: ganas
   *[other] La fila está vacía: gana { $player }
}, con { $passes ->
    [one] una pasada
   *[other] { $passes } pasadas
} y { $touches ->
    [one] un toque.
   *[other] { $touches } toques.
}
end-same-numbers = { $count } fichas y { $numbers } números: cada ficha oiría para siempre el mismo.
end-repeats = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
} y { $numbers } números: tras { $fruitless } pasadas en balde la siguiente empezaría en { $number }, como la primera de ellas, y así para siempre.
end-lost = Has perdido con { $count ->
    [one] una ficha
   *[other] { $count } fichas
} en la fila, tras { $passes ->
    [one] una pasada
   *[other] { $passes } pasadas
} y { $touches ->
    [one] un toque.
   *[other] { $touches } toques.
} Todo estaba en la mezcla.

fact-number = Número siguiente: { $number }
fact-pass = Pasada { $passes }
fact-removed = En esta pasada se ha ido alguna
fact-none-removed = En esta pasada no se ha ido ninguna

zone-removed = Fuera

verb-touch = tocar, toco, touch

## Por qué no vale una posición

position-gap = La fila tiene un hueco en el lugar { $next } o después: los huecos van antes de la próxima ficha que se toca.

## Lo que se canta en grande sobre la mesa

cheer-end-won = ¡Resuelto!
