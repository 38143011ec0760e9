name = Colibri
summary = Un juego de línea con premio por dominar. Un juego inventado, como ejemplo.

preset-house = Reglas de la casa
    .about = Cada uno por su cuenta y sin robar.
preset-partners = Parejas
    .about = Dos contra dos, con siete fichas cada uno.
option-out_bonus = Premio por dominar
    .help = Cuántos puntos vale dominar además de las fichas de los demás.

end-bonus = { $points ->
    [one] Uno de ellos es por dominar.
   *[other] { $points } de ellos son por dominar.
}
