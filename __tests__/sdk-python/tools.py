"""Forty tools in the ways in which people write them, each as one function."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Any, Dict, List, Literal, Optional, Tuple, Union
from uuid import UUID

from pydantic import BaseModel, BeforeValidator, Field, NonNegativeInt, PositiveInt
from typing_extensions import NotRequired, TypedDict

import models
from models import DEFAULT_LIMIT, Area, Comment, Direction, Name, Point, Priority, Search, Status, Unit

if "fastmcp" in sys.argv:
    from fastmcp import Context
else:
    try:
        from mcp.server.mcpserver import Context
    except ModuleNotFoundError:
        from mcp.server.fastmcp import Context

TOOLS = []


def tool(function):
    TOOLS.append(function)
    return function


class Row(TypedDict):
    key: str
    value: NotRequired[int]


class Answer(BaseModel):
    """What was found."""

    rows: List[Dict[str, Any]]
    total: int = 0
    next_cursor: str | None = None


@dataclass
class Window:
    """A span of time."""

    start: datetime
    end: Optional[datetime] = None
    labels: list[str] = field(default_factory=list)


def split(value: Any) -> Any:
    return value.split(",") if isinstance(value, str) else value


Labels = Annotated[list[str], BeforeValidator(split), Field(description="Labels, or one text with commas.")]


@tool
def ping() -> str:
    """Answer at once."""
    return "pong"


@tool
async def get_object_info(ctx: Context, object_name: str) -> str:
    """Describe one object of the scene.

    Parameters:
    - object_name: which one
    """
    return object_name


@tool
def set_value(key: str, value: str, expiration: int = None) -> str:
    """Store a value.

    Args:
        key (str): The key to set.
        value (str): What to store under it,
            as text.
        expiration (int, optional): Seconds until it is gone.

    Returns:
        str: a message
    """
    return ""


@tool
def search_issues(
    jql: Annotated[str, Field(description="The query.")],
    fields: Annotated[str, Field(description="Fields with commas between.", default="summary,status")] = "summary",
    limit: Annotated[int, Field(description="At most so many.", default=10, ge=1, le=50)] = 10,
    start_at: Annotated[int, Field(ge=0)] = 0,
) -> str:
    """Find issues."""
    return ""


@tool
def list_directory(path: str, show_hidden: bool = False, depth: int = 1) -> list[str]:
    """List a folder."""
    return []


@tool
def write_rows(rows: List[List[Any]], sheet: str = "Sheet1", start: Optional[str] = "A1") -> dict:
    """Write rows to a sheet."""
    return {}


@tool
def annotated_text(address: Annotated[str, "Where to start"], count: Annotated[int, "How many"] = 1) -> dict[str, Any]:
    """Read memory."""
    return {}


@tool
def query(params: Search) -> Answer:
    """Ask for rows."""
    return Answer(rows=[])


@tool
def find_nearby(area: Area, kinds: Optional[List[str]] = None) -> List[Point]:
    """Find places in an area."""
    return []


@tool
def distance(start: Point, end: Point, unit: Unit = Unit.METRE) -> float:
    """Measure."""
    return 0.0


@tool
def add_comment(comment: Comment) -> bool:
    """Add a comment with its replies."""
    return True


@tool
def set_priority(task: int, priority: Priority = Priority.MIDDLE, status: Status | None = None) -> None:
    """Change a task."""


@tool
def neighbours(node: Name, direction: Direction = "both", limit: int = DEFAULT_LIMIT) -> list[dict[str, Any]]:
    """List what a node is connected with."""
    return []


@tool
def between(window: Window, at: date = None) -> Window:
    """Cut a window."""
    return window


@tool
def upsert(rows: list[Row], on: Literal["key"] = "key") -> Row:
    """Insert or update."""
    return rows[0]


@tool
def everything(data: Any, more: object = None, other=None):
    """Take anything."""


@tool
def either(value: Union[int, str, List[int]], other: Union[str, None] = None, third: int | float | None = None) -> int | str:
    """Take one of several types."""
    return 0


@tool
def old_style(a: Dict[str, List[int]], b: Tuple[int, ...] = (), c: Tuple[str, int] = ("x", 1)) -> Tuple[int, str]:
    """Take collections in the old spelling."""
    return (0, "")


@tool
def sets(a: set[int], b: frozenset[str] = frozenset(), c: Mapping[str, int] = {}) -> set[str]:
    """Take sets."""
    return set()


@tool
def bounds(
    page: PositiveInt = 1,
    offset: NonNegativeInt = 0,
    ratio: Annotated[float, Field(gt=0, lt=1)] = 0.5,
    step: Annotated[int, Field(multiple_of=5)] = 5,
    tags: Annotated[list[str], Field(min_length=1, max_length=3)] = ["a"],
    code: Annotated[str | None, Field(pattern=r"^[A-Z]{2}\d+$", description="A code")] = None,
) -> str:
    """Take numbers within bounds."""
    return ""


@tool
def formats(when: datetime, day: date, where: Path, which: UUID, raw: bytes) -> datetime:
    """Take texts in formats."""
    return when


@tool
def labelled(labels: Labels, others: Labels = []) -> str:
    """Take lists that may be texts."""
    return ""


@tool
def extras(
    a: Annotated[str, Field(json_schema_extra={"x-order": 1})],
    b: Annotated[int, Field(title="The second", deprecated=True)] = 1,
    c: Annotated[str, Field(examples=["one", "two"])] = "one",
) -> str:
    """Take what has more to say."""
    return ""


@tool
def aliased(source: Annotated[str, Field(alias="from")], target: Annotated[str, Field(alias="to")]) -> str:
    """Take names that Python does not allow."""
    return ""


@tool
def constants(mode: Literal["fast", "slow"] = "fast", level: Literal[1, 2, 3] = 1, flag: Literal[True] = True) -> Literal["ok"]:
    """Take values of a list."""
    return "ok"


@tool
def mixed_literal(value: Literal["auto", 1, 2] = "auto") -> str:
    """Take values of two types."""
    return ""


@tool
def literal_or_none(value: Optional[Literal["a", "b"]] = None) -> str:
    """Take a value or none."""
    return ""


@tool
def quoted(point: "Point", others: "list[Point] | None" = None) -> "Answer":
    """Take types that are quoted."""
    return Answer(rows=[])


@tool
def through_module(unit: models.Unit = models.Unit.FOOT, area: Optional[models.Area] = None) -> str:
    """Take types by their module."""
    return ""


@tool
def many_lines(
    text: Annotated[
        str,
        Field(
            description=(
                "The text to translate. "
                "It may have several lines."
            ),
        ),
    ],
    language: Annotated[str, Field(description="""A language,
        by its code.""")] = "en",
) -> str:
    """Translate.

    With more than one line of text:

    - and a list
    - of points

    Args:
        text: Ignored, since the field says it.
        language: Ignored too.
    """
    return text


@tool
def documented_google(name: str, size: int = 1, *, deep: bool = False) -> dict:
    """Make a thing.

    Note:
        It takes a while.

    Args:
        name: What to call it. With a colon: here.
        size (int): How large.
            On a second line.
        deep: Whether to go on.

            After an empty line.

    Raises:
        ValueError: if it is too large
    """
    return {}


@tool
def documented_closely(name: str, size: int = 1) -> str:
    """Make a thing.
    Args:
        name: No empty line is above.
        size: So this is no section.
    """
    return ""


@tool
def documented_numpy(name: str, size: int = 1) -> str:
    """Make a thing.

    Parameters
    ----------
    name : str
        What to call it.
    size : int, optional
        How large.
        Very large.

    Returns
    -------
    str
        A message.
    """
    return ""


@tool
def documented_sphinx(name: str, size: int = 1) -> str:
    """Make a thing.

    :param name: What to call it.
    :param int size: How large.
    :return: a message
    """
    return ""


@tool
def returns_mapping(a: int) -> Mapping[str, int]:
    """Return a mapping."""
    return {}


@tool
def returns_rows(a: int) -> List[Row]:
    """Return rows."""
    return []


@tool
def returns_union(a: int) -> Union[Answer, str]:
    """Return one of two."""
    return ""


@tool
def returns_keys(a: int) -> dict[int, str]:
    """Return a dictionary by number."""
    return {}


@tool
def returns_annotated(a: int) -> Annotated[int, Field(description="How many.", ge=0)]:
    """Return a number."""
    return 0


@tool
def returns_optional_list(a: int, title: str = "x", type: str = "y") -> Optional[list[str]]:
    """Return a list or nothing."""
    return None
