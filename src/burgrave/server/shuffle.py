"""Fair shuffles of a table: a secret that is committed to before anybody joins, and the proof after the end.

secret = fresh_secret()                       # when the table is made; kept in its head
commitment_of(secret).hex()                   # what everybody is shown
shuffle = shuffle_of(secret, ["5d8e…", None]) # at the start: what each seat has added
recorder = Recorder(game, options, seed=shuffle.seed, publish=False)
recorder.publish(shuffle)                     # at the end
"""

import secrets
from collections.abc import Sequence

from burgrave.core.record.shuffle import NO_NONCE, SECRET_BYTES, Shuffle, commitment_of
from burgrave.server.outgoing import Proof

__all__ = ["Shuffle", "commitment_of", "fresh_secret", "proof_of", "shuffle_of"]


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def shuffle_of(secret: bytes, nonces: Sequence[str | None]) -> Shuffle:
    """The nonces by seat, in hexadecimal digits; none for a bot and for somebody who gave none."""
    return Shuffle(secret, tuple(bytes.fromhex(nonce) if nonce else NO_NONCE for nonce in nonces))


def proof_of(shuffle: Shuffle) -> Proof:
    """What everybody may verify once the game has ended."""
    return {
        "commitment": shuffle.commitment.hex(),
        "secret": shuffle.secret.hex(),
        "nonces": [nonce.hex() for nonce in shuffle.nonces],
        "seed": shuffle.seed.hex(),
    }
