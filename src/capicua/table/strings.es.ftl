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
match-goes-on = Esta partida no ha terminado; la siguiente empieza después.
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

## Repartos limpios

verify-fair = Limpio: { $count ->
    [one] la mano se repartió
   *[other] las { $count } manos se repartieron
} como prometía { $promise }, y todas las jugadas cumplen las reglas.
verify-open = La partida no ha terminado: lo que sigue secreto aún no se ha comprobado.
verify-promise = El secreto del registro no lleva a la promesa. Se prometió { $promised }; de él sale { $found }.
verify-deal = La mano { $number } no se repartió con el secreto prometido y los cortes de los jugadores.
verify-setup = La mano { $number } no empieza como dicen las anteriores.
verify-hidden = El secreto del reparto { $number } no está en el registro, así que no se puede comprobar.
verify-missing = Están a la vista los secretos de { $count } repartos y el registro tiene { $found }: faltan manos.
verify-tag = La línea de cabecera «{ $name }» no tiene sentido.
verify-nothing = No hay con qué comprobarlo: el registro no dice de dónde salen sus repartos. Las jugadas cumplen las reglas.
verify-numbered = Es el reparto número { $number }: repartido de nuevo, el número da exactamente estas fichas (--deal { $number }), y las jugadas cumplen las reglas. Un reparto numerado no se promete a nadie.
verify-unpromised = No hay con qué comprobarlo: los repartos salen del secreto del registro, pero a nadie se le prometió antes de jugar. Las jugadas cumplen las reglas.
help-verify = Comprueba que los repartos de un registro son los prometidos.

## Una mesa en red: llegar e irse

enter-key = Este enlace no abre esta mesa; pide uno nuevo.
name-wanted = ¿Cómo te llamas? Para sentarse hace falta un nombre.
name-long = Ese nombre es demasiado largo; caben { $high } letras como mucho.
name-taken = En esta mesa ya hay alguien que se llama { $name }; elige otro nombre, por favor.
seat-taken = Ese puesto es de { $player }; elige uno libre.
table-full = Todos los puestos están ocupados; puedes quedarte a mirar.
table-crowded = En esta mesa ya no cabe nadie más.
not-at-table = Ya no estás en esta mesa; vuelve a abrir tu enlace.
only-host = Eso solo puede hacerlo el anfitrión.
only-players = Eso solo puede hacerlo quien tiene puesto.
seat-free = Queda un puesto libre: espera a alguien o pon un bot.
replace-present = { $player } está en la mesa; un bot solo juega por quien se ha ido o lleva un minuto haciendo esperar.
seat-not-held = En ese puesto no juega ningún bot por nadie.
sat-down = { $person ->
    [you] Te sientas.
   *[other] { $player } se sienta.
}
got-up = { $name } se levanta y se va.
seat-opened = Queda un puesto libre para quien venga.
seat-replaced = { $person ->
    [you] Un bot juega por ti hasta que recuperes tu puesto.
   *[other] Un bot juega por { $player }.
}
seat-back = { $person ->
    [you] Vuelves a jugar tú.
   *[other] { $player } vuelve a jugar.
}
bot-plays = Un bot juega por ti; recupera antes tu puesto.

## Una mesa en red: el juego

not-begun = Todavía no se ha empezado.
round-goes-on = La mano aún se está jugando.
match-done = La partida ha terminado.
round-dealt = Se reparte la mano { $number }.
deal-restarted = El reparto empieza de nuevo.
act-stale = La mesa ha cambiado desde que miraste; vuelve a mirar y elige.
help-alone = Las pistas son para quien juega solo o contra bots.
touch-nothing = Con eso ahora no se puede hacer nada.
touch-fine = Eso se puede jugar.
touch-more = Eso se puede jugar: sigue eligiendo.

## Una mesa en red: deshacer

undo-wish = { $person ->
    [you] Pides deshacer tu última jugada.
   *[other] { $player } pide deshacer la última jugada.
}
undo-asked = { $person ->
    [you] Ya lo has pedido; falta que contesten los demás.
   *[other] { $player } ha pedido deshacer algo; eso va antes.
}
undo-declined = { $person ->
    [you] No estás de acuerdo; la jugada vale.
   *[other] { $player } no está de acuerdo; la jugada vale.
}
undo-done = { $person ->
    [you] Has deshecho tu última jugada.
   *[other] { $player } ha deshecho la última jugada.
}
consent-nothing = Nadie te pide permiso para nada.

## Una mesa en red: el tiempo

time-played = { $person ->
    [you] Se acabó el tiempo: la mesa juega por ti.
   *[other] Se acabó el tiempo: la mesa juega por { $player }.
}
time-bot = { $person ->
    [you] Se acabó el tiempo: desde ahora un bot juega por ti.
   *[other] Se acabó el tiempo: desde ahora un bot juega por { $player }.
}
time-forfeit = { $person ->
    [you] Se te acabó el tiempo: pierdes la partida.
   *[other] A { $player } se le acabó el tiempo y pierde la partida.
}

## Una mesa en red: el reparto y la partida

deck-cut = { $person ->
    [you] Cortas para el próximo reparto.
   *[other] { $player } corta para el próximo reparto.
}
cut-late = Las fichas ya están repartidas; podrás cortar antes del próximo reparto.
cut-number = Un reparto numerado es siempre el mismo; no hay nada que cortar.
cut-none = La mano siguiente se reparte con las fichas que quedan; no hay nada que cortar.
rematch-early = La revancha viene cuando acaba la partida.
rematch-asked = { $person ->
    [you] Pides la revancha: se sigue en una mesa nueva.
   *[other] { $player } pide la revancha: se sigue en una mesa nueva.
}
rematch-made = Se sigue en una mesa nueva.
plan-one-me = Solo un puesto puede ser el tuyo.
plan-deal = Solo tienen número los repartos de un solitario.
plan-clock = Un reloj necesita al menos un segundo.
bad-clock = «{ $text }» no es un reloj; escribe 30 para segundos por jugada, o 300+5 para una reserva con incremento, y «forfeit» detrás si sin tiempo se pierde la partida.
log-no-opening = Este registro no empieza con la apertura de una mesa.

## Charla

chat-off = En esta mesa no hay charla.
chat-phrases-only = Aquí solo se dicen las frases de la mesa.
chat-phrase = Esa frase no existe; hay { $allowed }.
chat-empty = Ahí no hay nada que decir.
chat-club = Reglas de club: los compañeros no hablan mientras se juega la mano.
chat-silent = Mientras juegan las parejas nadie habla; la charla se abre al acabar la mano.
chat-watcher = { $name } (mirando):
chat-somebody = Alguien que mira:
phrase-hello = ¡Hola a todos!
phrase-good-luck = ¡Suerte!
phrase-good-hand = ¡Buena mano!
phrase-well-played = ¡Bien jugado!
phrase-what-a-block = ¡Qué tranca!
phrase-capicua = ¡Capicúa!
phrase-ouch = ¡Ay, eso duele!
phrase-thinking = Un momento, que estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-lucky = ¡Vaya suerte!
phrase-thanks = Gracias a todos, buena partida.
phrase-one-more = ¿Echamos otra?

## Programas en la mesa

client-bad-link = Eso no es el enlace de una mesa, que es como https://domino.example/t/MESA#CLAVE.
client-no-table = Ahí no hay ninguna mesa: el servidor ha contestado { $status }.
client-no-choice = «{ $text }» no está ahora entre las opciones.
