"""One Fluent catalogue for the terminal, the web and records: ids in, sentences out.

``en/common.ftl`` says how messages are filled in; the web follows the same rules.
"""

from __future__ import annotations

from motherlode.locale.catalogue import Catalogue, CatalogueError, prefix
from motherlode.locale.languages import DEFAULT, LANGUAGES, Language, negotiate

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "CatalogueError", "Language", "negotiate", "prefix"]
