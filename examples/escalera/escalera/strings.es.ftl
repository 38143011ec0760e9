name = Escalera
summary = Sube por encima de la última ficha, o pasa. Un juego inventado, de ejemplo.
preset-house = De la casa
    .about = Cinco fichas, tres manos.
preset-short = Corta
    .about = Tres fichas, una mano.
option-hand_size = Fichas por jugador
    .help = Cuántas fichas toma cada uno.
option-rounds = Manos
    .help = Cuántas manos tiene la partida.
label-pass = paso
label-play = { $tile }
say-pass = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
}
say-play = { $person ->
    [you] Pones { $tile }.
   *[other] { $player } pone { $tile }.
}
refuse-clear = La escalera está despejada: pon una ficha.
refuse-not-held = No tienes { $tile }.
refuse-low = { $tile } no tiene más puntos que { $last }.
end-out = { $person ->
    [you] Te quedas sin fichas y ganas { $points }.
   *[other] { $player } se queda sin fichas y gana { $points }.
}
zone-stairs = Escalera
zone-pile = Puestas antes
