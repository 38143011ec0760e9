# Problemas y lecciones.

help-puzzle = Propone un problema: hay que encontrar la jugada claramente mejor que las demás.
help-puzzle-game = Juego del problema; cualquiera si se omite.
help-puzzle-id = Identificador del problema, como block-7.
help-puzzle-theme = Solo problemas con este tema.
help-puzzle-difficulty = Solo problemas de esta dificultad, de 1 a 5.
help-puzzle-today = El problema del día, el mismo para todo el mundo.
help-puzzles = Muestra los problemas de cada juego o busca otros nuevos.
help-puzzles-mine = Busca problemas en partidas entre bots y los guarda en un archivo.
help-puzzles-fetch = Añade un archivo de problemas a los instalados, después de comprobar cada uno; el servidor los encuentra al arrancar.
help-puzzles-fetch-file = Un archivo con un problema en cada línea, como los que escribe «capicua puzzles mine».
puzzles-fetched = { $count ->
    [0] Ningún problema nuevo
    [one] Un problema añadido
   *[other] { $count } problemas añadidos
}; { $known } ya estaban.
help-puzzles-count = Cuántos problemas buscar.
help-puzzles-out = Archivo de salida; JUEGO.jsonl si se omite.

unknown-puzzle = Problema desconocido: «{ $puzzle }». Se espera un juego y un número, como block-7. Juegos con problemas: { $games }.
bad-puzzle = La línea { $line } no es un problema: { $why }
bad-puzzle-unread = no se puede leer: { $detail }.
bad-puzzle-other = la solución y la segunda mejor jugada tienen que ser dos jugadas permitidas.
bad-puzzle-theme = el tema «{ $theme }» no existe. Temas: { $allowed }.
bad-puzzle-range = la dificultad va del 1 al 5 y las dos probabilidades del 0 al 1.
bad-puzzle-id = el id es el juego y un número, por ejemplo { $game }-1001.
bad-puzzle-taken = el id { $puzzle } es de otro problema.
no-deal-of-the-day = No hay reparto del día de { $game }: solo los solitarios tienen repartos numerados.
no-puzzles = No hay problemas de { $game }. Juegos con problemas: { $games }.
unknown-theme = Tema desconocido: «{ $theme }». Se admite: { $allowed }.
puzzles-none-like-that = Ningún problema cumple todo eso. «capicua puzzles» muestra los que hay.
puzzle-day = No hay problema para «{ $day }»: se espera un día como 2026-11-23, de { $first } a { $last }.

puzzle-heading = { $name }: problema { $puzzle }, dificultad { $difficulty } de 5
puzzle-task = Le toca a { $player } y hay una jugada claramente mejor. ¿Cuál es? Solo se muestra lo que { $player } puede ver.
puzzle-prompt = Jugada (o solución, salir):
puzzle-right = Correcto: { $label }. Gana la mano en el { $chance } de los repartos simulados; la mejor de las demás, «{ $other }», en el { $next }.
puzzle-wrong = «{ $label }» no es la mejor jugada. Otro intento.
puzzle-solution = La solución es { $label }. Gana la mano en el { $chance } de los repartos simulados; la mejor de las demás, «{ $other }», en el { $next }.
puzzle-theme = Tema: { $theme }.
puzzle-theme-last_tile = deshacerse de las últimas fichas
puzzle-theme-bid = la subasta
puzzle-theme-trump = elegir el triunfo
puzzle-theme-contract = cumplir el contrato
puzzle-theme-set_contract = hacer perder el contrato
puzzle-theme-fold = retirarse
puzzle-theme-raise = subir la apuesta
puzzle-theme-call = igualar la apuesta
puzzle-theme-bet = apostar
puzzle-theme-revoke = corregir un renuncio
puzzle-theme-block = cerrar la mano
puzzle-theme-score = anotar puntos
puzzle-theme-endgame = calcular el final
puzzle-theme-own_end = quedarse con una punta
puzzle-theme-use_passes = aprovechar los pasos
puzzle-theme-partner = ayudar a la pareja
puzzle-theme-several_pass = hacer pasar a varios
puzzle-theme-make_them_pass = hacer pasar a alguien
puzzle-theme-tricks = ganar las bazas que cuentan
puzzle-theme-own_suit = abrir el palo propio
puzzle-theme-doubles = soltar los dobles a tiempo
puzzle-theme-give_nothing = no regalar nada
puzzle-theme-draw = robar antes
puzzle-theme-no_draw = no robar todavía
puzzle-theme-plan = planear varias jugadas
puzzle-theme-keep_playing = guardar jugadas para después
puzzle-theme-shed_weight = soltar las fichas pesadas
puzzle-theme-place = elegir el montón
puzzle-theme-shift = mover fichas entre montones
puzzle-theme-calculate = contar lo que queda
puzzle-standing = Tu puntuación: { $rating } ± { $deviation }. Al primer intento, { $solved } de { $played }; { $streak } seguidos; { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}.
puzzle-done-before = Este problema ya está hecho: no cuenta otra vez para tu puntuación.
puzzle-kept = Los resultados solo se guardan en { $path }; para borrarlos, borra el archivo.
puzzles-game = Juego
puzzles-all = Total
puzzles-written = { $count ->
    [one] Un problema guardado
   *[other] { $count } problemas guardados
} en { $file }.

no-lesson = No hay lección de { $game }. Juegos con lección: { $games }.
unknown-step = Paso desconocido: «{ $step }». Se admite un número del 1 al { $high } o uno de estos: { $allowed }.
lesson-no-task = El paso { $step } no pide ninguna jugada.

command-solution = solución, solucion, ver, s

help-learn = Enseña un juego paso a paso; sin juego, muestra los que tienen lección.
help-learn-game = Juego que se quiere aprender.
help-learn-step = Paso por el que se empieza, por número o nombre.
learn-id = Nombre
learn-game = Juego
learn-steps = Pasos
learn-how = «capicua learn NOMBRE» empieza una lección.
learn-heading = { $name }: paso { $number } de { $count }: { $title }
learn-prompt = Jugada (? muestra las posibles):
learn-continue = Pulsa Intro para seguir (q para salir):
learn-help = Escribe una jugada como está en la lista o su número, como #2. pista: muestra la jugada pedida; saltar: la hace; salir: deja la lección.
learn-hint = Escribe { $text } ({ $label }).
learn-left = Para seguir más tarde: capicua learn { $game } --step { $step }
learn-end = Fin de la lección
learn-next = Ahora, a jugar: «capicua play { $game }». Para practicar, «capicua puzzle { $game }»; las reglas, en «capicua rules { $game }».
command-skip = saltar, siguiente, skip

# Drills.

unknown-drill = No hay ningún ejercicio «{ $drill }». Hay: { $allowed }.
unknown-drill-level = El nivel { $level } no vale: los ejercicios tienen niveles del 1 al 3.
drill-name-out = Fichas que faltan
drill-name-out-help = ¿Cuántas fichas de un número no están ni en la mesa ni entre las tuyas?
drill-name-passes = ¿Quién pasó?
drill-name-passes-help = Lee las jugadas de una mano y di de memoria quién pasó a un número.
drill-name-ends = Suma de las puntas
drill-name-ends-help = ¿Cuánto suman las puntas de la línea, como en el Muggins?
drill-name-bid = La mejor puja
drill-name-bid-help = ¿Hasta dónde pujas con esta mano del 42?
drill-name-capicua = Capicúa o no
drill-name-capicua-help = ¿La última ficha casa con las dos puntas?
drill-number = { $number }
drill-player = { $person ->
    [you] Tú
   *[other] { $player }
}
drill-yes = Sí
drill-no = No
drill-out = ¿Cuántas fichas con un { $number } faltan, es decir, no están ni en la mesa ni entre las tuyas?
drill-out-answer = { $count ->
    [one] Falta una: { $tiles }.
   *[other] Faltan { $count }: { $tiles }.
}
drill-out-none = No falta ninguna: todas las fichas con un { $number } están en la mesa o son tuyas.
drill-passed = ¿Quién pasó cuando se podía jugar a un { $number }?
drill-passed-answer = { $person ->
    [you] Pasaste: no tienes ningún { $number }.
   *[other] Pasó { $player }, que por tanto no tiene ningún { $number }.
}
drill-sum = ¿Cuánto suman las puntas?
drill-sum-answer = { $parts } = { $sum }{ $scores ->
    [yes] , que en el Muggins vale { $sum } puntos.
   *[no] , que en el Muggins no vale nada.
}
drill-capicua-asked = La última ficha es { $tile }. ¿Es capicúa?
drill-capicua-yes = Sí: { $tile } casa con las dos puntas, { $low } y { $high }.
drill-capicua-no = No: una capicúa une dos puntas distintas, y { $tile } no. Las puntas son { $low } y { $high }.
drill-bid-asked = Pujas antes que nadie. ¿Hasta dónde llegas?
drill-bid = { $high ->
    [42] 42
   *[other] { $low }–{ $high }
}
drill-bid-pass = Paso
drill-bid-answer = El mejor triunfo: { drill-trump }; { $bid } se cumple en el { $chance } % de los repartos.
drill-bid-none = Incluso con el mejor triunfo ({ drill-trump }), 30 solo se cumple en el { $chance } % de los repartos.
drill-trump = { $trump ->
    [doubles] dobles
    [none] sin triunfo
    [none_low] sin triunfo y dobles bajos
    [none_own] sin triunfo y dobles como palo
   *[other] { $trump }
}

# Studies.

help-study = Muestra un estudio: posiciones con explicaciones, variantes y tareas; sin nombre, la lista de los que hay.
help-study-study = Estudio incluido, o un archivo.
help-study-chapter = Primer capítulo.
help-study-check = Comprueba con el motor lo que afirma el estudio, en vez de mostrarlo.
study-id = Nombre
study-title = Título
study-count = Capítulos
study-how = «capicua study NOMBRE» muestra un estudio.
study-heading = Capítulo { $number } de { $count }: { $title }
study-task = ¿Qué debe jugar { $player }?
study-other = Esa no es la jugada. Inténtalo de nuevo (pista la muestra, saltar sigue).
study-instead = En su lugar: { $moves }.
study-end = Fin del estudio
study-left = Para seguir más tarde: capicua study { $study } --chapter { $chapter }
study-claim = Capítulo { $chapter }: no se cumple { $claim }: { $problem }.
study-checked = { $count ->
    [one] Una afirmación comprobada
   *[other] { $count } afirmaciones comprobadas
}: { $wrong ->
    [0] se cumplen todas.
    [one] una no se cumple.
   *[other] { $wrong } no se cumplen.
}
study-no-chapter = No hay capítulo { $chapter }: este estudio tiene { $high }.
unknown-study = Estudio desconocido: «{ $study }». Se espera un archivo o uno de estos: { $allowed }.
study-empty = El estudio está vacío: se espera una línea de JSON para el estudio y una por capítulo.
study-line = La línea { $line } del estudio no es válida: { $detail }.
study-long = El estudio tiene { $count } caracteres; se admiten { $high } como máximo.
study-chapters = El estudio tiene { $count } capítulos; se admiten { $high } como máximo.
study-moves = Un capítulo admite { $high } jugadas como máximo.
study-depth = Las variantes se pueden anidar hasta { $high } niveles.
study-records = Un capítulo empieza en un solo registro, no en { $count }.
study-no-step = La mano tiene { $high } jugadas: un capítulo no puede empezar tras { $step }.
study-chapter = { $move ->
    [0] La posición o la tarea del capítulo { $chapter } no es válida.
   *[other] La jugada { $move } del capítulo { $chapter } no es válida.
}
