# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

value-spell_stuck-block = la mano queda trancada
end-blocked = Mano trancada: el pozo está vacío y nadie puede jugar.
refuse-draw-empty = El pozo está vacío: solo puedes pasar.
zone-boneyard = Pozo
cheer-end-blocked = ¡Tranque!
