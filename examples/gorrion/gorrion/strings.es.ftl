name = Gorrion
summary = La cruz con montón y por una apuesta. Un juego inventado, como ejemplo.

preset-house = Reglas de la casa
    .about = Seis manos por una apuesta de dos.
preset-pips = Por puntos
    .about = A 100 puntos, y se pagan los que le quedan a cada uno.
value-spare_tiles-draw = un montón para robar
option-stake = Apuesta
    .help = Lo que paga quien pierde; 0 si se pagan los puntos que quedan.
