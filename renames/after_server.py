"""What no row can say about the server, its protocol and the browser: run once, after the renaming.

    python renames/after_server.py ROOT

Every edit says what it expects; if that is not there, the script stops and says so.
"""

import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
SERVER = ROOT / "src/burgrave/server"
ERROR = "BurgraveError" if (ROOT / "src/burgrave/core/error.py").exists() else "Wrong"
ERRORS = "burgrave.core.error" if ERROR == "BurgraveError" else "burgrave.core.wrong"
TRANSLATOR = "Translator" if (ROOT / "src/burgrave/i18n").exists() else "Text"
LOCALES = ROOT / ("src/burgrave/i18n/locales" if TRANSLATOR == "Translator" else "src/burgrave/text/locales")
missing: list[str] = []


def edit(path: str | Path, *changes: tuple[str, str], optional: bool = False) -> None:
    """Replace exact texts in a file."""
    file = ROOT / path
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        if old not in text and not optional and new not in text:
            missing.append(f"{path}: {old!r}")
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def sub(path: str | Path, pattern: str, new: str, optional: bool = False) -> None:
    """Replace a pattern in a file."""
    file = ROOT / path
    text = file.read_text(encoding="utf-8")
    out, count = re.subn(pattern, new, text, flags=re.M | re.S)
    if not count and not optional:
        missing.append(f"{path}: {pattern!r}")
    file.write_text(out, encoding="utf-8")


def words(files: list[str], mapping: dict[str, str], pattern: str = r'"{}"') -> None:
    """Rename words between quotes, also in JSON that stands in a string."""
    for glob in files:
        found = sorted(ROOT.glob(glob))
        if not found:
            missing.append(f"no file: {glob}")
        for file in found:
            text = out = file.read_text(encoding="utf-8")
            for old, new in mapping.items():
                quoted = pattern.replace("{}", re.escape(old))
                out = re.sub(quoted, lambda m, o=old, n=new: m[0].replace(o, n), out)
            if out != text:
                file.write_text(out, encoding="utf-8")


# -- stored words

STORED_WORDS = '''"""The words of stored tables: rows and backups keep those of the first release.

The code may call a field something else. So tables and backups of any release can be read by any other.
"""

from collections.abc import Mapping
from typing import Any, Final

SEAT_WORDS: Final = {
    "player": "plays",
    "muted": "silent",
    "agrees_to_end": "agrees",
    "auto_answers": "standing",
    "away_since": "away",
    "is_taken_over": "stands_in",
}
SETTINGS_WORDS: Final = {"takeover_seconds": "stand_in", "takeover_level": "stand_in_level"}


def to_stored(fields: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields under their stored words."""
    return {words.get(name, name): value for name, value in fields.items()}


def from_stored(stored: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return stored fields under the names that the code has for them."""
    names = {word: name for name, word in words.items()}
    return {names.get(word, word): value for word, value in stored.items()}
'''

MAKE_HEAD = '''def make_head(
    options: dict[str, Any],
    preset: str,
    settings: TableSettings,
    seats: Sequence[Seat],
    secret: bytes,
    rematch_table: str | None = None,
    spectators_muted: bool = False,
) -> dict[str, Any]:
    """Return what is stored of a table besides its log, in the words of the store."""
    return {
        "options": options,
        "preset": preset,
        "manners": to_stored(settings.model_dump(), SETTINGS_WORDS),
        "seats": [seat.to_stored() for seat in seats],
        "secret": secret.hex(),
        "next": rematch_table,
        "spectators_silent": spectators_muted,
    }


'''


def stored_words() -> None:
    (SERVER / "stored_words.py").write_text(STORED_WORDS, encoding="utf-8")
    edit(
        "src/burgrave/server/seats.py",
        (
            '        return {**fields, "standing": dict(self.auto_answers), "acknowledged": list(self.acknowledged)}\n',
            '        fields |= {"auto_answers": dict(self.auto_answers), "acknowledged": list(self.acknowledged)}\n'
            "        return to_stored(fields, SEAT_WORDS)\n",
        ),
        (
            '        seat = cls(**{**stored, "standing": dict(stored["standing"])})\n',
            "        seat = cls(**from_stored(stored, SEAT_WORDS))\n        seat.auto_answers = dict(seat.auto_answers)\n",
        ),
        (f"from {ERRORS} import {ERROR}\n", f"from {ERRORS} import {ERROR}\nfrom burgrave.server.stored_words import SEAT_WORDS, from_stored, to_stored\n"),
    )
    # the head is made in one place
    sub("src/burgrave/server/create.py", r"\ndef make_head\(.*?\n    \}\n\n", "")
    sub("src/burgrave/server/create.py", r"^(from burgrave\.server\.store import TableRecord\n)", r"\1from burgrave.server.stored_rows import make_head\n")
    sub("src/burgrave/server/scenario_tables.py", r"from burgrave\.server\.create import ID_LENGTH, ID_LETTERS, make_head\n", "from burgrave.server.create import ID_LENGTH, ID_LETTERS\n")
    sub("src/burgrave/server/scenario_tables.py", r"^(from burgrave\.server\.store import [^\n]*\n)", r"\1from burgrave.server.stored_rows import make_head\n")
    sub(
        "src/burgrave/server/table.py",
        r'        return \{\n            "options": self\.options,.*?\n        \}\n',
        "        return make_head(\n            self.options,\n            self.preset,\n            self.settings,\n            self.seats,\n"
        "            self.secret,\n            self.rematch_table,\n            self.spectators_muted,\n        )\n",
    )
    edit(
        "src/burgrave/server/table.py",
        ('TableSettings(**head["manners"])', 'TableSettings(**from_stored(head["manners"], SETTINGS_WORDS))'),
    )
    sub(
        "src/burgrave/server/table.py",
        r"^(from burgrave\.server\.store import [^\n]*\n)",
        r"\1from burgrave.server.stored_rows import make_head\nfrom burgrave.server.stored_words import SETTINGS_WORDS, from_stored\n",
    )
    rows = "src/burgrave/server/stored_rows.py"
    sub(rows, r"^    settings: TableSettings\n", '    settings: StoredSettings = Field(alias="manners")\n')
    sub(
        rows,
        r"^class StoredHead\(StrictModel\):\n",
        'class StoredSettings(TableSettings):\n    """The settings of a table, in the words of the store."""\n\n'
        "    model_config = ConfigDict(alias_generator=lambda name: SETTINGS_WORDS.get(name, name))\n\n\n"
        "class StoredHead(StrictModel):\n",
    )
    sub(rows, r"^# -- reading what is stored\n\n\n", "# -- writing and reading what is stored\n\n\n" + MAKE_HEAD)
    sub(rows, r"^from pydantic import Field,", "from pydantic import ConfigDict, Field,")
    sub(rows, r"^(from burgrave\.server\.seats import )(.*?)\n", r"\1\2, Seat\nfrom burgrave.server.stored_words import SETTINGS_WORDS, to_stored\n")
    edit("src/burgrave/server/backup_check.py", ("head.model_dump(exclude_unset=True)", "head.model_dump(exclude_unset=True, by_alias=True)"))
    for file, settings in (("in_memory", "TableSettings()"), ("stored_tables", "TableSettings()"), ("twin_servers", "SETTINGS")):
        edit(f"tests/server/{file}.py", (f'"manners": {settings}.model_dump()', f'"manners": to_stored({settings}.model_dump(), SETTINGS_WORDS)'))
        sub(
            f"tests/server/{file}.py",
            r"^(from burgrave\.server\.store import [^\n]*\n)",
            r"\1from burgrave.server.stored_words import SETTINGS_WORDS, to_stored\n",
        )


# -- tabs of the version before

OLD_CLIENT = '''
def old_client_language(text: str | bytes) -> str | None:
    """Return the language of a page of release 0.1, whose first message is `sit`; None for any other."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict) or message.get("type") != "sit":
        return None
    language = message.get("language")
    return language if isinstance(language, str) and language in LANGUAGES else DEFAULT
'''
RELOAD = {
    "en": "This page is from an earlier version of Burgrave. Please reload it.",
    "cs": "Tato stránka je ze starší verze Burgrave. Načtěte ji prosím znovu.",
    "bg": "Тази страница е от по-стара версия на Burgrave. Презаредете я.",
    "pl": "Ta strona pochodzi ze starszej wersji Burgrave. Odśwież ją.",
}


def old_tabs() -> None:
    path = "src/burgrave/server/connection.py"
    format_ = "format" if TRANSLATOR == "Translator" else "say"
    edit(
        path,
        (
            "        message = self.parse_message(text)\n        if message is None:\n            return\n        if not isinstance(message, HelloMessage):",
            "        old_language = old_client_language(text)\n        if old_language is not None:\n"
            f'            reason = {TRANSLATOR}(old_language).{format_}("server-reload")\n'
            '            self.send_message({"type": "bye", "why": reason, "back": None})  # in the words of that page\n'
            "            self.finish(NORMAL_CLOSURE)\n            return\n"
            "        message = self.parse_message(text)\n        if message is None:\n            return\n        if not isinstance(message, HelloMessage):",
        ),
    )
    sub(path, rf"^from (burgrave\.\w+) import DEFAULT, {TRANSLATOR}$", rf"from \1 import DEFAULT, LANGUAGES, {TRANSLATOR}")
    file = ROOT / path
    text = file.read_text(encoding="utf-8")
    if "def old_client_language" not in text:
        file.write_text(text.rstrip("\n") + "\n\n" + OLD_CLIENT, encoding="utf-8")
    for language, sentence in RELOAD.items():
        ftl = LOCALES / language / "server.ftl"
        content = ftl.read_text(encoding="utf-8")
        content = re.sub(r"(?m)^(server-hello-first = .*?)\bsit\b", r"\1hello", content)
        if "server-reload" not in content:
            content = re.sub(r"(?m)^(server-hello-first = .*\n)", rf"\1server-reload = {sentence}\n", content)
            if "server-reload" not in content:
                missing.append(f"{ftl}: server-hello-first")
        ftl.write_text(content, encoding="utf-8")


# -- the status of an error

STATUS = '''
STATUS: Final[dict[str, int]] = {
    "server-table-unknown": 404,
    "server-page-unknown": 404,
    "game-unknown": 404,
    "server-record-private": 403,
    "server-not-over": 403,
    "server-origin-foreign": 403,
    "server-message-long": 413,
    "server-host-foreign": 421,
    "server-message-fast": 429,
    "server-trouble": 500,
    "server-stops": 503,
    "store-taken": 503,
    "store-read-only": 503,
    "store-full": 503,
    "store-damaged": 503,
    "store-empty": 503,
    "store-trouble": 503,
    "store-newer": 503,
    "store-closed": 503,
    "store-none": 503,
}
INVALID: Final = 422  # the status of all other errors
'''


def statuses() -> None:
    path = "src/burgrave/server/errors.py"
    key = "code" if ERROR == "BurgraveError" else "key"
    sub(path, r"^AnyGame = Game\[\w+\]\n", lambda m: m[0] + STATUS)  # type: ignore[arg-type]
    sub(path, r"^from typing import Any\n", "from typing import Any, Final\n")
    edit(
        path,
        (f"def make_error_response(request: Request, error: {ERROR}, status: int) -> Response:\n",
         f"def make_error_response(request: Request, error: {ERROR}, status: int | None = None) -> Response:\n"
         '    """Return the answer to a request; the status is that of the error unless another one is given."""\n'
         "    if status is None:\n"
         f"        status = STATUS.get(error.{key}, INVALID)\n"),
    )
    app = "src/burgrave/server/app.py"
    sub(app, r"^STATUS: Final = \{.*?^\}\n", "")
    sub(app, r"    status = 503 if error\.\w+\.startswith.*?\n    response = make_error_response\(request, error, status\)\n    if status in \(429, 503\):\n",
        "    response = make_error_response(request, error)\n    if response.status_code in (429, 503):\n")
    edit(app, (f'make_error_response(request, {ERROR}("server-trouble"), 500)', f'make_error_response(request, {ERROR}("server-trouble"))'))
    sub(app, r'for part in first\["loc"\]\[1:\]\]\), 422', 'for part in first["loc"][1:]])')
    middleware = "src/burgrave/server/middleware.py"
    edit(
        middleware,
        ("error, status, wait = self.check_request(scope, headers)", "error, wait = self.check_request(scope, headers)"),
        ("make_error_response(Request(scope), error, status)", "make_error_response(Request(scope), error)"),
        (f"tuple[{ERROR} | None, int, float]", f"tuple[{ERROR} | None, float]"),
        ('"""What is wrong with a request, the status that says so, and how long to wait."""',
         '"""Return what is wrong with a request, if anything, and how many seconds to wait."""'),
        ('("server-host-foreign"), 421, 0', '("server-host-foreign"), 0'),
        ('("server-origin-foreign"), 403, 0', '("server-origin-foreign"), 0'),
        ("most=BODY_BYTES), 413, 0", "most=BODY_BYTES), 0"),
        ('("server-message-fast"), 429, wait', '("server-message-fast"), wait'),
        ("return None, 200, 0\n", "return None, 0\n"),
    )


# -- protocol words in tests and tools, which no type knows

PROTOCOL_FILES = ["tests/server/*.py", "tests/browser/*.py", "tools/make_stored.py", "tools/gallery/*.py", "bench/server.py"]
# words that mean nothing else in those files
WORDS = {
    "sit": "hello", "speak": "set-language", "plan": "set-seat", "hand-over": "set-player", "reissue": "new-link",
    "moved": "rematch-seat", "bye": "closing", "done": "ok", "refused": "error", "mistakes": "errors", "sight": "view",
    "yours": "your_decision", "react": "reaction_window", "offer": "prompt", "ways": "sequences", "refusals": "refused",
    "watching": "spectator_count", "ready_to_close": "agrees_to_end", "silence": "mute", "agree": "agrees_to_end",
    "link": "seat-link", "now": "update", "shots": "frames", "here": "connected", "named": "has_custom_name", "eyes": "viewer",
}
TYPES = {"name": "set-name", "standing": "set-auto-answer", "close": "end-game", "link": "seat-link", "plan": "set-seat"}
SETTINGS_KEYWORDS = {
    "tables": "max_tables", "connections": "max_sockets", "most_open": "max_connections", "per_address": "max_per_address",
    "spectators": "max_spectators", "per_seat": "max_devices_per_seat", "pace": "bot_delay", "grace": "stream_grace_seconds",
    "rest": "unload_after_seconds", "workers": "bot_processes", "requests": "request_rate", "files": "file_rate", "made": "table_rate",
    "sockets": "socket_rate", "network_messages": "network_message_rate", "messages": "message_rate", "chat": "chat_rate", "hints": "hint_rate",
    "first_seconds": "hello_seconds", "keep": "delete_after_days", "data": "data_dir",
}


def tests() -> None:
    words(PROTOCOL_FILES, {old: new for old, new in WORDS.items() if old not in ("link", "now", "here", "named", "eyes", "plan")})
    words(["tests/server/*.py", "tools/make_stored.py", "bench/server.py", "tests/browser/test_together.py"], {k: WORDS[k] for k in ("link", "now", "here", "named", "plan")})
    words(["tests/server/test_matches.py"], {"eyes": "viewer", "pace": "step_by", "since": "last_own_entry", "kept": "log_truncate_at", "why": "reason"})
    sub("tests/server/test_matches.py", r'"viewer": "open"', '"viewer": "all"')
    # a message name: `"type": "name"`, `type="name"`, `.ask("name"`, `ask_both(each, "name"`
    for old, new in TYPES.items():
        for before in (r'("type": ?)', r"(type=)", r"(\.ask\()", r"(\.(?:ask_both|ask_one)\(\w+, )", r"(\()"):
            after = r'(?=, \{)' if before == r"(\()" else ""
            for file in (f for g in PROTOCOL_FILES for f in ROOT.glob(g)):
                text = file.read_text(encoding="utf-8")
                out = re.sub(before + rf'"{old}"' + after, rf'\1"{new}"', text)
                if out != text:
                    file.write_text(out, encoding="utf-8")
    stored = ("test_backup", "test_fuzzed_backups", "test_migrations", "stored_tables", "twin_servers", "in_memory")
    sent = [f"tests/server/{f.name}" for f in (ROOT / "tests/server").glob("*.py") if f.stem not in stored]
    sent += ["tools/make_stored.py", "tools/gallery/*.py", "bench/server.py", "tests/browser/*.py"]
    words(sent, {"plays": "player", "manners": "settings", "stand_in": "takeover_seconds", "facts": "state"})
    words(["tests/server/hostile*.py", "tests/server/test_bad_input.py"], {"silent": "muted"})
    words(["tests/server/hostile*.py", "tests/server/seat_machine.py", "tests/server/crowd.py"], {"have": "resume", "to": "player"})
    words(["tests/server/test_*.py", "tests/server/crowd.py", "tests/browser/test_together.py"], {"told": "log"}, r'\["{}"\]')
    words(["tests/server/*.py"], {"key": "code"}, r'\["{}"\]')
    words(["tests/server/test_seats.py"], {"key": "code"}, r'"{}":')
    words(["tests/server/*.py"], {"sentence": "message"}, r'(?:error|mistake|\[0\])\["{}"\]|"{}": "U')
    words(["tests/server/test_time.py"], {"left": "seconds_left", "seconds": "seconds_total", "standing": "auto_answers"}, r'(?<!type=)"{}"(?=[:\]])')
    words(["tests/server/test_streams.py", "tests/server/test_seats.py"], {"why": "reason"}, r'\["{}"\]')
    words(["tests/server/*.py"], {"back": "retry_after"}, r'\["{}"\]')
    words(["tests/server/*.py"], {"next": "rematch_table"}, r'\["table"\]\["{}"\]')
    words(["tests/server/test_streams.py", "tests/server/test_stored_releases.py"], {"frozen": "frozen_reason"}, r'\["{}"\]|table\["{}"\]')
    words(["tests/server/test_matches.py", "tools/make_stored.py"], {"undo": "can_undo"}, r'(?:sight|view)\["{}"\]')
    words(["tests/server/test_available_bots.py", "tests/server/test_middleware.py"], {"about": "description"}, r'\["{}"\]')
    words(["tests/server/*.py", "tools/**/*.py"], {"mine": "my-tables"}, r'api/{}\b')
    words(["tests/server/*.py"], {"film": "replay", "library": "reference"}, r'/{}\b(?=["?{])')
    words(["tests/server/*.py", "tools/**/*.py", "bench/*.py"], {"check": "check-options"}, r'/{}(?=")')
    # what tests choose for a server
    names = "|".join(SETTINGS_KEYWORDS)
    for file in sorted((ROOT / "tests").rglob("*.py")) + [ROOT / "bench/server.py"]:
        text = file.read_text(encoding="utf-8")

        def renamed(call: re.Match[str]) -> str:
            return re.sub(rf"(?<=[ (])({names})(?==)", lambda m: SETTINGS_KEYWORDS[m[1]], call[0])

        out = re.sub(r"\b(?:quick_settings|run_process|Node|Settings|ServerSettings)\((?:[^()]|\([^()]*\))*\)", renamed, text)
        out = re.sub(rf'(?<=\*\*\{{)"({names})"(?=: (?:0\.0|NEVER))', lambda m: f'"{SETTINGS_KEYWORDS[m[1]]}"', out)
        out = re.sub(rf'^QUICK: .*$', lambda m: re.sub(rf'"({names})"', lambda k: f'"{SETTINGS_KEYWORDS[k[1]]}"', m[0]), out, flags=re.M)
        out = re.sub(
            r'^(\s*names = )\("requests", .*"hints"\)$',
            lambda m: re.sub(r'"(\w+)"', lambda k: f'"{SETTINGS_KEYWORDS[k[1]]}"', m[0]),
            out,
            flags=re.M,
        )
        if out != text:
            file.write_text(out, encoding="utf-8")
    words(["tests/server/test_logs.py", "tests/server/test_operations.py", "tests/server/server_process.py"], {"said": "message", "by": "logger"}, r'\["{}"\]')
    words(["tests/server/test_logs.py"], {"hub": "table_manager"}, r'"{}"')
    words(["tests/browser/*.py", "tools/gallery/*.py"], {"night": "dark", "day": "light"}, r'"{}"')
    words(["tests/browser/*.py"], {"burgrave.draft-citadels": "burgrave.new-table-citadels"}, "{}")
    # fields of messages that are given by name to `ask` and `create_table`
    keywords = {"manners": "settings", "agree": "agrees_to_end", "silent": "muted", "plays": "player", "stand_in": "takeover_seconds", "have": "resume"}
    for file in (f for g in PROTOCOL_FILES for f in ROOT.glob(g)):
        text = file.read_text(encoding="utf-8")
        out = re.sub(rf"(?<=[ (])({'|'.join(keywords)})=(?![= ])", lambda m: f"{keywords[m[1]]}=", text)
        out = re.sub(r'("set-player"[^)\n]*?)\bto=', r"\1player=", out)
        if out != text:
            file.write_text(out, encoding="utf-8")
    # stores that no type names
    store = {"table": "read_table", "tables": "list_tables", "log": "read_log", "seats": "seat_tokens", "count": "count_tables", "idle": "list_idle", "latest": "latest_touch", "seats_of": "find_seats"}
    for file in (ROOT / "tests/server").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        out = re.sub(rf"\b(store|other|nothing|again)\.({'|'.join(store)})\(", lambda m: f"{m[1]}.{store[m[2]]}(", text)
        if out != text:
            file.write_text(out, encoding="utf-8")
    for name in ("bench/server.py", "tests/server/server.py"):
        sub(name, r'^( *names = \("request_rate", "file_rate", "table_rate", "socket_rate",) ("message_rate".*)$', r"\1\n         \2", optional=True)
    edit("tests/server/test_faults.py", ("run(quick_settings(Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0.03), ", "settings = quick_settings(Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0.03)\nrun(settings, "))
    words(["bench/server.py"], {"data": "data_dir"}, r'where = \{"{}"')
    words(["tests/server/test_protocols.py"], {"first_seconds": "hello_seconds"})
    words(["tests/server/test_replays.py"], {"patience": "timeout_seconds"}, r'(?<=[ (]){}(?==)|"{}"')
    words(["tests/server/test_replays.py"], {"network_messages": "network_limits", "each": "max_per_owner"}, r"(?<=manager\.){}|(?<=queue\.){}")
    words(["tests/server/test_bot_pool.py"], {"patience": "extra_seconds", "workers": "processes"}, r'(?<=[ (]){}(?==)|"{}"')
    words(["tests/server/test_connection_limits.py"], {"messages = None": "message_rate = None"}, r"(?<=^        ){}$|        {}")
    words(["tests/server/*.py"], {".table(": ".get_table("}, r"(?<=hub){}|(?<=manager){}")
    words(["tests/server/test_hosting_page.py"], {"film": "replay"}, r'"{}"')
    words(["tests/server/test_hosting_page.py", "docs/hosting.md"], {"film": "replay"}, r"\b{}s?\b")
    # names in strings
    words(["tests/server/test_bot_pool.py"], {"ask_again": "retry_job", "STARTING": "START_SECONDS", "kept_waiting": "cpu_wait_seconds"})
    words(["tests/server/test_addresses.py"], {"network_address": "find_network_address"})
    words(["tests/server/test_metrics.py"], {"fresh_secret": "new_secret"})
    edit("tests/browser/conftest.py", ("create.fresh_secret", "create.new_secret"), ("table.shuffle_of", "table.make_shuffle"))
    for name in ("test_faults", "server_process"):
        edit(f"tests/server/{name}.py", ("import quick\n", "import quick_settings\n"), ("run(quick(", "run(quick_settings("))
    edit("tests/server/test_faults.py", (", pace=0.03)", ", bot_delay=0.03)"))
    scripts = {"MakeTable": "CreateTable", "Append": "AppendLog", "SetSeat": "SetSeatToken", "SetTable": "UpdateTable", "data_folder": "data_dir", "snapshot": "open_snapshot", "DataFolder": "LockedDataDir"}
    words(["tests/server/test_store.py"], scripts, r"(?<!\w){}(?=\()")
    edit("bench/server.py", ("import Settings\n", "import ServerSettings\n"), (" Settings(", " ServerSettings("), ("(Settings(", "(ServerSettings("), optional=True)
    words(["tests/server/test_operations.py", "tests/server/test_logs.py"], {"at": "time", "trouble": "error"}, r'\["{}"\]')
    words(["tests/server/test_middleware.py"], {"facts": "printed", "state": "printed"}, r'\["{}"\]')
    models = {"Welcome": "WelcomeMessage", "SightNow": "LiveViewData", "Play": "PlayRequest", "OfferData": "PromptData", "FilmData": "ReplayData"}
    if TRANSLATOR == "Text":  # without the names of the match package
        models = {k: v for k, v in models.items() if not k.endswith("Data")}
    words(["tests/server/test_api.py"], models)


NEW_TESTS = '''"""The status of errors, and pages of release 0.1."""

import json
import re
from pathlib import Path

import burgrave
from burgrave.server.errors import INVALID, STATUS

TEXTS = Path(burgrave.__file__).parent / "LOCALES" / "en"


def codes(prefix: str) -> set[str]:
    """Return the keys of all sentences that start with this."""
    texts = [file.read_text(encoding="utf-8") for file in TEXTS.glob("*.ftl")]
    return {key for text in texts for key in re.findall(rf"^({prefix}[\\w-]*) =", text, re.MULTILINE)}


def test_every_error_of_the_store_says_that_the_server_cannot_store():
    assert {code for code, status in STATUS.items() if status == 503} == codes("store-") | {"server-stops"}


def test_every_error_with_a_status_has_a_sentence():
    assert set(STATUS) <= codes("")


def test_an_error_has_its_status_whatever_its_code_begins_with(server):
    assert server.ask("api/tables/unknowntable")[0] == STATUS["server-table-unknown"] == 404
    assert server.ask("api/games/chess/reference")[0] == STATUS["game-unknown"] == 404
    assert server.ask("api/tables", {"game": "citadels", "seats": [{"player": "bot"}] * 4})[0] == INVALID
    assert "server-one-host" not in STATUS


def test_a_page_of_release_0_1_is_asked_to_reload_in_its_language(server):
    with server.open_device() as device:
        device.send({"type": "sit", "table": "abcd", "token": None, "language": "cs"})
        message = json.loads(device.socket.recv(60))
    why = "Tato stránka je ze starší verze Burgrave. Načtěte ji prosím znovu."
    assert {**message, "why": message["why"].replace("\\xa0", " ")} == {"type": "bye", "why": why, "back": None}
'''


def new_tests() -> None:
    locales = str(LOCALES.relative_to(ROOT / "src/burgrave"))
    (ROOT / "tests/server/test_errors.py").write_text(NEW_TESTS.replace("LOCALES", locales), encoding="utf-8")


def page() -> None:
    """Put the page about the protocol in its place."""
    text = (Path(__file__).parent / "protocol.md").read_text(encoding="utf-8")
    for old, new in (("facts.md", "state-data.md"), ("table.md", "match.md")):
        if (ROOT / "docs" / new).exists():
            text = text.replace(f"({old}", f"({new}")
    (ROOT / "docs/protocol.md").write_text(text, encoding="utf-8")


PREFIXED = '''    text = json.dumps(make_schema(game(id)))
    schemas: Schema = json.loads(text)["$defs"]
    names = {name: name if name.startswith(prefix) else prefix + name for name in schemas}
    for name, new in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"{PLACE}{new}"')
    return {names[name]: part for name, part in json.loads(text)["$defs"].items()}
'''


def client_types() -> None:
    """A type begins with the game's name once, not twice."""
    sub(
        "tools/client_types.py",
        r'    text = json\.dumps\(make_schema\(game\(id\)\)\)\.replace.*?\.items\(\)\}\n',
        lambda m: PREFIXED,  # type: ignore[arg-type]
    )


def data_dir_option() -> None:
    """The option and the function have one name; the function is imported under another one."""
    for name in ("serve", "backup"):
        path = ROOT / f"src/burgrave/cli/{name}.py"
        text = path.read_text(encoding="utf-8")
        if "data_dir: str | None" in text and re.search(r"import (?:\w+, )*data_dir\b(?! as)", text):
            text = re.sub(r"(import (?:\w+, )*)data_dir\b(?! as)", r"\1data_dir as default_data_dir", text)
            path.write_text(re.sub(r"\bdata_dir\(\)", "default_data_dir()", text), encoding="utf-8")


def main() -> None:
    client_types()
    data_dir_option()
    stored_words()
    old_tabs()
    statuses()
    tests()
    new_tests()
    page()
    for line in missing:
        print("not found:", line)
    if missing:
        sys.exit(1)


main()
