name = Robo
summary = Casa un extremo o roba del montón hasta que algo encaje.
