"""What `python -m build` makes, and that the sdist installs."""

import re
import tarfile
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import burgrave
from burgrave.i18n import LANGUAGES
from tests.packaging.environments import ROOT, install, succeed

pytestmark = pytest.mark.slow


def test_the_wheel_has_everything_that_runs(wheel):
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
        (place,) = (name for name in names if name.endswith("/METADATA"))
        metadata = Parser().parsestr(opened.read(place).decode())
    assert wheel.name == f"burgrave-{burgrave.__version__}-py3-none-any.whl"
    assert {"burgrave/py.typed", "burgrave/server/client/index.html"} <= names
    assert {f"burgrave/i18n/locales/{language}/cli.ftl" for language in LANGUAGES} <= names
    assert not any(name.startswith(("tests/", "web/", "tools/")) for name in names)
    assert metadata["Version"] == burgrave.__version__
    addresses = metadata.get_all("Project-URL") or []
    assert {each.partition(",")[0] for each in addresses} >= {"Homepage", "Changelog", "Issues"}


def test_the_sdist_installs_without_node(dist, environment):
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in opened.getnames()}
    assert {"pyproject.toml", "setup.py", "tools/backend.py", "LICENSE", "CHANGELOG.md"} <= names
    assert "src/burgrave/server/client/index.html" in names
    assert not any(name.startswith("web/") for name in names)
    install(environment, str(sdist))
    said = succeed(environment / "burgrave", "--version")
    assert said == f"burgrave {burgrave.__version__} (interpreted)\n"


def test_the_changelog_has_a_dated_entry_for_this_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[{re.escape(burgrave.__version__)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE)


def test_the_version_stands_in_one_place():
    assert 'version = { attr = "burgrave.__version__" }' in (ROOT / "pyproject.toml").read_text(
        encoding="utf-8"
    )
    found = [
        path.relative_to(ROOT).as_posix()
        for path in (*ROOT.glob("*.toml"), *ROOT.glob("*.py"), *(ROOT / "src").rglob("*.py"))
        if f'"{burgrave.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert found == ["src/burgrave/__init__.py"]
