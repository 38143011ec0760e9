# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

summary = La cruz de la Garrafina con pozo: quien no puede jugar roba, y los trenes solo se abren cuando se acaba.
value-spare_tiles-draw = un pozo para robar
