"""A bot that plays at a table over the API with nothing but Python's standard library.

    python examples/api_bot.py http://127.0.0.1:8000 TOKEN TABLE

TOKEN is an API token (account settings, or POST /api/me/tokens). The bot takes a free seat at the table, waits
until the game starts, and then always takes the option with the longest text. Put your own idea into `choose`.
"""

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid


def call(method, path, body=None):
    """Call the server; for a refusal returns the problem document, which has the key `error`."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def choose(position, options):
    """Your idea goes here: `position["view"]` is everything the seat knows, in the form of the game's View type."""
    return max(options, key=lambda option: len(option["action"]))


server, token, table = sys.argv[1:]
nonce = secrets.token_hex(16)  # this bot's part in the luck, given after the server has promised its own
print("commitment:", call("GET", f"/api/tables/{table}")["commitment"], "nonce:", nonce)
call("POST", f"/api/tables/{table}/join", {"key": uuid.uuid4().hex, "nonce": nonce})
seat = next(each["seat"] for each in call("GET", f"/api/tables/{table}")["seats"] if each["yours"])
position = call("GET", f"/api/tables/{table}/view?seat={seat}")
while position["status"] in ("open", "playing"):
    options = [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
    if options:
        action = choose(position, options)["action"]
        move = {"seat": seat, "decision": position["decision"], "action": action, "key": uuid.uuid4().hex}
        print(action, call("POST", f"/api/tables/{table}/action", move).get("error", ""))
    else:
        time.sleep(0.2)
    position = call("GET", f"/api/tables/{table}/view?seat={seat}")
print("places:", position["places"])
