# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

option-blocked_scoring = Puntos del tranque
    .help = Quién anota y cuánto cuando nadie puede jugar.
option-blocked_pool = Bote del tranque
    .help = Qué se hace con el bote cuando la mano se tranca.
option-boneyard_reserve = Fichas que se quedan
    .help = Cuántas fichas del pozo no se pueden robar nunca.
label-pass = Dar paso
refuse-draw-empty = { $reserve ->
    [0] El pozo está vacío.
    [one] La última ficha del pozo se queda.
   *[other] Las últimas { $reserve } fichas del pozo se quedan.
}
say-pass = { $person ->
    [you] Das paso (sin { $numbers }).
   *[other] { $player } da paso (sin { $numbers }).
}
say-draw = { $person ->
    [you] Robas; { $left ->
        [0] el pozo queda vacío.
        [one] queda 1 en el pozo.
       *[other] quedan { $left } en el pozo.
    }
   *[other] { $player } roba; { $left ->
        [0] el pozo queda vacío.
        [one] queda 1 en el pozo.
       *[other] quedan { $left } en el pozo.
    }
}
end-blocked = Tranque: nadie tiene ficha para { $numbers } y nadie puede robar.
end-blocked-out = Tranque: todas las fichas con { $numbers } están en la mesa.
zone-boneyard = Pozo
cheer-end-blocked = ¡Tranque!
cheer-end-blocked-out = ¡Tranque!
