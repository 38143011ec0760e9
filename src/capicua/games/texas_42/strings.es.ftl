name = Texas 42
summary = Dos contra dos: se subasta quién nombra el triunfo y se juegan siete bazas por 42 puntos.

preset-four_hand_texas = Texas a cuatro
    .about = Puntos hasta 250; la subasta sigue hasta que tres hayan pasado.
preset-one_bid_each = Una sola vuelta
    .about = Puntos hasta 250; cada uno habla una vez.
preset-marks = Marcas
    .about = A siete marcas, una sola vuelta de subasta, se abre hasta con 84 y la mano se corta cuando está decidida.
preset-marks_forced_bid = Marcas, el repartidor no pasa
    .about = Como con marcas, y si los otros tres pasan el repartidor tiene que subastar.

option-scoring = Tanteo
    .help = Por puntos cuenta lo que cada pareja se lleva; por marcas cuentan las manos ganadas, y una subasta de 42 o más vale una por cada 42.
value-scoring-points = puntos
value-scoring-marks = marcas
option-target = Meta
    .help = Lo que una pareja necesita para ganar la partida; en automático, 250 puntos o 7 marcas.
value-target-auto = automática
option-auction = Subasta
    .help = Si la subasta da vueltas hasta que tres hayan pasado o cada uno habla una sola vez.
value-auction-continuous = hasta que tres pasen
value-auction-single_round = una sola vuelta
option-all_pass = Si todos pasan
    .help = Quién vuelve a repartir, o si el repartidor tiene que subastar cuando los otros tres pasan.
value-all_pass-redeal_next = reparte el siguiente
value-all_pass-redeal_same = reparte el mismo
value-all_pass-dealer_30 = el repartidor tiene que subastar
option-passout_limit = Repartos pasados
    .help = Tras tantos seguidos, el repartidor tiene que subastar si los demás pasan; 0 es sin límite.
option-allow_doubles_trump = Dobles de triunfo
    .help = Si el declarante puede nombrar los dobles.
option-allow_no_trump = Sin triunfo
    .help = Si el declarante puede jugar sin triunfo.
option-no_trump_doubles = Dobles sin triunfo
    .help = Siempre el más alto de su palo; o alto, bajo o palo aparte, según diga el declarante.
value-no_trump_doubles-high = altos
value-no_trump_doubles-bidder_chooses = elige el declarante
option-opening_limit = Apertura más alta
    .help = La subasta más alta mientras nadie haya dicho 42.
option-set_side_keeps_points = Quien pierde el contrato conserva sus puntos
    .help = Por puntos, si la pareja que pierde su contrato se apunta de todos modos lo que se llevó.
option-early_stop = Cortar la mano decidida
    .help = Por marcas, la mano acaba en cuanto el contrato está cumplido o perdido; por puntos se juegan siempre las siete bazas.
option-special_contracts = Contratos especiales
    .help = Solo por marcas. Nello: el declarante, solo, no hace ninguna baza. Plunge: con cuatro dobles, el compañero nombra el triunfo.
value-special_contracts-nello = nello
value-special_contracts-plunge = plunge

zone-auction = Subasta
zone-pair_ac = Bazas de A y C
zone-pair_bd = Bazas de B y D

bid-name = { $marks ->
    [0] { $bid }
    [one] { $marks } marca
   *[other] { $marks } marcas
    }
suit-many = { $suit ->
    [blanks] blancas
    [ones] unos
    [twos] doses
    [threes] treses
    [fours] cuatros
    [fives] cincos
    [sixes] seises
   *[doubles] dobles
    }
suit-one = { $suit ->
    [blanks] una blanca
    [ones] un uno
    [twos] un dos
    [threes] un tres
    [fours] un cuatro
    [fives] un cinco
    [sixes] un seis
   *[doubles] un doble
    }
suit-led = { $suit ->
    [blanks] Salió una blanca
    [ones] Salió un uno
    [twos] Salió un dos
    [threes] Salió un tres
    [fours] Salió un cuatro
    [fives] Salió un cinco
    [sixes] Salió un seis
   *[doubles] Salió un doble
    }
trump-name = { $trump ->
    [blanks] blancas
    [ones] unos
    [twos] doses
    [threes] treses
    [fours] cuatros
    [fives] cincos
    [sixes] seises
    [doubles] dobles
    [none_high] ninguno, dobles altos
    [none_low] ninguno, dobles bajos
    [none_own] ninguno, los dobles palo aparte
    [nello] nello
   *[none] ninguno
    }

label-pass = Paso
label-bid = Subastar { bid-name }
call-bid = { bid-name }
label-plunge = Plunge: { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
    }
label-trump = Triunfo: { trump-name }

say-pass = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
    }
say-bid = { $person ->
    [you] Subastas { bid-name }.
   *[other] { $player } subasta { bid-name }.
    }
say-plunge = { $person ->
    [you] Dices plunge por { $marks } marcas: tienes cuatro dobles o más.
   *[other] { $player } dice plunge por { $marks } marcas: tiene cuatro dobles o más.
    }
say-passed-out = Todos han pasado: se reparte de nuevo.
say-must-bid = { $person ->
    [you] Los demás han pasado y tienes que subastar.
   *[other] Los demás han pasado y { $player } tiene que subastar.
    }
say-contract = { $person ->
    [you] Te llevas la subasta con { bid-name } y nombras el triunfo.
   *[other] { $player } se lleva la subasta con { bid-name } y nombra el triunfo.
    }
say-partner-names = { $person ->
    [you] Vale el plunge: nombras tú el triunfo y sales.
   *[other] Vale el plunge: { $player } nombra el triunfo y sale.
    }
say-trump = { $person ->
    [you] Nombras el triunfo: { trump-name }.
   *[other] { $player } nombra el triunfo: { trump-name }.
    }
say-nello = { $person ->
    [you] Juegas a nello, sin hacer ninguna baza; { $partner } no juega.
   *[other] { $player } juega a nello, sin hacer ninguna baza; { $partner } no juega.
    }
say-lead = { $person ->
    [you] Sales con { $tile }: hay que asistir a { suit-many }.
   *[other] { $player } sale con { $tile }: hay que asistir a { suit-many }.
    }
say-ruff = { $person ->
    [you] No tienes { suit-many } y fallas con { $tile }.
   *[other] { $player } no tiene { suit-many } y falla con { $tile }.
    }
say-discard = { $person ->
    [you] No tienes { suit-many } y te descartas de { $tile }.
   *[other] { $player } no tiene { suit-many } y se descarta de { $tile }.
    }

fact-dealer = { $person ->
    [you] Repartes tú
   *[other] Reparte { $player }
    }
fact-bid = { $person ->
    [you] Has subastado { bid-name }
   *[other] { $player } ha subastado { bid-name }
    }
fact-contract = Contrato: { $player }, { bid-name }
fact-all-tricks = Hacen falta las siete bazas
fact-trump = Triunfo: { trump-name }
fact-led = Salida: { suit-many }
fact-needs = { $points ->
    [0] El contrato está cumplido
   *[other] { $against ->
        [0] El contrato está perdido
       *[other] { $person ->
            [you] A tu pareja le faltan { $points }
           *[other] A la pareja de { $player } le faltan { $points }
            }; a los otros, { $against } para tumbarlo
        }
    }

note-trumps = Triunfos: { $tiles }
note-honours = Honores: { $tiles }
note-sits-out = No juega: fichas apartadas
note-no-doubles = No tiene dobles
    .short = sin dobles

refuse-auction-first = La subasta sigue abierta: primero subasta o pasa.
refuse-trump-early = Se subastan solo números; el triunfo se nombra al cerrarse la subasta.
refuse-must-bid = Los otros tres han pasado y esta vez el repartidor tiene que subastar.
refuse-low = { bid-name } no supera los { $standing } que hay sobre la mesa.
refuse-ladder = Sobre { $standing } solo se puede decir { $next }.
refuse-opening = Ahora no se puede subastar { bid-name }; lo más alto es { $highest }.
refuse-no-plunge = En esta mesa no hay plunge.
refuse-plunge-doubles = Para el plunge hacen falta cuatro dobles, y tienes { $count }.
refuse-plunge-high = El plunge pasaría de siete marcas.
refuse-auction-over = La subasta ya está cerrada.
refuse-name-first = Primero nombra el triunfo y luego sales.
refuse-named = El triunfo ya está nombrado.
refuse-no-nello = En esta mesa no hay nello.
refuse-nello-low = Para el nello hace falta una subasta de 42 o más.
refuse-nello-plunge = Tras un plunge hacen falta las siete bazas: no se puede nombrar nello.
refuse-no-doubles = En esta mesa los dobles no pueden ser triunfo.
refuse-no-trump = En esta mesa no se puede jugar así, sin triunfo.
refuse-follow = { suit-led } y tienes { $tiles }, así que debes jugar { suit-one }; { $tile } no asiste.
refuse-follow-trump = { suit-led } y tienes { $tiles }, así que debes jugar { suit-one }. { $tile } no cuenta: el triunfo son { trump-name }.
refuse-follow-double = { suit-led } y tienes { $tiles }, así que debes jugar { suit-one }. { $tile } no cuenta: los dobles son palo aparte.
refuse-follow-lower = { suit-led } y tienes { $tiles }, así que debes jugar { suit-one }. { $tile } no asiste: { $lead } salió como { suit-one }.

end-passed-out = Todos pasaron: nadie se apunta nada.
end-bid-made = { $player } y { $partner } subastaron { bid-name } y se llevaron { $taken }: contrato cumplido. Se apuntan sus { $score } y los otros los { $others } que hicieron.
end-bid-set = { $player } y { $partner } subastaron { bid-name } y solo se llevaron { $taken }: contrato perdido. Se apuntan { $score }; los otros, sus { $against } más la subasta, { $others } en total.
end-all-made = { $player } y { $partner } subastaron { bid-name } e hicieron las siete bazas: contrato cumplido. Se apuntan la subasta, { $score }; los otros, { $others }.
end-all-set = { $player } y { $partner } subastaron { bid-name }, que pide las siete bazas, y se llevaron { $taken } puntos: contrato perdido. Se apuntan { $score }; los otros, sus { $against } más la subasta, { $others } en total.
end-marks-made = { $player } y { $partner } subastaron { bid-name } y se llevaron { $taken } contra { $against }: contrato cumplido. Se apuntan { $score ->
    [one] { $score } marca
   *[other] { $score } marcas
    }; los otros, { $others }.
end-marks-set = { $player } y { $partner } subastaron { bid-name } y se llevaron { $taken } contra { $against }: contrato perdido. Los otros se apuntan { $others ->
    [one] { $others } marca
   *[other] { $others } marcas
    }; ellos, { $score }.
end-marks-all-made = { $player } y { $partner } subastaron { bid-name } e hicieron las siete bazas: contrato cumplido. Se apuntan { $score ->
    [one] { $score } marca
   *[other] { $score } marcas
    }; los otros, { $others }.
end-marks-all-set = { $player } y { $partner } subastaron { bid-name } y perdieron una baza: contrato perdido. Los otros se apuntan { $others ->
    [one] { $others } marca
   *[other] { $others } marcas
    }; ellos, { $score }.
end-nello-made = { $player } no hizo ninguna baza: nello cumplido. Con { $partner } se apunta { $score ->
    [one] { $score } marca
   *[other] { $score } marcas
    }; los otros, { $others }.
end-nello-set = { $player } hizo una baza: nello perdido. Los otros se apuntan { $others ->
    [one] { $others } marca
   *[other] { $others } marcas
    }; { $player } y { $partner }, { $score }.

## La hoja de puntos para fichas de verdad

sheet-opens-auction = La mano siguiente la reparte { $other }; habla primero { $player }.
sheet-marks = { $player } y { $partner } ganan { $marks ->
    [one] 1 marca
   *[other] { $marks } marcas
}.
ending-bid = subasta, subasto
ending-passed = pasan, todos pasan, pasaron
ask-ending-bid = ¿Quién subastó más alto?
ask-dealer = ¿Quién repartió?
ask-bid = La subasta ({ $words }):
ask-taken = Puntos que se llevó su pareja (0–42):
ask-contract = ¿Se cumplió? (sí o no)
answer-made = sí, cumplida, s
answer-set = no, fallada, n

## Lo que habla a favor de una subasta o de una ficha

why-trumps = hay { $count } fichas propias de ese palo: { $tiles }.
why-top-trumps = nadie puede ganar ahí a { $tiles }.
why-doubles = hay { $count } dobles propios.
why-draws-trumps = { $tile } es el triunfo más alto que queda, y { $count ->
    [one] hay uno
   *[other] hay { $count }
} en las otras manos.
why-sure = nadie puede ganar a { $tile }: los demás no tienen triunfos ni nada más alto de su palo.
why-highest = { $tile } es la ficha más alta que queda del palo con que sale.
why-takes = se lleva esta baza con seguridad, y vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} hasta ahora.
why-gives = { $partner } se lleva esta baza con seguridad: los { $points } quedan en la pareja.
why-saves = no echa honores a una baza que se llevan los otros.
why-ducks = queda por debajo de la ficha que se lleva la baza.

## Por qué no vale una posición

position-no-trump = No se ha nombrado el triunfo, así que todavía no hay bazas.
position-no-plunge = Estas reglas no tienen plunge.
position-auction-over = La subasta ha terminado: ya nadie habla.
position-no-bid = Según los demás campos, nadie ha ganado la subasta.
position-bidder = Según los demás campos, { $player } ha ganado la subasta.
position-sits-out = { $player } no juega esta mano: sale otro puesto.
position-plunger = Se esperan un puesto y un número de dobles: «A 4».
position-pairs = Se esperan dos números, uno por bando; hay { $found }.

## Lo que se canta en grande sobre la mesa

cheer-say-plunge = ¡Plunge!
cheer-say-nello = ¡Nello!
cheer-say-contract = { $bid ->
    [42] ¡42!
    [84] ¡84!
   *[other] { "" }
}
cheer-end-bid-made = ¡Cumplido!
cheer-end-bid-set = ¡Fallado!
cheer-end-all-made = ¡Cumplido!
cheer-end-all-set = ¡Fallado!
cheer-end-marks-made = ¡Cumplido!
cheer-end-marks-set = ¡Fallado!
cheer-end-marks-all-made = ¡Cumplido!
cheer-end-marks-all-set = ¡Fallado!
cheer-end-nello-made = ¡Nello cumplido!
cheer-end-nello-set = ¡Nello fallado!
