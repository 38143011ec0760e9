# Apuntar los puntos con fichas de verdad, y lo que cambia una regla de la casa.

## Una hoja nueva

web-score-title = Apuntar los puntos con fichas de verdad
web-score-about = Se juega con fichas de verdad; aquí se apunta cómo acabó cada mano. Los puntos, los totales y quién sale en la siguiente se calculan con las reglas elegidas.
web-score-mine = Mis hojas de puntos
web-score-forget = Quitar de esta lista la hoja de { $names }
web-score-what = A qué se juega
web-score-game = Juego
web-score-rules = Leer las reglas
web-score-players = Quién juega
web-score-order = Por orden de juego.
web-score-order-sides = Por orden de juego; las parejas se sientan frente a frente.
web-score-name = Jugador { $number }
web-score-begin = Empezar la hoja
web-score-no-such-game = { $game } no tiene hoja de puntos: elige otro juego.

## La hoja

web-score-none = Todavía no hay nada apuntado.
web-score-correct = Corregir la mano { $number }
web-score-correcting = Corregir la mano { $number }
web-score-next = Mano { $number }
web-score-after = tras el final
web-score-void = nula
web-score-came = De dónde salen los puntos de la mano { $number }
web-score-came-void = No puntúa nadie.
web-score-won = { $count ->
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } ganan la partida!
}
web-score-draw = La partida ha terminado y no la gana nadie.
web-score-another = Hoja nueva
web-score-next-match = Siguiente partida
web-score-match = Partida { $number }
web-score-matches = Partida
web-score-matches-won = Partidas ganadas
web-score-series = La serie
web-score-shutout = Ganar dejando a los demás a cero vale por { $count } partidas.
web-score-counts = { $count ->
    [0] compartida: no cuenta para nadie
   *[other] a cero: vale por { $count }
}
web-score-winner = gana:
web-score-rounds-of = Partida { $number }, mano por mano
web-score-reopen = Volver a la partida { $number }
web-score-reopen-sure = ¿Volver a la partida { $number }? Pulsa otra vez
web-score-back = La partida { $number } está abierta otra vez.
web-score-news-match = Empieza la partida { $number }.
web-score-print = Imprimir
web-score-printed = { $rules }. Impresa el { $date }.
web-score-strike = Tachar la mano { $number }
web-score-strike-sure = ¿Tachar la mano { $number }? Pulsa otra vez
web-score-struck = La mano { $number } está tachada.
web-score-watching = Estás mirando esta hoja; se actualiza sola.
web-score-offline = Sin conexión: se muestra la última versión recibida de la hoja. Reintentando.
web-score-news = Mano { $number } apuntada. { $totals }
web-score-news-changed = La hoja ha cambiado. { $totals }
web-score-standing = { $name } { $points }
web-score-csv = Para hoja de cálculo (CSV)
web-score-file = Guardar la hoja
web-score-tools = Compartir y guardar

## Una mano

web-score-how = ¿Cómo acabó?
web-score-who = ¿Quién fue?
web-score-ending-out = Alguien dominó
web-score-ending-blocked = Cierre (tranque)
web-score-ending-void = Nula, se reparte de nuevo
web-score-ending-target = Llegó a la meta
web-score-ending-bid = Hubo contrato
web-score-ending-passed = Todos pasaron
web-score-ending-dead = Nula, nadie
web-score-tiles-or-sum = Toca las fichas o escribe la suma
web-score-tiles-only = Toca las fichas
web-score-of = de { $low } a { $high }
web-score-step = de { $step } en { $step }
web-score-empty-is = vacío: { $usual }
web-score-show-tiles = Fichas
web-score-show-tiles-of = Fichas: { $what }
web-score-tile-set = Todas las fichas del dominó
web-score-only = Solo fichas con
web-score-only-all = todas
web-score-chosen = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}, { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}
web-score-times = { $count ->
    [0] ninguna vez
    [one] una vez
   *[other] { $count } veces
}
web-score-less = { $name }: una vez menos
web-score-more = { $name }: una vez más
web-score-missing = { $count ->
    [one] Una respuesta falta o no es válida.
   *[other] { $count } respuestas faltan o no son válidas.
}
web-score-needed = Aquí hace falta una respuesta.
web-score-write = Apuntar la mano { $number }
web-score-write-again = Enviar otra vez
web-score-write-anyway = Apuntarla de todos modos como mano { $number }
web-score-change = Corregir la mano { $number }
web-score-change-anyway = Corregir la mano { $number } de todos modos
web-score-cancel = Dejarla como está
web-score-empty = Vaciar el formulario
web-score-unsent = Sin enviar: no hay conexión. Lo que has escrito sigue aquí; envíalo otra vez cuando la haya.
web-score-conflict = Alguien ha cambiado la hoja mientras escribías. Mírala: ¿está ya tu mano? Lo que has escrito sigue aquí.

## Compartir

web-score-share = Compartir
web-score-share-watch = Para mirar
web-score-share-watch-help = Quien abra este enlace sigue los puntos y no puede cambiarlos.
web-score-share-edit = Para apuntar también
web-score-share-edit-help = Quien abra este enlace puede apuntar en la hoja igual que tú: sirve para que dos personas lleven la cuenta.
web-score-link = Enlace
web-score-share-link = Compartir este enlace
web-score-no-link = Los enlaces de esta hoja están en el dispositivo donde se empezó.

## Lo que cambia una regla de la casa

web-compare-title = ¿Qué cambia con esto?
web-compare-about = Los bots juegan partidas con los dos reglamentos y los mismos repartos.
web-compare-against = Comparar con
web-compare-preset = { $preset }
web-compare-preset-own = { $preset }, sin tus cambios
web-compare-do = Comparar
web-compare-busy = Los bots están jugando… puede tardar un minuto.
web-compare-same = Son las mismas reglas: cambia alguna o compara con otro reglamento.
web-compare-these = Estas reglas
web-compare-measure = Medida
web-compare-difference = Diferencia
web-compare-points = { $number } pp
web-compare-interval = { $low } … { $high }
web-compare-clearly = clara
web-compare-found = { $count ->
    [0] Ninguna diferencia clara en { $rounds } manos: no la hay, o es demasiado pequeña para verla en tan pocas.
    [one] Una diferencia clara:
   *[other] { $count } diferencias claras:
}
web-compare-line = { $measure }: { $a } en vez de { $b }
web-compare-how = { $a } partidas con estas reglas y { $b } con «{ $other }», { $rounds } manos o más de cada clase. Debajo de cada número está su intervalo del 95 %; una diferencia es clara si su intervalo no contiene el 0. pp: puntos porcentuales.
web-compare-seats = «{ $other }» se ha jugado entre { $count }, porque no admite el mismo número de jugadores que estas reglas.
web-compare-table = Los dos reglamentos, medida por medida

## Una hoja en blanco para imprimir

web-score-paper = Imprimir hoja en blanco
paper-title = Hoja de puntos en blanco: { $game }
paper-heading = Hoja de puntos en blanco
paper-about = Elige el juego y sus reglas, e imprime una hoja para escribir en ella. La dirección de esta página vuelve a abrir la misma hoja.
paper-choose = Juego y reglas
paper-do = Imprimir
paper-preview = Vista previa de la hoja
paper-target = Meta
paper-rounds = Manos
paper-player = Nombre
paper-date = Fecha
paper-place = Lugar
paper-number = Mesa
paper-sheet = Hoja
paper-agreed = Reglas acordadas
paper-winner = Gana
paper-signed = Firmas
paper-key = { $column }: inicial de quien sea
paper-round = Mano
paper-count = N.º
paper-dealer = Reparte
paper-starter = Empieza
paper-leader = Sale
paper-opener = Primero
paper-by-out = Domina
paper-by-bid = Subasta
paper-bid = Contrato
paper-taken = Hizo
paper-contract = ¿Cumple?
paper-closing = Cómo
paper-capicua = Capicúa
paper-chuchazo = Chuchazo
paper-blocker = Tranca
paper-melds = Combin.
paper-left = Resto
paper-made = En juego
paper-exchanges = Cambios
paper-tricks = Bazas
paper-doubles = Dobles
paper-honours = Fichas
paper-corrected = Corregidos
paper-revokes = Renuncios
paper-captured = Fichas
paper-points = Puntos
paper-points-short = Ptos.
paper-total = Total
paper-won-chips = + / −
paper-chips = Tantos
paper-deal = Reparto
paper-won = Ganado
paper-notes = Notas
paper-us = Nosotros
paper-them = Ellos

## El tren más largo

web-train-title = El tren más largo
web-train-about = Toca las fichas de tu mano y aquí sale el mejor tren posible, para el tren mexicano y cualquier juego en el que las fichas se enlazan.
web-train-set = Dominó
web-train-double = Doble { $high }
web-train-hand = Tus fichas ({ $count })
web-train-clear = Borrar
web-train-answer = El tren
web-train-start = Empieza por
web-train-any = cualquier número
web-train-best = Tiene que tener
web-train-longest = el máximo de fichas
web-train-heaviest = el máximo de puntos
web-train-empty = Toca primero tus fichas.
web-train-size = Desde el { $start }: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}
web-train-left = Sobran: { $tiles } ({ $pips ->
    [one] un punto
   *[other] { $pips } puntos
})
web-train-all = No sobra ninguna ficha.
web-train-others = { $count ->
    [0] Ningún otro tren es igual de { $how ->
        [heaviest] pesado
       *[longest] largo
    }.
    [one] Hay otro tren igual de { $how ->
        [heaviest] pesado
       *[longest] largo
    }:
   *[other] Hay otros { $count } trenes igual de { $how ->
        [heaviest] pesados
       *[longest] largos
    }:
}
web-train-more = Y hay más.
web-train-everything = Ver todos los igual de buenos
web-train-none = Ninguna de tus fichas tiene un { $start }.
web-train-link = El tren más largo de una mano
web-hands-bid-link = Qué pujar en el 42
web-hands-discard-link = Descartes del póquer
web-hands-count-link = Qué fichas faltan
