"""The part of the research environments that is compiled with the rules."""
