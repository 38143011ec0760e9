# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

review-par-winnable = Conociendo el pozo, el reparto se puede ganar.
review-par-hopeless = Ni conociendo el pozo se puede ganar el reparto.
