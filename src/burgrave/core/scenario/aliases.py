"""Words of earlier scenarios. They are still read."""

from collections.abc import Mapping
from typing import Final

from burgrave.core.scenario.value import ScenarioValue, mapping, normalize, scalar

STEP_ALIASES: Final = {"told": "events"}
EVENT_FIELD_ALIASES: Final = {"events": "exactly"}


def rename_keys(node: ScenarioValue, aliases: Mapping[str, str]) -> ScenarioValue:
    """Return a mapping with the present words as its keys. Every other value stays as it is."""
    if not node.is_mapping:
        return node
    return mapping([(rename_key(key, aliases), value) for key, value in node.pairs], node.file, node.line)


def rename_key(key: ScenarioValue, aliases: Mapping[str, str]) -> ScenarioValue:
    word = aliases.get(normalize(key.value)) if isinstance(key.value, str) else None
    return key if word is None else scalar(word, key.file, key.line)
