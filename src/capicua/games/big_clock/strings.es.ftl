name = El Gran Reloj
summary = Un solitario de montones en la esfera de un reloj: lleva cada doble a casa, a su hora.

preset-big_clock_12 = Doble doce
    .about = La esfera entera: 12 horas y 90 fichas. Se gana pocas veces.
preset-big_clock_9 = Doble nueve
    .about = Las horas de la 1 a las 9, con 54 fichas.
preset-big_clock_6 = Doble seis
    .about = Media esfera: las horas de la 1 a las 6, con 27 fichas.
preset-big_clock_easy = Doble doce, fácil
    .about = La esfera entera, y cualquier ficha que no sea doble se puede desechar.

option-set_max = Dominó
    .help = El doble más alto del dominó, que es la última hora del reloj.
option-voluntary_waste = Desechar a voluntad
    .help = Si una ficha que no es doble puede ir al desecho aunque case; mucho más fácil.
option-shift_cap = Traslados seguidos
    .help = Cuántos traslados puede haber seguidos antes de que pase otra cosa.
option-layout = Forma
    .help = Cómo se disponen las horas. No cambia nada en el juego.
value-layout-by_set = según el dominó
value-layout-clock = en la esfera del reloj
value-layout-half_clock = en media esfera
value-layout-line = en línea

label-turn_up = Descubrir la ficha siguiente (quedan { $count } en el montón)
label-place = Poner { $tile } sobre { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}
label-place-ready = Poner { $tile } sobre { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}: así podría llegar a casa el { $double }
label-shift = Trasladar { $tile } de { $start ->
    [1] la 1
   *[other] las { $start }
} sobre { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}
label-shift-ready = Trasladar { $tile } de { $start ->
    [1] la 1
   *[other] las { $start }
} sobre { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}: así podría llegar a casa el { $double }
label-waste = Echar { $tile } al desecho
label-concede = Rendirse

say-turn_up = { $person ->
    [you] Descubres el { $tile }.
   *[other] { $player } descubre el { $tile }.
}
say-place = { $person ->
    [you] Pones
   *[other] { $player } pone
} el { $tile } sobre el { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}.
say-shift = { $person ->
    [you] Trasladas
   *[other] { $player } traslada
} el { $tile } de { $start ->
    [1] la 1
   *[other] las { $start }
} sobre el { $top } a { $slot ->
    [1] la 1
   *[other] las { $slot }
}.
say-waste = { $person ->
    [you] Echas
   *[other] { $player } echa
} el { $tile } al desecho.
say-concede = { $person ->
    [you] Te rindes.
   *[other] { $player } se rinde.
}
say-wasted = El { $tile } no casa con ninguna: al desecho.
say-home = El { $tile } se va a casa, a { $slot ->
    [1] la 1
   *[other] las { $slot }
}.
say-fill = El { $tile } llena el hueco de { $slot ->
    [1] la 1
   *[other] las { $slot }
}.
say-trouble = El { $tile } no casa con ninguna: un doble en apuros.

refuse-hand-first = Antes hay que colocar el { $tile }, que está en la mano.
refuse-nothing-in-hand = No hay ninguna ficha en la mano.
refuse-on-double = Nunca sobre un doble: a { $slot ->
    [1] la 1
   *[other] las { $slot }
} está el { $top }.
refuse-no-match = El { $tile } y el { $top } no tienen ningún número en común.
refuse-waste-double = Un doble no se desecha nunca.
refuse-must-place = El { $tile } casa con alguna, así que hay que colocarlo.
refuse-regular-in-hand = Está en la mano el { $tile }: no hay traslados hasta colocarlo.
refuse-no-trouble = No hay ningún doble en apuros, así que no se puede trasladar nada.
refuse-closed = El doble de { $slot ->
    [1] la 1
   *[other] las { $slot }
} está en casa: ese montón ya no cambia.
refuse-same-slot = Un traslado va de una hora a otra.
refuse-cap = Serían más de { $cap } traslados seguidos.
refuse-repeat = Eso repetiría una posición anterior.

end-won = { $person ->
    [you] Los { $slots } dobles están en casa: ¡ganas!
   *[other] Los { $slots } dobles están en casa: ¡gana { $player }!
}
end-stuck = El { $tile } no casa con ninguna y no queda ningún traslado: has perdido.
end-astray = Han salido todos los dobles y estos están fuera de casa: { $tiles }. Ya nada se puede mover: has perdido.
end-score = Dobles en casa: { $count } de { $slots }.

fact-home = Dobles en casa: { $count } de { $slots }
fact-trouble = En apuros: { $tiles }
fact-no-trouble = Ningún doble en apuros
fact-to-come = Dobles por salir: { $tiles }
fact-no-landing = Sin ficha donde ponerlos: { $tiles }

zone-clock = Reloj
zone-in-hand = En la mano
zone-waste = Desecho

verb-turn_up = descubrir, descubro, turn up
verb-place = poner, pongo, colocar, coloco, place
verb-shift = trasladar, traslado, mover, muevo, shift
verb-waste = desechar, desecho, waste
verb-concede = rendirse, me rindo, abandonar, concede

why-home = { $count ->
    [one] un doble llega a su hora.
   *[other] { $count } dobles llegan a su hora.
}
why-ready = { $number ->
    [1] la 1 espera
   *[other] las { $number } esperan
} entonces a su doble.

## Por qué no vale una posición

position-stuck = El asterisco marca un doble que no casaba: se espera un doble antes de él.
position-empty-slot = En la hora { $slot } no hay ninguna ficha, así que ningún traslado terminó ahí.
position-shift = Se espera un traslado como 3>7, entre horas de 1 a { $slots }.

## Lo que se canta en grande sobre la mesa

cheer-end-won = ¡Resuelto!
