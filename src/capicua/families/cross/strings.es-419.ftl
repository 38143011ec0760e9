# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

option-blocked_tie = Empate en un tranque
    .help = Quién gana una mano trancada si varios empatan con menos puntos.
end-blocked = { $count ->
    [one] Tranque: a nadie le queda ningún { $numbers }.
   *[other] Tranque: a nadie le queda ninguno de estos: { $numbers }.
}
end-stalemate = Tranque: todos han pasado dos veces seguidas.
zone-boneyard = Pozo
