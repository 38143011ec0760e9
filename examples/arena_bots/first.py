"""A bot for the arena as a program of its own: it takes the first action it is offered.

    capicua arena block --bots "program:python first.py,chance"

Any language will do that can read a line of JSON and write one.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "end":
        break
    action = question["view"]["actions"][0]["action"]
    print(json.dumps({"action": action}), flush=True)
