"""The data that the pieces of a game are made from. Options and records name it by its digest."""

from hashlib import blake2b


def digest_of(data: bytes) -> str:
    """The name of the data; empty for a game that has none."""
    return blake2b(data, digest_size=16).hexdigest() if data else ""
