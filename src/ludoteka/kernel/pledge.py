"""Luck that nobody can choose: a seed made of a secret that was promised first and of a nonce from every seat.

Whoever runs the match draws a secret and publishes its fingerprint, the commitment. Only then does each seat give a
nonce. The seed is the hash of the secret and all nonces, and everything random follows from it, the set-up included.
Whoever made the secret cannot exchange it after having seen the nonces, and the seats do not know it. When the game is
over the secret is published, and everybody can check all of it.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from ludoteka.kernel.chance import KEYED
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.record import Header, commitment

OWN: Final = 1
"""The scheme of a seed that was drawn whole; its SHA-256 was published. Its luck comes from sfc32."""
SHARED: Final = 2
"""The scheme of a seed made of a secret and nonces. Its luck comes from BLAKE2b."""

SECRET_BYTES: Final = 32
NONCE: Final = r"^(?:[0-9a-f]{2}){16,32}$(?!\n)"
"""A nonce: 16 to 32 bytes as hexadecimal digits."""

PROMISE: Final = b"\xffludoteka luck 2 secret\n"
MIXTURE: Final = b"\xffludoteka luck 2 seed\n"
# No text contains the byte 0xff in UTF-8, so no seed of the first scheme has the fingerprint of a secret.


class Pledge(msgspec.Struct, frozen=True, kw_only=True):
    """What was promised of a seed before the game, and what it was made of; the fields are those of a record's header.

    >>> pledge = Pledge.made(secret=64 * "0", nonces=[32 * "1", ""])
    >>> pledge.commitment == promised(64 * "0"), pledge.seed() == shared_seed(64 * "0", [32 * "1", ""])
    (True, True)
    """

    commitment: str
    scheme: int = SHARED
    nonces: list[str] = []
    secret: str = ""
    imported: int | None = None

    @staticmethod
    def made(secret: str, nonces: Sequence[str], imported: int | None = None) -> Pledge:
        """The pledge of a secret and the nonces that were given after it was promised."""
        return Pledge(commitment=promised(secret, imported), nonces=list(nonces), secret=secret, imported=imported)

    def seed(self) -> str:
        """The seed that comes from secret and nonces."""
        return shared_seed(self.secret, self.nonces)


def pledge_in(header: Header) -> Pledge:
    """The pledge of a record."""
    return Pledge(
        commitment=header.commitment,
        scheme=header.scheme,
        nonces=header.nonces,
        secret=header.secret,
        imported=header.imported,
    )


def promised(secret: str, imported: int | None = None) -> str:
    """What is published of a secret before anybody gives a nonce.

    It also fixes whether the match goes on from another record, and after how many actions: what is said to be imported
    is not verified, so nobody may say so later.
    """
    origin = b"" if imported is None else b"imported %d\n" % imported
    return sha256(PROMISE + origin + bytes.fromhex(secret)).hexdigest()


def shared_seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a secret and the nonces of all seats in their order; a seat that gave none has an empty one."""
    parts = [bytes.fromhex(part) for part in (secret, *nonces)]
    digest = sha256(MIXTURE + b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
    return KEYED + urlsafe_b64encode(digest).decode().rstrip("=")


def check_pledge(header: Header) -> None:
    """Raise BadRecord where commitment, secret, nonces and seed of a record do not belong together."""
    if header.scheme == OWN:
        check_own(header)
    elif header.scheme == SHARED:
        check_shared(header)
    else:
        raise BadRecord(f"the luck of the record follows scheme {header.scheme}; expected {OWN} or {SHARED}")


def check_own(header: Header) -> None:
    """A seed on its own needs only to be the one that was promised."""
    if header.nonces or header.secret or header.imported is not None:
        raise BadRecord(f"the record has nonces or a secret, but its luck follows scheme {OWN}; expected {SHARED}")
    if header.seed and header.commitment and commitment(header.seed) != header.commitment:
        raise BadRecord("the seed does not fit the commitment published at the start")


def check_shared(header: Header) -> None:
    """A seed of many must come from the promised secret and the nonces of all seats."""
    if len(header.nonces) != header.seats:
        raise BadRecord(f"the record has {len(header.nonces)} nonces; expected one for each of {header.seats} seats")
    for seat, nonce in enumerate(header.nonces):
        if nonce and re.fullmatch(NONCE, nonce) is None:
            raise BadRecord(f"the nonce of seat {seat + 1} is {nonce!r}; expected 32 to 64 hexadecimal digits or none")
    if not header.secret and not header.seed:
        return
    if re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", header.secret) is None:
        raise BadRecord(f"the secret is {header.secret!r}; expected {2 * SECRET_BYTES} hexadecimal digits")
    if promised(header.secret, header.imported) != header.commitment:
        if promised(header.secret) == header.commitment:
            raise BadRecord(f"{header.imported} actions are said to be imported; the game was promised to begin here")
        raise BadRecord("the secret does not fit the commitment published before the nonces were given")
    if shared_seed(header.secret, header.nonces) != header.seed:
        pair = exchanged_seats(header)
        what = "a nonce or the seed was changed"
        if pair is not None:
            what = f"the nonces of seats {pair[0]} and {pair[1]} were exchanged"
        raise BadRecord(f"the seed does not come from the secret and the nonces of the seats: {what}")


def exchanged_seats(header: Header) -> tuple[int, int] | None:
    """The two seats whose nonces have to be exchanged for the seed to fit, if there are such."""
    nonces = header.nonces
    for one in range(len(nonces)):
        for two in range(one):
            turned = list(nonces)
            turned[one], turned[two] = nonces[two], nonces[one]
            if shared_seed(header.secret, turned) == header.seed:
                return two + 1, one + 1
    return None


def check_noted(header: Header, commitment: str, nonces: Sequence[str]) -> None:
    """Raise BadRecord if a record has another commitment than somebody saw, or lacks a nonce that somebody gave.

    A record that does not tell its seed cannot be held to either.
    """
    if (commitment or nonces) and not header.seed:
        raise BadRecord("the record does not tell its seed, so it cannot be held to what you noted before the game")
    if commitment and commitment != header.commitment:
        has = header.commitment or "none"
        raise BadRecord(f"the record's commitment is {has}; you were shown {commitment} before the game")
    for nonce in nonces:
        if nonce not in header.nonces:
            raise BadRecord(f"no seat of the record has the nonce {nonce}; it was replaced or left out")
