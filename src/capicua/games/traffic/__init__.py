"""Traffic, a solitaire on an endless grid: every play makes four numbers in order."""
