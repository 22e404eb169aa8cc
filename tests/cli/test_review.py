"""`burgrave review` prints a review and writes one page that needs no other file."""

import re
from pathlib import Path

from burgrave.cli.main import main

RECORDS = Path(__file__).parent.parent / "records"
GAME = str(RECORDS / "0.2.0" / "citadels-classic-2p-1.txt")


def test_a_record_is_reviewed_and_written_as_a_page(tmp_path, capsys):
    page = tmp_path / "review.html"
    assert not main(["review", GAME, "--quick", "--html", str(page)])
    out = capsys.readouterr().out
    assert len(re.findall("accuracy [0-9]+ per cent", out)) == 2
    assert 1 <= len(re.findall("^Move [0-9]+:", out, re.MULTILINE)) <= 3
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert not re.search("(src|href)=", text)
    points = re.findall('points="([^"]+)"', text)
    assert len({len(line.split()) for line in points}) == 1
    assert len(points[0].split()) > 100


def test_a_game_that_is_not_over_or_damaged_is_not_reviewed(tmp_path, capsys):
    lines = Path(GAME).read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines[: len(lines) // 2]), encoding="utf-8")
    page = tmp_path / "page.html"
    assert main(["review", str(broken), "--html", str(page)]) == 2
    assert not page.exists()
    assert "Traceback" not in capsys.readouterr().err
