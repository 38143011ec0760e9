name = ¡Ya está!
summary = Toma el descarte o roba, y reparte antes que nadie todas tus fichas en combinaciones.

preset-seven_tiles = Siete fichas
    .about = Siete fichas por jugador: una combinación de cuatro y una de tres.
preset-ten_tiles = Diez fichas
    .about = Diez fichas por jugador: una combinación de cuatro y dos de tres.

option-hand_size = Fichas por jugador
    .help = Con 7, la mano ganadora es una combinación de cuatro y una de tres; con 10, una de cuatro y dos de tres.
option-target = Meta
    .help = Gana la partida quien llegue primero a estos puntos.
option-doubles_are_suit = Los dobles son un palo
    .help = Si las combinaciones de dobles cuentan como del mismo palo al doblar los puntos.
option-same_suit_ten = Mismo palo con diez fichas
    .help = Si para doblar los puntos tienen que ser de un palo las tres combinaciones, o bastan dos.
value-same_suit_ten-all = las tres combinaciones
value-same_suit_ten-any_two = dos cualesquiera
option-redump_taken = Devolver lo tomado
    .help = Si un descarte recién tomado se puede volver a descartar en el mismo turno.
option-take_chain_limit = Descartes tomados seguidos
    .help = Tras estos turnos seguidos en que se tomó el descarte, el siguiente tiene que robar.
option-dead_hand_limit = Manos nulas seguidas
    .help = Tras estas manos seguidas sin ganador, acaba la partida.

label-take = Tomar { $tile }
label-draw = Robar del montón
label-end-hand = Acabar la mano: el montón está vacío
label-discard = Descartar { $tile }
label-thats_it = ¡Ya está! { $tile } boca abajo, { $points ->
    [one] un punto
   *[other] { $points } puntos
}

say-take = { $person ->
    [you] Tomas
   *[other] { $player } toma
} { $tile }.
say-trash = { $person ->
    [you] Dejas ir { $tile } a la basura.
   *[other] { $player } deja ir { $tile } a la basura.
}
say-draw = { $person ->
    [you] Robas una ficha.
   *[other] { $player } roba una ficha.
}
say-drawn = Es { $tile }{ $person ->
    [you] .
   *[other] , robada por { $player }.
}
say-end-hand = El montón está vacío y { $person ->
    [you] no has tomado el descarte
   *[other] { $player } no ha tomado el descarte
}: mano nula.
say-discard = { $person ->
    [you] Descartas
   *[other] { $player } descarta
} { $tile }.
say-thats_it = { $person ->
    [you] Pones una ficha boca abajo: «¡Ya está!»
   *[other] { $player } pone una ficha boca abajo: «¡Ya está!»
}

refuse-no-tile-yet = Primero toma el descarte o roba del montón; después suelta una ficha.
refuse-no-discard = Todavía no hay descarte: roba del montón.
refuse-chain = { $count ->
    [one] En el turno anterior se tomó el descarte
   *[other] Se ha tomado el descarte en { $count } turnos seguidos
}, así que no puedes tomar { $tile }: roba del montón.
refuse-put-out = Ya tienes tu ficha de este turno: ahora suelta una.
refuse-name-tile = Di qué ficha pones boca abajo.
refuse-not-held = No tienes { $tile }.
refuse-redump = Has tomado { $tile } en este turno: descarta otra ficha.
refuse-no-split = { $count ->
    [7] Estas siete fichas no se parten en una combinación de 4 y una de 3: { $tiles }.
   *[other] Estas diez fichas no se parten en una combinación de 4 y dos de 3: { $tiles }.
}

end-dead = El montón está vacío: mano nula, nadie puntúa.
end-declared = { $person ->
    [you] Enseñas tus combinaciones.
   *[other] { $player } enseña sus combinaciones.
}
end-meld = { $tiles }: { $bonus ->
    [0] 1 punto.
   *[other] 1 + { $bonus } = { $points } puntos.
}
end-doubled = Combinaciones del mismo palo: { $points } por dos son { $double }.
end-won = { $person ->
    [you] Ganas
   *[other] { $player } gana
} { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}

note-took = tomó { $tiles }
fact-target = Gana quien llegue a { $target } puntos
fact-must-draw = { $count ->
    [one] En el turno anterior se tomó el descarte: ahora hay que robar
   *[other] Se ha tomado el descarte en { $count } turnos seguidos: ahora hay que robar
}
fact-scores = Vale { $points } puntos
fact-doubled = Vale { $sum } por dos: { $points } puntos
fact-completing = Completarían tu mano: { $tiles }

zone-discard = Descarte
zone-boneyard = Montón
zone-trash = Basura
zone-declared = Combinaciones
zone-preview = Tu mano está completa
zone-possible = Combinaciones posibles
zone-match = Partida
zone-completing = Buscas
zone-count = Cuenta

## La hoja de puntos para fichas de verdad

ending-dead = nula, nadie
ask-ending-out = ¿Quién dijo «¡Ya está!»?
ask-melds = Las { $count } fichas de las combinaciones, o lo que valen:
sheet-no-melds = { $tiles } no se reparten en combinaciones.

## Lo que habla a favor de una jugada

why-wins = gana la mano en el acto, con { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
why-completes = con { $tile } todas las fichas forman combinaciones: «¡Ya está!» en el acto, por { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
why-fits = con { $tile } caben en combinaciones hasta { $count } de { $size } fichas, en vez de { $before }.
why-no-help = { $tile } no haría caber ni una ficha más en las combinaciones.
why-waits = { $count ->
    [one] después queda una ficha que completa la mano.
   *[other] después completa la mano cualquiera de { $count } fichas.
}
why-keeps = { $count } de las { $size } fichas que quedan caben en combinaciones; con ningún otro descarte quedan más.
why-alone = ninguna otra ficha de la mano comparte palo con { $tile }.
why-unlike = no comparte palo con lo que ha tomado { $other }, que es quien puede tomarla: { $tiles }.

## Por qué no vale una posición

position-offer = { $player } ya ha tomado o robado una ficha y debe descartar antes: no se espera «offer».
position-nobody-holds = Nadie tiene { $tile }.

## Lo que se canta en grande sobre la mesa

cheer-say-thats_it = ¡Ya está!
