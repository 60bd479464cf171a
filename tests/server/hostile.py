"""Requests that nobody decent would send: random ones that fit the description of the API, and spoilt ones.

`Requests` makes them from the OpenAPI document, with ids, keys and actions that exist. Which comes next depends on a
random generator alone, so that a run can be repeated.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import msgspec

from server.kit import Json

DEEP = "[" * 3000 + "]" * 3000
NASTY: Sequence[Any] = (
    None,
    True,
    -1,
    0,
    31,
    32,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    1e308,
    0.5,
    "",
    " ",
    "\x00",
    "a\x00b",
    "\x07\x1b[2J",
    "\u202e\u2066\ufeff",
    "\U0001f600" * 30,
    "e\u0301" * 300,
    "x" * 70_000,
    "../../etc/passwd",
    "%00",
    "'; DROP TABLE board; --",
    "{{7*7}}",
    "<script>",
    "from:1",
    "nan",
    "NaN",
    "0x10",
    "1e9",
    "٣",
    [],
    {},
    [[]],
    [None],
    {"kind": "me"},
    {"": ""},
    {"kind": "bot", "bot": "expert"},
    {"$ref": "#"},
    ["x"] * 2000,
)
"""What a field does not expect."""
OPTIONS: Sequence[Any] = ("long", "short", True, False, 0, "nonsense", *NASTY)
"""What an option of a game may be given."""
BYTES: Sequence[bytes] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b'{"key":"\\ud800"}',
    b'{"key":"a","key":"b"}',
    b'{"seat":1e999,"key":"k"}',
    b'{"seat":0,"action":"' + b"\xc3\x28" + b'","decision":0,"key":"k"}',
    DEEP.encode(),
    b'{"seats":' + DEEP.encode() + b"}",
    b"{" + b'"a":1,' * 20_000 + b'"b":1}',
    b"\x00" * 100,
    b"key=1&seat=2",
)
"""What is not a request at all."""
HEADERS: Sequence[Json] = (
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": "\x7f"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://[::1"},
    {"Origin": "https://evil.example"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Host": "evil.example"},
    {"Host": "["},
    {"Host": "table.test:99999999"},
    {"Host": ""},
    {"Cookie": "ludoteka=" + "x" * 4000},
    {"Cookie": "ludoteka=\x01; ludoteka=; =; ;;"},
    {"Cookie": "ludoteka=%00"},
    {"Authorization": "Bearer "},
    {"Authorization": "Bearer \xff\xfe"},
    {"Authorization": "Bearer ludo_" + "a" * 5000},
    {"Authorization": "Basic !!!"},
    {"X-CSRF-Token": "\xe9"},
    {"X-CSRF-Token": "wrong"},
    {"Accept-Encoding": "gzip;q=x, br;q=2, *;q=-1"},
    {"Accept-Language": "xx;q=\u00e9, " + "en," * 500},
    {"If-None-Match": '"' + "x" * 3000},
    {"Range": "bytes=5-1,-0"},
    {"X-Forwarded-For": "not an address, 1.2.3.4, "},
    {"X-HTTP-Method-Override": "DELETE"},
    {"Transfer-Encoding": "gzip"},
    {"Expect": "100-continue"},
)
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "x" * 40)
PATHS = ("..", ".", "%2e%2e", "%00", "%ff", "%", "a/b", "a%2fb", "", "x" * 3000, "ä", "import", "-1", "1e3", "00", " ")


class Request:
    """A request to be sent, and the table it is about, if it is about one."""

    def __init__(self, method: str, path: str) -> None:
        self.method = method
        self.path = path
        self.body: bytes | None = None
        self.headers: Json = {}
        self.table = ""
        self.label = ""

    def __repr__(self) -> str:
        return f"{self.method} {self.path[:200]} {self.headers} {(self.body or b'')[:300]!r}"


class Known:
    """What exists at the server, for requests that are to be about something."""

    def __init__(self) -> None:
        self.pools: dict[str, list[Any]] = {
            "game": ["teaching"],
            "bot": ["greedy", "random"],
            "stand_in": ["random", None],
            "action": ["done"],
            "decision": [0],
            "language": ["en", "cs", "pl"],
            "login": ["eva", "olga"],
            "password": ["correct horse", "wrong horse"],
            "old": ["correct horse"],
            "new": ["battery staple"],
            "zone": ["Europe/Prague", "Nowhere/None"],
            "start": [False],
        }

    def add(self, name: str, value: Any, most: int = 60) -> None:
        """Remember something; the oldest is forgotten."""
        pool = self.pools.setdefault(name, [])
        if value not in pool:
            pool.append(value)
            del pool[:-most]

    def pick(self, luck: random.Random, name: str) -> Any:
        return luck.choice(self.pools[name])


class Requests:
    """Makes up requests."""

    def __init__(self, document: Json, known: Known, luck: random.Random, rare: Sequence[str]) -> None:
        self.known = known
        self.luck = luck
        self.schemas: Json = document["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        self.weights = [weight(path, rare) for _, path, _ in self.operations]

    def next(self) -> Request:
        """A request that fits its description, or one that is spoilt."""
        luck = self.luck
        method, path, operation = luck.choices(self.operations, self.weights)[0]
        request = Request(method, path)
        request.label = f"{method} {path}"
        parameters = {each["name"]: self.parameter(each) for each in operation["parameters"]}
        where = {each["name"]: each["in"] for each in operation["parameters"]}
        request.table = str(parameters.get("table", ""))
        for name, value in parameters.items():
            if where[name] == "path":
                request.path = request.path.replace(f"{{{name}}}", quote(str(value), safe=""))
        query = [(name, value) for name, value in parameters.items() if where[name] == "query" and luck.random() < 0.6]
        body: Any = None
        if "requestBody" in operation:
            body = self.value(operation["requestBody"]["content"]["application/json"]["schema"], "")
            request.table = request.table or str(body.get("table", "") if isinstance(body, dict) else "")
        if luck.random() < 0.5:
            body, query = self.spoil(request, body, query)
        if query:
            text = "&".join(f"{name}={quote(str(value), safe='%')}" for name, value in query)
            request.path += f"?{text}"
        if body is not None and request.body is None:
            request.body = msgspec.json.encode(body)
        return request

    def parameter(self, each: Json) -> Any:
        """A value for a parameter."""
        return self.value(each["schema"], each["name"])

    def value(self, schema: Json, name: str) -> Any:
        """Something that fits a schema; what exists is preferred."""
        luck = self.luck
        if name in self.known.pools and luck.random() < 0.9:
            return self.known.pick(luck, name)
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], name)
        if "enum" in schema:
            return luck.choice(schema["enum"])
        if "anyOf" in schema:
            return self.value(luck.choice(schema["anyOf"]), name)
        match schema.get("type"):
            case "object":
                return self.record(schema)
            case "array":
                least, most = schema.get("minItems", 0), min(schema.get("maxItems", 4), 4)
                return [self.value(schema["items"], name) for _ in range(luck.randint(least, max(least, most)))]
            case "integer":
                low = schema.get("minimum", 0)
                return luck.choice([low, low + 1, low + 2, min(schema.get("maximum", low + 900), low + 900)])
            case "boolean":
                return luck.random() < 0.5
            case "string":
                return self.text(schema, name)
            case _:
                return None

    def record(self, schema: Json) -> Json:
        """An object with all it needs, and some of the rest."""
        needed = schema.get("required", [])
        if "properties" not in schema and "additionalProperties" in schema:
            names = self.luck.choices(["length", "teams", "x", ""], k=self.luck.randint(0, 2))
            return {name: self.luck.choice(OPTIONS) for name in names}
        return {
            name: self.value(inner, name)
            for name, inner in schema.get("properties", {}).items()
            if name in needed or self.luck.random() < 0.3
        }

    def text(self, schema: Json, name: str) -> str:
        """Some text; keys are mostly fresh, sometimes used before."""
        if name == "key":
            key = f"k{self.luck.getrandbits(48):x}"
            self.known.add("used", key)
            return str(self.known.pick(self.luck, "used")) if self.luck.random() < 0.1 else key
        letters = "".join(self.luck.choices("abcdefgh1234", k=self.luck.randint(1, 12)))
        return letters[: schema.get("maxLength", 12)].ljust(schema.get("minLength", 0), "a")

    def spoil(self, request: Request, body: Any, query: list[tuple[str, Any]]) -> tuple[Any, list[tuple[str, Any]]]:
        """Make a request one that nobody expects."""
        luck = self.luck
        match luck.randrange(8):
            case 0 | 1 | 2 if body is not None:
                for _ in range(luck.choice([1, 1, 1, 3])):
                    body = self.spoil_json(body)
            case 3:
                request.body = self.spoil_bytes(body)
            case 4:
                request.headers = dict(luck.choice(HEADERS))
            case 5:
                query = [*query, (luck.choice(["seat", "after", "cursor", "code", "x"]), luck.choice(NASTY[2:34]))]
                query += query[:1] if luck.random() < 0.3 else []
            case 6:
                parts = request.path.split("/")
                parts[luck.randrange(1, len(parts))] = luck.choice(PATHS)
                request.path = "/".join(parts)
            case _:
                if luck.random() < 0.5:
                    request.method = luck.choice(METHODS)
                else:
                    request.path += luck.choice(["/", "//", "/.", "/..", "%2f", "?", "?seat", "#x"])
        return body, query

    def spoil_json(self, value: Any) -> Any:
        """Replace, drop or add something, somewhere inside."""
        luck = self.luck
        if isinstance(value, dict) and value and luck.random() < 0.8:
            name = luck.choice(sorted(value))
            match luck.randrange(6):
                case 0:
                    return {each: inner for each, inner in value.items() if each != name}
                case 1:
                    return {**value, luck.choice(["x", "", "__proto__", "seat", "kind"]): luck.choice(NASTY)}
                case _:
                    return {**value, name: self.spoil_json(value[name])}
        if isinstance(value, list) and value and luck.random() < 0.6:
            at = luck.randrange(len(value))
            return [*value[:at], self.spoil_json(value[at]), *value[at + luck.randrange(2) :]]
        return luck.choice(NASTY)

    def spoil_bytes(self, body: Any) -> bytes:
        """Bytes that are not a request, or a request with a few bytes wrong."""
        luck = self.luck
        if body is None or luck.random() < 0.4:
            return luck.choice(BYTES)
        data = bytearray(msgspec.json.encode(body))
        for _ in range(luck.randint(1, 4)):
            data[luck.randrange(len(data))] = luck.randrange(256)
        return bytes(data[: luck.randint(1, len(data))] if luck.random() < 0.3 else data)


def weight(path: str, rare: Sequence[str]) -> float:
    """How often an operation is tried: at tables most, where a password is hashed or somebody goes seldom."""
    if any(path.endswith(end) for end in rare):
        return 0.05
    return 3.0 if path.endswith(("/action", "/view", "/undo")) else 1.0
