name = Dominó con robo
summary = Casa una punta o roba del montón hasta que una ficha case.
