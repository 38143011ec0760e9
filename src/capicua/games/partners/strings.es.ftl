name = Dominó en parejas
summary = Dos contra dos en una línea sencilla: el dominó del Caribe, de América Latina y de España.
version-2 = El doble de salida con un lado libre ya no cuenta como si estuviera solo: que la última ficha sea capicúa o una las dos puntas depende de las dos puntas. En six-love, una mano que no vale nada no devuelve la salida al doble mayor. Los registros y las mesas de la versión 1 conservan sus reglas.

## Reglamentos

preset-venezuelan = Dominó venezolano
    .about = A 100: sale el 6-6 y después la salida rota; la tranca es de la pareja con menos, que cobra lo de la otra.
preset-spanish = Parejas a la española
    .about = A 300: la primera salida por sorteo, cuentan todos los puntos y el cierre es de la pareja con menos.
preset-dominican = Dominó dominicano
    .about = A 200: todos los puntos, 25 por capicúa y por pases; en el tranque se compara al que tranca con el siguiente.
preset-dominican_patio = Dominicano de patio
    .about = A 200: todos los puntos, 25 por capicúa, chuchazo y pase corrido; el tranque es de quien tiene menos puntos.
preset-puerto_rican_500 = Puertorriqueño a 500
    .about = A 500: 100 por capicú y chuchazo, y 100, 75, 50 y 25 en las cuatro primeras manos ganadas.
preset-puerto_rican_200 = Puertorriqueño a 200
    .about = A 200 sin premios: cuentan todos los puntos y sale quien gana.
preset-cuban = Dominó cubano doble nueve
    .about = Diez fichas cada uno del doble nueve y quince dormidas; a 150, el tranque es de quien tiene menos puntos.
preset-cuban_capicua = Cubano doble nueve, capicúa doble
    .about = Lo mismo, con los puntos al doble por capicúa y 20 por el pase a un doble de salida.
preset-jamaican = Jamaicano, six-love
    .about = Seis juegos seguidos: en cuanto todos han ganado uno, el tanteo vuelve a cero.
preset-jamaican_six = Jamaicano, a seis
    .about = El juego jamaicano, pero gana la primera pareja que llega a seis.
preset-jamaican_cut_throat = Jamaicano, cada uno por su cuenta
    .about = Six-love para cuatro, sin parejas.
preset-brazilian = Parejas a la brasileña
    .about = Seis fichas cada uno; cada mano vale de 1 a 4 según la última ficha, y se juega a seis.

## Reglas de la casa

option-forced_lead = Salida con el doble más alto
    .help = Si quien lo tiene debe salir con él o puede salir con cualquiera.
option-pass_lead = Ceder la salida
    .help = Si quien ganó la mano puede ceder la salida a su pareja.
option-void_lead = Salida tras una mano nula
    .help = Quién sale tras una mano que nadie ganó, cuando la salida no rota siempre.
value-void_lead-rotate = el siguiente en turno
value-void_lead-same_leader = quien salió en la nula
value-void_lead-highest_double = el doble más alto
option-redeal_doubles = Dobles para repartir otra vez
    .help = Si alguien recibe tantos dobles, se reparte de nuevo; 0 es nunca.
option-instant_doubles = Dobles que ganan
    .help = Quien recibe tantos dobles gana la mano en el acto; 0 es nunca.
option-block_winner = Quién gana el cierre
    .help = Qué se compara cuando nadie puede jugar.
value-block_winner-lowest_pair = la pareja con menos puntos
value-block_winner-lowest_individual = la pareja del jugador con menos puntos
value-block_winner-blocker_vs_next = el que tranca o el siguiente, quien tenga menos
option-block_tie = Empate en el cierre
    .help = Quién gana cuando lo que se compara es igual.
value-block_tie-void = nadie: la mano es nula
value-block_tie-opener = la pareja que salió
value-block_tie-blocker = la pareja que trancó
option-count_pips = Qué puntos cuentan
    .help = Qué se anota quien gana la mano.
value-count_pips-opponents = los de los contrarios
value-count_pips-all = los de todos
option-scoring = Qué se cuenta
    .help = Si las manos dan puntos o cada una vale como un juego ganado.
value-scoring-pips = puntos
value-scoring-games = juegos
option-win_simple = Dominar sin más
    .help = Los juegos que gana una última ficha cualquiera.
option-win_double = Dominar con doble
    .help = Los juegos que gana un doble como última ficha.
option-win_both = Dominar por las dos puntas
    .help = Los juegos que gana una última ficha que casa en las dos puntas.
option-win_cross = Dominar con doble por las dos puntas
    .help = Los juegos que gana un doble que casa en las dos puntas.
option-win_block = El cierre
    .help = Los juegos que gana un cierre.
option-key_win = La llave
    .help = Los juegos que gana la única ficha que quedaba para las dos puntas; 0 si no se usa esta regla.
option-void_next = Después de una mano nula
    .help = Qué hace una mano sin ganador con la siguiente.
value-void_next-none = nada
value-void_next-two = vale dos
value-void_next-plus_one = vale uno más cada vez
option-capicua_bonus = Capicúa
    .help = Los puntos por dominar con una ficha que casa en las dos puntas.
value-capicua_bonus-double = los puntos otra vez
option-both_ends = Casar en las dos puntas
    .help = Si las dos puntas tienen que mostrar números distintos.
value-both_ends-different = solo puntas distintas
value-both_ends-any = también puntas iguales
option-capicua_double = Capicúa con doble
    .help = Si un doble es capicúa cuando las dos puntas son de su número.
option-capicua_blank = Capicúa con blanca
    .help = Si una ficha con blanca puede ser capicúa.
option-chuchazo_bonus = Chuchazo
    .help = Los puntos por dominar con el 0-0.
option-chuchazo_both_ends = Chuchazo entre dos blancas
    .help = Si el 0-0 cuenta cuando las dos puntas son blancas.
option-pase_salida_bonus = Pase de salida
    .help = Los puntos cuando el siguiente al que sale pasa a la salida.
option-pase_salida_plain = Pase a una salida sin doble
    .help = Los puntos cuando no se salió con doble.
value-pase_salida_plain-same = los mismos
option-pase_salida_partner = La pareja tras el pase de salida
    .help = Si la pareja de quien salió tiene que jugar para que cuente.
value-pase_salida_partner-must_play = tiene que jugar
value-pase_salida_partner-any = puede pasar
option-pase_corrido_bonus = Pase corrido
    .help = Los puntos cuando los otros tres pasan a una ficha.
option-hand_bonuses = Premio de cada mano
    .help = Los puntos para quien gana la primera mano, la segunda, etc., escritos 1:100,2:75; un solo número vale para la primera.
map-hand_bonuses = según la mano…
    .help = mano:puntos, como 1:100,2:75
value-hand_bonuses-none = ninguno
option-block_bonus = Premio del cierre
    .help = Los puntos para quien gana un cierre, además de los de las fichas.
option-bonus_fit = Pases cerca de la meta
    .help = Si los premios por pases pueden llegar a la meta de la partida.
value-bonus_fit-any = pueden pasarla
value-bonus_fit-not_past = pueden llegar, no pasarla
value-bonus_fit-below = no pueden llegar
option-match_format = La partida
    .help = Cómo se gana una partida.
value-match_format-target = quien llega a la meta
value-match_format-six_love = six-love: los demás tienen que estar a cero
option-one_all_play_two = A uno iguales, por dos
    .help = Si a uno iguales el siguiente juego vale dos, en vez de volver a cero.
option-shutout = Zapatero
    .help = Cuánto vale en una serie una partida en la que los que pierden no anotaron.
value-shutout-none = una partida
value-shutout-double = dos partidas

bad-with-pips = { $option } va con scoring=games, no con scoring=pips.
bad-bonus = { $option } se paga en puntos a una pareja: va con scoring=pips y teams=pairs.
bad-alone = { $option }={ $value } necesita parejas; con teams=none solo puede ser { $allowed }.
bad-net-all = blocked_scoring=winner_net descuenta lo propio; con count_pips=all lo propio cuenta.
bad-pass-lead = pass_lead necesita una pareja y next_lead=hand_winner.
bad-hand-bonus = hand_bonuses nombra la mano { $hand }; las manos van de la 1 a la { $high }.

## Jugadas

label-give-lead = Ceder la salida a { $other }
label-show = Mostrar los dobles

verb-give_lead = ceder la salida, ceder, cedo
verb-show = mostrar, muestro

## Por qué no

refuse-doubles-first = Quien tiene { $count } dobles gana en el acto: primero se muestran.
refuse-show = Aquí nadie tiene dobles suficientes para ganar la mano.
refuse-give-never = En este juego no se cede la salida.
refuse-give-back = La salida ya se cedió: ahora hay que salir con una ficha.
refuse-give-won = Solo quien ganó la mano anterior puede ceder la salida a su pareja.

## Lo que se dice

redealt-doubles = { $person ->
    [you] Te tocaron { $count } dobles: se repartió todo de nuevo.
   *[other] A { $player } le tocaron { $count } dobles: se repartió todo de nuevo.
}
say-lead = { $country ->
    [jm] { $person ->
        [you] Tu pose: { $tile }.
       *[other] { $player } hace la pose con { $tile }.
    }
   *[other] { $person ->
        [you] Sales con { $tile }.
       *[other] { $player } sale con { $tile }.
    }
}
say-pass = { $country ->
    [jm] { $person ->
        [you] Tocas la mesa: no llevas { $numbers }.
       *[other] { $player } toca la mesa: no lleva { $numbers }.
    }
   *[other] { $person ->
        [you] Pasas a { $numbers }.
       *[other] { $player } pasa a { $numbers }.
    }
}
say-domino = { $country ->
    [br] ¡Batida! { $person ->
        [you] Era tu última ficha.
       *[other] Era la última ficha de { $player }.
    }
    [cu] { $person ->
        [you] ¡Te pegaste! Era tu última ficha.
       *[other] ¡{ $player } se pegó! Era su última ficha.
    }
   *[other] ¡Dominó! { $person ->
        [you] Era tu última ficha.
       *[other] Era la última ficha de { $player }.
    }
}
say-give-lead = { $person ->
    [you] Cedes la salida a { $other }.
   *[other] { $player } cede la salida a { $other }.
}
say-show = { $person ->
    [you] Muestras { $tiles }: tantos dobles ganan la mano.
   *[other] { $player } muestra { $tiles }: tantos dobles ganan la mano.
}
say-salida = { $ours ->
    [us] ¡Pase de salida! { $points } para nosotros.
    [them] ¡Pase de salida! { $points } para ellos.
   *[other] ¡Pase de salida! { $points } para { $player } y { $partner }.
}
say-salida-full = El pase de salida daría { $points } a { $player } y { $partner }, pero ya no caben en los { $target } de la partida.
say-salida-waits = Pase de salida: { $points } para { $player } y { $partner } si { $other } juega ahora.
say-salida-lost = { $partner } también pasa, así que el pase de salida no vale.
say-corrido-near = Van { $count } de { $of } para el pase corrido de { $player }.
say-corrido = { $ours ->
    [us] ¡Pase corrido! { $points } para nosotros, y { $player } juega otra vez.
    [them] ¡Pase corrido! { $points } para ellos, y { $player } juega otra vez.
   *[other] ¡Pase corrido! { $points } para { $player } y { $partner }; { $player } juega otra vez.
}
say-corrido-full = Pasaron los tres, pero los { $points } de { $player } y { $partner } ya no caben en los { $target } de la partida.
say-block = { $country ->
    [ve] ¡Tranca! { $person ->
        [you] Trancas el juego.
       *[other] { $player } tranca el juego.
    }
    [do] ¡Tranque! { $person ->
        [you] Trancas el juego.
       *[other] { $player } tranca el juego.
    }
    [pr] ¡Tranque! { $person ->
        [you] Trancas el juego.
       *[other] { $player } tranca el juego.
    }
    [cu] ¡Tranque! { $person ->
        [you] Trancas el juego.
       *[other] { $player } tranca el juego.
    }
   *[other] ¡Cierre! { $person ->
        [you] Cierras el juego.
       *[other] { $player } cierra el juego.
    }
}
say-capicua = { $country ->
    [pr] ¡Capicú! { $tile } casa en las dos puntas: { $points } más.
   *[other] ¡Capicúa! { $tile } casa en las dos puntas: { $points } más.
}
say-chuchazo = ¡Chuchazo! Se dominó con el 0-0: { $points } más.
say-not-double = { $tile } casa en las dos puntas, pero con un doble no hay capicúa.
say-not-alike = { $tile } casa en las dos puntas, pero son del mismo número: no es { $country ->
    [br] lá-e-lô.
   *[other] capicúa.
}
say-not-blank = { $tile } casa en las dos puntas, pero aquí con una blanca no hay capicúa.
say-not-chuchazo = { $tile } cae entre dos blancas: aquí no es chuchazo.
say-key = ¡Llave! { $tile } era la única ficha que quedaba para las dos puntas: { $count } juegos.
say-double = { $country ->
    [br] ¡Carroça! { $tile } es un doble: { $count }.
   *[other] { $tile } es un doble: { $count }.
}
say-both = { $country ->
    [br] ¡Lá-e-lô! { $tile } casa en las dos puntas: { $count }.
   *[other] { $tile } casa en las dos puntas: { $count }.
}
say-cross = { $country ->
    [br] ¡Cruzada! { $tile } es un doble y casa en las dos puntas: { $count }.
   *[other] { $tile } es un doble y casa en las dos puntas: { $count }.
}

## El final de la mano

end-doubles = { $person ->
    [you] Tus dobles ganan la mano.
   *[other] Los dobles de { $player } ganan la mano.
}
end-blocked = { $country ->
    [ve] Tranca de { $player }: nadie tiene ficha para { $numbers }.
    [do] Tranque de { $player }: nadie tiene ficha para { $numbers }.
    [pr] Tranque de { $player }: nadie tiene ficha para { $numbers }.
    [cu] Tranque de { $player }: nadie tiene ficha para { $numbers }.
   *[other] Cierre de { $player }: nadie tiene ficha para { $numbers }.
}
end-compare-pairs = Las parejas: { $player } y { $partner } { $mine }, los otros { $theirs }.
end-compare-lowest = Quien menos tiene: { $player }, con { $mine }.
end-compare-next = { $player } { $mine } contra { $other } { $theirs }.
end-tie = { $country ->
    [cu] Empate: la data es nula.
   *[other] Empate: la mano es nula.
}
end-tie-opener = Empate: gana la pareja de { $player }, que salió.
end-tie-blocker = Empate: gana la pareja de { $player }, que trancó.
end-count-all = Las fichas de todos: { $points }.
end-count-theirs = Las fichas de quienes pierden: { $points }.
end-score-pair = { $ours ->
    [us] Anotamos { $points } ({ $sum }).
    [them] Ellos anotan { $points } ({ $sum }).
   *[other] { $player } y { $partner } anotan { $points } ({ $sum }).
}
end-bonus-capicua = { $country ->
    [pr] Capicú: { $points }.
   *[other] Capicúa: { $points }.
}
end-bonus-chuchazo = Chuchazo: { $points }.
end-bonus-hand = Premio de esta mano: { $points }.
end-bonus-block = Premio del cierre: { $points }.
end-games = { $person ->
    [you] Ganas { $count ->
        [one] un juego.
       *[other] { $count } juegos.
    }
   *[other] { $player } gana { $count ->
        [one] un juego.
       *[other] { $count } juegos.
    }
}
end-games-pair = { $ours ->
    [us] Ganamos { $count ->
        [one] un juego.
       *[other] { $count } juegos.
    }
    [them] Ellos ganan { $count ->
        [one] un juego.
       *[other] { $count } juegos.
    }
   *[other] { $player } y { $partner } ganan { $count ->
        [one] un juego.
       *[other] { $count } juegos.
    }
}
end-bruk = ¡Bruk! Gana { $player }, y todos vuelven a 0.
end-bruk-pair = { $ours ->
    [us] ¡Bruk! Ganamos, y todos volvemos a 0.
    [them] ¡Bruk! Ganan ellos, y todos volvemos a 0.
   *[other] ¡Bruk! Ganan { $player } y { $partner }, y todos vuelven a 0.
}
end-one-all = Uno iguales: el siguiente juego vale dos.
end-void-two = El siguiente juego vale dos.
end-void-plus = El siguiente juego vale { $count } más.
end-leads-next = { $person ->
    [you] Sales en la siguiente: la salida rota, y en esta salió { $other }.
   *[other] En la siguiente sale { $player }: la salida rota, y en esta salió { $other }.
}
end-leads-same = { $person ->
    [you] Vuelves a salir.
   *[other] Vuelve a salir { $player }.
}
end-leads-winner = { $person ->
    [you] Sales en la siguiente, porque ganaste la mano.
   *[other] En la siguiente sale { $player }, que ganó la mano.
}
end-leads-or-gives = { $country ->
    [jm] { $person ->
        [you] La siguiente pose es tuya, o se la cedes a { $other }.
       *[other] La siguiente pose es de { $player }, o se la cede a { $other }.
    }
    [cu] { $person ->
        [you] Sales en la siguiente, porque ganaste la data, o le cedes la salida a { $other }.
       *[other] En la siguiente sale { $player }, que ganó la data, o le cede la salida a { $other }.
    }
   *[other] { $person ->
        [you] Sales en la siguiente, porque ganaste la mano, o le cedes la salida a { $other }.
       *[other] En la siguiente sale { $player }, que ganó la mano, o le cede la salida a { $other }.
    }
}
end-leads-double = En la siguiente sale el doble más alto.
end-shutout = { $country ->
    [jm] ¡Six-love! Gana { $player }, y los demás a cero.
   *[other] ¡Zapatero! Gana { $player }, y los demás a cero.
}
end-shutout-pair = { $country ->
    [do] ¡Pollona! Ganan { $player } y { $partner }, y los otros a cero.
    [cu] ¡Pollona! Ganan { $player } y { $partner }, y los otros a cero.
    [jm] ¡Six-love! Ganan { $player } y { $partner }, y los otros a cero.
    [br] ¡Buchuda! Ganan { $player } y { $partner }, y los otros a cero.
   *[other] ¡Zapatero! Ganan { $player } y { $partner }, y los otros a cero.
}
end-shutout-double = Vale por dos partidas.

## Lo que se canta en grande sobre la mesa, y puntos que van a un jugador

cheer-say-domino = { $country ->
    [br] ¡Batida!
    [cu] ¡Me pegué!
   *[other] ¡Dominó!
}
cheer-say-block = { $country ->
    [ve] ¡Tranca!
    [do] ¡Tranque!
    [pr] ¡Tranque!
    [cu] ¡Tranque!
   *[other] ¡Cierre!
}
cheer-end-blocked = { "" }
cheer-say-capicua = { $country ->
    [pr] ¡Capicú!
   *[other] ¡Capicúa!
}
cheer-say-chuchazo = ¡Chuchazo!
cheer-say-corrido = ¡Pase corrido!
cheer-say-key = ¡Llave!
cheer-say-both = { $country ->
    [br] ¡Lá-e-lô!
   *[other] ¡Por las dos puntas!
}
cheer-say-cross = { $country ->
    [br] ¡Cruzada!
   *[other] ¡Doble por las dos puntas!
}
cheer-end-bruk = ¡Bruk!
cheer-end-bruk-pair = ¡Bruk!
cheer-end-shutout = { $country ->
    [jm] ¡Six-love!
   *[other] ¡Zapatero!
}
cheer-end-shutout-pair = { $country ->
    [do] ¡Pollona!
    [cu] ¡Pollona!
    [jm] ¡Six-love!
    [br] ¡Buchuda!
   *[other] ¡Zapatero!
}
gain-say-salida = +{ $points }
gain-say-corrido = +{ $points }

## La mesa

zone-sleeping = Dormidas
zone-hand = Esta mano
side-us = Nosotros
side-them = Ellos
note-one-left = solo queda { $tiles }
note-none-left = no queda ninguna ficha
fact-leader = { $country ->
    [jm] Pose: { $player }
   *[other] { $person ->
        [you] Saliste tú
       *[other] Salió { $player }
    }
}
fact-to-lead = { $country ->
    [jm] { $person ->
        [you] Tu pose
       *[other] Pose de { $player }
    }
   *[other] { $person ->
        [you] Sales
       *[other] Sale { $player }
    }
}
fact-called = { $person ->
    [you] Tienes { $tile } y sales con la que quieras.
   *[other] { $player } tiene { $tile } y sale con la que quiera.
}
fact-given = { $person ->
    [you] Has cedido la salida
   *[other] Salida cedida por { $player }
}
fact-doubles = { $person ->
    [you] Tienes { $count } dobles o más: muéstralos.
   *[other] { $player } tiene { $count } dobles o más.
}
fact-passes = Pase corrido de { $player }: { $count } de { $of }
fact-hand-bonus = Premio de esta mano: { $points }
fact-one-all = Uno iguales: este juego vale dos.
fact-six-love = { $person ->
    [you] Si ganas, todos vuelven a 0.
   *[other] Si gana { $player }, todos vuelven a 0.
}
fact-six-love-pair = { $ours ->
    [us] Si ganamos, todos vuelven a 0.
    [them] Si ganan ellos, todos vuelven a 0.
   *[other] Si ganan { $player } y { $partner }, todos vuelven a 0.
}
fact-to-one-all = { $person ->
    [you] Si ganas, quedan uno iguales.
   *[other] Si gana { $player }, quedan uno iguales.
}
fact-to-one-all-pair = { $ours ->
    [us] Si ganamos, quedamos uno iguales.
    [them] Si ganan ellos, quedamos uno iguales.
   *[other] Si ganan { $player } y { $partner }, quedan uno iguales.
}
fact-worth-two = Este juego vale dos.
fact-worth-more = Este juego vale { $count } más.
fact-hanged = Dobles ahorcados: { $tiles }

## La hoja de puntos para fichas de verdad

ending-doubles = dobles
ask-ending-doubles = ¿De quién eran los dobles?
ask-closing = ¿Cómo se cerró la mano?
answer-simple = sin más, simple
answer-double = con doble, doble
answer-both = por las dos puntas, dos puntas
answer-cross = con doble por las dos puntas, cruzada
answer-key = con la llave, llave
ask-capicua = ¿Fue capicúa?
ask-chuchazo = ¿Fue chuchazo, con el 0-0?
ask-blocker = ¿Quién trancó?
answer-no = no
answer-yes = sí, si
sheet-chuchazo-capicua = Con estas reglas el 0-0 no puede ser capicúa: es chuchazo o capicúa, no las dos cosas.

## Lo que habla a favor de una jugada

why-capicua = guarda { $tile } para las dos puntas: una capicúa.
why-partner = deja el { $number } con el que salió { $other }.

## Por qué no vale una posición

position-no-doubles = Con estas reglas no se enseñan dobles.
