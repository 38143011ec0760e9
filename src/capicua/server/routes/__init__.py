"""What is asked of the server over HTTP."""
