"""Screenshots of every page and state for people to look at, each looked over by axe on the way.

    python -m tools.gallery [SCENE…] [--languages en,cs] [--sizes desktop,phone] [--themes day,night]

A scene is a function that brings a page into a state; `scene` in `stage.py` puts it on the list. A scene of a
game opens its table from a position written in `scenes/*.yaml` (docs/scenarios.md): nothing depends on luck.
The server, the engine and the browser are real; nothing is fetched from elsewhere: a request that tries is a
mistake.
"""
