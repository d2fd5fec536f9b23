"""Types that the tools import: one file away."""

from enum import Enum, IntEnum, StrEnum, auto
from typing import Annotated, Literal, Optional

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=64, description="A name within the workspace.")]
Direction = Literal["in", "out", "both"]
DEFAULT_LIMIT = 25


class Priority(IntEnum):
    LOW = 1
    MIDDLE = 2
    HIGH = 3


class Status(StrEnum):
    OPEN = auto()
    DONE = auto()


class Unit(str, Enum):
    """How lengths are given."""

    METRE = "m"
    FOOT = "ft"


class Point(BaseModel):
    """A place on the map."""

    latitude: float = Field(..., ge=-90, le=90, description="Degrees to the north")
    longitude: float = Field(..., ge=-180, le=180, description="Degrees to the east")


class Area(BaseModel):
    model_config = ConfigDict(extra="forbid", title="An area")

    center: Point
    radius: float = Field(default=1.0, gt=0, description="In the unit below")
    unit: Unit = Unit.METRE


class Paged(BaseModel):
    limit: int = Field(DEFAULT_LIMIT, ge=1, le=100)
    cursor: Optional[str] = None


class Search(Paged):
    """What to look for, page by page."""

    text: str = Field(description="Words to find", examples=["open windows"])
    statuses: list[Status] = Field(default_factory=list)


class Comment(BaseModel):
    author: str
    text: str
    replies: list["Comment"] = []
