"""The report of a contest: one file, which needs nothing else."""

import re
import sys

import pytest

from burgrave import game as game_of
from burgrave.arena.arena import Arena
from burgrave.arena.html_report import import_chart_tools, make_html_report
from burgrave.arena.results import ArenaResults
from burgrave.core.error import BurgraveError
from burgrave.i18n import LANGUAGES, Translator
from burgrave.simulation.plan import make_plan
from burgrave.simulation.worker_pool import WorkerPool

CITADELS = game_of("citadels")


def play_results(bots: list[str]) -> ArenaResults:
    run = Arena(make_plan(CITADELS, CITADELS.options(players=2), bots, 3, 1), WorkerPool(1))
    assert list(run.play())[-1] == 3
    return ArenaResults(run)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_tables_and_charts_and_loads_nothing(language):
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    findings = play_results(["h1", "random"])
    text = Translator(language)
    html = make_html_report(findings, findings.rows, ["<Citadels>"], text)
    assert html.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert text.format("arena-paired") in html
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
    findings = play_results(["random"])
    assert make_html_report(findings, findings.rows, [], Translator("en")).count("<table><tr><th>") == 1


@pytest.mark.parametrize(("package", "name"), [("altair", "altair"), ("vl_convert", "vl-convert-python")])
def test_without_the_extra_an_error_names_what_to_install(package, name, monkeypatch):
    pytest.importorskip("vl_convert") if package == "altair" else None
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BurgraveError) as refused:
        import_chart_tools()
    assert Translator("en").error_message(refused.value) == (
        f'The package {name} is not installed. Install it with: pip install "burgrave[arena]"'
    )
