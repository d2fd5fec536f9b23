"""Functions whose schemas eleven versions of two SDKs were asked for: served-signatures.json has what they list."""

import datetime
import decimal
import pathlib
import uuid
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Dict, List, Literal, Optional, Sequence, Union

from mcp.server.fastmcp import Context
from pydantic import BaseModel, Field
from typing_extensions import TypedDict


class Shade(Enum):
    DARK = "dark"
    LIGHT = "light"


class Level(int, Enum):
    LOW = 1
    HIGH = 2


class Parcel(BaseModel):
    """What is sent."""

    a: int = Field(description="how many", ge=1)
    b: Optional[str] = None
    c: list["Item"] = []


class Item(BaseModel):
    x: float


class Extent(TypedDict, total=False):
    q: int
    r: str


@dataclass
class Stamp:
    i: int
    j: str = "z"


class Opaque:
    pass


def no_text(x: int):
    return x


def google_style(a: int, b: str = "x", c: float = 1.0, d: bool = True) -> str:
    """Look it up.

    With some more to say.

    Args:
        a: what comes first
        b: what comes next

    Returns:
        the answer
    """
    return ""


def numpy_style(a: int):
    """Run.

    Parameters
    ----------
    a : int
        How long.
    """


def sphinx_style(a: int):
    """Run.

    :param a: how long
    :returns: nothing
    """


def without_annotations(a, b=1, c="s", d=None):
    "d"


def optional_ones(
    a: Optional[int],
    b: Optional[str] = None,
    c: int | None = None,
    d: Union[int, str] = 1,
    e: str = None,
):
    "d"


def collections_of_all_kinds(
    a: list[str],
    b: List[int],
    c: dict[str, Any],
    d: Dict[str, int],
    e: dict,
    f: list,
    g: set[str],
    h: tuple[int, str],
    i: Sequence[str] = [],
):
    "d"


def literals(a: Literal["x", "y"], b: Literal[1, 2] = 1, c: Literal["only"] = "only"):
    "d"


def enumerations(a: Shade, b: Shade = Shade.DARK, c: Level = Level.LOW, d: list[Shade] = []):
    "d"


def classes(m: Parcel, n: Optional[Parcel] = None, t: Extent = None, d: Stamp = None):
    "d"


def annotated(
    a: Annotated[int, Field(description="up to ten", ge=1, le=10)],
    b: Annotated[str, "a text alone"],
    c: Annotated[str, "beside a field", Field(max_length=5)] = "q",
    d: Annotated[Optional[int], Field(description="perhaps")] = None,
):
    "d"


def field_defaults(
    a: int = Field(..., description="needed"),
    b: str = Field("x", description="short", min_length=1, max_length=3, pattern="^a", examples=["e"]),
    c: Optional[int] = Field(default=None, description="perhaps"),
    d: str = Field(description="late"),
    e: str = Field("x", alias="ee", title="EE"),
):
    "d"


def other_types(
    a: Any,
    b: object = None,
    c: bytes = b"",
    d: datetime.datetime = None,
    e: pathlib.Path = None,
    f: decimal.Decimal = None,
    g: uuid.UUID = None,
):
    "d"


def opaque_class(a: Opaque):
    "d"


def star(a: int, *args):
    "d"


def two_stars(a: int, **kwargs):
    "d"


def underscore(_a: int):
    "d"


def with_self(self, a: int):
    "d"


def with_context(a: int, ctx: Context):
    "d"


def with_context_or_none(a: int, ctx: Context = None):
    "d"


def with_optional_context(a: int, ctx: Optional[Context] = None):
    "d"


def context_by_name_alone(a: int, ctx):
    "d"


def mutable_defaults(a: list = [], b: dict = {}):
    "d"


def names_of_models(schema: str, json: int = 1, copy: bool = False, model_config: str = "", validate: str = ""):
    "d"


def keyword_only(a: int, *, b: str = "x", c: str):
    "d"


def positional_only(a: int, /, b: int):
    "d"


def unknown_reference(a: "Missing"):
    "d"


async def awaited(a: int) -> dict[str, int]:
    "d"


async def generator(a: int):
    "d"
    yield 1


def returns_str(a: int) -> str:
    "d"


def returns_int(a: int) -> int:
    "d"


def returns_none(a: int) -> None:
    "d"


def returns_bare_dict(a: int) -> dict:
    "d"


def returns_dict(a: int) -> dict[str, Any]:
    "d"


def returns_typing_dict(a: int) -> Dict[str, Any]:
    "d"


def returns_list(a: int) -> list[str]:
    "d"


def returns_bare_list(a: int) -> list:
    "d"


def returns_model(a: int) -> Parcel:
    "d"


def returns_typed_dict(a: int) -> Extent:
    "d"


def returns_dataclass(a: int) -> Stamp:
    "d"


def returns_opaque(a: int) -> Opaque:
    "d"


def returns_any(a: int) -> Any:
    "d"


def returns_optional_model(a: int) -> Optional[Parcel]:
    "d"


def returns_bytes(a: int) -> bytes:
    "d"


def returns_union(a: int) -> Union[str, dict]:
    "d"


def returns_tuple(a: int) -> tuple[int, str]:
    "d"


def returns_models(a: int) -> list[Parcel]:
    "d"
