# La lección del empujón.

goal-title = El objetivo
goal-text = El Empujón es un solitario con una sola fila de fichas. Se trata de quitarlas todas. Tres o más fichas seguidas que llevan todas un mismo número son una serie y se pueden quitar juntas.
goal-task = Quita las tres fichas: todas llevan un 5.
goal-done = La fila ha quedado vacía y el montón también: has ganado. La puntuación son las fichas que quedan, así que 0 es lo mejor que hay.
goal-other = Quitar solo las dos de los extremos está permitido, pero deja una ficha. Llévate la serie entera.

pair-title = Parejas
pair-text = Dos fichas casan cuando tienen un número en común. Son pareja, y se pueden quitar, si tienen en medio exactamente una o dos fichas. Dos fichas pegadas nunca son pareja.
pair-task = Quita una pareja de seises.
pair-done = Las dos fichas han salido; las de en medio se quedan y la fila se ha cerrado. Los lugares y las vecinas se cuentan en la fila nueva.

run-title = Series
run-text = Una serie tiene al menos tres fichas seguidas y un número que está en todas. Mira los lugares 2, 3 y 4.
run-task = Quita la serie de seises.
run-done = Tres fichas de una vez. Una pareja siempre deja alguna ficha en medio, así que al final solo una serie puede vaciar la fila.
run-other = Esa es una pareja y está permitida, pero deja la ficha de en medio. La serie se lleva las tres.

deal-title = Fichas nuevas
deal-text = En esta fila no se puede quitar nada. Entonces, y solo entonces, entran por la derecha las siete fichas siguientes del montón.
deal-task = Reparte.
deal-done = Han entrado siete fichas por la derecha; las que quedaban siguen delante. El juego acaba cuando el montón está vacío y no se puede quitar nada.

neighbours-title = Vecinas nuevas
neighbours-text = Después de cada jugada la fila se cierra, y fichas que estaban separadas pasan a ser vecinas. En esta fila hay tres parejas, y una de ellas junta tres treses.
neighbours-task = Quita la pareja que forma una serie.
neighbours-done = Los treses han quedado seguidos, y la serie de los tres vaciará la fila. Antes de quitar nada, imagina la fila sin esas fichas.
neighbours-other = Esa pareja deshace los treses. Quita las dos fichas que los separan.

short_run-title = No siempre la más larga
short_run-text = Las cuatro primeras fichas llevan un 3. No hace falta llevárselas todas: tres cualesquiera que estén seguidas también son serie. El 6 de la primera tiene compañero al final de la fila.
short_run-task = Quita tres de las cuatro y conserva el 6-3.
short_run-done = Tras la serie, el 6-3 y el 6-5 tenían dos fichas en medio y también han podido salir: quedan dos fichas. La serie de cuatro habría dejado tres.
short_run-other = Está permitido, pero no acaba tan bien. Quita la serie que deja el 6-3 en su sitio.

look_ahead-title = Mira más allá
look_ahead-text = La serie del final, tres fichas con un 0, es tentadora. Pero dejaría varadas a las otras cuatro: ninguna podría salir. Busca una pareja que prepare otra.
look_ahead-task = Empieza por el 6-5 y el 5-0.
look_ahead-done = Después han podido salir el 6-4 y el 4-0, y luego el 3-1 y el 1-0: solo queda el 2-2. Piensa una o dos jugadas por delante antes de quitar lo que ves. Con esto ya puedes jugar al Empujón.
look_ahead-other = Así quedan más fichas. Empieza por la pareja de cincos, que abre el camino a otras dos.
