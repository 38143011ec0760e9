name = Cierre
summary = Casa un extremo o pasa: aquí no se roba, y la línea cerrada acaba la mano.

preset-partners = Parejas
    .about = Cuatro jugadores en dos parejas, siete fichas cada uno, la salida rota.
preset-domino_pool = Bote
    .about = De tres a seis jugadores por un bote; se lo lleva quien domina.
