name = Bergen
summary = Iguala las dos puntas: dos puntos con dos números iguales, tres si uno es un doble.

preset-twenty_games = Veinte juegos
    .about = Seis fichas por jugador con el doble 6, a 15 puntos.
preset-twenty_games_large = Veinte juegos, dominó grande
    .about = Un dominó mayor con fichas por jugador automáticas, a 15 puntos.
preset-classic = Clásico
    .about = Dos puntos por dominar o por ganar el cierre; tres o cuatro jugadores van a 10.

option-blocked_scoring = Puntos del cierre
    .help = El Bergen decide a su manera quién gana el cierre.
value-blocked_scoring-ladder = la propia del Bergen
option-target = Meta
    .help = Los puntos que ganan la partida: un número, o uno para cada número de jugadores.
option-triple_by_double = Triple con el doble
    .help = Si el doble puesto al final sobre una punta igual hace tres puntos, o solo dos.
option-all_doubles_compare = Todos tienen doble
    .help = Qué puntos se comparan en el cierre cuando todos tienen algún doble.
value-all_doubles_compare-without_doubles = los de las demás fichas
value-all_doubles_compare-with_doubles = los de todas las fichas
option-domino_points = Puntos por dominar
    .help = Lo que anota la última ficha de un jugador, además de lo que haga en la línea.
option-blocked_points = Puntos por el cierre
    .help = Lo que anota quien gana el cierre.
option-lead_points = Puntos por la salida
    .help = Lo que anota el doble con que se sale.


label-lead-points = Salir con { $tile }, +{ $points }
label-play-points = { $tile } { at-arm }, { $points ->
    [3] triple, +3
   *[other] pareja, +{ $points }
}

say-lead-points = { $person ->
    [you] La salida vale { $points } para ti.
   *[other] La salida vale { $points } para { $player }.
}
say-header = { $points ->
    [3] { $person ->
        [you] Triple: 3 para ti.
       *[other] Triple: 3 para { $player }.
    }
   *[other] { $person ->
        [you] Pareja de puntas: { $points } para ti.
       *[other] Pareja de puntas: { $points } para { $player }.
    }
}

end-all-doubles = Todos tienen algún doble, así que compiten todos.
end-compared = { $person ->
    [you] Compites con { $pips }.
   *[other] { $player } compite con { $pips }.
}
end-holds-double = { $person ->
    [you] Tienes doble y no compites.
   *[other] { $player } tiene doble y no compite.
}
end-level = Empatan los que menos tienen: nadie anota.
end-points = { $points ->
    [one] { $person ->
        [you] Anotas 1 punto.
       *[other] { $player } anota 1 punto.
    }
   *[other] { $person ->
        [you] Anotas { $points } puntos.
       *[other] { $player } anota { $points } puntos.
    }
}

note-double = un doble
note-header = { $points ->
    [3] +3 triple
   *[other] +{ $points } pareja
} ({ $tiles })

## La hoja de puntos para fichas de verdad

ask-left = A { $player } le queda (fichas como 6-4 1-0):

## Lo que habla a favor de una jugada

why-scores = hace { $points } puntos en el acto.

## Lo que se canta en grande sobre la mesa, y puntos que van a un jugador

cheer-say-header = { $points ->
    [3] ¡Triple!
   *[other] { "" }
}
gain-say-lead-points = +{ $points }
gain-say-header = +{ $points }
