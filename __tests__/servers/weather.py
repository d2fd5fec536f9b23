"""A server of the standard library alone."""
import json
import sys

SCHEMA = {"type": "object", "properties": {"city": {"type": "string", "description": "The city to look at."}}}
TOOLS = [
    {"name": "get_weather", "description": "Tells the weather of a city.", "inputSchema": SCHEMA},
    # What is wrong here is meant to be found.
    {
        "name": "get_time",
        "description": "TODO",
        "inputSchema": SCHEMA,
    },
]
RESULTS = {
    "initialize": {
        "protocolVersion": "2025-11-25",
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "weather", "version": "1.0.0"},
    },
    "tools/list": {"tools": TOOLS},
}

for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        result = RESULTS.get(request["method"])
        answer = {"result": result} if result else {"error": {"code": -32601, "message": "Method not found"}}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **answer}), flush=True)
