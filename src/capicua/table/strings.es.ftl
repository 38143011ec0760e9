# El anotador: lo que pregunta tras una mano con fichas de verdad, y lo que dice.

## Quién sale

sheet-opens = { $player } sale en la mano siguiente.
sheet-opens-lot = La salida se decide por sorteo.
sheet-opens-double = En la mano siguiente sale quien tenga el doble más alto.

## Cómo acaba una mano; las palabras se separan con comas, la primera es la que se muestra

ending-out = domina, sale, domino
ending-blocked = cierre, cerrada, tranca
ending-void = nula, se reparte de nuevo
ask-ending-out = ¿Quién dominó?

## Preguntas

ask-leader = ¿Quién salió?
ask-starter = ¿Quién empezó?
ask-left = A { $player } le queda (fichas como 6-4 1-0, o la suma):
ask-made = Puntos de { $side } durante el juego (Intro: ninguno):
ask-exchanges = ¿Quién cambió sus fichas? (un nombre por cada cambio; Intro: nadie)

## Respuestas que no pueden ser

sheet-ending = Final no válido: «{ $text }»; una mano de este juego acaba con { $allowed }.
sheet-seat = Falta la persona que acabó la mano, o no juega esta partida.
sheet-missing = Respuesta incompleta a «{ $question }».
sheet-word = Respuesta no válida: «{ $text }»; se espera { $allowed }.
sheet-number-wanted = Número no válido: «{ $text }».
sheet-tiles-wanted = Aquí no basta la suma { $text }; escribe las fichas, como 6-4 1-0.
sheet-number = Número no válido: { $text }; se espera { $span }.
sheet-step = Número no válido: { $text }; se espera un múltiplo de { $step }.
sheet-together = Son demasiados: como máximo, { $high } en total.
sheet-tile-count = Hay { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}; se esperan { $wanted }.
sheet-target = Así { $player } tiene { $total }, y eso no acaba la partida: nadie más puede pasar de { $target }.
no-such-player = Jugador desconocido: «{ $text }»; se espera { $names }.
ending-wanted = Escribe un nombre o un final: { $choices } (se escribió «{ $text }»).
answer-wanted = Hace falta una respuesta; deshacer vuelve atrás.

## La hoja

no-sheet = { $game } no tiene hoja de puntos: es un solitario, o los puntos cambian con cada apuesta.
no-such-round = No hay mano { $number }: la hoja tiene { $high }.
match-is-over = La partida ha terminado; deshacer quita la última mano.
later-round = Eso invalidaría la mano { $number }; no se ha cambiado nada.
bad-name = Nombre no válido: «{ $name }».
name-twice = Hay dos personas con el nombre { $name }.
bad-score-file = No es una hoja de puntos, o está dañada.
match-goes-on = Esta partida no ha terminado; la siguiente empieza después.

names-prompt = Nombres por orden de juego ({ $span }), separados por comas:
keeper-begins = Hoja de puntos de { $game }: { $names }
keeper-name = NOMBRE
keeper-round = Mano { $number }
keeper-prompt = Mano { $number }. { $question } ({ $choices }; ? para ver la ayuda)
keeper-end-prompt = La partida ha terminado. Pulsa Intro para salir, o escribe deshacer, o corregir y un número:
keeper-undone = Se ha quitado la mano { $number }.
keeper-unchanged = La mano { $number } queda como estaba.
keeper-after = { $number } (tras el final)
keeper-saved = La hoja está guardada en { $path }
keeper-exported = Exportada como CSV: { $path }
keeper-resume-hint = Se continúa con «capicua score --resume».
keeper-help-1 = Los nombres se escriben enteros, por el principio o por su número.
keeper-help-2 = Fichas que quedan: 6-4 1-0, o solo su suma, 11.
keeper-help-3 = deshacer: vuelve a la pregunta anterior; en la primera, quita la última mano
keeper-help-4 = corregir 3: anota otra vez la mano 3; las siguientes se recalculan
keeper-help-5 = puntos: muestra la hoja; reglas: muestra las reglas con las opciones vigentes
keeper-help-6 = guardar: guarda la hoja; salir: guarda la hoja y sale
word-correct = corregir, correct

## La línea de comandos

help-score = Lleva los puntos de una partida con fichas de verdad.
help-score-name = Nombre, por orden de juego; se repite para cada persona.
help-score-save = Guarda la hoja en este archivo.
help-score-csv = Exporta además la hoja a este archivo como CSV.
help-score-resume = Continúa una hoja guardada; sin archivo, la más reciente.

## Repartos verificables

verify-fair = Correcto: { $count ->
    [one] la mano se repartió
   *[other] las { $count } manos se repartieron
} según el compromiso { $promise }, y todas las jugadas son válidas.
verify-open = La partida no ha terminado: los secretos aún ocultos no se han verificado.
verify-promise = El secreto del registro no corresponde al compromiso: se comprometió { $promised }, pero la huella del secreto es { $found }.
verify-deal = La mano { $number } no se repartió con el secreto comprometido y los cortes de los jugadores.
verify-seal = El corte del puesto { $letter } para el reparto { $number } no corresponde a su sello.
verify-withheld = Reparto { $number }: el puesto { $letter } selló un corte y no lo abrió.
verify-setup = La preparación de la mano { $number } no se sigue de las anteriores.
verify-hidden = El secreto del reparto { $number } no está en el registro, así que no se puede verificar.
verify-missing = El registro revela los secretos de { $count } repartos pero contiene { $found }: faltan manos.
verify-tag = Línea de cabecera no válida: «{ $name }».
verify-nothing = No hay nada que verificar: el registro no dice de dónde salen los repartos. Todas las jugadas son válidas.
verify-numbered = El reparto { $number } es numerado: su semilla da exactamente estas fichas (--deal { $number }) y todas las jugadas son válidas. Los repartos numerados no se comprometen de antemano.
verify-unpromised = No hay nada que verificar: los repartos salen del secreto del registro, pero no se comprometió antes de jugar. Todas las jugadas son válidas.
verify-set-up = No hay nada que verificar: esta partida se preparó desde un registro (mano { $round }, { $moves ->
    [0] recién repartida
    [one] después de 1 jugada
   *[other] después de { $moves } jugadas
}), así que sus repartos no se comprometieron antes de jugar. Todas las jugadas son válidas.
help-verify = Verifica que los repartos de un registro son los comprometidos.

## Una mesa en red: llegar e irse

enter-key = Enlace no válido para esta mesa; pide uno nuevo.
name-wanted = Escribe un nombre para sentarte.
name-long = Nombre demasiado largo: como máximo, { $high } caracteres.
name-taken = En esta mesa ya hay alguien con el nombre { $name }; elige otro.
face-unknown = Cara desconocida: «{ $face }»; se espera { $allowed }.
seat-taken = Ese puesto es de { $player }; elige uno libre.
table-full = Todos los puestos están ocupados; puedes mirar la partida.
paired-leave = ¿Abandonar la partida? Entre dos, la pierdes; con más jugadores, un bot juega hasta que vuelvas. Pulsa otra vez
paired-waits = La partida empieza sola en cuanto estén todos.
table-listed = Mostrar en la sala
table-listed-help = Cualquiera en este servidor puede ver la mesa y ocupar un puesto libre.
table-unlisted = Esta mesa no aparece en la sala: hace falta su enlace.
table-rated = Para jugar en una mesa puntuada hace falta una cuenta.
rated-alone = En una partida puntuada no hay pistas ni se deshacen jugadas.
seek-nothing = Ninguno de los juegos elegidos se puede jugar así.
seek-too-much = Son más de { $high } formas de jugar: elige menos juegos.
seek-rated = Las partidas puntuadas necesitan una cuenta.
seek-wait = Has abandonado partidas. Podrás volver a buscar jugadores en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
seek-in-match = Tu última partida sigue en juego. Vuelve a ella primero.
seek-off = En este servidor no se pueden buscar jugadores.
table-crowded = En esta mesa ya no cabe nadie más.
visit-no-watching = Para mirar esta mesa hace falta un enlace; pídeselo a quien la abrió.
rounds-private = Hasta que acabe la partida, solo quien está en esta mesa puede ver las manos ya jugadas.
visit-full = Todos los puestos están ocupados; no cabe nadie más.
visit-declined = No te han dado un puesto en esta mesa.
visit-many = Hay demasiadas peticiones de puesto en esta mesa; inténtalo más tarde.
admit-nobody = Se ha retirado la petición de puesto.
not-at-table = Ya no estás en esta mesa; vuelve a abrir tu enlace.
only-host = Eso solo lo puede hacer quien abrió la mesa.
only-players = Eso solo lo pueden hacer quienes juegan.
seat-free = Queda un puesto libre: espera a alguien o añade un bot.
replace-present = { $player } está en la mesa; un bot solo sustituye a quien se ha ido o lleva un minuto sin jugar.
seat-not-held = En ese puesto no hay ningún bot jugando por nadie.
sat-down = { $person ->
    [you] Te sientas.
   *[other] { $player } se sienta.
}
got-up = { $name } deja la mesa.
seat-opened = Hay un puesto libre.
seat-replaced = { $person ->
    [you] Un bot juega por ti hasta que recuperes tu puesto.
   *[other] Un bot juega por { $player }.
}
seat-back = { $person ->
    [you] Vuelves a jugar.
   *[other] { $player } vuelve a jugar.
}
removed = Quien abrió la mesa ha sacado a { $name }.
rekeyed = La mesa tiene enlaces nuevos; los de antes ya no sirven.
banned = No puedes volver a esta mesa: quien la abrió te ha vetado.
moderate-nobody = En esta mesa nadie tiene el número { $number }.
moderate-self = Eso no puedes hacértelo a ti.
moderate-host = No puedes hacerle eso a alguien que también gestiona la mesa y llegó antes que tú.
bot-hurried = El servidor está ocupado: { $player } juega este turno sin calcular más allá.
stand-in-early = Un bot puede jugar por { $player } cuando la mesa lleve un minuto esperando. En una mesa con reloj, decide el reloj.
stand-in-asked = Ya se ha propuesto un bot por { $player }; contesta primero.
stand-in-proposed = { $person ->
    [you] Propones que un bot juegue por { $owner }.
   *[other] { $whose ->
        [you] { $player } propone que un bot juegue por ti; si juegas, la propuesta se retira.
       *[other] { $player } propone que un bot juegue por { $owner }.
    }
}
stand-in-declined = { $person ->
    [you] No estás de acuerdo; la mesa espera a { $owner }.
   *[other] { $player } no está de acuerdo; la mesa espera a { $owner }.
}
host-passed = { $person ->
    [you] Gestionas la mesa hasta que vuelva quien la abrió.
   *[other] { $player } gestiona la mesa hasta que vuelva quien la abrió.
}
host-back = Ha vuelto quien abrió la mesa.
acting-host = Gestionas la mesa solo hasta que vuelva quien la abrió; esto le corresponde a esa persona.
bot-plays = Un bot juega por ti; recupera antes tu puesto.

## Una mesa en red: el juego

not-begun = La partida no ha empezado.
round-goes-on = La mano no ha terminado.
match-done = La partida ha terminado.
round-dealt = Se reparte la mano { $number }.
deal-restarted = El reparto empieza de nuevo.
set-up = Se sigue jugando desde un registro: mano { $round }, { $moves ->
    [0] recién repartida
    [one] después de 1 jugada
   *[other] después de { $moves } jugadas
}. Los repartos no se pueden verificar.
act-stale = La mesa ha cambiado mientras tanto; elige de nuevo.
help-alone = Las pistas solo están disponibles si juegas sin nadie más o contra bots.
chances-practice = Las probabilidades solo se muestran en una mesa de práctica, a quien juega en ella.
practice-over = Alguien más se ha sentado: la práctica termina, y ya no hay pistas, probabilidades ni deshacer sin límite.
touch-nothing = Con eso no se puede jugar nada ahora.
touch-fine = Eso se puede jugar.
touch-more = Eso se puede jugar: sigue eligiendo.

## Una mesa en red: deshacer

undo-wish = { $person ->
    [you] Pides deshacer tu última jugada.
   *[other] { $player } pide deshacer la última jugada.
}
undo-asked = { $person ->
    [you] Ya lo has pedido; falta que contesten los demás.
   *[other] { $player } ha pedido deshacer una jugada; contesta primero.
}
undo-declined = { $person ->
    [you] No estás de acuerdo; la jugada vale.
   *[other] { $player } no está de acuerdo; la jugada vale.
}
undo-done = { $person ->
    [you] Has deshecho tu última jugada.
   *[other] { $player } ha deshecho la última jugada.
}
consent-nothing = No hay ninguna petición que contestar.

## Una mesa en red: el tiempo

time-played = { $person ->
    [you] Se acabó el tiempo: la mesa juega por ti.
   *[other] Se acabó el tiempo: la mesa juega por { $player }.
}
vacation-begun = { $person ->
    [you] Estás de vacaciones: tu reloj está detenido.
   *[other] { $player } está de vacaciones: su reloj está detenido.
}
vacation-over = { $person ->
    [you] Terminaron tus vacaciones: tu reloj vuelve a correr.
   *[other] { $player } volvió de las vacaciones: su reloj vuelve a correr.
}
time-added = { $person ->
    [you] Das a { $owner } { $days ->
        [0] { $seconds } segundos más.
        [one] un día más.
       *[other] { $days } días más.
    }
   *[other] { $player } { $whose ->
        [you] te da
       *[other] da a { $owner }
    } { $days ->
        [0] { $seconds } segundos más.
        [one] un día más.
       *[other] { $days } días más.
    }
}
time-added-host = { $person ->
    [you] Quien abrió la mesa te da { $days ->
        [0] { $seconds } segundos más.
        [one] un día más.
       *[other] { $days } días más.
    }
   *[other] Quien abrió la mesa da a { $player } { $days ->
        [0] { $seconds } segundos más.
        [one] un día más.
       *[other] { $days } días más.
    }
}
time-add = { $days ->
    [0] Dar { $seconds } segundos más a { $player }
    [one] Dar un día más a { $player }
   *[other] Dar { $days } días más a { $player }
}
time-not-given = Ahora no se le puede dar más tiempo: solo a rivales con reloj, y hasta diez minutos (14 días) más que al principio.
time-bot = { $person ->
    [you] Se acabó el tiempo: desde ahora un bot juega por ti.
   *[other] Se acabó el tiempo: desde ahora un bot juega por { $player }.
}
time-is-up = Se acabó el tiempo: la partida termina con las manos ya jugadas.
time-forfeit = { $person ->
    [you] Se acabó el tiempo: pierdes la partida.
   *[other] Se acabó el tiempo: { $player } pierde la partida.
}
left-forfeit = { $person ->
    [you] Abandonaste: pierdes la partida.
   *[other] { $player } abandonó y pierde la partida.
}

## Una mesa en red: el reparto y la partida

deck-cut = { $person ->
    [you] Cortas para el próximo reparto.
   *[other] { $player } corta para el próximo reparto.
}
cut-withheld = { $person ->
    [you] Sellaste un corte y no lo abriste: no cuenta.
   *[other] { $player } selló un corte y no lo abrió: no cuenta.
}
cut-late = Las fichas ya están repartidas; corta antes del próximo reparto.
cut-number = Los repartos numerados son fijos y no se cortan.
cut-local = Los repartos de una mesa de este dispositivo no los guarda nadie más: cortar no probaría nada.
bad-frame = No se puede leer lo enviado: { $detail }
cut-opening = Se están abriendo los cortes: ya no se admiten más para este reparto.
cut-not-now = No hay ningún corte tuyo por abrir.
cut-other = Ese no es el corte que se selló.
cut-exchanged = Reparto { $number }: los cortes sellados no son los que se mostraron cuando se abrió el tuyo. No te fíes de este reparto.
cut-set-up = Esta partida sigue desde un registro: sus repartos no se pueden verificar, así que no hay nada que cortar.
cut-none = La mano siguiente se reparte con las fichas que quedan, así que no hay nada que cortar.
rematch-early = La revancha se puede pedir cuando acaba la partida.
rematch-event = El torneo decide quién juega después.
rematch-asked = { $person ->
    [you] Pides la revancha, en una mesa nueva.
   *[other] { $player } pide la revancha, en una mesa nueva.
}
rematch-made = La revancha se juega en una mesa nueva.
plan-one-me = Solo un puesto puede ser el tuyo.
plan-deal = Solo los solitarios tienen repartos numerados.
plan-rated = Una partida puntuada necesita un reloj y al menos dos jugadores, y no puede ser de práctica.
plan-practice = En una mesa de práctica juega una sola persona contra bots.
practice = Esta es una mesa de práctica: pistas, probabilidades y deshacer, sin límite; nada cuenta para las estadísticas.
plan-delay = Retrasar las jugadas requiere al menos dos jugadores.
plan-clock = Reloj no válido: se espera al menos un segundo.
bad-clock = Reloj no válido: «{ $text }»; se espera 30 (segundos por turno) o 300+5 (una reserva con incremento), seguido si se quiere de «,forfeit».
log-no-opening = Registro no válido: no empieza con la apertura de una mesa.
log-other-course = Este registro no sigue las reglas: le toca a otro puesto.
log-other-result = Este registro no lleva al resultado que tuvo: las reglas han cambiado sin cambiar de versión.
table-closed = Esta partida empezó con la versión { $version } de las reglas. Ahora el servidor juega con la versión { $current }, así que la partida queda cerrada. Se conservan sus resultados y su registro.
table-unreadable = Esta partida no puede continuar: su registro no sigue las reglas de este servidor. No se ha borrado nada.
replay-other-version = Esta partida se jugó con la versión { $version } de las reglas, que aquí ya no se puede mostrar. Su registro se puede descargar.

## Chat

chat-off = El chat está desactivado en esta mesa.
chat-phrases-only = En esta mesa solo se admiten las frases predefinidas.
chat-phrase = Frase desconocida: se espera { $allowed }.
chat-empty = El mensaje está vacío.
chat-club = Reglas de club: las parejas no hablan durante la mano.
chat-silent = Mientras juegan las parejas nadie habla; el chat se abre al acabar la mano.
chat-watcher = { $name } ({ $number ->
    [0] público
   *[other] público { $number }
}):
chat-somebody = { $number ->
    [0] Público
   *[other] Público { $number }
}:
phrase-hello = ¡Hola!
chat-phrases-account = Con tu cuenta solo se puede hablar con las frases preparadas.
chat-muted = Quien abrió la mesa te ha silenciado.
chat-players-only = Ahora el público no puede escribir en esta mesa.
chat-now-off = Quien abrió la mesa ha desactivado el chat.
chat-now-phrases = Desde ahora solo se pueden decir las frases predefinidas.
chat-now-free = Desde ahora cualquiera puede escribir en el chat.
chat-spectators-on = El público puede volver a escribir.
chat-spectators-off = Quien abrió la mesa ha desactivado el chat del público.
phrase-good-luck = ¡Suerte!
phrase-good-hand = ¡Buena mano!
phrase-well-played = ¡Bien jugado!
phrase-what-a-block = ¡Qué tranca!
phrase-capicua = ¡Capicúa!
phrase-ouch = ¡Ay, eso duele!
phrase-thinking = Un momento, que estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-lucky = ¡Qué suerte!
phrase-thanks = Gracias, buena partida.
phrase-one-more = ¿Jugamos otra?
phrase-applause = ¡Bravo!
phrase-laughter = ¡Ja, ja, ja!
phrase-surprise = ¡Madre mía!
phrase-good-tile = ¡Buena ficha!
phrase-hmm = Mmm…
phrase-heart = ¡Me encanta!

## Programas en la mesa

client-bad-link = Enlace de mesa no válido: se espera https://domino.example/t/MESA#CLAVE.
client-no-table = No hay ninguna mesa en esa dirección (respuesta { $status } del servidor).
client-no-choice = «{ $text }» no es una jugada posible ahora.

## Seguir jugando desde un registro

from-round = Mano no válida: { $round }; el registro tiene { $high ->
    [one] 1 mano terminada
   *[other] { $high } manos terminadas
}.
from-move = Jugada no válida: { $move }; la mano { $round } del registro tiene { $high ->
    [one] 1 jugada
   *[other] { $high } jugadas
}.
from-unfinished = La mano { $round } del registro no ha terminado. Solo se puede seguir desde una mano terminada.
from-long = El registro es demasiado largo para seguir jugando desde él: se admiten { $high } jugadas como máximo.
