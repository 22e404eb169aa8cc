"""Error responses in the reader's language, with all errors at once."""

from collections.abc import Sequence
from typing import Any, Final

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response

from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.game import Game
from burgrave.i18n import DEFAULT, LANGUAGES, Translator
from burgrave.match.piece_search import all_piece_names
from burgrave.server.server_messages import ErrorData, ErrorResponseData
from burgrave.server.stream import encode_message

AnyGame = Game[Any]

STATUS: Final[dict[str, int]] = {
    "server-table-unknown": 404,
    "server-page-unknown": 404,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "puzzle-unknown": 404,
    "lesson-chapter-unknown": 404,
    "server-record-private": 403,
    "server-not-over": 403,
    "review-entry-unknown": 404,
    "server-record-unknown": 404,
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
    "store-left-over": 503,
    "store-link-broken": 503,
    "store-trouble": 503,
    "store-newer": 503,
    "store-closed": 503,
    "store-none": 503,
    "store-raced": 503,
    "store-away": 503,
    "store-in-doubt": 503,
    "store-standby": 503,
    "store-unreachable": 503,
    "store-node-taken": 503,
    "store-address": 503,
    "store-scheme": 503,
}
INVALID: Final = 422  # the status of all other errors


def error_response_data(
    error: BurgraveError,
    tr: Translator,
    game: AnyGame | None = None,
    names: Sequence[str] = (),
    you: int | None = None,
) -> ErrorResponseData:
    return {"errors": list_errors(error, tr, game, names, you)}


def list_errors(
    error: BurgraveError,
    tr: Translator,
    game: AnyGame | None = None,
    names: Sequence[str] = (),
    you: int | None = None,
) -> list[ErrorData]:
    return [error_data(each, tr, game, names, you) for each in [error, *error.others]]


def error_data(
    error: BurgraveError, tr: Translator, game: AnyGame | None, names: Sequence[str], you: int | None
) -> ErrorData:
    data: ErrorData = {"code": error.code, "message": tr.single_error_message(error, game, names, you)}
    option = error.params.get("option")
    return {**data, "option": str(option)} if option is not None else data


def with_piece_names(error: BurgraveError, game: AnyGame, tr: Translator) -> BurgraveError:
    """Return the same errors with the names of pieces: users of the browser never see their ids."""
    pieces = {id: tr.name_of(game, vocabulary, id) for vocabulary, id in all_piece_names(game)}

    def piece_names(value: object) -> object:
        ids = str(value).split(", ")
        return ", ".join(pieces[id] for id in ids) if all(id in pieces for id in ids) else value

    first, *others = (
        BurgraveError(each.code, **{name: piece_names(value) for name, value in each.params.items()})
        for each in (error, *error.others)
    )
    first.others = others
    return first


def message_error(error: ValidationError) -> BurgraveError:
    """Return the error for the first invalid field of a message."""
    first = error.errors(include_url=False, include_input=False)[0]
    return field_error(str(first["type"]), [str(part) for part in first["loc"]])


def field_error(kind: str, path: Sequence[str]) -> BurgraveError:
    """Return the error for a field, which is named by its path in the message."""
    field = short_repr(".".join(path))
    if kind in ("json_invalid", "json_type"):
        return BurgraveError("server-message-json")
    if kind.startswith("union_tag") or not path:
        return BurgraveError("server-message-type")
    if kind == "missing":
        return BurgraveError("server-message-missing", field=field)
    if kind == "extra_forbidden":
        return BurgraveError("server-message-extra", field=field)
    return BurgraveError("server-message-field", field=field)


# -- over HTTP


def request_language(request: Request) -> str:
    """Return the language that a request names, or the first supported one that its browser accepts."""
    languages = [getattr(request.state, "language", ""), request.query_params.get("language", "")]
    accepted = request.headers.get("accept-language", "").split(",")
    languages += [part.partition(";")[0].strip()[:2] for part in accepted]
    return next((each for each in languages if each in LANGUAGES), DEFAULT)


def make_error_response(request: Request, error: BurgraveError, status: int | None = None) -> Response:
    """Return the response to a request. The status is that of the error unless another one is given."""
    if status is None:
        status = STATUS.get(error.code, INVALID)
    data = error_response_data(error, Translator(request_language(request)))
    return Response(encode_message(data), status, media_type="application/json")
