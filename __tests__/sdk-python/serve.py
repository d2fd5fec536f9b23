"""Prints what an SDK lists for the functions of tools.py: `python serve.py mcp` or `python serve.py fastmcp`."""

import asyncio
import importlib.metadata
import inspect
import json
import logging
import sys

logging.disable(logging.CRITICAL)
library = sys.argv[1]
if library == "fastmcp":
    from fastmcp import FastMCP
else:
    try:
        from mcp.server.mcpserver import MCPServer as FastMCP
    except ModuleNotFoundError:
        from mcp.server.fastmcp import FastMCP
import tools

listed = {}
for function in tools.TOOLS:
    server = FastMCP("tools")
    try:
        server.tool()(function)
        [tool] = asyncio.run(server.list_tools())
    except Exception as error:
        listed[function.__name__] = f"{type(error).__name__}: {error}"
        continue
    tool = tool.to_mcp_tool() if hasattr(tool, "to_mcp_tool") else tool
    value = tool.model_dump(by_alias=True, exclude_none=True)
    listed[function.__name__] = {key: value.get(key) for key in ("inputSchema", "outputSchema")}
versions = {name: importlib.metadata.version(name) for name in (library, "pydantic")}
takes = {
    method: [name for name in inspect.signature(getattr(FastMCP, method)).parameters if name != "self"]
    for method in ("tool", "add_tool", "prompt", "resource")
}
json.dump({"versions": versions, "listed": listed, "takes": takes}, sys.stdout)
