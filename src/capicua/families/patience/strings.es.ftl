# Lo que comparten los solitarios.

option-set_max = Dominó
    .help = El doble más alto del dominó.
value-set_max-6 = doble seis
value-set_max-9 = doble nueve
value-set_max-12 = doble doce

refuse-no-match = { $tile } y { $second } no tienen ningún número en común.

zone-row = Fila
zone-stock = Montón
zone-removed = Quitadas

fact-tiles-left = Fichas que quedan: { $count }
fact-unseen = Por salir: { $tiles }
