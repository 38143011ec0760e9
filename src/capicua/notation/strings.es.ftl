# Qué está mal en un registro o en una posición. La razón que da el juego va en otra frase.

record-place = { $line ->
    [0] {""}
   *[other] Línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }:
}

record-encoding = { record-place } codificación no válida: se espera UTF-8.
record-nothing = { record-place } no hay ninguna partida: un registro empieza con [Game "…"].
record-several = { record-place } se esperaba una partida y hay { $count }.
record-no-game = { record-place } falta el juego: añade una cabecera como [Game "block"].
record-tag = { record-place } cabecera no válida: se espera [Nombre "valor"] en una línea.
record-hidden-field = { record-place } solo puede haber fichas ocultas («?») entre las de un jugador, no en «{ $name }».
record-hidden-all = { record-place } faltan las fichas de un jugador por lo menos.
record-hidden-many = { record-place } las fichas ocultas ({ $hands }) suman { $count } y solo { $left ->
    [one] queda 1
   *[other] quedan { $left }
}: baja una de esas cuentas o quita fichas puestas.
record-hidden-lacked = { record-place } { $player } tiene { $count } fichas ocultas, pero según la posición no puede tener { $left ->
    [0] ninguna
   *[other] más que { $left }
} de las que quedan.
record-hidden-part = { record-place } las fichas de un jugador se conocen todas o ninguna: escribe { $count ->
    [one] la otra ficha de { $player } en lugar de «1?»
   *[other] las demás fichas de { $player } en lugar de «{ $count }?»
}, o cuenta { $tile } también entre las ocultas.
record-hidden-none = { record-place } ningún reparto de las fichas ocultas cumple todo lo que dice la posición.
record-hidden-count = { record-place } «{ $text }» no es un número de fichas ocultas, como «5?».
record-twice = { record-place } «{ $name }» está repetido.
record-unclosed = { record-place } «{ $text }» no se cierra.
record-stray = { record-place } no se esperaba «{ $text }».
record-not-open = No hay nada abierto que cerrar.
record-no-round = Antes se espera una mano, como «round 1».
record-no-move = Una variante sigue a la jugada que sustituye.
record-field = { record-place } campo desconocido «{ $name }»: se espera { $allowed } o la letra de un puesto.
record-late = { record-place } «{ $name }» está fuera de sitio: la preparación y el reparto van antes de la primera jugada, y los puntos después de la última.
record-depth = { record-place } demasiadas variantes anidadas: como máximo, { $high } niveles.
record-number = { record-place } número no válido «{ $text }»: se espera un entero de nueve cifras como máximo.
record-seat = { record-place } puesto no válido «{ $text }»: se espera una letra de { $low } a { $high }.
record-tile = { record-place } ficha no válida «{ $text }».
record-option = { record-place } opción no válida «{ $text }».
record-option-form = Se espera nombre=valor, cada nombre una sola vez.
record-no-option = El juego, el reglamento y los jugadores no son opciones: tienen sus propias cabeceras.
record-value = { record-place } valor no válido para «{ $name }».
record-count = { record-place } «{ $name }» tiene { $found } números para { $players } jugadores.
record-unwritable = { record-place } «{ $text }» no se puede escribir en un registro, porque se leería de otra manera.

record-json = { record-place } JSON no válido: { $expected ->
    [name] se espera el nombre de un campo entre comillas
    [colon] se espera «:» tras el nombre del campo
    [comma] se espera «,» o el corchete de cierre
    [string] un texto no se cierra
    [control] un texto contiene un carácter de control
    [escape] un texto contiene un escape no válido
    [end] se espera el final de la línea tras el registro
    [size] un número es demasiado largo o hay demasiados corchetes anidados
   *[value] se espera un valor
}.
record-json-field = { record-place } campo desconocido «{ $name }»: se espera { $allowed }.
record-json-missing = { record-place } falta el campo «{ $name }».
record-json-value = { record-place } valor no válido en el campo «{ $name }»: se espera { $expected ->
    [text] un texto
    [number] un entero de nueve cifras como máximo
    [list] una lista
    [object] un objeto
    [unicode] un texto sin sustitutos Unicode sueltos
   *[other] uno de { $allowed }
}.

record-game = { record-place } «{ $game }» no se puede preparar así.
record-version = { record-place } se registró con la versión { $version } de las reglas de «{ $game }»; la versión actual, { $current }, puede ser distinta.
record-no-deal = Una mano preparada como posición no tiene reparto y no se puede registrar.
record-deal = { record-place } reparto no válido para la mano { $number }.
record-gone = { record-place } fichas ya usadas en manos anteriores de la misma mezcla: { $tiles }.
record-removed = { record-place } la ficha { $tile } se aparta antes de mezclar y no se puede repartir.
record-round-number = { record-place } se esperaba la mano { $expected } y aparece la { $number }.
record-unfinished = { record-place } la mano { $number } no ha terminado.
record-after-match = { record-place } sobra la mano { $number }: la partida ha terminado.
record-after-round = { record-place } no se esperaba «{ $text }» después del final de la mano.
record-turn = { record-place } le toca a { $turn }, no a { $seat }.
record-action = { record-place } jugada no válida «{ $text }»: se espera una jugada permitida, como { $moves }.
record-illegal = { record-place } jugada no permitida: { $turn } no puede jugar aquí «{ $text }».
record-differs = { record-place } «{ $name }» es { $stated }, pero las reglas dan { $derived }.
record-match-open = { record-place } hay ganadores, pero la partida no ha terminado.

record-no-position = { record-place } no hay ninguna posición: una posición empieza con «game:».
record-position-line = { record-place } no se esperaba «{ $text }»: una posición es «game: nombre reglamento opción=valor …» y después líneas «campo: valor».
record-position = { record-place } { $is_field ->
    [yes] posición no válida: «{ $field }: { $text }».
   *[no] posición no válida.
}
