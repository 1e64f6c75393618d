"""Reading a game's content file: clear errors, and a hash that records carry."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

Source = Literal["seed", "public", "reconstructed"]
T = TypeVar("T", bound=msgspec.Struct)


class ContentError(ValueError):
    """A content file that cannot be used; the text says where and what to do."""


def read_content(path: Path, kind: type[T]) -> T:
    """Decode a TOML content file. Raises ContentError naming the file and the place."""
    try:
        # Content is read more than once, and what a pipe or a device gives has no end or no
        # second time.
        if path.exists() and not path.is_file() and not path.is_dir():
            raise ContentError(f"The content file {path} is no file; save it to one first.")
        raw = path.read_bytes()
    except OSError as error:
        raise ContentError(f"Cannot read the content file {path}: {error.strerror}.") from None
    try:
        return msgspec.toml.decode(raw, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise ContentError(f"The content file {path} is not usable: {error}.") from None
    except RecursionError:
        raise ContentError(
            f"The content file {path} is not usable: it is nested too deeply."
        ) from None


def content_hash(content: msgspec.Struct) -> str:
    """SHA-256 over the content's values, whatever the file's layout and comments."""
    return sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()
