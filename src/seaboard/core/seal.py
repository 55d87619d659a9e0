"""The seal of a log: an Ed25519 signature of the hash of its lines. Whoever has the finished log knows the seed and
could write another game with it; without the room's secret key they cannot seal it."""

from __future__ import annotations

from seaboard.core.errors import Trouble
from seaboard.core.log import GameLog, Seal

SIGNED = b"seaboard log 2"
"""Goes before the hash, so that a signature of a log is never one of anything else."""


class SealingKey:
    """The key with which a room seals its logs, from 32 secret bytes."""

    def __init__(self, secret: bytes) -> None:
        # Here and below: only those who seal or check a seal load the library.
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: str = self._key.public_key().public_bytes_raw().hex()

    def seal(self, log: GameLog) -> Seal:
        """The last line of a log that has its end."""
        last = log.last_hash()
        return Seal(last.hex(), self._key.sign(SIGNED + last).hex())


def check_seal(log: GameLog, seal: Seal, key: str) -> None:
    """Trouble unless the seal is that of this log, made with the secret half of this key."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    last = log.last_hash()
    if last.hex() != seal.hash:
        raise Trouble("chain-broken")
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(seal.signature), SIGNED + last)
    except (InvalidSignature, ValueError):
        raise Trouble("signature-broken") from None
