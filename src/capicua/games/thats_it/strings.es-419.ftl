# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

label-draw = Robar del pozo
label-end-hand = Acabar la mano: el pozo está vacío
end-dead = El pozo está vacío: mano nula, nadie puntúa.
refuse-no-tile-yet = Primero toma el descarte o roba del pozo; después suelta una ficha.
refuse-no-discard = Todavía no hay descarte: roba del pozo.
zone-boneyard = Pozo
