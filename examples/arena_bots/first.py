"""A bot for the arena as a separate program: it takes the first legal action.

    capicua arena block --bots "program:python first.py,chance"

Any language that can read and write lines of JSON will do.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "end":
        break
    action = question["view"]["actions"][0]["action"]
    print(json.dumps({"action": action}), flush=True)
