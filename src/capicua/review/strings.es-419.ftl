# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

review-par-winnable = Conociendo el pozo, el reparto se puede ganar.
review-par-hopeless = Ni conociendo el pozo se puede ganar el reparto.
solver-winnable = El reparto { $number } se puede ganar: conociendo el pozo, el programa encontró la manera.
solver-hopeless = El reparto { $number } no se puede ganar, ni conociendo el pozo.
solver-unsettled = Se agotó el tiempo antes de saber si el reparto { $number } se puede ganar conociendo el pozo.
turning-winnable = Se podía ganar, conociendo el pozo.
turning-hopeless = No se podía ganar, ni conociendo el pozo.
