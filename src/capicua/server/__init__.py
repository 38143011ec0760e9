"""The table over the network: HTTP, WebSockets, the store and the built web client."""
