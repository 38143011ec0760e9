# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

ending-blocked = tranque, trancada, tranca, cierre, cerrada
phrase-what-a-block = ¡Qué tranque!
