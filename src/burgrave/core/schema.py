"""JSON Schema of the state data and the printed board of a game. Only this module needs pydantic."""

from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.core.game import Game


def make_schema(game: Game[Any], **more: Any) -> dict[str, Any]:
    """Return one schema with the properties `facts`, `board` and more types, and all their definitions."""
    made: dict[str, Any] = make_model(game, **more).model_json_schema()
    return made


def make_model(game: Game[Any], **more: Any) -> Any:
    """Return the pydantic model that checks this data.

    The string below a field is its description. Other fields are not allowed.
    """
    try:
        from pydantic import ConfigDict, create_model
    except ImportError:
        raise BurgraveError("extra-missing", package="pydantic", extra='"burgrave[server]"') from None
    types = {"facts": game.state_data_type(), "board": game.reference().board_type(), **more}
    fields: dict[str, Any] = {name: (type, ...) for name, type in types.items() if type is not None}
    config = ConfigDict(use_attribute_docstrings=True, extra="forbid", strict=True)
    return create_model(game.id, __config__=config, **fields)
