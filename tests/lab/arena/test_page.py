"""The report of a contest: one file, which needs nothing else."""

import re
import sys

import pytest

from burgrave import game as game_of
from burgrave.core.wrong import Wrong
from burgrave.lab.arena.contest import Contest
from burgrave.lab.arena.page import page, page_tools
from burgrave.lab.arena.report import Findings
from burgrave.lab.crew import Crew
from burgrave.lab.plan import plan_for
from burgrave.text import LANGUAGES, Text

CITADELS = game_of("citadels")


def found(bots: list[str]) -> Findings:
    contest = Contest(plan_for(CITADELS, CITADELS.options(players=2), bots, 3, 1), Crew(1))
    assert list(contest.play())[-1] == 3
    return Findings(contest)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_tables_and_charts_and_loads_nothing(language):
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    findings = found(["h1", "random"])
    text = Text(language)
    html = page(findings, findings.rows(), ["<Citadels>"], text)
    assert html.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert text.say("arena-paired") in html
    assert "&lt;Citadels&gt;" in html
    assert html.count("<table><tr><th>") == 3
    assert "vegaEmbed" in html
    # A program inside may talk of tags.
    written = re.sub(r"(<script[^>]*>).*?</script>", r"\1", html, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", written)


@pytest.mark.slow
def test_one_bot_against_itself_has_a_page_too():
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    findings = found(["random"])
    assert page(findings, findings.rows(), [], Text("en")).count("<table><tr><th>") == 1


@pytest.mark.parametrize("package", ["altair", "vl_convert"])
def test_without_the_extra_somebody_reads_how_to_get_it(package, monkeypatch):
    pytest.importorskip("vl_convert") if package == "altair" else None
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Wrong) as refused:
        page_tools()
    assert Text("en").wrong(refused.value) == (
        f'The package {package} is not installed. Install it with: pip install "burgrave[arena]"'
    )
