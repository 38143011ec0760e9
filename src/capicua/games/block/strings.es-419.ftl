# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

name = Dominó (trancado)
summary = Casa una punta o da paso: aquí no se roba, y cuando nadie puede jugar hay tranque.
