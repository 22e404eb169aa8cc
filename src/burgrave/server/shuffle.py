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
from burgrave.server.server_messages import ShuffleProofData

__all__ = ["Shuffle", "commitment_of", "make_shuffle", "new_secret", "shuffle_proof_data"]


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def make_shuffle(secret: bytes, nonces: Sequence[str | None]) -> Shuffle:
    """The nonces by seat, in hexadecimal digits; none for a bot and for somebody who gave none."""
    return Shuffle(secret, tuple(bytes.fromhex(nonce) if nonce else NO_NONCE for nonce in nonces))


def shuffle_proof_data(shuffle: Shuffle) -> ShuffleProofData:
    """What everybody may verify once the game has ended."""
    return {
        "commitment": shuffle.commitment.hex(),
        "secret": shuffle.secret.hex(),
        "nonces": [nonce.hex() for nonce in shuffle.nonces],
        "seed": shuffle.seed.hex(),
    }
