"""The links of the documentation lead somewhere, and the check finds those that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import docs


@pytest.mark.parametrize("page", docs.pages(docs.ROOT), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert list(docs.broken_links(page)) == []


def test_a_link_that_leads_nowhere_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text("# Rules\n\n## A rule's home, in short\n")
    (tmp_path / "README.md").write_text(
        "# Read me\n"
        "[good](docs/rules.md) [too](docs/rules.md#a-rules-home-in-short) [here](#read-me)\n"
        "[web](https://example.org/) `[code](none.md)`\n"
        "```\n[fenced](none.md)\n```\n"
        "[bad](docs/none.md) [heading](docs/rules.md#nowhere)\n"
    )
    assert list(docs.broken_links(tmp_path / "README.md")) == [
        "docs/none.md",
        "docs/rules.md#nowhere",
    ]
    assert docs.main(tmp_path) == 1
    assert "leads nowhere: README.md: docs/none.md" in capsys.readouterr().err


def test_whole_documentation_is_good(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("[license](LICENSE)")
    (tmp_path / "LICENSE").write_text("MIT")
    assert docs.main(tmp_path) == 0
