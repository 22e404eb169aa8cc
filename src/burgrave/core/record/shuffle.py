"""A shuffle that nobody can manipulate: the server commits to a secret before the seats add to it.

The commitment is the BLAKE2b-256 of the 32 secret bytes and is shown before anybody takes a seat. Every seat
may add 16 bytes, a nonce. The seed is the BLAKE2b-256 of the secret and the nonces, seat by seat. A seat
without a nonce counts as 16 zeros. After the end all of it is published, and everybody can compute it again.
"""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
NO_NONCE: Final = bytes(NONCE_BYTES)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The secret of the server and the nonce of each seat, from which the seed of a game follows."""

    secret: bytes
    nonces: tuple[bytes, ...]  # by seat

    @property
    def commitment(self) -> bytes:
        return commitment_of(self.secret)

    @property
    def seed(self) -> bytes:
        return blake2b(self.secret + b"".join(self.nonces), digest_size=32).digest()


def commitment_of(secret: bytes) -> bytes:
    """Return the commitment, which can be shown before the secret is published."""
    return blake2b(secret, digest_size=32).digest()
