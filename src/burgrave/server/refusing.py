"""What cannot be done, told in the reader's language: every mistake at once."""

from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response

from burgrave.core.game import Game
from burgrave.core.wrong import Wrong, said
from burgrave.server.outgoing import Mistake, Refusal
from burgrave.server.stream import written
from burgrave.table.library import all_names
from burgrave.text import DEFAULT, LANGUAGES, Text

AnyGame = Game[Any]


def refusal(
    wrong: Wrong, text: Text, game: AnyGame | None = None, names: Sequence[str] = (), you: int | None = None
) -> Refusal:
    return {"mistakes": mistakes(wrong, text, game, names, you)}


def mistakes(
    wrong: Wrong, text: Text, game: AnyGame | None = None, names: Sequence[str] = (), you: int | None = None
) -> list[Mistake]:
    return [mistake(each, text, game, names, you) for each in [wrong, *wrong.others]]


def mistake(wrong: Wrong, text: Text, game: AnyGame | None, names: Sequence[str], you: int | None) -> Mistake:
    told: Mistake = {"key": wrong.key, "sentence": text.mistake(wrong, game, names, you)}
    option = wrong.given.get("option")
    return {**told, "option": str(option)} if option is not None else told


def in_names(wrong: Wrong, game: AnyGame, text: Text) -> Wrong:
    """The same mistakes with the names of pieces: whoever clicks on pictures has never seen their ids."""
    pieces = {id: text.name(game, vocabulary, id) for vocabulary, id in all_names(game)}

    def named(value: object) -> object:
        ids = str(value).split(", ")
        return ", ".join(pieces[id] for id in ids) if all(id in pieces for id in ids) else value

    first, *others = (
        Wrong(each.key, **{name: named(value) for name, value in each.given.items()})
        for each in (wrong, *wrong.others)
    )
    first.others = others
    return first


def about_message(invalid: ValidationError) -> Wrong:
    """What is wrong with the form of a message: the first field that is amiss, in a sentence."""
    first = invalid.errors(include_url=False, include_input=False)[0]
    return about_field(str(first["type"]), [str(part) for part in first["loc"]])


def about_field(kind: str, path: Sequence[str]) -> Wrong:
    """The field is told by its path, as the sender wrote it."""
    field = said(".".join(path))
    if kind in ("json_invalid", "json_type"):
        return Wrong("server-message-json")
    if kind.startswith("union_tag") or not path:
        return Wrong("server-message-type")
    if kind == "missing":
        return Wrong("server-message-missing", field=field)
    if kind == "extra_forbidden":
        return Wrong("server-message-extra", field=field)
    return Wrong("server-message-field", field=field)


# -- over HTTP


def language_of(request: Request) -> str:
    """The language that a request names, or the first that its browser asks for."""
    asked = [getattr(request.state, "language", ""), request.query_params.get("language", "")]
    accepted = request.headers.get("accept-language", "").split(",")
    asked += [part.partition(";")[0].strip()[:2] for part in accepted]
    return next((each for each in asked if each in LANGUAGES), DEFAULT)


def refused(request: Request, wrong: Wrong, status: int) -> Response:
    told = refusal(wrong, Text(language_of(request)))
    return Response(written(told), status, media_type="application/json")
