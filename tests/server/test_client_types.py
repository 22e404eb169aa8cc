"""The browser client is written against what the server says: its types are made from the models."""

from tools.client_types import DESCRIPTION, schema_text


def test_the_clients_types_are_as_the_models_say():
    assert DESCRIPTION.read_text(encoding="utf-8") == schema_text(), "make types"
