# La lección de Choca esos cinco.

goal-title = El objetivo
goal-text = Juegas una de tus fichas y con ella te llevas una del fondo, las fichas que están boca arriba, que tenga un número en común con la tuya. La ficha que suma 5 vale 1 punto, la que suma 10 vale 2, la que suma 15 vale 3, y así sucesivamente. Gana quien tiene más puntos al final.
goal-task = Juega el 7-6 y llévate el 9-6.
goal-done = Las dos fichas van a tus capturas. El 9-6 suma 15, así que te apuntas 3 puntos; el 7-6 suma 13 y no vale nada.
goal-other = Está permitido, pero no te llevas nada. Tu 7-6 comparte el 6 con el 9-6.

capture-title = Cuál llevarse
capture-text = Una ficha se lleva una, nunca más. Tu 12-8 suma 20 y vale 4 puntos por sí mismo si se lleva algo. Casa con tres fichas del fondo: ¿cuál vale más?
capture-task = Juega el 12-8 y llévate la ficha que más puntos vale.
capture-done = El 8-2 suma 10: son 2 puntos, y con los 4 de tu 12-8 hacen 6. Las otras dos se quedan en el fondo para quien tenga con qué llevárselas.
capture-other = Está permitido, pero da menos puntos. Juega el 12-8 y busca una ficha que sume un múltiplo de cinco.

double-title = Los dobles
double-text = Un doble vale 1 punto. Si además suma un múltiplo de cinco, vale por las dos cosas: el 5-5 da 3 puntos y el 15-15 da 7. Aquí tu 14-10 puede llevarse el 10-5 o el 10-10.
double-task = Llévate la ficha que vale más.
double-done = El 10-10 da 5 puntos: 4 porque suma 20, y 1 por ser doble. El 10-5 habría dado 3.
double-other = Está permitido, pero aquí hay 5 puntos que ganar: el 10-10 cuenta por su suma y por ser doble.

nothing-title = Nada casa
nothing-text = Se reparten unas pocas fichas cada vez y se juegan de una en una; después se reparten otras, hasta que se acaba el montón. No se puede pasar. Si tu ficha no casa con ninguna, se queda en el fondo. Aquí no casa ninguna de las dos que tienes.
nothing-task = Juega al fondo cualquiera de tus fichas.
nothing-done = Tu ficha es ya una más del fondo, y después podrá llevársela cualquiera. No se te ha escapado ninguna pareja, así que el contrario no tiene nada que reclamar y juega sin más.

claim-title = Una pareja que se escapa
claim-text = El contrario ha jugado el 13-11 y no se ha llevado nada, aunque casa con dos fichas del fondo. La pareja se le ha escapado. Antes de jugar puedes reclamar su ficha junto con una con la que case.
claim-task = Reclama el 13-11 con la ficha que vale puntos.
claim-done = Son 3 puntos por el 11-4, y no has gastado ninguna ficha. Sigue siendo tu turno: ahora juega una de las tuyas.
claim-other = Está permitido, pero dejas puntos en la mesa. El 11-4 suma 15: reclama esa pareja.

fives-title = No regales cincos
fives-text = No te casa ninguna, así que una de tus dos fichas se queda en el fondo y quizá se la lleve el contrario. El 15-10 suma 25 y vale 5 puntos; el 6-5 no vale nada.
fives-task = Juega la ficha que no regala nada.
fives-done = El contrario no tenía con qué casar y ha dejado el 15-4. Ahora tu 15-10 puede llevárselo, y sus 5 puntos serán tuyos. Guarda los múltiplos de cinco hasta que casen: con esto ya puedes jugar.
fives-other = Así le pones 5 puntos delante al contrario. Guarda el 15-10 hasta que case con alguna ficha.
