"""Your turn: notices of tables that are played over days.

``turns`` follows the tables and writes down whose turn it is, with the notices that are due for
it; ``outbox`` sends them, by ``push`` to browsers and by ``mail``, and stops the clocks of people
on ``vacation``. Start with ``outbox``. The tables know nothing of accounts or notices.
"""
