"""Installs Chromium for the tests of the client, from the packages of the distribution.

    python tools/chromium.py

If that is not possible, it says what is missing, and the tests are skipped.
"""

import os
import shutil
import subprocess
import sys

PACKAGES = ["chromium", "fonts-noto-core"]


def find_chromium() -> str | None:
    """Return the path of Chromium on this machine, or None."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def install_commands() -> list[list[str]]:
    """Return the commands that install Chromium on this machine."""
    become_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quietly = ["apt-get", "install", "--yes", "-qq", "--no-install-recommends"]
    return [[*become_root, "apt-get", "update", "-qq"], [*become_root, *quietly, *PACKAGES]]


def install() -> bool:
    if shutil.which("apt-get") is None:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in install_commands():
        if shutil.which(command[0]) is None or subprocess.run(command, env=quiet, check=False).returncode:
            return False
    return True


def main() -> int:
    if find_chromium() is None:
        print("chromium: installing it for the tests of the browser table", flush=True)
        if not install():
            print("chromium: it cannot be installed from here, so the browser table is not tested")
    return 0


if __name__ == "__main__":
    sys.exit(main())
