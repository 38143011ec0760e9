# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

summary = Casa una punta o roba del pozo hasta que una ficha case.
