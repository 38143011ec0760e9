# La lección de Texas 42.

goal-title = El objetivo
goal-text = Texas 42 se juega por parejas y en bazas: cada jugador pone una ficha, y la mejor de las cuatro gana la baza. Tú y tu compañero C, que se sienta enfrente, se comprometieron a llevarse 30 puntos. Llevan 29 y esta es la última baza.
goal-task = Gana la última baza con el 3-3, la ficha más alta.
goal-done = Cada baza vale un punto, y con este son 30: contrato cumplido. Las dos parejas se apuntan lo que se llevaron. Gana la partida la primera que llega a 250 puntos.

follow-title = Asistir
follow-text = D ha salido con el 6-5. Una ficha pide su número más alto, aquí seises: quien tiene un seis debe ponerlo. El 6-5 también lleva un cinco, pero en esta baza solo cuentan los seises.
follow-task = Asiste al palo de salida.
follow-done = En cada palo manda el doble, y después decide la otra mitad: el 6-6 gana al 6-5, al 6-2 y al 6-0. C ha ganado la baza para tu pareja y sale en la siguiente.

trump-title = El triunfo
trump-text = En esta mano el triunfo son los treses: todas las fichas con un 3 ganan a las de los demás palos. Un triunfo no pertenece a ningún otro palo, así que tu 6-3 no es un seis y no estás obligado a asistir. Puedes jugar lo que quieras.
trump-task = Gana la baza con tu triunfo.
trump-done = Un solo triunfo gana a todos los seises. La baza vale un punto, y B ha tenido que poner el 6-4, que vale diez más: tu pareja lleva 11.
trump-other = Puedes jugarla, porque no tienes seises, pero no gana: al palo de salida solo lo gana un triunfo. Llévate la baza.

partner-title = Puntos para el compañero
partner-text = Cinco fichas, los honores, llevan puntos propios: el 5-5 y el 6-4, diez cada una; el 5-0, el 4-1 y el 3-2, cinco. Con las siete bazas suman 42. Tu compañero C ha salido con el 2-2, el dos más alto. No tienes doses ni triunfos.
partner-task = Dale a tu compañero la ficha con más puntos.
partner-done = C gana la baza: un punto por ella y diez por tu 5-5. Pon tus honores en las bazas que tu compañero tiene ganadas.
partner-other = Esa ficha no lleva puntos. El 2-2 de tu compañero bien puede ganar la baza: ponle el 5-5.

bid-title = La subasta
bid-text = Cada mano empieza con una subasta. Pasas o dices cuántos de los 42 puntos se llevará tu pareja: 30 como mínimo, y siempre más que lo último que se dijo. Tienes cuatro de los siete treses, entre ellos el más alto, y el 6-6.
bid-task = Subasta 31.
bid-done = Los demás pasan y te quedas con la subasta. Si tu pareja se lleva 31 puntos o más, las dos se apuntan lo suyo. Si no, tu pareja no se apunta nada, y la otra se apunta lo suyo más tu subasta.
bid-other = Con estas fichas se puede subastar: cuatro triunfos con el doble, y un 6-6 seguro. Pero no te comprometas a más de lo necesario: prueba con 31.

name_trump-title = Nombrar el triunfo
name_trump-text = El declarante, que se quedó con la subasta, nombra el triunfo: un número, los dobles o ninguno. Elige un palo en el que tengas muchas fichas y el doble.
name_trump-task = Nombra triunfo el palo del que más fichas tienes.
name_trump-done = El triunfo son los treses, y cuatro de los siete son tuyos. Además sales en la primera baza.
name_trump-other = De treses tienes más que de ningún otro número, y además el más alto. Nombra triunfo los treses.

draw_trumps-title = Arrastrar
draw_trumps-text = Eres el declarante y tienes cuatro de los siete triunfos. Mientras los demás tengan alguno, pueden fallar tu 6-6. Si sales con triunfo, pides triunfos: quien tenga uno debe ponerlo.
draw_trumps-task = Sal con tu triunfo más alto.
draw_trumps-done = Los otros tres han tenido que poner un triunfo y ahora todos los que quedan son tuyos. Con los cinco puntos del 3-2, la baza vale seis.
draw_trumps-other = Esa ficha puede perder con un triunfo o dejarles los suyos a los demás. Antes sácaselos con el triunfo al que nada gana.

set-title = Tumbar el contrato
set-text = Ahora el declarante es D, que subastó 32 y lleva 25 puntos. Quedan dos bazas, y D ha salido con el 6-4, que vale diez. Si tu pareja gana esta baza, D ya no llega.
set-task = Tumba el contrato: gana la baza.
set-done = Un punto por la baza, diez por el 6-4 y cinco por el 4-1 de tu compañero. D no llega a 32 y no se apunta nada; tu pareja se apunta lo suyo más los 32. Con esto ya puedes jugar una mano de Texas 42.
