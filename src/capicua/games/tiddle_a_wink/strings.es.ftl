name = Tiddle-a-Wink
summary = Un dominó de bloqueo para muchos: quien pone un doble puede jugar otra vez.

preset-twenty_games = Veinte juegos
    .about = El doble 9 repartido entero entre tres a doce jugadores.
preset-share_out_55 = Repartidas, 55 fichas
    .about = El doble 9 repartido entero entre cuatro a doce jugadores.
preset-share_out_91 = Repartidas, 91 fichas
    .about = El doble 12 repartido entero entre cinco a doce jugadores.
preset-share_out_28 = Repartidas, 28 fichas
    .about = El doble 6 repartido entero entre tres a seis jugadores.
preset-pool_28 = Bote, 28 fichas
    .about = De seis a nueve jugadores con tres fichas, una sola punta y un bote.

value-hand_size-share = se reparten todas
option-double_bonus = Otra jugada tras un doble
    .help = Si un doble da otra jugada, y si un doble puesto así da otra más.
value-double_bonus-none = no
value-double_bonus-one = una por turno
value-double_bonus-chain = una tras cada doble
option-bonus_on_lead = Otra jugada tras la salida
    .help = Si también el doble con que se sale da otra jugada.
option-bonus_compulsory = Otra jugada obligada
    .help = Si hay que jugar otra vez cuando algo casa.

bad-pool-set = El juego con bote es para el doble 6, no para el doble { $high }.

label-end-turn = Acabar el turno

refuse-end-turn = Solo tras un doble, cuando algo casa, hay un turno que acabar.
refuse-end-turn-able = Hay que jugar otra vez: puedes jugar { $tiles }.
refuse-pass-bonus = Tras un doble no hace falta pasar: basta con acabar el turno.
refuse-one-side = En esta versión solo se usa un lado del primer doble: la única punta está a la derecha.

say-domino = { $person ->
    [you] ¡Tiddle-a-Wink! Era tu última ficha.
   *[other] ¡Tiddle-a-Wink! Era la última ficha de { $player }.
}
say-bonus = { $person ->
    [you] Puedes jugar otra vez.
   *[other] { $player } puede jugar otra vez.
}
say-bonus-lost = { $person ->
    [you] No tienes con qué jugar otra vez.
   *[other] { $player } no tiene con qué jugar otra vez.
}
say-end-turn = { $person ->
    [you] Acabas tu turno.
   *[other] { $player } acaba su turno.
}

zone-bonus = Otra jugada
fact-bonus = { $person ->
    [you] Tras tu doble: juega otra vez o acaba el turno.
   *[other] Tras un doble: { $player } puede jugar otra vez o acabar el turno.
}
fact-bonus-compulsory = { $person ->
    [you] Tras tu doble: juega otra vez.
   *[other] Tras un doble: { $player } juega otra vez.
}

## Por qué no vale una posición

position-no-bonus = Con estas reglas, el turno no sigue después de un doble.

## Lo que se canta en grande sobre la mesa

cheer-say-domino = ¡Tiddle-a-Wink!
