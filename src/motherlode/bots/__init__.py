"""Players that are programs: they get a view, never a position."""

from motherlode.bots.request import BotRequest, Budget, Level
from motherlode.bots.thinking import think

__all__ = ["BotRequest", "Budget", "Level", "think"]
