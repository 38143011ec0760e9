name = Halcon
summary = Bazas sin triunfo en las que cuentan los cincos y dieces. Un juego inventado, como ejemplo.

preset-house = Reglas de la casa
    .about = Cada uno por su cuenta, cuatro manos.
preset-partners = Parejas
    .about = Dos contra dos.
option-partners = Parejas
    .help = Si A y C juegan en pareja contra B y D.
option-fives = Cincos
    .help = Si cuentan las fichas de cinco o diez puntos.
option-rounds = Manos
    .help = Cuántas manos tiene una partida.
