name = A la caza de dobles
summary = Bazas con el dominó doble 15: asiste al palo cantado, o llévatelo todo con un doble de otro palo.

preset-double_takes_4 = A la caza de dobles
    .about = Cada uno por su cuenta; cuatro jugadores juegan dos manos con una sola mezcla.
preset-double_takes_partners = Por parejas
    .about = Cuatro jugadores, dos contra dos, a dos manos.
preset-double_takes_3 = Tres jugadores
    .about = Tres manos de quince fichas, y una ficha que sobra para la última baza de todas.
preset-double_takes_2 = Dos jugadores
    .about = Cuatro manos de diecisiete fichas.
preset-with_revokes = Con renuncios
    .about = Nadie te impide renunciar; cuesta cinco puntos, o uno si lo corriges.

option-table_for = Mesa para
    .help = Cuántos se sientan: de dos a cuatro, o justo esos.
value-table_for-any = de dos a cuatro
option-partners = Por parejas
    .help = Si cuatro jugadores juegan dos contra dos, A y C contra B y D.
option-revoke = Renuncios
    .help = Si solo se aceptan fichas que asistan, o se puede renunciar y cuesta puntos.
value-revoke-enforced = no se puede
value-revoke-penalised = con castigo
option-tie_break = Totales iguales
    .help = Si los totales iguales comparten la victoria, o gana quien tenga más dobles.
value-tie_break-shared = compartida
value-tie_break-most_doubles = más dobles
option-show_leftover = Enseñar la ficha que sobra
    .help = Con tres jugadores, si la ficha que sobra está boca arriba desde el tercer reparto.

zone-leftover = Sobra
verb-as = as, como, cantando
verb-correct = correct, corregir, corrijo con
verb-stand = stand, dejar, se queda

bad-round = No hay mano { $number }: las fichas dan para { $rounds }.

label-lead = Salir con { $tile } al { $suit }
label-correct = Corregir con { $tile }
label-stand = Dejar { $tile }

say-lead = { $person ->
    [you] Sales con { $tile } y cantas el { $suit }.
   *[other] { $player } sale con { $tile } y canta el { $suit }.
    }
say-double = { $person ->
    [you] { $proof ->
        [yes] No tienes ningún { $suit }
       *[no] No asistes al { $suit }
        } y juegas un doble, { $tile }.
   *[other] { $proof ->
        [yes] { $player } no tiene ningún { $suit }
       *[no] { $player } no asiste al { $suit }
        } y juega un doble, { $tile }.
    }
say-discard = { $person ->
    [you] { $proof ->
        [yes] No tienes ningún { $suit }
       *[no] No asistes al { $suit }
        } y te descartas de { $tile }.
   *[other] { $proof ->
        [yes] { $player } no tiene ningún { $suit }
       *[no] { $player } no asiste al { $suit }
        } y se descarta de { $tile }.
    }
say-trick = { $person ->
    [you] La baza es tuya con { $tile }
   *[other] La baza es de { $player } con { $tile }
    }{ $why ->
    [double] , un doble de otro palo
   *[suit] {""}
    }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
    }
say-correct = { $person ->
    [you] Tenías el { $suit }: recoges { $laid } y juegas { $tile }
   *[other] { $player } tenía el { $suit }: recoge { $laid } y juega { $tile }
    }{ $cost ->
    [0] ; a estas alturas no cuesta nada.
   *[other] ; un punto menos.
    }
say-stand = { $person ->
    [you] Dejas { $laid } en la baza.
   *[other] { $player } deja { $laid } en la baza.
    }
say-revoke = { $person ->
    [you] Tienes el { $suit }: cinco puntos menos al acabar la mano.
   *[other] { $player } tiene el { $suit }: cinco puntos menos al acabar la mano.
}

fact-round = Mano { $number } de { $rounds }
fact-suit = Palo cantado: { $suit }
fact-best = { $why ->
    [double] Va ganando { $tile }, un doble de otro palo
   *[suit] Va ganando { $tile }, la más alta del palo
    }
fact-asked = { $person ->
    [you] { $tile } no asiste: ¿la dejas o lo corriges?
   *[other] Se pregunta a { $player } por { $tile }
    }
fact-next-opener = { $person ->
    [you] La próxima mano sales tú
   *[other] La próxima mano sale { $player }
    }
fact-doubles-gone = Dobles ya jugados: { $numbers }

note-taken = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
    }, { $doubles ->
    [one] { $doubles } doble
   *[other] { $doubles } dobles
    }
    .short = { $tricks } + { $doubles }
note-shown = Ha recogido: { $tiles }
    .short = tiene { $tiles }
note-no-suit = Aquí no hay ningún { $suit }: vale cualquier ficha. Un doble gana la baza si no cae otro más alto.

refuse-asked = La baza está completa y { $laid } no asiste al { $suit }: déjala o corrígelo.
refuse-not-asked = Ahora no hay nada que corregir.
refuse-no-revokes = En esta mesa hay que asistir siempre, así que nunca hay nada que corregir.
refuse-call = Sal con { $tile } al { $high } o al { $low }: di qué palo cantas.
refuse-call-double = Sal con { $tile } cantando su propio número.
refuse-called = El palo cantado es el { $suit }; juega { $tile } sin más.
refuse-follow = El palo cantado es el { $suit } y tienes { $tiles }, así que debes jugar una de esas; { $tile } no asiste.
refuse-no-suit = No tienes ningún { $suit }, así que { $laid } no es renuncio.
refuse-correct = Solo se corrige con un { $suit }: { $tiles }. { $tile } no vale.

end-leftover = { $person ->
    [you] Sobraba { $tile }, que te llevas con la última baza
   *[other] Sobraba { $tile }, que se lleva { $player } con la última baza
    }: { $double ->
    [yes] un punto más.
   *[no] nada, porque no es doble.
    }
end-seat = { $player }: { note-taken }. Puntos de la mano: { $points }.
end-side = { $player } y { $partner }: { note-taken }. Puntos de la mano: { $points }.
end-corrected = { $person ->
    [you] Corregiste
   *[other] { $player } corrigió
    } { $count ->
    [one] un renuncio: un punto menos.
   *[other] { $count } renuncios: { $count } puntos menos.
    }
end-revokes = { $person ->
    [you] Renunciaste
   *[other] { $player } renunció
    } { $count ->
    [one] una vez
   *[other] { $count } veces
    } sin corregirlo: { $cost } puntos menos.

## La hoja de puntos para fichas de verdad

ask-doubles = Dobles en las bazas de { $side }:
ask-corrected = Renuncios de { $side } corregidos a costa de un punto (Intro: ninguno):
ask-revokes = Renuncios de { $side } descubiertos después (Intro: ninguno):

## Lo que habla a favor de una jugada

why-sure = nadie puede ganar a { $tile }: se lleva esta baza con seguridad, y vale { $points ->
    [one] un punto.
   *[other] { $points } puntos.
    }
why-takes = se lleva esta baza con seguridad, y vale { $points ->
    [one] un punto.
   *[other] { $points } puntos.
    }
why-highest = nadie de los que faltan puede llevar un { $suit } más alto que { $tile }; solo un doble de otro palo puede robar la baza.
why-steals = { $tile } es un doble de otro palo: gana a cualquier { $suit }.
why-few = { $count ->
    [one] a { $tile } solo le puede ganar { $tiles }.
   *[other] a { $tile } solo le pueden ganar estas: { $tiles }.
    }
why-gives = { $partner } se lleva esta baza con seguridad, y el doble cuenta para la pareja.
why-partner = { $partner } se lleva esta baza con seguridad: no hace falta nada mejor.
why-saves = guarda los dobles de una baza que se lleva { $other }.
why-lost = ninguna ficha que se pueda jugar gana esta baza, y esta es la más baja que se tiene del palo { $suit }.
why-correct = ahora cuesta un punto; un renuncio que se descubre cuesta cinco.
why-no-suit = no hay nada que corregir: no se tiene ningún { $suit }.
why-free = a estas alturas un renuncio no cuesta nada.

## Por qué no vale una posición

position-follows = { $player } asiste al { $suit }: no hay nada que preguntar.

## Lo que se canta en grande sobre la mesa

cheer-say-revoke = ¡Renuncio!
