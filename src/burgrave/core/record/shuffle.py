"""A shuffle that nobody could arrange: whoever deals commits to a secret before the others add to it.

The commitment is the BLAKE2b-256 of the 32 secret bytes and is shown before anybody sits down. Every seat may
add 16 bytes of its own, a nonce. The seed is the BLAKE2b-256 of the secret and the nonces, seat by seat; a
seat without one counts as 16 zeros. After the end all of it is told, and everybody can compute it again.
"""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
NO_NONCE: Final = bytes(NONCE_BYTES)


@dataclass(frozen=True, slots=True)
class Shuffle:
    secret: bytes
    nonces: tuple[bytes, ...]  # by seat

    @property
    def commitment(self) -> bytes:
        return commitment_of(self.secret)

    @property
    def seed(self) -> bytes:
        return blake2b(self.secret + b"".join(self.nonces), digest_size=32).digest()


def commitment_of(secret: bytes) -> bytes:
    """What can be shown of a secret before it is told."""
    return blake2b(secret, digest_size=32).digest()
