name = Tren mexicano
summary = Alarga tu tren desde la estación, o juega en los de los demás cuando están libres, y quédate sin fichas antes que nadie.

preset-cardinal = Cardinal
    .about = Doble doce; tras la primera ficha de tu tren puedes seguir poniendo las que quieras, y hay tantos ramales como haga falta.
preset-cardinal_9 = Cardinal, doble nueve
    .about = Las reglas Cardinal con 55 fichas, más rápido.
preset-cardinal_6 = Cardinal, doble seis
    .about = Las reglas Cardinal con 28 fichas, lo más rápido.
preset-barney = Familia Barney
    .about = Doble doce, trece manos; siempre puedes robar, y si no juegas la ficha robada tu tren queda libre.
preset-barney_15 = Familia Barney, doble quince
    .about = Las reglas de la familia Barney con 136 fichas y dieciséis manos, hasta doce jugadores.
preset-barney_6 = Familia Barney, doble seis
    .about = Las reglas de la familia Barney con 28 fichas y siete manos.
preset-tournament = Torneo
    .about = Doble doce, trece manos; una ficha por turno, un solo tren mexicano, y los dobles se cierran en el orden en que salieron.

option-set_max = Dominó
    .help = El doble más alto del dominó.
option-hand_table = Tabla de reparto
    .help = Qué tabla dice cuántas fichas recibe cada jugador.
value-hand_table-cardinal = Cardinal
value-hand_table-barney = familia Barney
value-hand_table-parsons = torneo (Parsons)
option-hand_size = Fichas por jugador
    .help = Cuántas fichas recibe cada jugador: las de la tabla, un número, o uno para cada número de jugadores.
value-hand_size-table = las de la tabla
option-engine = Estación
    .help = Cómo se encuentra el doble de la estación y quién lo pone.
value-engine-highest_in_hand = el doble más alto de quien empieza
value-engine-highest_dealt = el doble más alto de los repartidos
value-engine-descending_draw = un doble para cada mano; si nadie lo tiene, se roba hasta que sale
value-engine-descending_set_aside = un doble para cada mano; se aparta antes de mezclar
option-starter_rule = Quién empieza la siguiente
    .help = Quién empieza la mano siguiente.
value-starter_rule-rotate = el de la izquierda
value-starter_rule-last_out = quien se quedó sin fichas en la anterior
option-series = Varias fichas seguidas
    .help = Cuándo se pueden poner más fichas detrás de la primera del tren propio.
value-series-none = nunca
value-series-start_turn = siempre que empieces tu tren
value-series-first_turn = solo en tu primer turno
option-series_forced = Serie obligatoria
    .help = Si hay que seguir con la serie mientras haya ficha que case.
option-mexican_trains = Ramales
    .help = Cuántos trenes de todos puede haber.
value-mexican_trains-unlimited = los que hagan falta
option-own_train_first = Primero tu tren
    .help = Si no se puede jugar en otro sitio hasta que el tren propio tiene ficha.
option-voluntary_draw = Robar por gusto
    .help = Si se puede robar aunque se pueda jugar.
option-drawn_must_play = Jugar la robada
    .help = Si la ficha robada que casa hay que jugarla.
option-pass_when_able_empty = Pasar por gusto
    .help = Cuando se puede robar por gusto y el montón está vacío: si se puede pasar aunque se pueda jugar.
option-double_followup = Detrás de un doble
    .help = Dónde va la ficha que hay que jugar tras un doble.
value-double_followup-on_double = en ese doble
value-double_followup-anywhere = donde se pueda jugar
option-forced_double = Los dobles obligan
    .help = Si los siguientes tienen que cerrar el doble que quedó sin cerrar.
option-double_order = Orden de los dobles
    .help = Cuál de varios dobles sin cerrar va primero.
value-double_order-any = cualquiera
value-double_order-oldest_first = el más antiguo
value-double_order-newest_first = el más reciente
option-mark_during_double = Marca ante un doble
    .help = Si tu tren queda libre cuando no puedes cerrar el doble de otro.
option-mark_unstarted = Marca sin tren
    .help = Si un tren sin fichas puede quedar libre.
option-unmark_with = Quitar la marca
    .help = Qué puedes jugar en tu tren libre para cerrarlo.
value-unmark_with-any_tile = cualquier ficha
value-unmark_with-double_only = solo un doble
option-unmark_double_exempt = El doble que quita la marca
    .help = Si el doble con el que cierras tu tren libre no hay que cerrarlo.
option-out_on_double = Acabar con un doble
    .help = Si la última ficha puede ser un doble.
value-out_on_double-allowed = se puede
value-out_on_double-not_last = solo si su número está agotado
option-rounds = Manos
    .help = Cuántas manos tiene la partida.
value-rounds-players = una por jugador
value-rounds-all_doubles = una por doble
option-double_blank_score = Doble blanca
    .help = Lo que cuenta el 0-0 al final de la mano.

label-draw = Robar
label-draw-open = Robar (si no juegas la ficha, tu tren queda libre)
label-keep = Quedarse el { $tile }
label-pass = Pasar
label-end-turn = Parar aquí
label-start = { $tile }: empezar { $whose ->
    [you] tu tren
    [own] tu tren
   *[other] el tren de { $owner }
}
label-train = { $tile } en { $whose ->
    [you] tu tren
    [own] tu tren
   *[other] el tren de { $owner }
}
label-siding = { $tile } en { $train }
label-new-siding = { $tile }: ramal nuevo { $train }

say-draw = { $person ->
    [you] Robas una ficha.
   *[other] { $player } roba una ficha.
}
say-drew = { $person ->
    [you] Has robado el { $tile }.
   *[other] { $player } ha robado el { $tile }.
}
say-no-fit = { $person ->
    [you] No casa en ningún sitio.
   *[other] { $player } no puede jugarla.
}
say-keep = { $person ->
    [you] Te quedas la ficha robada.
   *[other] { $player } se queda la ficha robada.
}
say-pass = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
}
say-end-turn = { $person ->
    [you] Paras aquí.
   *[other] { $player } para aquí.
}
say-start = { $person ->
    [you] Empiezas { $whose ->
        [you] tu tren
       *[other] el tren de { $owner }
    } con el { $tile }.
   *[other] { $player } empieza { $whose ->
        [you] tu tren
        [own] su tren
       *[other] el tren de { $owner }
    } con el { $tile }.
}
say-train = { $person ->
    [you] Pones el { $tile } en { $whose ->
        [you] tu tren
       *[other] el tren de { $owner }
    }.
   *[other] { $player } pone el { $tile } en { $whose ->
        [you] tu tren
        [own] su tren
       *[other] el tren de { $owner }
    }.
}
say-siding = { $person ->
    [you] Pones el { $tile } en { $train }.
   *[other] { $player } pone el { $tile } en { $train }.
}
say-new-siding = { $person ->
    [you] Abres el ramal { $train } con el { $tile }.
   *[other] { $player } abre el ramal { $train } con el { $tile }.
}
say-close = { $person ->
    [you] Tu tren vuelve a ser solo tuyo.
   *[other] El tren de { $player } vuelve a ser solo suyo.
}
say-open = { $person ->
    [you] Tu tren queda libre.
   *[other] El tren de { $player } queda libre.
}
say-cover = { $person ->
    [you] Cierras el { $tile }.
   *[other] { $player } cierra el { $tile }.
}
say-cover-now = { $person ->
    [you] Tienes que cerrar el { $tile }.
   *[other] { $player } tiene que cerrar el { $tile }.
}
say-play-again = { $person ->
    [you] Tras el { $tile } juegas otra vez.
   *[other] Tras el { $tile }, { $player } juega otra vez.
}
say-exempt = { $person ->
    [you] Este doble quita la marca de tu tren y no hay que cerrarlo; puedes añadirle una ficha.
   *[other] Este doble quita la marca del tren de { $player } y no hay que cerrarlo.
}
say-series = { $person ->
    [you] Puedes seguir con tu tren.
   *[other] { $player } puede seguir con su tren.
}
say-dead = Todas las fichas de ese número están en la mesa: nadie tiene que cerrar el { $tile }.
say-left = Antes que nada hay que cerrar el { $tile } de { $train }.
say-released = Todas las fichas de ese número están en la mesa: el { $tile } de { $train } ya no obliga a nadie.

end-blocked = Mano cerrada: el montón está vacío y nadie puede seguir.
end-out = { $person ->
    [you] ¡Te has quedado sin fichas!
   *[other] { $player } se ha quedado sin fichas.
}
end-uncovered = El { $tile } de { $train } se queda sin cerrar.
end-hand = { $person ->
    [you] Te quedan { $tiles }: { $points }.
   *[other] A { $player } le quedan { $tiles }: { $points }.
}
end-hand-blank = { $person ->
    [you] Te quedan { $tiles }, con la doble blanca: { $points }.
   *[other] A { $player } le quedan { $tiles }, con la doble blanca: { $points }.
}

refuse-draw-twice = Ya has robado el { $tile }: una ficha por turno.
refuse-draw-optional = Este doble no hay que cerrarlo, así que no se roba: añádele una ficha o para.
refuse-draw-series = Mientras alargas tu tren no se roba: sigue o para.
refuse-draw-empty = El montón está vacío.
refuse-draw-able = Puedes jugar, así que no puedes robar: { $tiles }.
refuse-pass-drawn = Has robado el { $tile } y casa: hay que jugarlo.
refuse-pass-series = No hace falta pasar: sigue con tu tren o para.
refuse-pass-stock = Quedan fichas en el montón: primero se roba.
refuse-pass-able = Puedes jugar, así que no puedes pasar: { $tiles }.
refuse-end-forced = La serie sigue mientras haya ficha que case: { $tiles }.
refuse-end-double = No puedes parar en el { $tile }: ciérralo, o roba si no puedes.
refuse-end-turn = Parar es solo para una serie en tu tren.
refuse-not-held = No tienes el { $tile }.
refuse-not-drawn = Después de robar solo se puede jugar la ficha robada: { $tile }.
refuse-no-match = El { $tile } no casa en { $train }, que termina en { $end }.
refuse-no-match-station = El { $tile } no puede empezar { $train }: hace falta un { $end }, el número de la estación.
refuse-double-only = Tu tren está libre y ahora solo admite un doble tuyo.
refuse-last-double = El { $tile } no puede ser tu última ficha: no queda nada que robar y faltan fichas de su número por salir.
refuse-no-train = En esta mesa no hay tren { $train }.
refuse-siding-limit = { $count ->
    [one] Solo hay un tren mexicano.
   *[other] Solo hay { $count } ramales.
}
refuse-siding-order = El siguiente ramal nuevo es { $train }.
refuse-series = En el turno en que empiezas tu tren solo puedes jugar en él.
refuse-optional = Tras este doble solo puedes jugar en tu tren.
refuse-own-first-bound = Hay un doble por cerrar y, hasta que tu tren tenga ficha, no puedes jugar en otro sitio.
refuse-own-first = Primero empieza tu tren, con un { $end }.
refuse-bound = Primero los dobles sin cerrar: { $doubles }. Si no puedes, roba.
refuse-follow = Tu siguiente ficha tiene que ir en el { $tile }.
refuse-private = { $whose ->
    [you] Ahora no puedes jugar en tu tren.
   *[other] El tren de { $owner } no tiene marca: solo { $owner } puede jugar en él.
}

note-double = { $person ->
    [you] Dejaste el { $tile } sin cerrar.
   *[other] { $player } dejó el { $tile } sin cerrar.
}
note-last-tile = { $person ->
    [you] ¡Tu última ficha!
   *[other] ¡Le queda una ficha!
}
    .short = !

fact-round = Mano { $number } de { $count }
fact-next = Doble siguiente: { $tile }
fact-dead = Agotados: { $numbers }
fact-numbers = Han salido: { $counts }
fact-drawn-must = { $person ->
    [you] Has robado el { $tile } y tienes que jugarlo.
   *[other] { $player } ha robado el { $tile } y tiene que jugarlo.
}
fact-drawn-may = { $person ->
    [you] Has robado el { $tile }: juégalo o quédatelo.
   *[other] { $player } ha robado el { $tile }: puede jugarlo o quedárselo.
}
fact-cover = { $person ->
    [you] Tienes que cerrar { $doubles }; si no puedes, roba.
   *[other] { $player } tiene que cerrar { $doubles } o robar.
}
fact-no-opening = Mientras tanto ningún tren queda libre.
fact-follow = { $person ->
    [you] Tienes que cerrar tu { $tile }; si no puedes, roba.
   *[other] { $player } tiene que cerrar el { $tile } o robar.
}
fact-play-again = { $person ->
    [you] Tras el { $tile } juegas otra vez: ciérralo, juega en otro sitio o roba.
   *[other] Tras el { $tile }, { $player } juega otra vez.
}
fact-not-out = { $person ->
    [you] No puedes acabar con el { $tile }: roba.
   *[other] { $player } no puede acabar con el { $tile } y tiene que robar.
}
fact-optional = { $person ->
    [you] Puedes añadir una ficha a tu doble, o parar.
   *[other] { $player } puede añadir una ficha al doble.
}
fact-series = { $person ->
    [you] Estás alargando tu tren: sigue o para.
   *[other] { $player } está alargando su tren.
}
fact-series-forced = { $person ->
    [you] Estás alargando tu tren, mientras haya ficha que case.
   *[other] { $player } está alargando su tren, mientras haya ficha que case.
}
fact-lone-double = { $person ->
    [you] No puedes acabar con el { $tile }: si lo juegas, tienes que robar.
   *[other] { $player } no puede acabar con el { $tile }.
}
fact-lone-double-empty = { $person ->
    [you] No queda nada que robar: el { $tile } no se puede jugar.
   *[other] No queda nada que robar: el { $tile } no se puede jugar.
}

zone-trains = Trenes
zone-facts = Ahora
zone-boneyard = Montón

text-train = «{ $text }» no es un tren. Los trenes son P0, P1… y los ramales M1, M2…

## La hoja de puntos para fichas de verdad

sheet-opens-station = La próxima estación es el { $tile }; empieza { $player }.
sheet-opens-station-lot = La próxima estación es el { $tile }; se sortea quién empieza.
ask-opener = ¿Quién tuvo el primer turno?
ask-left = A { $player } le queda (fichas como 6-4 1-0, o lo que cuentan en total):

## Lo que habla a favor de una jugada

why-out = domina.
why-unmarks = quita la marca del tren propio.
why-covered = el doble se puede cerrar en el acto con { $tile }.
why-chain = después pueden seguirse { $count } fichas propias en el tren propio.
why-plan = { $count ->
    [one] es todo lo que se puede poner en el tren propio en este turno.
   *[other] así se siguen { $count } fichas en el tren propio en este turno: ningún tren es más largo.
}
why-keeps-chain = al tren propio no le cuesta nada: en él aún pueden seguirse { $count } de las fichas que quedan.
why-heavy = es la ficha de más puntos que casa: { $pips } puntos menos entre tus fichas.

## Por qué no vale una posición

position-unstarted = { $train } no tiene fichas: con estas reglas solo se marca un tren empezado.
position-no-end-double = { $train } no termina en un doble.
position-twice = { $train } está dos veces.
position-series = En la fase «series» se espera «series: yes».

## Lo que se canta en grande sobre la mesa

cheer-say-new-siding = ¡Tren mexicano!
cheer-end-out = ¡Dominó!
cheer-end-blocked = ¡Cierre!
