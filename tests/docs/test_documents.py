"""What the documents claim: their example runs, their links lead somewhere, their tests exist."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.docs.faults import ANSWERED, marks, rows

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
TO_COME = "later"
NEED_NUMPY = sorted(
    script
    for script in (ROOT / "benchmarks").glob("*.py")
    if "import numpy" in script.read_text("utf-8")
)


def example(page: str) -> str:
    code = re.search(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert code is not None
    return code[1]


@pytest.mark.parametrize("page", ["README.md", "README.zh-Hant.md"])
def test_the_example_of_the_readme_plays_a_game(page: str) -> None:
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(example(page), page, "exec"), {})  # noqa: S102 - our own page
    assert re.match(r"\[-?\d+, -?\d+, -?\d+\] \S+ .*\[\d", said.getvalue())


def test_both_readmes_show_the_same_example() -> None:
    def without_words(page: str) -> str:
        return re.sub(r'#.*|"(?:won by|獲勝)"', "", example(page))

    assert without_words("README.md") == without_words("README.zh-Hant.md")


def test_both_readmes_have_the_same_sections_and_commands() -> None:
    english, chinese = (
        (ROOT / page).read_text("utf-8") for page in ("README.md", "README.zh-Hant.md")
    )
    for part in (r"^(#+) ", r"^(make \w+.*)$", r"^!\[.*\]\((.*)\)"):
        found = re.findall(part, english, re.MULTILINE)
        assert found
        assert found == re.findall(part, chinese.replace(".zh-Hant.png", ".png"), re.MULTILINE)


@pytest.mark.parametrize("script", NEED_NUMPY, ids=lambda script: script.name)
def test_a_script_that_needs_more_than_make_play_installs_says_so(script: Path) -> None:
    code = (
        "import runpy, sys; sys.modules['numpy'] = None; sys.path.insert(0, sys.argv[1]);"
        "runpy.run_path(sys.argv[2], run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(script.parent), str(script)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"{script.name} needs numpy: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        if not re.match("https?://|#", target):
            assert (page.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_of_the_package_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for path in re.findall(r"`((?:src|tests|docs|web|benchmarks)/[\w./-]+)`", text):
        if "yours" not in path:
            made_by_bench = path == "benchmarks/RESULTS.md"
            assert made_by_bench or (ROOT / path).exists(), path


def test_every_fault_that_tests_are_marked_with_names_tests() -> None:
    written = rows()
    for number, files in marks().items():
        assert number in written, f"{files[0]} names fault {number}, which nobody knows"
        assert written[number][1].startswith(ANSWERED), number


def test_every_test_that_the_page_names_is_marked() -> None:
    for number, (_, said) in rows().items():
        if said.startswith(ANSWERED):
            named = re.findall(r"\]\(\.\./(.+?)\)", said)
            assert named
            assert set(named) <= set(marks().get(number, [])), number


def test_every_fault_has_an_answer_a_reason_or_its_time() -> None:
    assert len(rows()) > 50
    for number, (_, said) in rows().items():
        assert said.startswith((ANSWERED, "cannot occur: ", f"{TO_COME}: ")), number
