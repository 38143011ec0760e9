# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.
#
#   neutro           Caribe
#   cierre, cerrada  tranque, trancada
#   montón           pozo
#   pasar            dar paso; pase corrido (paso corrido) cuando pasan todos los demás
#   dejar a cero     pollona
#   capicúa          ganar con una ficha que vale en las dos puntas

kind-stock = Pozo
compare-blocked = Manos trancadas
label-pass = Dar paso
