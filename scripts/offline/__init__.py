"""The engine in the browser, and the site without a server."""
