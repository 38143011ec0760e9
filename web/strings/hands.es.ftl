# Lo que valen unas fichas reales.

web-hands-tiles = Tus fichas ({ $count })
web-hands-clear = Borrar
web-hands-share = { $percent }{"\u00A0"}%
web-hands-busy = Calculando …
web-hands-missing = { $count ->
    [one] Falta 1 ficha.
   *[other] Faltan { $count } fichas.
}
web-hands-set = Dominó
web-hands-double = Doble { $high }
web-bid-title = Qué pujar con una mano del 42
web-bid-about = Toca tus siete fichas y aquí sale lo que hacen con cada triunfo, con la probabilidad de cada puja.
web-bid-answer = Triunfos
web-bid-trump = Triunfo
web-bid-points = Puntos
web-bid-trump-name = { $trump ->
    [doubles] dobles
    [none] sin triunfo
    [none_low] sin triunfo, dobles bajos
    [none_own] sin triunfo, dobles como palo
   *[other] { $trump }
}
web-bid-best = Mejor triunfo: { web-bid-trump-name }. Las pujas hasta { $bid } se cumplen más de la mitad de las veces.
web-bid-pass = Paso: incluso con el mejor triunfo, { web-bid-trump-name }, el 30 falla más de la mitad de las veces.
web-bid-marks = Marcas que se ganan de media con { web-bid-trump-name }: { $low } si se ofrecen 30, { $high } con 42, { $double } con 84 (dos marcas).
web-bid-note = Probabilidades en { $deals } repartos al azar de las demás fichas; sales tú. Para 30 con { web-bid-trump-name }, el intervalo del 95 % va del { $low } al { $high }.
web-bid-empty = Toca tus siete fichas.
web-discard-title = Qué descartar en el póquer de dominó
web-discard-about = Toca tus cinco fichas: se cuentan todos los robos, así que las probabilidades son exactas.
web-discard-answer = Descartes
web-discard-most = Máximo de fichas que se pueden descartar
web-discard-tiles = Descarte
web-discard-chance = Gana
web-discard-ranks = Queda en
web-discard-nothing = nada
web-discard-best = Mejor descarte: { $tiles }. Gana el { $share } de las veces.
web-discard-note = «Gana» es la probabilidad de superar una mano repartida de las demás fichas, antes de su descarte.
web-discard-empty = Toca tus cinco fichas.
web-count-title = Qué fichas faltan
web-count-about = Toca tus fichas y las de la mesa y aquí sale cuántas faltan de cada número.
web-count-answer = Fichas de cada número
web-count-where = Las fichas que tocas
web-count-own = son tuyas ({ $count })
web-count-laid = están en la mesa ({ $count })
web-count-number = Número
web-count-yours = Tuyas
web-count-table = Mesa
web-count-out = Faltan
web-count-said = { $count ->
    [one] Falta 1 ficha.
   *[other] Faltan { $count } fichas.
}
web-count-note = Faltan: { $tiles }
web-count-empty = Toca las fichas que ves.
