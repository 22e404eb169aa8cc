"""Screenshots of every page and state for people to look at. axe checks each of them.

    python -m tools.gallery [SCENE…] [--languages en,cs] [--sizes desktop,phone] [--themes light,dark]

A scene is a function that brings a page into a state; `scene` in `stage.py` adds it to the list. A scene of a
game opens its table from a position in `scenes/*.yaml` (docs/scenarios.md), so nothing depends on chance. The
server, the engine and the browser are real. A request to another server is an error.
"""
