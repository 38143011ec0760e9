# El anotador: lo que pregunta tras una mano con fichas de verdad, y lo que dice.

## Quién sale

sheet-opens = La mano siguiente la empieza { $player }.
sheet-opens-lot = La suerte decide quién empieza.
sheet-opens-double = La mano siguiente la empieza el doble más alto.

## Cómo acaba una mano; las palabras se separan con comas, la primera es la que se muestra

ending-out = domina, sale, domino
ending-blocked = cierre, cerrada, tranca
ending-void = nula, se reparte de nuevo
ask-ending-out = ¿Quién se quedó sin fichas?

## Preguntas

ask-leader = ¿Quién salió?
ask-starter = ¿Quién empezó?
ask-left = A { $player } le queda (fichas como 6-4 1-0, o la suma):
ask-made = Puntos de { $side } durante el juego (Intro: ninguno):
ask-exchanges = ¿Quién cambió de mano? (un nombre por cada vez; Intro: nadie)

## Respuestas que no pueden ser

sheet-ending = Una mano de este juego no puede acabar con «{ $text }»; acaba con { $allowed }.
sheet-seat = Falta quién acabó la mano, o no es nadie de esta partida.
sheet-missing = Las respuestas a «{ $question }» no están completas.
sheet-word = «{ $text }» no puede ser; se admite: { $allowed }.
sheet-number-wanted = «{ $text }» no es un número.
sheet-tiles-wanted = Aquí no basta la suma { $text }; escribe las fichas, como 6-4 1-0.
sheet-number = { $text } no puede ser; se admite { $span }.
sheet-step = { $text } no puede ser; tiene que ser múltiplo de { $step }.
sheet-together = Es más de lo posible: { $high ->
    [one] 1
   *[other] { $high }
} entre todos.
sheet-tile-count = Son { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}; tiene que haber { $wanted }.
sheet-target = { $player } tiene así { $total }, y no pasa en solitario de los { $target } que acaban la partida en el acto.
no-such-player = «{ $text }» no es ninguno de los jugadores: { $names }.
ending-wanted = «{ $text }» no dice ni quién ni cómo; se admite: { $choices }.
answer-wanted = Aquí hace falta una respuesta; deshacer vuelve atrás.

## La hoja

no-sheet = { $game } no tiene hoja de puntos: es un solitario, o sus puntos cambian con cada apuesta.
no-such-round = No hay mano { $number } que corregir; manos en la hoja: { $high }.
match-is-over = La partida ha terminado; deshacer tacha la última mano.
later-round = Con eso la mano { $number } dejaría de tener sentido; no se ha cambiado nada.
bad-name = «{ $name }» no es nombre para un jugador.
name-twice = Hay dos jugadores que se llaman { $name }.
bad-score-file = Eso no es una hoja de puntos, o está dañada.

names-prompt = Nombres de los jugadores por orden de juego ({ $span }), con comas:
keeper-begins = Puntos de { $game }: { $names }
keeper-name = NOMBRE
keeper-round = Mano { $number }
keeper-prompt = Mano { $number }. { $question } ({ $choices }; ? para ver la ayuda)
keeper-end-prompt = La partida ha terminado. Intro para salir, o deshacer, o corregir y un número:
keeper-undone = La mano { $number } queda tachada.
keeper-unchanged = La mano { $number } queda como estaba.
keeper-after = { $number } (tras el final)
keeper-saved = La hoja está guardada en { $path }
keeper-exported = Como valores separados por comas: { $path }
keeper-resume-hint = «capicua score --resume» sigue desde aquí.
keeper-help-1 = Los jugadores se nombran enteros, por el principio del nombre o por su número.
keeper-help-2 = Fichas que quedan: 6-4 1-0, o solo su suma, 11.
keeper-help-3 = deshacer: vuelve a la pregunta anterior; en la primera tacha la última mano
keeper-help-4 = corregir 3: anota otra vez la mano 3; lo que depende de ella se vuelve a contar
keeper-help-5 = puntos: la hoja; reglas: las reglas con las opciones en vigor
keeper-help-6 = guardar: guarda la hoja; salir: la guarda y sale
word-correct = corregir, correct

## La línea de órdenes

help-score = Lleva los puntos de una partida con fichas de verdad.
help-score-name = El nombre de un jugador, por orden de juego; uno por cada uno.
help-score-save = Guarda la hoja en este archivo.
help-score-csv = Escribe además la hoja en este archivo, como valores separados por comas.
help-score-resume = Sigue una hoja guardada; la última que se dejó, si no se nombra el archivo.
