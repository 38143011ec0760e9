name = Perico
summary = Un solitario: quitar de una fila dos fichas que casan. Un juego inventado, como ejemplo.

preset-house = Reglas de la casa
    .about = Una fila de cinco fichas.
preset-narrow = Estrecho
    .about = Una fila de tres fichas; más difícil.
option-row_size = Fila
    .help = Cuántas fichas hay en la fila.

label-pair = Quitar { $tiles }
say-pair = { $person ->
    [you] Quitas { $tiles }.
   *[other] { $player } quita { $tiles }.
}
say-new = Nuevas en la fila: { $tiles }.
refuse-no-place = No hay ficha en el lugar { $place }.
end-won = { $person ->
    [you] Ganas: no queda ninguna ficha.
   *[other] { $player } gana: no queda ninguna ficha.
}
end-lost = No hay dos fichas que casen; { $count ->
    [one] queda una ficha.
   *[other] quedan { $count } fichas.
}
verb-pair = pareja
