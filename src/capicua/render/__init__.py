"""From messages, zones and rule sheets to what people read."""
