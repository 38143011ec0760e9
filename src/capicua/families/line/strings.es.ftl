# Lo que comparten los juegos de línea: reglas de la casa, jugadas, lo que se dice y el tanteo.

## Reglas de la casa

option-set = Dominó
    .help = El número más alto de una ficha; un dominó mayor tiene más fichas.
value-set-6 = doble 6, 28 fichas
value-set-9 = doble 9, 55 fichas
value-set-12 = doble 12, 91 fichas
value-set-15 = doble 15, 136 fichas
option-direction = Sentido del juego
    .help = Hacia qué lado pasa el turno.
value-direction-clockwise = en el sentido del reloj, hacia la izquierda
value-direction-counterclockwise = en sentido contrario al reloj, hacia la derecha
option-hand_size = Fichas por jugador
    .help = Cuántas fichas toma cada uno: automático, un número, o uno para cada número de jugadores.
value-hand_size-auto = automático
option-first_lead = Primera salida
    .help = Quién sale en la primera mano de la partida.
value-first_lead-lot = por sorteo
value-first_lead-highest_double = el doble más alto
option-next_lead = Salidas siguientes
    .help = Quién sale en cada mano posterior.
value-next_lead-same_leader = siempre la misma persona
value-next_lead-rotate = el siguiente en turno
value-next_lead-hand_winner = quien ganó la mano anterior
value-next_lead-highest_double = el doble más alto
option-no_double = Nadie tiene doble
    .help = Qué pasa cuando debe salir el doble más alto y nadie tiene ninguno.
value-no_double-redeal = se reparte otra vez
value-no_double-heaviest_tile = sale la ficha de más puntos
value-no_double-draw_for_double = se roba hasta que salga un doble
option-spinner = Doble pivote
    .help = Si el primer doble abre más de dos puntas.
value-spinner-none = ninguno: dos puntas
value-spinner-four = el primer doble abre cuatro puntas
value-spinner-all_first = el doble de salida, primero sus cuatro lados
value-spinner-single = una sola punta
option-draw_per_turn = Robos por turno
    .help = Cuántas fichas se pueden robar en un turno; con 0 nadie roba.
value-draw_per_turn-unlimited = las que hagan falta
option-draw_when_able = Robar pudiendo jugar
    .help = Si quien tiene una ficha que casa puede robar.
option-boneyard_reserve = Fichas que se quedan
    .help = Cuántas fichas del montón no se pueden robar nunca.
option-dead_layout = Línea muerta
    .help = Qué pasa cuando ninguna ficha de las que faltan por jugar casa en ninguna punta.
value-dead_layout-stop = la mano termina en el acto
value-dead_layout-play_on = se sigue robando hasta que nadie pueda
option-blocked_scoring = Puntos del cierre
    .help = Quién anota y cuánto cuando nadie puede jugar.
value-blocked_scoring-ladder = escalera: cada uno cobra de los que tienen más
value-blocked_scoring-winner_difference = quien tiene menos cobra las diferencias
value-blocked_scoring-winner_net = quien tiene menos cobra lo ajeno menos lo suyo
value-blocked_scoring-winner_all = quien tiene menos cobra todo lo ajeno
option-target = Meta
    .help = Los puntos que ganan la partida; en automático, 100 con el doble 6 y más con dominós mayores.
value-target-auto = automática
option-match_end_check = Fin de la partida
    .help = Si los puntos hechos en juego pueden acabar la partida a mitad de una mano.
value-match_end_check-end_of_hand = al acabar la mano
value-match_end_check-immediate = en el acto
option-max_hands = Máximo de manos
    .help = Tras estas manos gana quien más puntos tenga; 0 es sin límite.
option-teams = Parejas
    .help = Si cuatro jugadores juegan dos contra dos.
value-teams-none = cada uno por su cuenta
value-teams-pairs = A y C contra B y D
option-stakes = Apuesta
    .help = Si se juega por puntos o por un bote de monedas.
value-stakes-none = ninguna: puntos
value-stakes-pool = un bote
option-stake = Puesta
    .help = Lo que cada uno paga al bote antes de cada reparto.
option-bankroll = Fondo inicial
    .help = Con cuántas monedas empieza cada uno.
option-pool_hands = Manos por el bote
    .help = Tras cuántas manos termina una partida por el bote.
option-blocked_pool = Bote del cierre
    .help = Qué se hace con el bote cuando la mano se cierra.
value-blocked_pool-lowest = se lo lleva quien tiene menos
value-blocked_pool-carry_over = se queda para la mano siguiente

bad-pool-pairs = Por un bote juega cada uno solo: stakes=pool no va con teams=pairs.
bad-bankroll = bankroll={ $bankroll } es menos que stake={ $stake }; hay que tener al menos para una puesta.

## Reglamentos que tienen varios juegos

preset-twenty_games = Veinte juegos
    .about = El juego sencillo, con el doble 6 y siete fichas por jugador.
preset-twenty_games_large = Veinte juegos, dominó grande
    .about = Un dominó mayor, fichas por jugador automáticas y un doble pivote que abre cuatro puntas.
preset-classic = Clásico
    .about = Fichas según los jugadores, salida que rota, y en el cierre cobra quien tiene menos.

## Jugadas

label-lead = Salir con { $tile }
label-play = { $tile } { at-arm }
at-arm = { $arm ->
    [E] a la derecha
    [W] a la izquierda
    [N] arriba
   *[S] abajo
}
verb-E = a la derecha, derecha
verb-W = a la izquierda, izquierda
verb-N = arriba
verb-S = abajo
label-draw = Robar una ficha
label-pass = Pasar

## Por qué no

refuse-seek = Nadie tiene doble: hay que robar antes de que alguien salga.
refuse-before-lead = Todavía no se ha salido: la mano empieza con la salida.
refuse-lead-done = Ya se ha salido; ahora la ficha necesita una punta abierta.
refuse-lead-forced = Hay que salir con { $tile }.
refuse-not-held = { $tile } no está entre las fichas de este puesto.
refuse-fit = { $tile } no casa: las puntas abiertas piden { $numbers }.
refuse-fit-end = { $tile } no casa ahí: esa punta pide { $number }.
refuse-same-edge = Los lados libres de un mismo doble son equivalentes: ponla { at-arm }.
refuse-closed = No hay punta abierta { at-arm }; las abiertas piden { $numbers }.
refuse-draw-never = En este juego no se roba.
refuse-draw-empty = { $reserve ->
    [0] El montón está vacío.
    [one] La última ficha del montón se queda.
   *[other] Las últimas { $reserve } fichas del montón se quedan.
}
refuse-draw-limit = { $count ->
    [one] En un turno solo se roba una ficha.
   *[other] En un turno solo se roban { $count } fichas.
}
refuse-draw-able = Puedes jugar { $tiles }; solo roba quien no tiene ficha que case.
refuse-pass-draw = No se pasa mientras haya fichas que robar ({ $count }).
refuse-pass = Puedes jugar { $tiles }: hay que jugar.

## Por qué no vale una posición

position-arms = Se espera uno de { $allowed }, seguido de fichas.
position-root = Falta la salida, con una ficha: «root 6-4».
position-chain = Solo una línea de dos puntas se deduce de sus fichas. Escribe sus ramas: «root 5-5 | E 5-0».
position-apart = { $tiles } no { $count ->
    [one] casa
   *[other] casan
} con ninguna otra ficha de la mesa.
position-ends = Estas fichas no caben en una sola línea, que tiene dos puntas: quedarían abiertas { $numbers }. Falta o sobra alguna ficha.
position-closed = { $tile } no puede estar en { $arm }: las puntas abiertas están en { $open }.
position-spinner = Se espera un doble de E o W: { $doubles }.
position-first-double = { $tile } está antes en esa punta, y el primer doble es el doble pivote.
position-lead-done = Ya se ha salido con una ficha.
position-lacked = { $player } no puede tener { $tile } y haber pasado al { $number }.
position-both-out = { $player } y { $other } no tienen fichas, pero solo puede dominar una persona.

## Lo que se dice

say-lead = { $person ->
    [you] Sales con { $tile }.
   *[other] { $player } sale con { $tile }.
}
say-play = { $person ->
    [you] Pones { $tile } { at-arm }.
   *[other] { $player } pone { $tile } { at-arm }.
}
say-spinner = { $tile } es el doble pivote y abre cuatro puntas.
say-domino = { $person ->
    [you] ¡Dominó! Era tu última ficha.
   *[other] ¡Dominó! Era la última ficha de { $player }.
}
say-pass = { $person ->
    [you] Pasas (sin { $numbers }).
   *[other] { $player } pasa (sin { $numbers }).
}
say-draw = { $person ->
    [you] Robas; { $left ->
        [0] el montón queda vacío.
        [one] queda 1 en el montón.
       *[other] quedan { $left } en el montón.
    }
   *[other] { $player } roba; { $left ->
        [0] el montón queda vacío.
        [one] queda 1 en el montón.
       *[other] quedan { $left } en el montón.
    }
}
say-drew = { $person ->
    [you] Robas { $tile }.
   *[other] { $player } roba { $tile }.
}
say-seek = { $person ->
    [you] Nadie tiene doble; robas a ver si sale uno.
   *[other] Nadie tiene doble; { $player } roba a ver si sale uno.
}
say-found = { $person ->
    [you] Es { $tile }: debes salir con ella.
   *[other] Es { $tile }: { $player } debe salir con ella.
}

## El final de la mano

end-domino = { $person ->
    [you] Has dominado.
   *[other] { $player } ha dominado.
}
end-blocked = Cierre: nadie tiene ficha para { $numbers } y nadie puede robar.
end-blocked-out = Cierre: todas las fichas con { $numbers } están en la mesa.
end-target = { $person ->
    [you] Llegas a { $target } puntos y la partida termina.
   *[other] { $player } llega a { $target } puntos y la partida termina.
}
end-hand = { $person ->
    [you] Te quedan { $tiles }: { $total }.
   *[other] A { $player } le quedan { $tiles }: { $total }.
}
end-score = { $person ->
    [you] Anotas { $points } ({ $sum }).
   *[other] { $player } anota { $points } ({ $sum }).
}
end-score-pair = { $player } y { $partner } anotan { $points } ({ $sum }).
end-nothing = Nadie anota.
end-pool = { $person ->
    [you] Te llevas { $chips } de las { $pool } monedas del bote.
   *[other] { $player } se lleva { $chips } de las { $pool } monedas del bote.
}
end-pool-stays = Nadie se lleva el bote; sus { $pool } monedas se quedan para la mano siguiente.
end-pool-returned = Era la última mano: las { $pool } monedas del bote se reparten de nuevo.

## La mesa

zone-line = Línea
zone-boneyard = Montón
note-lacked = sin { $numbers }
    .short = sin { $numbers }
fact-lead = { $person ->
    [you] Debes salir con { $tile }.
   *[other] { $player } debe salir con { $tile }.
}
fact-seek = Nadie tiene doble: se roba a ver si sale uno.
fact-spinner = Doble pivote: { $tile }
fact-drawn = { $person ->
    [you] Robadas en este turno: { $count }
   *[other] Robadas en este turno por { $player }: { $count }
}
fact-pool = En el bote: { $pool }
fact-numbers = Han salido: { $counts }

## La hoja de puntos para fichas de verdad

ending-target = meta

## A favor de una jugada

why-out = domina.
why-blocks = { $other } ya pasó con { $numbers } y no puede jugar en la línea tal como queda.
why-lacked = abre { $numbers }, con lo que { $other } ya pasó.
why-own-end = { $count ->
    [one] nadie más puede jugar al { $number }: la única ficha que queda la tiene quien juega.
   *[other] nadie más puede jugar al { $number }: las { $count } fichas que quedan las tiene todas quien juega.
}
why-dead-end = ya nadie puede jugar al { $number }.
why-double = { $tile } es un doble y solo casa con un número: mejor pronto que tarde.
why-heavy = es la ficha de más puntos que casa: { $pips } puntos menos entre tus fichas.
why-suit = quedan otras { $count } fichas propias para el { $number } que abre.
why-followers = después casan { $count } de las demás fichas de la mano; con ninguna otra jugada casan más.
why-variety = en la mano quedan { $count } números distintos; con ninguna otra jugada quedan más.

## Lo que se canta en grande sobre la mesa

cheer-say-domino = ¡Dominó!
cheer-end-blocked = ¡Cierre!
cheer-end-blocked-out = ¡Cierre!
