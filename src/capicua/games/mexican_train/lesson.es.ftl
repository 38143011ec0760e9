# La lección del tren mexicano.

goal-title = El objetivo
goal-text = En el centro de la mesa está la estación, un doble, aquí el 12-12. De ella sale una hilera de fichas, un tren, para cada jugador. La mano acaba cuando alguien se queda sin fichas. Tu tren termina en un 4 y te queda una sola ficha.
goal-task = Pon el 4-2 en tu tren, con su 4 junto al 4.
goal-done = Te has quedado sin fichas. Cada uno se apunta los puntos que le quedan, y lo bueno es tener pocos: tú 0, B 18 y C 12. Tras varias manos gana el total más bajo.

series-title = Empezar tu tren
series-text = La mano empieza cuando quien sale pone en la estación su doble más alto. La primera ficha de un tren tiene que casar con él: acabas de empezar el tuyo con el 12-8. Lo normal es poner una ficha por turno, pero en el turno en que empiezas tu tren puedes seguir mientras cada ficha case con la anterior.
series-task = Sigue con el 8-5.
series-done = Ahora tu tren termina en un 5 y también casa el 11-5. Antes de empezar, busca entre tus fichas la hilera más larga. También puedes parar antes.
series-other = Puedes parar aquí, pero solo en este turno puedes poner varias fichas seguidas. Sigue con el 8-5.

siding-title = Los trenes de todos
siding-text = Además de los trenes de los jugadores hay ramales: M1, M2, etcétera. Cualquiera puede abrir uno con una ficha que case con la estación, y todos pueden jugar siempre en él. Los trenes de B y C, de momento, son solo suyos.
siding-task = Abre un ramal con el 12-10.
siding-done = B ha seguido en el acto con el 10-3, como puede hacer cualquiera. Te has quitado 22 puntos, y el 5-3 sigue casando en tu tren.
siding-other = Esa ficha casa en tu tren, y lo más probable es que también case en tu próximo turno. Abre un ramal con tu ficha más pesada.

draw-title = No casa nada
draw-text = Tu tren termina en un 5, todavía no hay ramales y no tienes ninguna ficha que case. Quien no puede jugar roba una ficha del montón. Si casa, hay que jugarla en el acto.
draw-task = Roba una ficha.
draw-done = Has robado el 11-0, que tampoco casa. Por eso tu tren quedó marcado: está libre, y B ha puesto enseguida en él el 5-2. Sigue libre hasta que juegues tú en él.

own_train-title = Quitar la marca
own_train-text = Tu tren tiene la marca, así que todos pueden jugar en él. En cuanto juegas tú, la marca se quita y el tren vuelve a ser solo tuyo. Las fichas de los demás no la quitan.
own_train-task = Juega en tu tren.
own_train-done = Ya no hay marca. Ahora solo tú puedes jugar en el 0 en que termina tu tren.
own_train-other = Esa jugada vale, pero tu tren sigue libre y otro puede quitarte la punta. Juega en tu tren.

double-title = Los dobles
double-text = El doble se pone atravesado y hay que cerrarlo en el acto: en el mismo turno le pones otra ficha. Acabas de poner el 4-4 en M1.
double-task = Cierra el 4-4 con una ficha que case.
double-done = Dos fichas en un turno, y el doble no obliga a nadie. Sin ningún 4 habrías tenido que robar una ficha y, si tampoco casara, tu tren habría quedado marcado.

cover-title = Un doble sin cerrar
cover-text = C, el jugador anterior, no pudo cerrar el 4-4 de M1, y su tren quedó marcado. Hasta que alguien cierre el doble, no se puede jugar en ningún otro sitio. Quien no puede cerrarlo roba una ficha.
cover-task = Cierra el doble.
cover-done = El doble está cerrado y B ya puede jugar donde quiera. Cerrarlo era tu turno.

open_train-title = Aprovecha los trenes libres
open_train-text = El tren de C tiene la marca y en él casa tu 11-10. En tu tren, donde no juega nadie más, casa el 5-1. Recuerda que al final cada punto que te quede cuenta en contra.
open_train-task = Juega la ficha que en tu próximo turno quizá ya no case.
open_train-done = Te has quitado 21 puntos justo a tiempo: C ha puesto ahí el 10-2, y su tren vuelve a ser solo suyo. El 5-1 todavía lo puedes jugar. Ya sabes todo lo necesario para jugar una mano.
open_train-other = Esa ficha puede esperar, porque tu tren es solo tuyo. En el de C quizá ya no puedas jugar en tu próximo turno: pon el 11-10.
