name = Dominó (bloqueo)
summary = Casa una punta o pasa: aquí no se roba, y cuando nadie puede jugar la mano se cierra.

preset-partners = Parejas
    .about = Cuatro jugadores en dos parejas, siete fichas cada uno, la salida rota.
preset-domino_pool = Bote
    .about = De tres a seis jugadores por un bote; se lo lleva quien domina.
