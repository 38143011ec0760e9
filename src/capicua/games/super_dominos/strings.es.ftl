name = Super Dominos
summary = Seis ramas salen de un doble; el 15 hace robar a los demás, el 14 deja jugar otra vez, el 13 hechiza y el 3 cambia el sentido del juego.

preset-super_dominos = Puntuación sencilla
    .about = Doble quince; quien gana la mano se apunta un punto por cada ficha que les queda a los demás.
preset-super_dominos_super = Superpuntuación
    .about = Doble quince; quien gana la mano se apunta los puntos de las fichas que les quedan a los demás.
preset-super_dominos_exempt = Exento del propio hechizo
    .about = Puntuación sencilla; quien lanzó el hechizo no roba cuando le vuelve a tocar.

option-scoring = Puntuación
    .help = Qué se apunta quien gana la mano por las fichas de los demás.
value-scoring-simple = un punto por ficha
value-scoring-super = sus puntos
option-set_max = Dominó
    .help = El doble más alto del dominó; los tres poderes de los números más altos van con él.
option-hand_size = Fichas por jugador
    .help = Cuántas fichas recibe cada jugador: las de costumbre con ese dominó, un número, o uno para cada número de jugadores.
value-hand_size-auto = las de costumbre
option-voluntary_draw = Robar por gusto
    .help = Cuándo se pueden robar dos fichas aunque se pueda jugar.
value-voluntary_draw-none = nunca
value-voluntary_draw-spell = ante un hechizo
value-voluntary_draw-any = siempre
option-caster_exempt = Exento del propio hechizo
    .help = Si quien no puede responder a su propio hechizo pasa sin robar.
option-double_spell_skips = El doble que hechiza salta
    .help = Si acabar el turno con el doble del número del hechizo también quita el turno al siguiente.
option-start_double_skips = El doble inicial salta
    .help = Si el doble inicial quita el turno al siguiente.
option-final_draw = Robo final
    .help = Si los demás roban también cuando esa ficha es la última de quien la pone.
option-spell_stuck = Hechizo atascado
    .help = Qué pasa cuando el montón está vacío y nadie puede responder al hechizo.
value-spell_stuck-block = la mano queda cerrada
value-spell_stuck-lapse = el hechizo se levanta
option-blocked_winner = Ganador de la mano cerrada
    .help = Quién gana cuando nadie puede seguir.
value-blocked_winner-fewest_tiles = quien tiene menos fichas
value-blocked_winner-fewest_pips = quien tiene menos puntos
option-blocked_points = Puntos de la mano cerrada
    .help = Qué se apunta quien gana una mano cerrada.
value-blocked_points-opponents = todo lo de los demás
value-blocked_points-difference = lo que cada uno tiene de más
option-next_first = Primero de la mano siguiente
    .help = Quién va primero en la mano siguiente.
value-next_first-left_of_winner = quien está a la izquierda de quien ganó
value-next_first-rotate = cada uno por turno
value-next_first-winner = quien ganó
option-match_end = Partida
    .help = Cuándo acaba la partida.
value-match_end-hands = a un número de manos
value-match_end-target = al llegar alguien a un número de puntos
option-hands = Manos
    .help = Cuántas manos tiene la partida, si se juega por manos.
option-target = Meta
    .help = Con cuántos puntos se gana una partida a puntos: los de costumbre con esa puntuación, o los que se acuerden.
value-target-auto = los de costumbre

label-open = Salir con el { $tile }{ $effect ->
    [out] , tu última ficha
    [draws] : los demás roban una
    [draws-skip] : los demás roban una y { $other } pierde el turno
    [reverse] : se juega hacia la derecha
    [reverse-skip] : se juega hacia la derecha y { $other } pierde el turno
    [again] : puedes jugar otra vez
    [again-skip] : puedes jugar otra vez; si no, { $other } pierde el turno
    [plain-skip] : { $other } pierde el turno
   *[plain] {""}
}
label-play = { $tile } en { $leg }{ $effect ->
    [out] , tu última ficha
    [draws] : los demás roban una
    [draws-skip] : los demás roban una y { $other } pierde el turno
    [reverse] : cambia el sentido
    [reverse-skip] : cambia el sentido y { $other } pierde el turno
    [again] : puedes jugar otra vez
    [again-skip] : puedes jugar otra vez; si no, { $other } pierde el turno
    [spell] : hechizo en { $leg }
    [spell-skip] : hechizo en { $leg } y { $other } pierde el turno
    [plain-skip] : { $other } pierde el turno
   *[plain] {""}
}
label-draw-two = Robar { $count ->
    [one] la última ficha
   *[other] { $count } fichas
}
label-stop = Parar aquí
label-stop-skips = Parar aquí: { $other } pierde el turno
label-pass = Pasar

say-no-double = { $person ->
    [you] No tienes dobles y no puedes salir.
   *[other] { $player } no tiene dobles y no puede salir.
}
say-no-doubles = Nadie tiene un doble; todos roban por turno hasta que sale uno.
say-open = { $person ->
    [you] Sales con el { $tile }.
   *[other] { $player } sale con el { $tile }.
}
say-play = { $person ->
    [you] Pones el { $tile } en { $leg }.
   *[other] { $player } pone el { $tile } en { $leg }.
}
say-draws = { $person ->
    [you] Robas { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }.
   *[other] { $player } roba { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }.
}
say-drew = { $person ->
    [you] Has robado { $tiles }.
   *[other] { $player } ha robado { $tiles }.
}
say-no-fit = { $person ->
    [you] Sigues sin poder jugar; se acaba tu turno.
   *[other] { $player } sigue sin poder jugar.
}
say-passes = { $person ->
    [you] Pasas.
   *[other] { $player } pasa.
}
say-stop = { $person ->
    [you] Paras aquí.
   *[other] { $player } para aquí.
}
say-takes = { $person ->
    [you] Te toca robar una ficha.
   *[other] A { $player } le toca robar una ficha.
}
say-took = { $person ->
    [you] Has robado el { $tile }.
   *[other] { $player } ha robado el { $tile }.
}
say-takes-none = { $person ->
    [you] Para ti ya no queda ficha que robar.
   *[other] Para { $player } ya no queda ficha que robar.
}
say-clockwise = El juego vuelve a ir en el sentido del reloj.
say-counterclockwise = Ahora se juega en sentido contrario al reloj.
say-again = { $person ->
    [you] Puedes poner otra ficha.
   *[other] { $player } puede poner otra ficha.
}
say-again-not = { $person ->
    [you] Podrías poner otra ficha, pero ninguna casa.
   *[other] { $player } podría poner otra ficha, pero ninguna casa.
}
say-spell = { $person ->
    [you] Lanzas un hechizo en { $leg }: solo vale un { $number } o un doble, y solo ahí.
   *[other] { $player } lanza un hechizo en { $leg }: solo vale un { $number } o un doble, y solo ahí.
}
say-spell-kept = { $person ->
    [you] Sigue el hechizo en { $leg }, que ahora es tuyo: solo vale un { $number } o un doble.
   *[other] Sigue el hechizo en { $leg }, que ahora es de { $player }: solo vale un { $number } o un doble.
}
say-broken = Se rompe el hechizo de { $leg }.
say-lapse = Nadie puede responder al hechizo de { $leg }: se levanta.
say-unlocked = Ya han salido las seis ramas; desde ahora son libres.
say-skipped = { $person ->
    [you] Pierdes el turno.
   *[other] { $player } pierde el turno.
}

end-out = { $person ->
    [you] ¡Te has quedado sin fichas!
   *[other] { $player } se ha quedado sin fichas.
}
end-blocked = Mano cerrada: el montón está vacío y nadie puede jugar.
end-hand = { $person ->
    [you] Te quedan { $tiles }: { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }, { $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }.
   *[other] A { $player } le quedan { $tiles }: { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }, { $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }.
}
end-least = { $person ->
    [you] Eres quien menos tiene y ganas la mano.
   *[other] { $player } es quien menos tiene y gana la mano.
}
end-tied = Empatan los que menos tienen: nadie gana la mano ni se apunta nada.
end-points-tiles = { $person ->
    [you] Te apuntas las fichas de los demás: { $points }.
   *[other] { $player } se apunta las fichas de los demás: { $points }.
}
end-points-pips = { $person ->
    [you] Te apuntas los puntos de los demás: { $points }.
   *[other] { $player } se apunta los puntos de los demás: { $points }.
}
end-points-tiles-difference = { $person ->
    [you] Te apuntas las fichas que cada uno tiene de más: { $points }.
   *[other] { $player } se apunta las fichas que cada uno tiene de más: { $points }.
}
end-points-pips-difference = { $person ->
    [you] Te apuntas los puntos que cada uno tiene de más: { $points }.
   *[other] { $player } se apunta los puntos que cada uno tiene de más: { $points }.
}

refuse-open-first = Primero el doble inicial. Tienes { $tiles }.
refuse-opened = El doble inicial ya está puesto: es el { $number }-{ $number }.
refuse-not-held = No tienes el { $tile }.
refuse-stop = Parar solo vale cuando la ficha que pusiste permite poner otra.
refuse-drawn = Ya has robado y algo casa: { $tiles }.
refuse-extra = La otra ficha es voluntaria: ponla o para; no se roba para ella ni hace falta pasar.
refuse-draw-able = Puedes jugar, así que no puedes robar: { $tiles }.
refuse-pass-able = Puedes jugar, así que no puedes pasar: { $tiles }.
refuse-pass = Quedan fichas en el montón: primero roba { $count ->
    [one] la última
   *[other] dos
}.
refuse-draw-empty = El montón está vacío: solo puedes pasar.
refuse-draw-exempt = El hechizo es tuyo: pasas sin robar.
refuse-spell-leg = Con el hechizo solo se juega en { $leg }: un { $number } o un doble cualquiera.
refuse-spell-tile = El { $tile } no responde al hechizo de { $leg }: hace falta un { $number } o un doble.
refuse-leg-order = La siguiente rama nueva es { $leg }.
refuse-locked = Primero hay que empezar { $count ->
    [one] la rama que falta
   *[other] las { $count } ramas que faltan
}; las empezadas están cerradas.
refuse-locked-tile = El { $tile } no puede empezar una rama aquí: hace falta un { $number } o un doble.
refuse-double = El { $tile } no va en { $leg }, que termina en { $end }: un doble necesita su número o un { $number }.
refuse-no-match = El { $tile } no casa en { $leg }, que termina en { $end }.

note-last-tile = { $person ->
    [you] ¡Tu última ficha!
   *[other] ¡Le queda una ficha!
}
    .short = !

fact-clockwise = { $person ->
    [you] Sentido del reloj ↻, después: tú
   *[other] Sentido del reloj ↻, después: { $player }
}
fact-counterclockwise = { $person ->
    [you] Sentido contrario al reloj ↺, después: tú
   *[other] Sentido contrario al reloj ↺, después: { $player }
}
fact-locked = { $count ->
    [one] Falta una rama por empezar
   *[other] Faltan { $count } ramas por empezar
}, con un { $number } o un doble; las demás están cerradas.
fact-opening = { $person ->
    [you] Sales con un doble.
   *[other] { $player } tiene que salir con un doble.
}
fact-spell = { $whose ->
    [you] Tu propio hechizo
   *[other] Hechizo de { $owner }
}: { $person ->
    [you] pon un { $number } o un doble en { $leg }, o roba dos.
   *[other] { $player } pone un { $number } o un doble en { $leg }, o roba dos.
}
fact-spell-drawn = { $whose ->
    [you] Tu propio hechizo
   *[other] Hechizo de { $owner }
}: { $person ->
    [you] has robado y tienes que jugar en { $leg }, un { $number } o un doble.
   *[other] { $player } ha robado y tiene que jugar en { $leg }, un { $number } o un doble.
}
fact-spell-pass = { $whose ->
    [you] Tu propio hechizo
   *[other] Hechizo de { $owner }
}: { $person ->
    [you] pon un { $number } o un doble en { $leg }, o pasa.
   *[other] { $player } pone un { $number } o un doble en { $leg }, o pasa.
}
fact-drawn = { $person ->
    [you] Has robado y tienes que poner una ficha.
   *[other] { $player } ha robado y tiene que poner una ficha.
}
fact-extra = { $person ->
    [you] Puedes poner otra ficha, o parar.
   *[other] { $player } puede poner otra ficha.
}
fact-extra-skips = { $person ->
    [you] Puedes poner otra ficha; si paras, { $other } pierde el turno.
   *[other] { $player } puede poner otra ficha; si no, { $other } pierde el turno.
}
fact-powers = Poderes: quien deja un { $draws } hace robar a los demás, con un { $again } puede jugar otra vez, con un { $spell } hechiza{ $turns ->
    [yes] , con un { $reverse } cambia el sentido
   *[no] {""}
}; un doble{ $except ->
    [yes] {" "}(no el { $spell }-{ $spell })
   *[no] {""}
} quita el turno al siguiente

arm-bound = hechizada
arm-private = aún cerrada
layout-station = Doble inicial: { $tile }
layout-no-station = Todavía no hay doble inicial.

zone-legs = Ramas
zone-facts = Ahora
zone-boneyard = Montón

text-leg = «{ $text }» no es una rama; las ramas van de L1 a L6.
text-start = El { $tile } no es un doble; se sale con uno.

verb-open = salir con, salgo con, salgo, abrir, abro, open
verb-lead = lead
verb-end_turn = parar, paro, me planto, stop

## La hoja de puntos

ask-starter = ¿A quién le tocó ir primero por sorteo (aunque la salida fuera de otro)?
ask-tiles_left = A { $player } le quedan (fichas como 6-4 1-0, o cuántas):
ask-left = A { $player } le quedan (fichas como 6-4 1-0, o sus puntos):
ask-hand = A { $player } le quedan (fichas como 6-4 1-0):

## Lo que habla a favor de una jugada

why-out = domina.
why-others-draw = { $count ->
    [one] hace robar una ficha a otro jugador.
   *[other] hace robar a los demás, { $count } fichas entre todos.
}
why-again = permite otra ficha en el acto, y { $count ->
    [one] casa una de las que quedan.
   *[other] casan { $count } de las que quedan.
}
why-spell = lanza un hechizo: todos necesitan un { $number } o un doble para esa rama.
why-answers = { $count ->
    [one] una de las fichas propias que quedan podría responder.
   *[other] { $count } de las fichas propias que quedan podrían responder.
}
why-skips = { $other } pierde el turno.
why-turns = cambia el sentido: ahora le toca a { $other }.
why-followers = después casan { $count } de las demás fichas de la mano; con ninguna otra jugada casan más.
why-heavy = es la ficha de más puntos que casa: { $pips } puntos menos entre tus fichas.

## Por qué no vale una posición

position-no-start = No hay doble inicial: la mano sigue en la fase «opening» y no tiene ramas.
position-start = El doble inicial está en la mesa: la fase «opening» ha terminado.
position-leg-order = La próxima rama nueva es { $leg }.
position-spell = Se esperan una rama y el puesto que la hechizó: «L1 C».
position-no-spell = { $leg } no termina en { $number }, así que no está hechizada.
position-no-double = { $player } no tiene ningún doble con que empezar.
position-last = { $tile } no tiene ningún { $number }, así que no da otra jugada.

## Lo que se canta en grande sobre la mesa

cheer-say-spell = ¡Hechizo!
cheer-end-out = ¡Dominó!
cheer-end-blocked = ¡Cierre!
