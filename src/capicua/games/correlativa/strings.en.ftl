name = Correlativa
summary = The cross of Garrafina with a boneyard: players who cannot play draw, and trains open only when it is empty.

preset-mexican = Mexican
    .about = To 100 points with no limit of rounds; the winner starts, and of a tie the first in turn wins.
preset-mexican_200 = Mexican, to 200
    .about = The Mexican rules with a target of 200.
preset-pagat = As described at pagat.com
    .about = Three rounds for each player or 100 points; the start rotates and a tie is void.

value-spare_tiles-draw = a boneyard to draw from
option-start_without_double = Starter with no double
    .help = What the player who is to lead does without a double.
value-start_without_double-draw = draws until there is one
value-start_without_double-pass = passes
