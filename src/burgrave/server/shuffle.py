"""Fair shuffles of a table: a commitment to a secret before anyone joins, and the proof after the end.

secret = new_secret()                           # when the table is created; stored in its head
commitment_of(secret).hex()                     # shown to everyone
shuffle = make_shuffle(secret, ["5d8e…", None]) # at the start: the nonces of the seats
recorder = Recorder(game, options, seed=shuffle.seed, publish=False)
recorder.publish(shuffle)                       # at the end
"""

import secrets
from collections.abc import Sequence

from burgrave.core.record.shuffle import NO_NONCE, SECRET_BYTES, Shuffle, commitment_of
from burgrave.server.server_messages import ShuffleProofData

__all__ = ["Shuffle", "commitment_of", "make_shuffle", "new_secret", "shuffle_proof_data"]


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def make_shuffle(secret: bytes, nonces: Sequence[str | None]) -> Shuffle:
    """Return the shuffle. The nonces are hexadecimal, by seat; None for a bot or a person without one."""
    return Shuffle(secret, tuple(bytes.fromhex(nonce) if nonce else NO_NONCE for nonce in nonces))


def shuffle_proof_data(shuffle: Shuffle) -> ShuffleProofData:
    """Return the data with which everyone can verify the shuffle after the end."""
    return {
        "commitment": shuffle.commitment.hex(),
        "secret": shuffle.secret.hex(),
        "nonces": [nonce.hex() for nonce in shuffle.nonces],
        "seed": shuffle.seed.hex(),
    }
