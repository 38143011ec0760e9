"""What solitaires share: one seat, one deal, and a stock whose order is hidden."""
