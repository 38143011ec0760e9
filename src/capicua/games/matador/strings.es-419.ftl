# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

end-blocked = Tranque: nadie tiene ficha para las puntas { $numbers } y nadie puede robar.
end-blocked-out = Tranque: todas las fichas que entran en las puntas { $numbers } están en la mesa.
