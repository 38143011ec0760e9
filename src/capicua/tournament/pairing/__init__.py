"""Pairing: who plays whom in the next round, for each format.

``matching`` is the ground: rules in their order of importance become the weights of a matching.
``swiss``, ``groups``, ``rotating``, ``arena`` and ``ladder`` rest on it; ``round_robin`` and
``knockout`` are schedules. Each is a function of a state and gives tables; nothing here is random.
"""
