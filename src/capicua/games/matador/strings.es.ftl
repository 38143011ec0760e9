name = Matador
summary = Las mitades que se tocan suman siete, y los matadores entran en cualquier sitio.

preset-twenty_games_large = Veinte juegos, dominó grande
    .about = Un dominó mayor, fichas por jugador automáticas, y una suma de uno más que su número más alto.
preset-classic = Clásico
    .about = Sale el doble más alto, se puede robar pudiendo jugar, y en el cierre cobra quien tiene menos.

option-matador_crosswise = Matadores atravesados
    .help = Si un matador se puede poner atravesado, de modo que su punta tenga los dos números.

text-exposed = «{ $text }»: una jugada se escribe con ficha, punta y la mitad que queda a la vista, como 4-3@E>3.
text-which-half = { $tile } entra de las dos maneras: di qué mitad queda a la vista, como { $tile }@{ $arm }>2.

label-play-exposed = { $tile } { at-arm }, queda { $exposed }
label-play-across = { $tile } atravesada { at-arm }

refuse-sum = { $joined } y { $number } no casan aquí: las mitades que se tocan deben sumar { $sum }, así que el { $number } pide un { $needed }.
refuse-sum-across = { $joined } no casa aquí: la ficha que está { at-arm } va atravesada y pide un { $needed } o un { $other_needed }.
refuse-blank = En una blanca solo entra un matador.
refuse-across = { $tile } no se puede atravesar: solo un matador, y que no sea doble.
refuse-two-ends = Aquí la línea solo tiene dos puntas, izquierda y derecha.
refuse-draw-matador = Un matador entra en cualquier sitio: tienes que jugarlo antes de poder robar ({ $tiles }).

say-play-exposed = { $person ->
    [you] Pones { $tile } { at-arm }; la punta es { $exposed }.
   *[other] { $player } pone { $tile } { at-arm }; la punta es { $exposed }.
}
say-play-across = { $person ->
    [you] Pones { $tile } atravesada { at-arm }: valen sus dos números.
   *[other] { $player } pone { $tile } atravesada { at-arm }: valen sus dos números.
}

end-blocked = Cierre: nadie tiene ficha para las puntas { $numbers } y nadie puede robar.
end-blocked-out = Cierre: todas las fichas que entran en las puntas { $numbers } están en la mesa.

note-needs = pide { $numbers }
note-matador-only = solo un matador
note-lacked = nada para { $numbers }

zone-matadors = Matadores
fact-matadors = Matadores en la mesa: { $tiles } ({ $count } de { $total })
fact-no-matadors = No hay en la mesa ninguno de los { $total } matadores.
fact-own-matadors = Tus matadores: { $tiles }

## Por qué no vale una posición

position-across = Con estas reglas, { $tile } no se puede atravesar.
position-exposed = La mitad a la vista de { $tile } es una de { $allowed }.
position-half = { $tile } entra de las dos maneras: añade la mitad que queda a la vista, como { $tile }>{ $half }.
position-halves = { $tile } no casa con la punta abierta { $end }: las mitades que se tocan deben sumar { $sum }.
