name = Correlativa
summary = La cruz de la Garrafina con montón: quien no puede jugar roba, y los trenes solo se abren cuando se acaba.

preset-mexican = Mexicana
    .about = A 100 puntos sin límite de manos; empieza quien ganó, y en los empates gana el primero en turno.
preset-mexican_200 = Mexicana, a 200
    .about = Las reglas mexicanas con una meta de 200.
preset-pagat = Según pagat.com
    .about = Tres manos por jugador o 100 puntos; empieza cada vez el siguiente, y el empate no vale.

value-spare_tiles-draw = un montón para robar
option-start_without_double = Salida sin doble
    .help = Qué hace quien debe salir y no tiene ningún doble.
value-start_without_double-draw = roba hasta encontrar uno
value-start_without_double-pass = pasa
