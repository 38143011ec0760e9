# What the solitaires share.

option-set_max = Set
    .help = The highest double of the set.
value-set_max-6 = double six
value-set_max-9 = double nine
value-set_max-12 = double twelve

refuse-no-match = { $tile } and { $second } have no number in common.

zone-row = Row
zone-stock = Stock
zone-removed = Removed

fact-tiles-left = Tiles left: { $count }
fact-unseen = Still to come: { $tiles }
