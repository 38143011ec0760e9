# Repartos de los solitarios en el navegador.

deals-only-winnable = Solo repartos que se pueden ganar
deals-only-winnable-help = El programa, que ve todas las fichas, encontró cómo ganarlos.
deals-searching = Buscando un reparto que se pueda ganar…
deals-rate = ¿Qué dificultad tiene este reparto?
deals-rating = Lo está jugando el nivel 5: medio minuto como máximo…
deals-lost-ask = ¿Se podía ganar?
deals-lost-working = Buscando cómo ganar…
deals-lost-move = { $exact ->
    [yes] La jugada que lo perdió fue la número { $move }: { $choice }.
   *[no] Antes de la jugada { $move } ({ $choice }) aún se podía ganar; después, no se pudo saber.
}
deals-lost-go-on = Seguir desde antes del error
deals-lost-show = Ver el error
deals-lost-watch = Ver cómo
deals-share = Compartir el resultado de hoy
deals-shared = Capicúa, reparto del día { $day }
    { $game }: { $won ->
        [yes] 🟩 ganado
       *[no] 🟥 sin ganar
    }{ $helped ->
        [yes] , con ayuda
       *[no] {""}
    }{ $time ->
        [no] {""}
       *[other] , { $time }
    }
deals-best-time = Victoria más rápida: { $time }
deals-save = Guardar en un archivo
deals-load = Cargar un archivo
deals-loaded = { $count ->
    [0] No hay nada nuevo en ese archivo.
    [one] Se añadió 1 resultado.
   *[other] Se añadieron { $count } resultados.
}
deals-not-a-file = Ese archivo no contiene resultados de solitarios.
web-share-deal = Compartir el reparto { $number }
web-another-deal = Otro reparto
web-same-deal = El mismo reparto otra vez
