"""An MCP server without an SDK, as there are some in every language: only the running one knows its tools."""

import json
import sys

QUERY = {"type": "string", "description": "Words of the order, or its number."}
LIMIT = {"type": "int", "description": "The most orders to return."}


def tool(name, description, **properties):
    schema = {"type": "object", "properties": properties, "required": [*properties]}
    return {"name": name, "description": description, "inputSchema": schema}


TOOLS = [
    tool("find orders", "Finds orders by their text.", query=QUERY),
    tool("list_orders", "Lists the newest orders.", limit=LIMIT),
]
RESULTS = {
    "initialize": {
        "protocolVersion": "2025-06-18",
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "shop", "version": "1.0.0"},
    },
    "tools/list": {"tools": TOOLS},
    "ping": {},
}

for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    answer = {"jsonrpc": "2.0", "id": request["id"]}
    if request["method"] in RESULTS:
        answer["result"] = RESULTS[request["method"]]
    else:
        answer["error"] = {"code": -32601, "message": "Method not found"}
    print(json.dumps(answer), flush=True)
