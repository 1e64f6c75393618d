"""The catalogue's files as the tests look at them: messages, variables, references."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src/motherlode/locale"
LANGUAGES = ("en", "zh-Hant")


@dataclass
class Message:
    file: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.message.texts.append(node.value)


def messages(language: str) -> dict[str, Message]:
    """Every message of a language; fails on text that is not Fluent and on doubles."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = message = Message(path.name)
                _Reader(message).visit(entry)
    return found
