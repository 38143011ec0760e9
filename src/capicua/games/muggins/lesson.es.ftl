lead-title = La salida
lead-text = En el Muggins se busca que las puntas abiertas de la línea sumen 5, 10, 15 y así. En la primera mano sale el doble más alto.
lead-task = Sal con el 5-5.
lead-done = Un doble se pone atravesado y cuenta por sus dos mitades: suma 10.

claim-title = Cantar los puntos
claim-text = Nadie suma por ti. En la mesa solo está el 5-5, y en cuanto juegas dices cuánto has hecho.
claim-task = Canta los puntos que son.
claim-done = Son 10: te los apuntas y nadie puede decir nada.
claim-other = Vuelve a contar las dos mitades del 5-5; un canto equivocado no vale nada.

score-title = Una jugada con puntos
score-text = El 5-5 cuenta 10 mientras tenga un lado libre. La ficha que se le une añade su mitad de fuera.
score-task = Juega la ficha con que las puntas sumen 10.
score-done = El doble cuenta 10 y la otra punta, 0: son 10. Ahora hay que cantarlos.
score-other = Las puntas tienen que sumar un múltiplo de cinco. Con el 5-4 sumarían 14.

nothing-title = Nada que cantar
nothing-text = El doble cuenta 10 y tu ficha, 2: las puntas suman 12.
nothing-task = No cantes nada.
nothing-done = 12 no es múltiplo de cinco. A tu rival se le pregunta de todos modos, para que la pregunta no descubra nada, y hace bien en callar.
nothing-other = Las puntas suman 12: cualquier número que cantes estaría mal.

muggins-title = ¡Muggins!
muggins-text = Tu rival ha salido con el 5-5 y no ha cantado nada. Los puntos que se escapan son del primero que los reclama.
muggins-task = Di «¡Muggins!» con los puntos que son.
muggins-done = Los 10 puntos son tuyos. Cuenta después de cada jugada, también de las ajenas.
muggins-other = La suma es 10; si callas o dices otro número, esos puntos se te escapan.
