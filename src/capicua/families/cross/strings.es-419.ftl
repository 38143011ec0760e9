# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

option-blocked_tie = Empate en un tranque
    .help = Quién gana una mano trancada si varios empatan con menos puntos.
end-blocked = { $count ->
    [one] Tranque: a nadie le queda ningún { $numbers }.
   *[other] Tranque: a nadie le queda ninguno de estos: { $numbers }.
}
end-stalemate = Tranque: todos han pasado dos veces seguidas.
zone-boneyard = Pozo
say-boneyard_empty = Se acabó el pozo: desde ahora, quien pasa deja libre su tren.
refuse-draw_for_double = Sin doble, robas hasta encontrar uno; quedan { $left } en el pozo.
refuse-boneyard_empty = El pozo se ha acabado: pasa.
refuse-draw_first = Roba antes de pasar; quedan { $left } en el pozo.
refuse-private_boneyard = El tren de { $owner } es privado: mientras queden fichas en el pozo nadie pasa, y ningún tren se abre.
fact-all_private = Todos los trenes son privados mientras queden fichas en el pozo, porque nadie puede pasar.
cheer-end-blocked = ¡Tranque!
cheer-end-stalemate = ¡Tranque!
