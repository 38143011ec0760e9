"""What the client is built with: its code, types, colours, sounds, pictures and typeface."""
