"""A server of the library that most servers in Python are written with."""
from fastmcp import FastMCP

mcp = FastMCP("orders")


@mcp.tool
def find_orders(city: str, limit: int = 10) -> list[str]:
    """Finds the orders of a city, the newest first."""
    return []


@mcp.tool
def delete_order(number: str) -> bool:
    """TODO"""
    return True


if __name__ == "__main__":
    mcp.run(show_banner=False)
