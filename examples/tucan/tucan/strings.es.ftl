name = Tucan
summary = Un tren para cada uno y otro común. Un juego inventado, como ejemplo.

preset-house = Reglas de la casa
    .about = Doble nueve, seis fichas, cuatro manos.
preset-short = Corto
    .about = Doble seis, tres fichas, una mano.
option-set_max = Dominó
    .help = El doble más alto del dominó.
value-set_max-6 = doble seis
value-set_max-9 = doble nueve
value-set_max-12 = doble doce
option-hand_size = Fichas por persona
    .help = Cuántas fichas toma cada uno.
option-rounds = Manos
    .help = Cuántas manos tiene una partida.

label-draw = Robar
label-pass = Pasar
label-play = Jugar { $tile } en { $train }
say-draw = { $person ->
    [you] Robas una ficha.
   *[other] { $player } roba una ficha.
}
say-drew = Has robado { $tiles }.
say-pass = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
}
say-play = { $person ->
    [you] Juegas { $tile } en { $train }.
   *[other] { $player } juega { $tile } en { $train }.
}
refuse-able = Puedes jugar { $tiles }, así que debes hacerlo.
refuse-empty = No queda nada que robar.
refuse-draw-first = Antes hay que robar: quedan fichas en el montón.
refuse-not-held = No tienes { $tile }.
refuse-train = { $train } no es tu tren.
refuse-no-fit = { $tile } no casa en { $train }.
text-arm = «{ $text }» no es un tren: TA a TD son los de los jugadores, T es el común.
end-out = { $person ->
    [you] Te quedas sin fichas.
   *[other] { $player } se queda sin fichas.
}
end-blocked = Nadie puede jugar más.
end-left = { $person ->
    [you] Te quedan { $points }.
   *[other] A { $player } le quedan { $points }.
}
note-last-tile = Le queda una ficha
arm-open = común
arm-private = propio
zone-trains = Trenes
zone-facts = Ahora
zone-boneyard = Montón
