lead-title = La salida
lead-text = En el Bergen los puntos llegan poco a poco y la partida es corta. Sale quien tiene el doble más alto, y con él: eso ya da puntos.
lead-task = Sal con el 5-5.
lead-done = Salir con un doble vale 2. Ahora se puede jugar por sus dos lados.

double_header-title = La pareja
double_header-text = Después de cada jugada, menos la salida, se miran las dos puntas. Ahora son 2 y 4. Si las dos muestran el mismo número, te apuntas puntos.
double_header-task = Iguala las dos puntas.
double_header-done = Las dos puntas muestran el mismo número: una pareja, 2 puntos.
double_header-other = Al terminar la jugada, las dos puntas tienen que mostrar el mismo número.

triple_header-title = El triple
triple_header-text = Las dos puntas son 3. Si tras tu jugada siguen iguales y en una hay un doble, es un triple y vale 3.
triple_header-task = Haz 3 puntos.
triple_header-done = Las dos puntas son 3 y en una está tu doble: 3 puntos.
triple_header-other = Con esa ficha las puntas dejan de ser iguales y no hay puntos.

led_double-title = El doble de salida
led_double-text = El 6-6 tiene todavía un lado libre, así que cuenta como punta. La otra punta es 5, y el 6-5 casa en los dos sitios.
led_double-task = Juega el 6-5 de modo que valga 3.
led_double-done = La punta es ahora un 6, igual que el lado libre del 6-6: un triple. Por el otro lado, el 6-5 habría tapado el doble y solo habría hecho 2.
led_double-other = Deja libre el lado del 6-6 y convierte la otra punta en un 6.

out-title = Dominar
out-text = Te queda una sola ficha. Dominar también vale, además de lo que haga la última jugada.
out-task = Juega tu última ficha.
out-done = Has dominado: 1 punto. Si nadie puede jugar, el premio es de quien menos puntos tiene entre los que no llevan dobles; no te quedes con los tuyos.
out-other = Tu última ficha casa; no hay razón para robar.
