name = Choca esos cinco
summary = Captura parejas de fichas con un número en común; puntúan los dobles y las sumas de cinco en cinco.

preset-high_fives = Choca esos cinco
    .about = El juego de siempre: lo que se te escapa lo puede reclamar el siguiente.
preset-always_take = Captura obligada
    .about = La ficha que casa tiene que llevarse una pareja; nada se escapa.
preset-even_deal = Reparto justo
    .about = Un fondo de quince, para que los repartos salgan iguales.
preset-open_pairs = Parejas abiertas
    .about = Antes de jugar puedes llevarte cualquier pareja que case en el fondo.

option-missed_pair = Parejas que se escapan
    .help = Qué pasa con la pareja que se pudo capturar: la puede reclamar el siguiente, hay que llevársela, o se puede tomar cualquier pareja del fondo al empezar el turno.
value-missed_pair-next_player = las puede reclamar el siguiente
value-missed_pair-forced = es obligado capturar
value-missed_pair-any_pair = cualquier pareja del fondo
option-pool_size = Fondo
    .help = Cuántas fichas se descubren al principio.
option-short_round = Últimas fichas
    .help = Si las fichas que no bastan para un reparto completo se dan en un último reparto más corto o van al fondo; lo segundo no se ofrece con 7 jugadores ni con un fondo de 15.
value-short_round-last = un último reparto más corto
value-short_round-to_pool = al fondo
option-most_tiles_bonus = Bonificación por más fichas
    .help = Los puntos de quien ha capturado más fichas.
option-most_tiles_tie = Empate a fichas
    .help = Quién se lleva la bonificación si varios han capturado las mismas: nadie, cada uno de ellos, o cada uno una parte igual, redondeada hacia abajo.
value-most_tiles_tie-none = nadie
value-most_tiles_tie-each = cada uno entera
value-most_tiles_tie-split = a partes iguales
option-match_hands = Manos de la partida
    .help = Cuántas veces se juega el dominó entero; los totales se suman.

bad-pool-fifteen = short_round=to_pool y pool_size=15 no van juntos: con un fondo de 15 los repartos ya salen iguales.
bad-pool-seven = short_round=to_pool no es para 7 jugadores: sus repartos de 4 y de 3 salen siempre justos.

label-play = { $tile } se lleva { $other_tile }{ $points ->
    [0] {""}
    [one] , un punto
   *[other] , { $points } puntos
}
label-leave = { $tile } se queda en el fondo
label-claim = Reclamar { $tile } con { $other_tile }{ $points ->
    [0] {""}
    [one] , un punto
   *[other] , { $points } puntos
}
label-pair = Llevarse { $tile } y { $other_tile }{ $points ->
    [0] {""}
    [one] , un punto
   *[other] , { $points } puntos
}
label-no-claim = No reclamar
label-no-pair = No tomar ninguna pareja

say-play = { $person ->
    [you] Juegas { $tile } y te llevas
   *[other] { $player } juega { $tile } y se lleva
} { $other_tile }{ $points ->
    [0] .
    [one] : un punto.
   *[other] : { $points } puntos.
}
say-leave = { $person ->
    [you] Juegas { $tile }, que se queda en el fondo.
   *[other] { $player } juega { $tile }, que se queda en el fondo.
}
say-missed = Podía haberse llevado una pareja. { $person ->
    [you] Puedes reclamar { $tile }.
   *[other] { $player } puede reclamar { $tile }.
}
say-claim = { $person ->
    [you] Reclamas
   *[other] { $player } reclama
} { $tile }, que se había escapado, con { $other_tile }{ $points ->
    [0] .
    [one] : un punto.
   *[other] : { $points } puntos.
}
say-no-claim = { $person ->
    [you] No la reclamas.
   *[other] { $player } no la reclama.
}
say-pair = { $person ->
    [you] Te llevas
   *[other] { $player } se lleva
} { $tile } y { $other_tile } del fondo{ $points ->
    [0] .
    [one] : un punto.
   *[other] : { $points } puntos.
}
say-no-pair = { $person ->
    [you] No tomas ninguna pareja del fondo.
   *[other] { $player } no toma ninguna pareja del fondo.
}
say-deal = Reparto { $number } de { $deals }: { $count ->
    [one] una ficha
   *[other] { $count } fichas
} para cada uno.
say-turned-up = { $count ->
    [one] La última ficha va
   *[other] Las últimas { $count } fichas van
} al fondo: { $tiles }.

refuse-not-held = No tienes { $tile }.
refuse-not-in-pool = { $tile } no está en el fondo.
refuse-no-match = { $tile } y { $other_tile } no tienen ningún número en común.
refuse-itself = { $tile } se lleva otra ficha, no a sí misma.
refuse-must-take = { $tile } casa, así que tienes que llevarte una pareja: { $tiles }.
refuse-decline = No hay nada que rechazar: juega una de tus fichas.
refuse-claim-first = Antes reclama { $tile } con una ficha con la que case, o déjala; después juegas.
refuse-no-claim = No hay ninguna ficha que reclamar.
refuse-pair-first = Antes llévate una pareja del fondo, o no tomes ninguna; después juegas.
refuse-no-pairs = En este juego solo se captura con una ficha propia.
refuse-pair-late = Del fondo se toma una pareja por turno, al empezarlo: ahora juega una ficha.

end-count = { $person ->
    [you] Tienes
   *[other] { $player } tiene
} { $count ->
    [one] una ficha
   *[other] { $count } fichas
}: dobles { $doubles }, cincos { $sum5 }, dieces { $sum10 }, quinces { $sum15 }, veintes { $sum20 }, veinticincos { $sum25 }, treintas { $sum30 }; { $points ->
    [one] un punto.
   *[other] { $points } puntos en total.
}
end-pool = { $count ->
    [one] Queda una ficha
   *[other] Quedan { $count } fichas
} en el fondo: dobles { $doubles }, cincos { $sum5 }, dieces { $sum10 }, quinces { $sum15 }, veintes { $sum20 }, veinticincos { $sum25 }, treintas { $sum30 }; { $points ->
    [one] un punto que no es de nadie.
   *[other] { $points } puntos que no son de nadie.
}
end-most = { $person ->
    [you] Eres quien tiene
   *[other] { $player } es quien tiene
} más fichas, { $count }: { $points ->
    [one] un punto más.
   *[other] { $points } puntos más.
}
end-most-tied = { $seats } jugadores tienen las mismas fichas, { $count }: nadie se lleva la bonificación.
end-most-shared = { $seats } jugadores tienen las mismas fichas, { $count }, y la bonificación es para ellos.
end-share = { $person ->
    [you] Te anotas
   *[other] { $player } se anota
} { $points ->
    [one] un punto más.
   *[other] { $points } puntos más.
}

fact-deal = Reparto { $number } de { $deals }
fact-most = { $person ->
    [you] Eres quien más fichas tiene
   *[other] { $player } es quien más fichas tiene
} ({ $count }): { $points ->
    [one] un punto más
   *[other] { $points } puntos más
}

zone-pool = Fondo
zone-missed = Se ha escapado
zone-boneyard = Montón
zone-captured = Capturas
zone-round = Mano

verb-take = se lleva, me llevo, toma, tomo, tomar, take
verb-claim = reclamo, reclamar, claim
verb-decline = no reclamar, no reclamo, no tomar ninguna pareja, ninguna pareja, rechazar, decline

## La hoja de puntos para fichas de verdad

ending-finished = acabada
ask-ending-finished = ¿Cómo acabó?
ask-made = Puntos de las fichas que capturó { $player }:
ask-captured = Fichas que capturó { $player }:

## Lo que habla a favor de una jugada

why-most = hace { $points ->
    [one] un punto, más que cualquier otra jugada.
   *[other] { $points } puntos, más que cualquier otra jugada.
}
why-scores = hace { $points ->
    [one] un punto en el acto.
   *[other] { $points } puntos en el acto.
}
why-bonus = sus dos fichas cuentan para tener más fichas que nadie, que vale { $bonus ->
    [one] un punto.
   *[other] { $bonus } puntos.
}
why-clears = no deja en el fondo ninguna ficha que valga puntos.
why-nothing-fits = ninguna ficha propia casa con nada del fondo.
why-worthless = { $tile } no vale puntos por sí sola.
why-few-match = { $count ->
    [0] ya nadie tiene ni puede recibir una ficha que case con { $tile }.
    [one] solo una ficha de las que no se ven casa con { $tile }.
   *[other] solo { $count } fichas de las que no se ven casan con { $tile }.
}

## Por qué no vale una posición

position-later-hands = Los repartos siguientes necesitan { $needed } fichas del montón; hay { $found }.
position-no-claims = Con estas reglas no se reclaman fichas.
position-no-match = Ninguna ficha del fondo casa con { $tile }.
position-empty-hand = Le toca a { $player }, que no tiene fichas.

## Puntos que van a un jugador

gain-say-play = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
gain-say-claim = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
gain-say-pair = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
