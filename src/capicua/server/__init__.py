"""The table over the network: HTTP, sockets, the store, and the built client."""
