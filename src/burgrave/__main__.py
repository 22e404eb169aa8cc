"""Runs the command line: `python -m burgrave`."""

import sys

from burgrave.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
