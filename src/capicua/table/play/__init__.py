"""Play: one match in progress, at a hosted table or a terminal, with its seats and its log.

Start with ``play``, which takes actions and keeps the match, its clock and its undo. The rest
answers one question each: ``seats`` (who sits where), ``public_log`` (what people read),
``view_cache`` and ``seen_tiles`` (what each person sees and has seen), ``explain_touch`` (why a
touch does nothing). Imports ``frames`` and ``fairness``.
"""
