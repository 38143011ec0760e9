# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

end-blocked = Mano trancada: el pozo está vacío y nadie puede seguir.
refuse-draw-empty = El pozo está vacío.
refuse-pass-stock = Quedan fichas en el pozo: primero se roba.
zone-boneyard = Pozo
cheer-end-blocked = ¡Tranque!
