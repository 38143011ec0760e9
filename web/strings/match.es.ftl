# Las frases entre dos manos y al final de la partida.

web-round-over = Acabó la mano { $number }
web-deal-over = Acabó el reparto
web-match-over = Acabó la partida
web-match-won = { $mine ->
    [yes] { $count ->
        [one] ¡Ganas la partida!
       *[other] ¡Ganan la partida { $names }!
    }
   *[no] { $count ->
        [one] { $names } gana la partida
       *[other] { $names } ganan la partida
    }
}
web-share-result = Compartir el resultado
web-points-ahead = { $points } de ventaja
web-points-behind = a { $points }
web-sheet-down = Ver la mesa
web-sheet-up = Ver la hoja de puntos
web-turning = La jugada decisiva
web-turning-search = Buscando la jugada que decidió la partida…
web-turning-none = Ninguna jugada destaca: nadie regaló la partida.
web-turning-mistake = Mano { $round }, { $player }: { $played }. Mejor: { $best }, que gana la mano el { $before } % de las veces en vez del { $after } %.
web-turning-link = Verla en la repetición
web-next-round = Siguiente mano
web-awaited = Esperando a { $names }.
web-rematch = Revancha
