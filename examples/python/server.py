"""A server for the weather, with the mistakes that servers in Python make most often."""

import json
from typing import Annotated, Any

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("weather")


@mcp.tool()
def forecast(
    city: Annotated[str, "The city, as in Rome, IT."],
    days: int = None,
) -> str:
    """Looks up the weather of the next days.

    Example:
        forecast(town="Rome, IT", days=3)
    """
    if days is not None and days > 7:
        return {"error": "Seven days at most."}
    print("asked for", city)
    return json.dumps({"city": city, "days": days or 1})


@mcp.tool()
def warnings(region: str, severity: str, since: str) -> list[dict[str, Any]]:
    """Lists the weather warnings of a region.

    Args:
        region: A region, as in Lazio.
        severty: At least so severe: minor, moderate or severe.
        since: A day, as in 2026-11-28.
    """
    return [{"region": region, "severity": severity, "since": since}]


@mcp.tool()
# Deletes all that is stored of a city.
def forget(city: str) -> None:
    print("forgotten", city)


if __name__ == "__main__":
    mcp.run()
