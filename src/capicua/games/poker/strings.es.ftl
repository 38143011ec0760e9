name = Póquer de dominó
summary = Cinco fichas cada uno, apuestas con tantos de juego, y la mejor mano se lleva el bote.

preset-straight_poker = Póquer cerrado
    .about = Una ronda de apuestas con límite fijo, sin descarte, doce manos.
preset-five_tile_draw = Póquer con descarte
    .about = Dos o tres jugadores apuestan, cambian hasta tres fichas y vuelven a apostar.
preset-traditional_ranks = Jugadas tradicionales
    .about = Escaleras por palo: cinco seguidas de cuatros, de cincos o de seises.
preset-freezeout = Hasta el final
    .about = Sin límite, hasta que uno tenga todos los tantos; puesta y unidad se doblan cada diez manos.

option-starting_stack = Tantos iniciales
    .help = Los tantos con que empieza cada uno. Son puntos de juego y no valen nada fuera de él.
option-ante = Puesta
    .help = Lo que cada uno pone en el bote antes de repartir.
option-unit = Unidad de apuesta
    .help = Lo que vale una apuesta, o la menor si no hay límite fijo; el doble después del descarte.
option-betting = Apuestas
    .help = Cuánto se puede apostar o subir.
value-betting-fixed_limit = límite fijo
value-betting-pot_limit = límite del bote
value-betting-no_limit = sin límite
option-max_raises = Subidas
    .help = Con límite fijo, cuántas subidas caben tras una apuesta en cada ronda.
option-draws = Descartes
    .help = Si se cambian fichas tras la primera ronda de apuestas; entonces juegan tres como mucho.
option-max_draw = Fichas del descarte
    .help = Cuántas fichas se pueden cambiar como mucho.
option-straights = Escaleras
    .help = Por longitud: cuatro o cinco seguidas de cualquier palo, y la de seises aparte. Por palo: cinco seguidas de cuatros, de cincos o de seises.
value-straights-examples = por longitud
value-straights-suit = por palo
option-high_order = Ficha alta
    .help = Qué ficha es la más alta cuando nadie tiene nada mejor.
value-high_order-doubles_first = los dobles primero
value-high_order-pips = la de más puntos
option-match_hands = Manos de la partida
    .help = La partida acaba tras estas manos; con 0 se juega hasta que uno tenga todos los tantos, y 200 manos como máximo.
option-ante_doubles_every = Doblar la puesta
    .help = Puesta y unidad se doblan cada tantas manos; 0 es nunca.

zone-pot = Bote
zone-side_pot = Bote lateral
zone-stock = Montón
zone-discards = Descartadas

verb-pass = pass
verb-check = paso, pasar, check
verb-call = ver, veo, igualo, igualar, call
verb-fold = me retiro, retirarse, retirarme, no voy, fold
verb-bet = apuesto, apostar, bet
verb-raise = subo a, subir a, subo, subir, raise
verb-draw = cambio, cambiar, descarto, descartar, robo, robar, draw
verb-discard = tirar
verb-exchange = exchange
verb-bid = subasto

chips-count = { $chips ->
    [one] { $chips } tanto
   *[other] { $chips } tantos
    }
tiles-count = { $count ->
    [0] ninguna ficha
    [one] { $count } ficha
   *[other] { $count } fichas
    }
numbers-name = { $number ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
    }
other-numbers-name = { $other_number ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
    }
rank-word = { $rank ->
    [high] ficha alta
    [pair] pareja
    [flush] color
    [threes] trío
    [four_straight] escalera de cuatro
    [full] mano completa
    [five_straight] escalera de cinco
    [fours] póquer
    [six_straight] escalera de seises
   *[royal] real
    }
other-rank-word = { $other_rank ->
    [high] ficha alta
    [pair] pareja
    [flush] color
    [threes] trío
    [four_straight] escalera de cuatro
    [full] mano completa
    [five_straight] escalera de cinco
    [fours] póquer
    [six_straight] escalera de seises
   *[royal] real
    }
top-double = al doble { $number }
rank-name = { $rank ->
    [high] ficha alta { $piece }
    [pair] pareja { top-double }
    [flush] color de { numbers-name }
    [threes] trío { top-double }
    [four_straight] escalera de cuatro, de { numbers-name }
    [full] mano completa { top-double }
    [five_straight] escalera de cinco, de { numbers-name }
    [fours] póquer { top-double }
    [six_straight] escalera de seises
   *[royal] real
    }
all-in = { $all ->
    [1] , el resto
   *[0] { "" }
    }
pot-name = { $side ->
    [0] el bote
   *[other] el bote lateral { $side }
    }

label-fold = Retirarse
label-check = Pasar
label-call = Ver { chips-count }{ all-in }
label-bet = Apostar { $level }{ all-in }
label-raise = Subir a { $level }{ all-in }
label-stand = Quedarse con las cinco
label-draw = Cambiar { $count }: { $tiles }

say-fold = { $person ->
    [you] Te retiras.
   *[other] { $player } se retira.
    }
say-check = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
    }
say-call = { $person ->
    [you] Ves con { chips-count }{ all-in }.
   *[other] { $player } ve con { chips-count }{ all-in }.
    }
say-bet = { $person ->
    [you] Apuestas { $level }{ all-in }.
   *[other] { $player } apuesta { $level }{ all-in }.
    }
say-raise = { $person ->
    [you] Subes a { $level }{ all-in }.
   *[other] { $player } sube a { $level }{ all-in }.
    }
say-drawing = Se acabó la ronda de apuestas; ahora el descarte, { tiles-count } como mucho.
say-draw = { $count ->
    [0] { $person ->
        [you] Te quedas con las cinco fichas.
       *[other] { $player } se queda con las cinco fichas.
        }
   *[other] { $person ->
        [you] Cambias { tiles-count }.
       *[other] { $player } cambia { tiles-count }.
        }
    }
say-drawn = { $person ->
    [you] Por { $tiles } recibes { $drawn }.
   *[other] Por { $tiles } { $player } recibe { $drawn }.
}
say-reshuffle = Se acabó el montón: se han mezclado los descartes.
say-second = Segunda ronda de apuestas; la unidad es de { chips-count }.

fact-dealer = { $person ->
    [you] Repartes tú
   *[other] Reparte { $player }
    }
fact-stakes = Puesta { $ante }, unidad { $unit }
fact-ranks = Manos, de mejor a peor: real, escalera de seises, póquer, escalera de cinco, mano completa, escalera de cuatro, trío, color, pareja, ficha alta
fact-drawing = { $person ->
    [you] Cambias { tiles-count } como mucho
   *[other] { $player } cambia { tiles-count } como mucho
    }
fact-second = Segunda ronda de apuestas
fact-to-call = { $person ->
    [you] Para ver pones { chips-count }
   *[other] Para ver, { $player } pone { chips-count }
    }
fact-bet = Apuesta: { $span }
fact-raise = Se sube a: { $span }
fact-raises-left = { $count ->
    [0] No quedan apuestas ni subidas
    [one] Queda una apuesta o subida
   *[other] Quedan { $count } apuestas y subidas
    }

note-out = fuera, sin tantos
note-chips = { chips-count }
note-bet = { $chips } en esta ronda
    .short = puso { $chips }
note-folded = se ha retirado
    .short = no va
note-all-in = con el resto
note-drew = { $count ->
    [0] no cambió
   *[other] cambió { $count }
    }
note-rank = { rank-name }

refuse-draw-first = Las apuestas han acabado: ahora se cambian fichas.
refuse-no-draw-now = Ahora no se cambian fichas; toca apostar.
refuse-fold = No puedes retirarte cuando puedes pasar.
refuse-check = No puedes pasar: para seguir pones { chips-count }.
refuse-call = No hay ninguna apuesta que ver; puedes pasar.
refuse-bet = Ya hay una apuesta de { $level }; puedes subirla.
refuse-raise = Todavía no hay apuesta que subir; puedes apostar.
refuse-capped = En cada ronda caben { $count } apuestas y subidas; ve con { $chips } o retírate.
refuse-no-more = Tus tantos no pasan de los { $chips } que cuesta ver.
refuse-nobody-left = A nadie más le quedan tantos para responder; ve con { $chips } o retírate.
refuse-short = El resto no llegó a una subida entera: solo puedes ver con { $chips } o retirarte.
refuse-short-of = El resto de { $player } no llegó a una subida entera: solo puedes ver con { $chips } o retirarte.
refuse-size = No puedes ir a { $level }; se puede ir a { $span }.
refuse-name-tiles = Di qué { $count ->
    [one] ficha cambias.
   *[other] { $count } fichas cambias.
    }
refuse-too-many = Puedes cambiar { tiles-count } como mucho.
refuse-not-held = No tienes { $tiles }.

end-folded = { $person ->
    [you] Los demás se han retirado: te llevas el bote de { chips-count } sin enseñar nada.
   *[other] Los demás se han retirado: { $player } se lleva el bote de { chips-count } sin enseñar nada.
    }
end-shows = { $person ->
    [you] Enseñas { $tiles }: { rank-name }.
   *[other] { $player } enseña { $tiles }: { rank-name }.
    }
end-pot-back = { $person ->
    [you] { back-verb } a ti { chips-count } que ninguno de los que siguen había igualado.
   *[other] { back-verb } a { $player } { chips-count } que ninguno de los que siguen había igualado.
    }
back-verb = { $chips ->
    [one] Vuelve
   *[other] Vuelven
    }
end-pot-rank = { $person ->
    [you] Te llevas { pot-name }, { chips-count }: { rank-word } gana a { other-rank-word } ({ $other }).
   *[other] { $player } se lleva { pot-name }, { chips-count }: { rank-word } gana a { other-rank-word } ({ $other }).
    }
end-pot-number = { $person ->
    [you] Te llevas { pot-name }, { chips-count }: { rank-word }, { numbers-name } sobre { other-numbers-name } ({ $other }).
   *[other] { $player } se lleva { pot-name }, { chips-count }: { rank-word }, { numbers-name } sobre { other-numbers-name } ({ $other }).
    }
end-pot-piece = { $person ->
    [you] Te llevas { pot-name }, { chips-count }: { rank-word }, { $piece } sobre { $other_piece } ({ $other }).
   *[other] { $player } se lleva { pot-name }, { chips-count }: { rank-word }, { $piece } sobre { $other_piece } ({ $other }).
    }

## Lo que habla a favor de una palabra o de un descarte

why-best = { rank-name }: nada que se forme con las otras quince fichas le gana.
why-strong = { rank-name }: gana al { $percent } % de las manos que se forman con las otras quince fichas.
why-weak = { rank-name }: solo gana al { $percent } % de las manos que se forman con las otras quince fichas.
why-free = pasar no cuesta nada.
why-price = ver cuesta { chips-count } por un bote de { $pot }, y eso compensa con una mano que gane el { $percent } % de las veces.
why-keeps = { $count ->
    [one] guarda el doble, { $tiles }.
   *[other] guarda los dobles: { $tiles }.
    }
why-improves = el { $percent } % de lo que puede entrar mejora la mano.

## Por qué no vale una posición

position-all-folded = No queda nadie en la mano.
position-no-chips = { $player } no tiene tantos y no está en esta mano.
position-no-draw = Con estas reglas no se cambian fichas.
position-stack = { $player } empezó con { $chips } tantos: lo que le queda y lo que ha pagado deben sumar eso.
position-bet = { $player } solo ha puesto { $paid } en el bote.
position-pot = Según los demás campos, en el bote hay { $pot }.
position-nobody-acts = Según los demás campos, nadie tiene que actuar.
position-may-act = Según los demás campos, actúa uno de estos puestos: { $seats }.

## Lo que se canta en grande sobre la mesa

cheer-end-folded = ¡El bote!
cheer-end-pot-rank = ¡{ rank-word }!
cheer-end-pot-number = ¡{ rank-word }!
cheer-end-pot-piece = ¡{ rank-word }!
