"""The answers in docs/faults.md: which test is marked with which fault.

``python -m tests.docs.faults`` writes them into the document; a test checks that they are there.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/faults.md"
MARK = re.compile(r"(?:#|//|<!--|\*) fault (\d+(?:, ?\d+)*)\b")
ROW = re.compile(r"^\| (\d+) \| (.*?) \| (.*?) \|$", re.MULTILINE)
ANSWERED = "tests: "


def marked_files() -> Iterator[Path]:
    """The files whose marks count: tests of Python and of the web."""
    for folder in (ROOT / "tests", ROOT / "web/src", ROOT / "web/tests"):
        for path in sorted(folder.rglob("*")):
            is_test = path.suffix == ".py" or ".test." in path.name or ".spec." in path.name
            if path.is_file() and is_test and path.resolve() != Path(__file__).resolve():
                yield path


def marks() -> dict[int, list[str]]:
    """By number of fault, the test files that are marked with it."""
    found: dict[int, list[str]] = defaultdict(list)
    for path in marked_files():
        name = path.relative_to(ROOT).as_posix()
        for numbers in MARK.findall(path.read_text("utf-8")):
            for number in numbers.split(","):
                if name not in found[int(number)]:
                    found[int(number)].append(name)
    return dict(found)


def rows() -> dict[int, tuple[str, str]]:
    """By number of fault, what it is and the answer, as the document has them."""
    return {int(n): (fault, answer) for n, fault, answer in ROW.findall(PAGE.read_text("utf-8"))}


def answer(number: int, written: str, found: dict[int, list[str]]) -> str:
    """The answer of a row: its tests where there are any, else what was written."""
    files = found.get(number)
    if not files:
        return written
    links = ", ".join(f"[{Path(file).name}](../{file})" for file in files)
    note = written.partition("; ")[2] if written.startswith(ANSWERED) else ""
    return f"{ANSWERED}{links}" + (f"; {note}" if note else "")


def main() -> None:
    found = marks()
    text = ROW.sub(
        lambda row: f"| {row[1]} | {row[2]} | {answer(int(row[1]), row[3], found)} |",
        PAGE.read_text("utf-8"),
    )
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
