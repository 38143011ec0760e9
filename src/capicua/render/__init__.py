"""Rendering: messages, zones and rule sheets as text, pictures and pages."""
