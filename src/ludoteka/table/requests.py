"""Requests: from the bytes that came to the type they have to be."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ludoteka.table.errors import malformed

T = TypeVar("T")


def read(kind: type[T], body: bytes) -> T:
    """A request as its type, and nothing that merely resembles it; but 3.0 is as whole a number as 3."""
    try:
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.ValidationError as error:
            if b"." not in body and b"e" not in body.lower():
                raise
            plain = whole_numbers(msgspec.json.decode(body))
            try:
                return msgspec.convert(plain, kind)
            except msgspec.ValidationError:
                raise error from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(str(error)) from None


def whole_numbers(value: object) -> object:
    """JSON data in which whole numbers are written as such."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1 << 53:
        return int(value)
    if isinstance(value, list):
        return [whole_numbers(item) for item in value]
    if isinstance(value, dict):
        return {name: whole_numbers(item) for name, item in value.items()}
    return value
