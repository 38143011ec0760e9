# Estudios.

study-help = Posiciones con explicaciones, variantes y tareas: lee uno de los nuestros o escribe el tuyo y compártelo.
study-write = Escribir un estudio
study-open = Abrir un archivo
study-own = Mis estudios
study-untitled = Estudio sin título
study-chapters = { $count ->
    [one] 1 capítulo
   *[other] { $count } capítulos
}
study-forget = Quitar «{ $title }» de este navegador
study-progress = { $read } de { $count } capítulos leídos
study-chapter-of = Capítulo { $number } de { $count }
study-task = ¿Qué debe jugar { $player }?
study-right = Correcto: { $choice }.
study-wrong = No es { $choice }.
study-line = Jugadas
study-start = Inicio
study-back = Atrás
study-forward = Adelante
study-instead = En lugar de esta:
study-next = Capítulo siguiente
study-previous = Capítulo anterior
study-solve = Ver la respuesta
study-analyse = Analizar esta posición
study-contents = Capítulos
study-empty = Este estudio todavía no tiene capítulos.
study-by = De { $author }
study-edit = Editar
study-share = Compartir
study-copy = Editar una copia
study-export = Guardar en un archivo

study-editing = Escribir un estudio
study-about-it = Sobre el estudio
study-title = Título
study-about = De qué trata
study-author = Autor o autora
study-up = Subir «{ $title }»
study-down = Bajar «{ $title }»
study-begin = Prepara una posición en el tablero de análisis y añádela aquí.
study-add = Añadir una posición
study-text = Explicación
study-comment = Comentario de esta jugada
study-promote = Convertir en la jugada principal
study-promoted = «{ $move }» es ahora la jugada principal.
study-drop = Quitar esta jugada y lo que sigue
study-mark = Marcar en la mesa
study-mark-help = Toca fichas y lugares para marcarlos; toca otra vez para quitar la marca.
study-unmark = Quitar las marcas
study-marks = Marcas, como tile:6-4 o tile:6-4>arm:E
study-set-task = Pedir la jugada a quien lee
study-accepted = Jugadas que la resuelven
study-question = Pregunta (vacía: ¿qué debe jugar?)
study-when-right = Respuesta a una jugada correcta
study-when-wrong = Respuesta a otra jugada
study-all-hands = Mostrar todas las fichas desde el principio
study-remove-chapter = Quitar este capítulo
study-not-kept = En este navegador no queda sitio para estudios: guarda este en un archivo.
study-read = Leerlo
study-update = Compartir los cambios
study-stored = Guardado. Quien tenga el enlace puede leer el estudio.
study-withdraw = Dejar de compartir
study-withdrawn = El estudio ya no se comparte; sigue en este navegador.
study-add-to = Añadir a un estudio
study-which = Estudio
study-new = Un estudio nuevo
study-title-of-chapter = Título del capítulo
study-add-it = Añadir

# Lo marcado, para lectores de pantalla.
study-marked = Marcado: { $things }.
study-arrow = flecha: { $things }
study-own-tile = { $tile } entre tus fichas
study-other-tile = { $tile } entre las fichas de { $owner }
study-tile-layout = { $tile } en la mesa
study-tile-plane = { $tile } en la mesa
study-tile-trick = { $tile } en la baza
study-tile-zone = { $tile } ({ $zone })
