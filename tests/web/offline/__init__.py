"""Playing without a server, in a real Chromium: the download, tables of a device, what is kept."""
