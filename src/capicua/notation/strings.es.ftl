# Qué está mal en un registro o en una posición. La razón que da el juego va en otra frase.

record-place = { $line ->
    [0] {""}
   *[other] Línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }:
}

record-encoding = { record-place } el archivo no es texto en UTF-8.
record-nothing = { record-place } no hay ninguna partida en este texto. Un registro empieza con [Game "…"].
record-several = { record-place } se esperaba una sola y el texto tiene { $count }.
record-no-game = { record-place } la partida no dice de qué juego es. Escribe, por ejemplo, [Game "block"].
record-tag = { record-place } una línea de cabecera se escribe [Nombre "valor"], en una sola línea.
record-twice = { record-place } «{ $name }» está dos veces.
record-unclosed = { record-place } «{ $text }» se abre aquí y no se cierra.
record-stray = { record-place } «{ $text }» no tiene sentido aquí.
record-field = { record-place } no existe «{ $name }». Existen: { $allowed } y las letras de los puestos.
record-late = { record-place } «{ $name }» llega tarde: la preparación y el reparto van antes de la primera jugada, y los tantos después de la última.
record-depth = { record-place } las variantes se pueden anidar hasta { $high } veces, no más.
record-number = { record-place } «{ $text }» no es un número entero de nueve cifras como máximo.
record-seat = { record-place } «{ $text }» no es la letra de un puesto.
record-tile = { record-place } «{ $text }» no es una ficha.
record-option = { record-place } «{ $text }» no es aquí una opción. Las opciones se escriben nombre=valor, cada una una vez.
record-value = { record-place } «{ $name }» tiene un valor imposible.
record-count = { record-place } «{ $name }» tiene { $found } números y los jugadores son { $players }.
record-unwritable = { record-place } «{ $text }» no se puede escribir en un registro: se leería como otra cosa.

record-json = { record-place } esta línea no es JSON.
record-json-field = { record-place } no existe el campo «{ $name }». Existen: { $allowed }.
record-json-missing = { record-place } falta el campo «{ $name }».
record-json-value = { record-place } el campo «{ $name }» tiene un valor de otra clase.

record-game = { record-place } «{ $game }» no se puede jugar así.
record-version = { record-place } esto se jugó con la versión { $version } de las reglas de «{ $game }»; estas son la versión { $current } y pueden decidir otra cosa.
record-no-deal = Una mano preparada como posición no tiene reparto y no se puede registrar.
record-deal = { record-place } este no es un reparto para la mano { $number }.
record-gone = { record-place } estas fichas ya se gastaron en manos anteriores de la misma mezcla y no se pueden volver a repartir: { $tiles }.
record-removed = { record-place } el { $tile } se aparta antes de barajar, así que no le puede tocar a nadie.
record-round-number = { record-place } la mano { $number } llega cuando tocaba la { $expected }.
record-unfinished = { record-place } la mano { $number } no ha terminado.
record-after-match = { record-place } la partida ha terminado, así que no hay mano { $number }.
record-after-round = { record-place } «{ $text }» llega después del final de la mano.
record-turn = { record-place } le toca a { $turn }, no a { $seat }.
record-action = { record-place } «{ $text }» no es una jugada de este juego.
record-illegal = { record-place } { $turn } no puede jugar aquí «{ $text }».
record-differs = { record-place } «{ $name }» dice { $stated }; según las reglas es { $derived }.
record-match-open = { record-place } la partida ya tiene ganadores y no ha terminado.

record-no-position = { record-place } no hay ninguna posición en este texto. Una posición empieza con «game:».
record-position-line = { record-place } «{ $text }» no tiene sentido. Una posición es «game: nombre …» y después líneas «campo: valor».
record-position = { record-place } no se puede preparar la posición.
