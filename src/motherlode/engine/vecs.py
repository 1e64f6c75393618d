"""``vec`` and ``append`` for the engines: native when compiled, plain lists when not.

mypyc binds these names by their static type, so compiled code never runs the list version.
Always write ``v = append(v, x)``: a compiled vec that is full moves when it grows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["append", "i64", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:
        """``vec[T](items)`` makes a list: what compiled code does natively."""

        def __class_getitem__(cls, item):
            return cls.make

        @staticmethod
        def make(items=(), capacity=0):
            return list(items)

    def append(v, item):
        v.append(item)
        return v
