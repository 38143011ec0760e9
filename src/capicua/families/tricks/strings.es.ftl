zone-trick = Baza
zone-gone = Fuera de juego
zone-boneyard = Por repartir

label-play = Jugar { $tile }

say-lead = { $person ->
    [you] Sales con { $tile }: hay que asistir al { $suit }.
   *[other] { $player } sale con { $tile }: hay que asistir al { $suit }.
    }
say-follow = { $person ->
    [you] Asistes con { $tile }.
   *[other] { $player } asiste con { $tile }.
    }
say-discard = { $person ->
    [you] No tienes ningún { $suit } y te descartas de { $tile }.
   *[other] { $player } no tiene ningún { $suit } y se descarta de { $tile }.
    }
say-trick = { $person ->
    [you] La baza es tuya
   *[other] La baza es de { $player }
    }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
    }

fact-led = Palo de salida: { $suit }
note-voids = No tiene: { $suits }
    .short = sin { $suits }

refuse-not-held = No tienes { $tile }.
refuse-follow = El palo de salida es el { $suit } y tienes { $tiles }, así que debes jugar una de esas; { $tile } no asiste.

side-took = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
    }{ $honours ->
    [0] {""}
    [one] , { $honours } punto en fichas
   *[other] , { $honours } puntos en fichas
    }
end-seat = { $player }: { side-took }. Puntos de la mano: { $points }.
end-side = { $player } y { $partner }: { side-took }. Puntos de la mano: { $points }.

## La hoja de puntos para fichas de verdad

ending-finished = acabada
ask-ending-finished = ¿Cómo acabó?
ask-tricks = Bazas de { $side }:
ask-honours = Puntos en las fichas que se llevó { $side }:

## Por qué no vale una posición

position-sum = Los números suman { $sum }: se espera { $most } como máximo.
position-trick-complete = La baza está completa: sus fichas van en «gone».
position-void = { $player } no puede tener { $tile } y carecer del palo { $suit }.
position-turn = Según los demás campos, le toca a { $player }.

## Puntos que van a un jugador

gain-say-trick = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
