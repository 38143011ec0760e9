zone-trick = Trick
zone-gone = Out of play
zone-boneyard = Still to be dealt

label-play = Play { $tile }

say-lead = { $person ->
    [you] You lead { $tile }: { $suit }s must be followed.
   *[other] { $player } leads { $tile }: { $suit }s must be followed.
    }
say-follow = { $person ->
    [you] You follow with { $tile }.
   *[other] { $player } follows with { $tile }.
    }
say-discard = { $person ->
    [you] You have no { $suit }s and discard { $tile }.
   *[other] { $player } has no { $suit }s and discards { $tile }.
    }
say-trick = { $person ->
    [you] You take the trick
   *[other] { $player } takes the trick
    }, { $points ->
    [one] worth { $points } point.
   *[other] worth { $points } points.
    }

fact-led = Led: { $suit }s
note-voids = Has no: { $suits }
    .short = no { $suits }

refuse-not-held = You do not hold { $tile }.
refuse-follow = { $suit }s have been led and you hold { $tiles }, so you must play one of these; { $tile } does not follow.

side-took = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
    }{ $honours ->
    [0] {""}
    [one] , { $honours } point in tiles
   *[other] , { $honours } points in tiles
    }
end-seat = { $player }: { side-took }. Points of the round: { $points }.
end-side = { $player } and { $partner }: { side-took }. Points of the round: { $points }.

## The score sheet for real tiles

ending-finished = finished
ask-ending-finished = How did it end?
ask-tricks = Tricks of { $side }:
ask-honours = Points in the tiles that { $side } took:

## Why a position is invalid

position-sum = The numbers add up to { $sum }: expected at most { $most }.
position-trick-complete = The trick is complete: expected its tiles under “gone”.
position-void = { $player } cannot hold { $tile } and be void in { $suit }.
position-turn = By the other fields it is the turn of { $player }.

## Points that fly to a player

gain-say-trick = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
