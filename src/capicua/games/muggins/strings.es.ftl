name = Muggins
summary = Haz que las puntas sumen un múltiplo de cinco, cántalo y reclama lo que los demás olviden.

preset-twenty_games = Veinte juegos
    .about = Siete fichas; los puntos hay que cantarlos, y otro puede reclamar los olvidados.
preset-twenty_games_auto = Veinte juegos, puntos automáticos
    .about = El mismo juego, con los puntos anotados automáticamente.
preset-twenty_games_large = Veinte juegos, dominó grande
    .about = Un dominó mayor, con fichas por jugador automáticas y una meta más alta.
preset-all_fives = Todos los cincos
    .about = Puntos automáticos, sale quien ganó la mano, y los restos se redondean a cincos.

option-scoring_claims = Puntos por cincos
    .help = Si quien juega debe cantar los puntos de su jugada o se anotan solos.
value-scoring_claims-claim = hay que cantarlos
value-scoring_claims-auto = automáticos
option-wrong_claim = Canto equivocado
    .help = Qué pasa cuando se canta un número equivocado.
value-wrong_claim-void = no vale nada
value-wrong_claim-to_next_player = lo anota el siguiente
option-false_call_penalty = Castigo por reclamar en falso
    .help = Los puntos que pierde quien dice Muggins sin razón, sin bajar de 0.
option-hand_end_rounding = Redondeo al acabar la mano
    .help = Si se redondea lo que se anota por las fichas que quedan.
value-hand_end_rounding-none = ninguno
value-hand_end_rounding-nearest5 = al cinco más cercano

label-lead-points = Salir con { $tile }, +{ $points }
label-play-points = { $tile } { at-arm }, +{ $points }
label-claim-nothing = Sin puntos
label-claim = Cantar { $points }
label-call = ¡Muggins! { $points }
label-let-go = No decir Muggins

text-claim = { $value } no vale: se canta en múltiplos de cinco, de { $low } a { $high }.
refuse-claim-first = Antes hay que decir qué ha hecho la jugada, si ha hecho algo.
refuse-answer-first = { $other } ha jugado sin cantar bien: di Muggins o calla.
refuse-auto = Aquí los puntos se cuentan solos: no se canta ni se reclama.
refuse-claim = Solo se canta justo después de una jugada propia.
refuse-call = Muggins se dice solo tras una jugada ajena mal cantada.

say-points = { $person ->
    [you] Son { $points } para ti.
   *[other] Son { $points } para { $player }.
}
say-claim-nothing = { $person ->
    [you] No cantas nada.
   *[other] { $player } no canta nada.
}
say-claim-right = { $person ->
    [you] Cantas { $points } y los anotas: las puntas hacen { $sum }.
   *[other] { $player } canta { $points } y los anota: las puntas hacen { $sum }.
}
say-claim-wrong = { $person ->
    [you] Cantas { $points }, y no es.
   *[other] { $player } canta { $points }, y no es.
}
say-claim-passes-on = { $person ->
    [you] Esos { $points } son para ti.
   *[other] Esos { $points } son para { $player }.
}
say-let-go = { $person ->
    [you] No dices Muggins.
   *[other] { $player } no dice Muggins.
}
say-call-right = { $person ->
    [you] ¡Muggins! Anotas { $points }: las puntas hacen { $sum }.
   *[other] ¡Muggins! { $player } anota { $points }: las puntas hacen { $sum }.
}
say-call-wrong = { $person ->
    [you] Dices Muggins por { $points }, y no es.
   *[other] { $player } dice Muggins por { $points }, y no es.
}
say-penalty = { $person ->
    [you] Pierdes { $points }.
   *[other] { $player } pierde { $points }.
}
say-lost = Las puntas hacían { $sum }, y nadie los ha anotado.
end-rounded = Lo que se anota por las fichas restantes se redondea al cinco más cercano.

zone-claims = Cantos
zone-count = Cuenta
fact-count = Las puntas suman { $count } ({ $ends }).
note-makes = +{ $points } ({ $tiles })

## Lo que habla a favor de una jugada

why-scores = hace { $points } puntos en el acto.
why-claim = las puntas sí suman { $points }.
why-call = hay { $points } puntos sin cantar.
why-nothing = las puntas no hacen puntos.

## Por qué no vale una posición

position-no-claims = Con estas reglas los puntos se anotan sin cantarlos.
position-mover-claims = En la fase «claim» actúa quien ha jugado: se espera { $player }.
position-mover-called = En la fase «call» no actúa quien ha jugado: se espera un puesto distinto de { $player }.

## Lo que se canta en grande sobre la mesa, y puntos que van a un jugador

cheer-say-call-right = ¡Muggins!
gain-say-points = +{ $points }
gain-say-claim-right = +{ $points }
gain-say-claim-passes-on = +{ $points }
gain-say-call-right = +{ $points }
