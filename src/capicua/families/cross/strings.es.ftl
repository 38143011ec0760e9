# Lo que comparten los juegos de la cruz: reglas de la casa, jugadas, lo que se dice, los puntos.

## Reglas de la casa

option-direction = Sentido del juego
    .help = Hacia qué lado pasa el turno.
value-direction-anticlockwise = en sentido contrario al reloj, hacia la derecha
value-direction-clockwise = en el sentido del reloj, hacia la izquierda
option-train_recloses = Un tren libre se cierra
    .help = Qué vuelve privado un tren después de que su dueño haya pasado.
value-train_recloses-on_number_change = cuando alguien pone en él una ficha que no es doble
value-train_recloses-on_owner_play = cuando su dueño juega en él
option-blocked_tie = Empate en una mano cerrada
    .help = Quién gana una mano cerrada si varios empatan con menos puntos.
value-blocked_tie-void = nadie, y nadie pierde
value-blocked_tie-share = todos ellos, a partes iguales
value-blocked_tie-first_in_turn = el que jugó antes su primer turno
option-starter_rotation = Quién empieza después
    .help = Quién empieza la mano siguiente.
value-starter_rotation-rotate = el jugador que sigue al que empezó la anterior
value-starter_rotation-winner = el que ganó la anterior
option-max_deals = Manos de la partida
    .help = La partida acaba tras estas manos; 0 es sin límite, y automático son tres por jugador.
value-max_deals-auto = automático
option-target_score = Meta
    .help = La partida acaba cuando alguien llega a este total; 0 es sin meta.
option-deal_cap = Partida más larga
    .help = En todo caso, la partida acaba tras estas manos.
option-spare_tiles = Fichas sobrantes
    .help = Qué se hace con las fichas que no se reparten.

## Para elegir

label-play = { $whose ->
    [you] { $tile } en tu tren
    [own] { $tile } en el tren propio
   *[other] { $tile } en el tren de { $owner }
}
label-lead = Salir con { $tile }
label-keep = Quedarte con tus fichas
label-exchange = { $factor ->
    [1] Cambiar tus { $tiles } fichas por un montón: es la última ocasión y no hay vuelta atrás
   *[other] Cambiar tus { $tiles } fichas por un montón: es la última ocasión, no hay vuelta atrás y perder costará ×{ $factor }
}
label-exchange_after = { $factor ->
    [1] Cambiar tus { $tiles } fichas por un montón de 7: una ficha más y sin vuelta atrás
   *[other] Cambiar tus { $tiles } fichas por un montón de 7: una ficha más, sin vuelta atrás, y perder costará ×{ $factor }
}

## Lo que pasa

say-lead = { $person ->
    [you] Sales con { $tile }.
   *[other] { $player } sale con { $tile }.
}
say-play = { $person ->
    [you] Pones { $tile } { $whose ->
        [you] en tu tren
       *[other] en el tren de { $owner }
    }, que ahora acaba en { $end }.
   *[other] { $player } pone { $tile } { $whose ->
        [you] en tu tren
        [own] en su tren
       *[other] en el tren de { $owner }
    }, que ahora acaba en { $end }.
}
say-closes = { $whose ->
    [you] Tu tren vuelve a ser privado.
   *[other] El tren de { $owner } vuelve a ser privado.
}
say-stays_open = { $whose ->
    [you] Tu tren sigue libre.
   *[other] El tren de { $owner } sigue libre.
}
say-pass_start = { $person ->
    [you] No tienes doble y pasas; no se abre ningún tren.
   *[other] { $player } no tiene doble y pasa; no se abre ningún tren.
}
say-pass_open = { $person ->
    [you] Pasas: tu tren queda libre, en el { $end }.
   *[other] { $player } pasa: su tren queda libre, en el { $end }.
}
say-pass_again = { $person ->
    [you] Pasas: tu tren sigue libre, en el { $end }.
   *[other] { $player } pasa: su tren sigue libre, en el { $end }.
}
say-exchange = { $person ->
    [you] Cambias { $tiles } fichas por un montón{ $factor ->
        [1] .
       *[other] ; perder te costará ×{ $factor }.
    }
   *[other] { $player } cambia { $tiles } fichas por un montón{ $factor ->
        [1] .
       *[other] ; perder le costará ×{ $factor }.
    }
}
say-heap = Tus fichas nuevas: { $tiles }.
say-keep = { $person ->
    [you] Te quedas con tus fichas.
   *[other] { $player } se queda con sus fichas.
}
say-draw = { $person ->
    [you] Robas una ficha; quedan { $left }.
   *[other] { $player } roba una ficha; quedan { $left }.
}
say-drew = { $person ->
    [you] Has robado { $tile }.
   *[other] { $player } ha robado { $tile }.
}
say-boneyard_empty = Se acabó el montón: desde ahora, quien pasa deja libre su tren.

## Lo que no se puede

refuse-nothing_to_keep = No hay nada que decidir: solo quien sale puede cambiar o quedarse, justo después de salir y mientras haya un montón.
refuse-keep_or_exchange = Di primero si te quedas con tus fichas o las cambias.
refuse-nobody_draws = En este juego nadie roba; quien no tiene ficha que case, pasa.
refuse-lead_a_double = Tienes un doble, por ejemplo { $tile }, y debes salir con uno.
refuse-open_highest = La primera mano se abre con el doble más alto: sal con { $tile }.
refuse-draw_for_double = Sin doble, robas hasta encontrar uno; quedan { $left } en el montón.
refuse-no_draw_to_lead = Aquí nadie roba para buscar un doble: pasa.
refuse-boneyard_empty = El montón se ha acabado: pasa.
refuse-draw_first = Roba antes de pasar; quedan { $left } en el montón.
refuse-you_can_play = { $whose ->
    [own] Puedes poner { $tile } en tu propio tren.
    [you] Puedes poner { $tile } en tu propio tren.
   *[other] Puedes poner { $tile } en el tren de { $owner }.
}
refuse-led_already = Ya se ha salido con { $tile }.
refuse-not_held = No tienes { $tile }.
refuse-no_exchange = Con estas reglas no se cambian fichas.
refuse-exchange_double = Tienes un doble y debes salir con él: no hay cambio antes de la salida.
refuse-exchange_before_lead = Con estas reglas no hay cambio antes de la salida.
refuse-exchange_late = Solo se cambia en el primer turno de la mano, y el tuyo ya ha pasado.
refuse-exchange_first_turn = Con estas reglas solo puede cambiar quien sale.
refuse-no_heap = No queda ningún montón.
refuse-exchanged_enough = { $times ->
    [one] Ya has cambiado una vez, el máximo.
   *[other] Ya has cambiado { $times } veces, el máximo.
}
refuse-nothing_led = Todavía no se ha salido con ningún doble: no hay trenes donde jugar.
refuse-no_match = { $whose ->
    [own] { $tile } no tiene { $end }, que es la punta de tu tren.
    [you] { $tile } no tiene { $end }, que es la punta de tu tren.
   *[other] { $tile } no tiene { $end }, que es la punta del tren de { $owner }.
}
refuse-private = El tren de { $owner } es privado: su dueño no ha pasado desde que se puso en él la última ficha que no es doble.
refuse-private_owner = El tren de { $owner } es privado: su dueño no ha pasado desde que jugó en él.
refuse-private_boneyard = El tren de { $owner } es privado: mientras queden fichas en el montón nadie pasa, y ningún tren se abre.

## Cómo acaba una mano

end-void = Nadie tiene un doble para salir: la mano no vale y se reparte otra vez.
end-out = { $person ->
    [you] Pones tu última ficha y ganas la mano.
   *[other] { $player } pone su última ficha y gana la mano.
}
end-blocked = { $count ->
    [one] Cierre: a nadie le queda ningún { $numbers }.
   *[other] Cierre: a nadie le queda ninguno de estos: { $numbers }.
}
end-stalemate = Cierre: todos han pasado dos veces seguidas.
end-drawn = { $person ->
    [you] De lo que robaste te { $pips ->
        [one] queda 1 punto
       *[other] quedan { $pips } puntos
    }.
   *[other] De lo que robó, a { $player } le { $pips ->
        [one] queda 1 punto
       *[other] quedan { $pips } puntos
    }.
}
end-lowest = { $person ->
    [you] Eres quien menos tiene, { $pips }, y ganas la mano.
   *[other] { $player } es quien menos tiene, { $pips }, y gana la mano.
}
end-shares = { $person ->
    [you] Eres de los que menos tienen, { $pips }, y compartes la mano.
   *[other] { $player } es de los que menos tienen, { $pips }, y comparte la mano.
}
end-tie_first = { $person ->
    [you] Varios empatan con { $pips }; tuviste el turno antes y ganas.
   *[other] Varios empatan con { $pips }; { $player } tuvo el turno antes y gana.
}
end-tie_void = Varios empatan con { $pips }, lo más bajo: nadie gana y nadie pierde.
end-loss_out = { $person ->
    [you] Pierdes { $factor ->
        [1] { $pips }
       *[other] { $pips } × { $factor } = { $loss }
    }.
   *[other] { $player } pierde { $factor ->
        [1] { $pips }
       *[other] { $pips } × { $factor } = { $loss }
    }.
}
end-loss_blocked = { $person ->
    [you] Pierdes { $factor ->
        [1] { $pips } − { $least } = { $loss }
       *[other] ({ $pips } − { $least }) × { $factor } = { $loss }
    }.
   *[other] { $player } pierde { $factor ->
        [1] { $pips } − { $least } = { $loss }
       *[other] ({ $pips } − { $least }) × { $factor } = { $loss }
    }.
}
end-loss_stake = { $person ->
    [you] Pierdes { $factor ->
        [1] la apuesta de { $stake }
       *[other] la apuesta de { $stake } × { $factor } = { $loss }
    }.
   *[other] { $player } pierde { $factor ->
        [1] la apuesta de { $stake }
       *[other] la apuesta de { $stake } × { $factor } = { $loss }
    }.
}
end-rounded = { $person ->
    [you] Para que se reparta por igual, pagas { $paid } en lugar de { $loss }.
   *[other] Para que se reparta por igual, { $player } paga { $paid } en lugar de { $loss }.
}
end-wins = { $person ->
    [you] Ganas { $points }.
   *[other] { $player } gana { $points }.
}

## La mesa

zone-cross = La cruz
zone-heaps = Montones
zone-boneyard = Montón
zone-discards = Descartadas
zone-facts = En esta mesa
note-exchanged = { $factor ->
    [1] { $times ->
        [one] ha cambiado
       *[other] ha cambiado { $times } veces
    }
   *[other] { $times ->
        [one] ha cambiado: perder cuesta ×{ $factor }
       *[other] ha cambiado { $times } veces: perder cuesta ×{ $factor }
    }
}
note-drew = { $tiles ->
    [one] ha robado 1 ficha en este turno
   *[other] ha robado { $tiles } fichas en este turno
}
fact-clockwise = Se juega en el sentido del reloj, hacia la izquierda.
fact-anticlockwise = Se juega en sentido contrario al reloj, hacia la derecha.
fact-opening = { $person ->
    [you] Abres la partida con { $tile }.
   *[other] { $player } abre la partida con { $tile }.
}
fact-all_private = Todos los trenes son privados mientras queden fichas en el montón, porque nadie puede pasar.
fact-number_closes = Un tren libre se cierra cuando alguien pone en él una ficha que no es doble.
fact-owner_closes = Un tren libre se cierra cuando su dueño juega en él.

## Lo que habla a favor de una jugada

why-out = domina.
why-goes-on = { $count ->
    [one] otra ficha propia puede seguir en el tren propio, que entonces acaba en { $number }.
   *[other] otras { $count } fichas propias pueden seguir en el tren propio, que entonces acaba en { $number }.
}
why-closes = cierra el tren propio a los demás.
why-keeps-own = { $count ->
    [one] guarda una ficha para el tren propio.
   *[other] guarda { $count } fichas para el tren propio.
}
why-double = { $tile } es un doble y solo casa con un número: mejor pronto que tarde.
why-heavy = es la ficha de más puntos que casa: { $pips } puntos menos entre tus fichas.

## Por qué no vale una posición

position-heaps = Cada montón tiene { $size } fichas: hay { $found } fichas.
position-join = { $tile } no tiene ningún { $number }: cada ficha debe casar con la siguiente, y la última con la punta.
position-discards = { $player } aparece tres veces: nadie cambia más de dos.

## Lo que se canta en grande sobre la mesa

cheer-end-out = ¡Dominó!
cheer-end-blocked = ¡Cierre!
cheer-end-stalemate = ¡Cierre!
