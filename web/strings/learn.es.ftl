# Problemas y lecciones en el navegador.

learn-puzzles = Problemas
learn-puzzles-help = Cada problema es un momento de una partida en el que una jugada es claramente mejor que las demás. Se ve lo mismo que veía quien jugaba.
learn-daily = El problema del día
learn-daily-deals = Solitarios: los repartos del día
learn-puzzle-of = Problema: { $game }
learn-about = { $game } · dificultad { $difficulty } de 5
learn-how-hard = Dificultad { $difficulty } de 5
learn-task = Te toca. ¿Cuál es la mejor jugada?
learn-checking = Comparando jugadas…
learn-right = Correcto: { $choice }.
learn-solution = La solución: { $choice }.
learn-chances = Gana la mano en el { $chance } % de los repartos simulados; la mejor de las demás, «{ $other }», en el { $next } %.
learn-wrong = «{ $choice }» no es la mejor jugada.
learn-lost = { $lost ->
    [0] Otro intento.
    [one] Gana la mano con una frecuencia 1 punto porcentual menor. Otro intento.
   *[other] Gana la mano con una frecuencia { $lost } puntos porcentuales menor. Otro intento.
}
learn-because = A favor de la mejor jugada: { $reason }
learn-theme = Tema: { $theme }
learn-show = Ver la solución
learn-done-before = Este problema ya está hecho: no cuenta otra vez.
learn-next = Siguiente problema
learn-share = Compartir el resultado
learn-shared = Capicúa, problema del día { $day }
    { $game }, dificultad { $difficulty } de 5: { $signs }
learn-rating = Puntuación { $rating } ± { $deviation }
learn-streak = { $count } seguidos
learn-days = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
learn-mine = Mis problemas
learn-solved = { $solved } de { $played } a la primera
learn-kept = Se guarda solo en este navegador.
learn-save = Guardar en un archivo
learn-game = Juego
learn-any-game = Todos los juegos
learn-theme-label = Tema
learn-any-theme = Todos los temas
learn-difficulty = Dificultad
learn-any-difficulty = Cualquier dificultad
learn-begin = Resolver un problema
learn-count = { $count ->
    [one] 1 problema, { $left } sin resolver
   *[other] { $count } problemas, { $left } sin resolver
}
learn-none = Ningún problema cumple todo eso.

learn-step = Paso { $step } de { $steps }
learn-next-step = Siguiente
learn-skip = Saltar
learn-back = Atrás
learn-finished = Este era el último paso.
learn-play = Jugar ahora
learn-rules = Reglas

## En papel

learn-print = Imprimir este problema
learn-print-several = Imprimir seis problemas
learn-paper = Problemas para imprimir
learn-paper-help = La posición y la pregunta salen sin la respuesta; las soluciones van al final, boca abajo si es un solo problema.
learn-paper-do = Imprimir
learn-paper-more = Otros seis
learn-paper-busy = Dibujando los problemas…
learn-paper-one = Problema { $number }
learn-paper-turn = Juega { $player }: ¿cuál es la mejor jugada?
learn-paper-solutions = Soluciones
learn-paper-picture = Problema { $number }: la mesa como la ve { $player }

## Tus errores

learn-mistakes = Tus errores
learn-mistakes-help = Posiciones de tus manos en las que otra jugada era claramente mejor. Cada una vuelve hasta que la encuentres: primero al día siguiente y después cada vez más tarde.
learn-mistakes-none = Aquí no hay nada todavía. Abre una mano que hayas jugado, analízala y elige «Aprender de estos errores».
learn-mistakes-open = Abrir un registro
learn-mistakes-due = { $count ->
    [one] Hoy toca 1 de { $all }
   *[other] Hoy tocan { $count } de { $all }
}
learn-mistakes-later = { $all ->
    [one] Hoy no toca ninguno. El único que hay vuelve el { $day }.
   *[other] Hoy no toca ninguno de los { $all }. El siguiente vuelve el { $day }.
}
learn-mistakes-nothing = Ningún error cumple todo eso.
learn-mistakes-begin = Empezar
learn-mistakes-early = Repasarlos de todos modos
learn-mistakes-themes = En qué fallas más
learn-mistakes-count = Errores
learn-mistakes-lost = Coste de cada uno
learn-mistakes-lost-help = El coste es la probabilidad de ganar la mano que se perdió con cada error, de media.
learn-mistakes-kept = Se guardan en este navegador y van en el archivo con todo lo de este dispositivo.
learn-mistakes-delete = Borrar todos
learn-mistakes-sure = { $count ->
    [one] Este error se borrará de este navegador.
   *[other] Los { $count } errores se borrarán de este navegador.
}
learn-mistakes-task = Aquí elegiste una jugada que perdía. ¿Cuál es mejor?
learn-mistakes-same = Es la que hiciste entonces.
learn-mistakes-also = El análisis prefiere «{ $best }», pero la diferencia no es clara.
learn-mistakes-chances = La mejor jugada gana la mano el { $before } % de las veces; la tuya, «{ $played }», el { $after } %.
learn-mistakes-left = { $game } · quedan { $left }
learn-mistakes-look = Ver la mano
learn-mistakes-drop = Borrar este
learn-mistakes-done = { $right } de { $count } a la primera.
learn-mistakes-back = Todos tus errores
