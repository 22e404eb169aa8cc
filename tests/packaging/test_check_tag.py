"""A release tag has to name the version of the package."""

from pathlib import Path

import burgrave
from tools.check_tag import main, read_version

ROOT = Path(__file__).parents[2]


def test_the_tag_of_this_version_is_accepted(capsys):
    assert read_version() == burgrave.__version__
    assert main(f"v{burgrave.__version__}") == 0
    assert capsys.readouterr().err == ""


def test_another_tag_is_refused(capsys):
    for tag in (burgrave.__version__, f"v{burgrave.__version__}.1", "v", "main"):
        assert main(tag) == 1
        assert f"v{burgrave.__version__}." in capsys.readouterr().err


def test_the_workflow_checks_the_tag_before_it_publishes():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    pure, publish = workflow.split("\n  pure:\n")[1].split("\n  publish:\n")
    assert 'python tools/check_tag.py "$GITHUB_REF_NAME"' in pure
    assert "pure]" in publish.split("needs:")[1].splitlines()[0]
