# Lo que en el Caribe se dice de otra manera; lo demás está en strings.es.ftl.

simulate-blocked = Manos trancadas: { $share }
verb-pass = paso, pasar, dar paso, doy paso, pass
help-auto-pass = Da paso automáticamente cuando no queda otra jugada.
autopass-on = Ahora se da paso automáticamente cuando no queda otra jugada.
autopass-off = Ahora, cuando no quede otra jugada, das paso tú.
