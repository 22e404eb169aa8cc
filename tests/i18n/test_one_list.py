"""A new language is a folder of texts and one line."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from burgrave.i18n import LANGUAGES
from burgrave.i18n.language import LOCALES

ROOT = Path(__file__).parents[2]
WRITTEN = (".py", ".ts", ".svelte", ".mjs")
# A rule of typography: in which languages a line does not end with a word of one letter.
OTHER_LISTS = {"src/burgrave/i18n/spaces.py"}
ALL_CODES = re.compile(r"""(['"])cs\1.*(['"])bg\2.*(['"])pl\3|\bcs: .*\bbg: .*\bpl: """)
LOOK = """
import burgrave
from burgrave.i18n import LANGUAGES, Translator, choose_language
from burgrave.server.client_messages import JoinRequest
from tools.play import find_language

assert choose_language(None, {"LANG": "de_DE.UTF-8"}) == "de"
assert find_language() == "de"
print(*LANGUAGES)
print(Translator("de").format("game-over"))
print(JoinRequest(language="de").language)
"""


def test_every_language_has_a_folder_and_every_folder_a_line():
    assert {path.name for path in LOCALES.iterdir() if path.is_dir()} == set(LANGUAGES)
    assert {path.name for path in (ROOT / "web/src/locales").iterdir()} == set(LANGUAGES)


def test_no_other_file_lists_the_languages():
    folders = [ROOT / folder for folder in ("src/burgrave", "tools", "web/src", "web/build")]
    files = [path for folder in folders for path in folder.rglob("*")]
    lists = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if path.suffix in WRITTEN
        and not path.name.endswith(".d.ts")
        and any(ALL_CODES.search(line) for line in path.read_text(encoding="utf-8").splitlines())
    }
    assert lists == OTHER_LISTS


def test_a_folder_and_a_line_are_enough_for_the_engine_the_server_and_the_tools(tmp_path):
    skipped = shutil.ignore_patterns("*.so", "__pycache__", ".engine")
    shutil.copytree(ROOT / "src/burgrave", tmp_path / "src/burgrave", ignore=skipped)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=skipped)
    locales = tmp_path / "src/burgrave/i18n/locales"
    shutil.copytree(locales / "en", locales / "de")
    names = json.loads((locales / "languages.json").read_text(encoding="utf-8"))
    (locales / "languages.json").write_text(json.dumps({**names, "de": "Deutsch"}), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path / "src"), str(tmp_path)])
    environment = {**os.environ, "PYTHONPATH": path, "BURGRAVE_PURE": "1", "LC_ALL": "de_DE.UTF-8"}
    command = [sys.executable, "-c", LOOK]
    seen = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert seen.stdout.splitlines() == [" ".join([*LANGUAGES, "de"]), "The game is over.", "de"], seen.stderr
