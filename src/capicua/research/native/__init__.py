"""The part of the research environments that is compiled together with the rules."""
