goal-title = El objetivo
goal-text = Se trata de ganar bazas. Cada baza que te llevas vale un punto, y cada doble que haya en ella, uno más. A lo largo de la partida se reparte todo el dominó, del 0-0 al 15-15, y gana el total más alto.

follow-title = Asistir
follow-text = D ha salido con el 12-10 y ha cantado el 10. Quien tenga un 10 debe jugarlo. Dentro del palo decide la otra punta: el 15 es la más alta y el 0 la más baja.
follow-task = Juega tu 10.
follow-done = Tu 13-10 era el 10 más alto, porque 13 es más que 12. La baza es tuya y sales en la siguiente.

call-title = Salir y cantar
call-text = Ahora sales tú. Una ficha pertenece a sus dos números, y al salir cantas uno como palo. Gana la ficha del palo con la otra punta más alta.
call-task = Sal con el 15-4 de modo que ningún otro 4 pueda ganarle.
call-done = Como 4, tu ficha tiene la otra punta más alta que hay, el 15. D no tenía ningún 4 y ha tirado el 15-7, que en esta baza no cuenta.
call-other = Si cantas el 15, el 15-4 es de los más bajos de su palo; al 8-3 le pueden ganar en cualquiera de los dos.

double-title = Los dobles se llevan la baza
double-text = Se ha cantado el 13 y no tienes ninguno, así que puedes jugar lo que quieras. Un doble que no es del palo cantado gana a cualquier ficha corriente, hasta a la más alta del palo.
double-task = Llévate la baza con tu doble.
double-done = El 0-0 le ha quitado la baza al 15-13. Te apuntas dos puntos: uno por la baza y otro por el doble que hay en ella.
double-other = El 8-7 no es del 13 ni es un doble, así que no puede ganar.

higher-title = El doble más alto
higher-text = Se ha cantado el 8 y C ya ha puesto el 5-5. Si hay varios dobles que no son del palo, gana el más alto. Juegas al final y no tienes ningún 8.
higher-task = Gana al 5-5.
higher-done = El 11-11 te da tres puntos: la baza y dos dobles. El doble del propio palo no tiene ese poder: vale su punto, pero conserva su lugar en el palo.
higher-other = El 2-2 es demasiado bajo y le daría a C un punto más; el 14-1 no gana nada.

low-title = Guarda tus dobles
low-text = Se ha cantado el 6 y C ha jugado el 9-9. Juegas al final y no tienes ningún 6. Tu único doble, el 4-4, aquí no puede ganar.
low-task = Deja la baza dando lo menos posible.
low-done = C se lleva la baza y dos puntos. Conservas el 4-4 para una baza que pueda ganar.
low-other = El 4-4 pierde con el 9-9 y le regalaría a C otro punto.
