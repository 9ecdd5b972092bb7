"""A bot that plays: Python's standard library, no package. It plays lands and spells when it can, attacks, and says yes.

    npm run -s kt -- bot-host --bot "python3 python/examples/first_option_bot.py" --bots greedy
"""

import json
import sys

LIKED = ("play land", "cast", "attack", "yes")


def choose(options, may_stop):
    """The first option of a kind that is liked; else to stop, where that is allowed; else the first."""
    for kind in LIKED:
        for index, option in enumerate(options):
            if option["kind"] == kind:
                return index
    return None if may_stop else 0


def main():
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "choose":
            option = choose(said["options"], said["mayStop"])
            reply = {"type": "choose", "number": said["number"], "option": option}
            print(json.dumps(reply), flush=True)
        elif said["type"] == "error":
            print(said["sentence"], file=sys.stderr)


if __name__ == "__main__":
    main()
