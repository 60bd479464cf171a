"""Sequences of requests that follow from one another, made up from the description of the API by schemathesis.

Whoever sends them is signed in, and the tables are there: what one answer tells (a table, an open decision with its
options, a person, a token) the next request is about. Every answer has to fit the description, none may be a fault of
the server's own, and a table must be the same after a request that was refused.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.generation import GenerationMode
from schemathesis.generation.stateful.state_machine import APIStateMachine

from ludoteka.kernel.registry import load_game
from ludoteka.server.app import API
from ludoteka.server.openapi import description
from server.conftest import module_database
from server.kit import Json, Process, key, serving

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
TABLE = "$response.body#/id"
POSITION = {"table": "$response.body#/table"}
DECISION = {"seat": "$response.body#/seat", "decision": "$response.body#/decision"}
OPTION = "$response.body#/asks/0/options/0/action"
LEAVING = ("/api/me/delete", "/api/logout", "/api/me/password", "/api/login", "/api/register", "/api/guest")
"""Who sends one of these may be somebody else afterwards, or nobody."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def process(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own, on each of the databases."""
    with serving(module_database(request, request.param), tmp_path_factory.mktemp("stateful")) as found:
        yield found


def linked(document: Json) -> Json:
    """The description with what an answer tells for the requests that can come next."""
    operations = [(each, path) for path, methods in document["paths"].items() for each in methods.values()]

    def link(source: str, status: str, target: str, parameters: Json, body: Json | None = None) -> None:
        answer = next(each for each, _ in operations if each["operationId"] == source)["responses"][status]
        links = answer.setdefault("links", {})
        found: Json = {"operationId": target, "parameters": parameters}
        links[f"{target} {len(links)}"] = found if body is None else {**found, "requestBody": body}

    for operation, path in operations:
        name = operation["operationId"]
        if "{table}" in path:
            link("new_table", "201", name, {"table": TABLE})
        if path.startswith("/api/tables/{table}/") and name not in ("close", "leave", "resign"):
            link("get_view", "200", name, POSITION)
    link("get_view", "200", "act", POSITION, {**DECISION, "action": OPTION})
    link("get_view", "200", "preview", POSITION, {"seat": DECISION["seat"], "action": OPTION})
    link("new_token", "201", "delete_token", {"token": TABLE})
    return document


TEACHING = load_game("teaching:load")
schema = schemathesis.openapi.from_dict(linked(description(API, {TEACHING.id: TEACHING})))
schema.config.generation.update(with_security_parameters=False)
schema.config.checks.negative_data_rejection.expected_statuses = [
    *schema.config.checks.negative_data_rejection.expected_statuses,
    "413",
]
"""Text far beyond its limit is refused before it is read."""
Machine: Any = schema.as_state_machine()


class Somebody:
    """A person with the session of an account, and tables that wait, that play and that are over."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=60)
        me = self.client.post("/api/guest", json={"name": "Eva"}).json()
        self.client.headers["X-CSRF-Token"] = me["csrf"]
        wanted = {"login": f"eva-{key()[:12]}", "password": "correct horse", "name": "Eva"}
        me = self.client.post("/api/register", json=wanted).json()
        self.client.headers["X-CSRF-Token"] = me["csrf"]
        self.headers = {"Cookie": f"ludoteka={self.client.cookies['ludoteka']}", "X-CSRF-Token": me["csrf"]}
        self.tables = [self.table(start) for start in (False, True, True, True)]
        self.client.post(f"/api/tables/{self.tables[3]}/resign", json={"seat": 0, "key": key()})

    def table(self, start: bool) -> str:
        """A table, started or not."""
        seats = [ME, {**ME, "name": "Adam"}] if start else [ME, OPEN]
        made = self.client.post("/api/tables", json={"game": "teaching", "seats": seats, "key": key()}).json()
        if start:
            self.client.post(f"/api/tables/{made['id']}/start", json={"key": key()})
        return str(made["id"])

    def there(self) -> bool:
        """Whether the session still holds, and there is a table to play at."""
        found: Json = self.client.get(f"/api/tables/{self.tables[1]}/view?seat=0").json()
        return bool(found.get("status") == "playing")

    def seen(self, table: str) -> Json:
        """A table as this person sees it; nothing of one at which bots go on by themselves."""
        found: Json = self.client.get(f"/api/tables/{table}").json()
        return {} if any(seat["away"] or seat["kind"] == "bot" for seat in found.get("seats", ())) else found


class Sequence(Machine):  # type: ignore[misc]  # made from the description
    """One sequence after the other."""

    url = ""
    somebody: Somebody
    sent: ClassVar[Counter[int]] = Counter()
    before: Json

    def setup(self) -> None:
        kind = type(self)
        if "somebody" not in vars(kind) or not kind.somebody.there():
            kind.somebody = Somebody(self.url)

    def before_call(self, case: Any) -> None:
        """Name a table that is there where one was made up, and note how the table is."""
        positive = case.meta is None or case.meta.generation.mode == GenerationMode.POSITIVE
        name = (case.path_parameters or {}).get("table")
        if positive and isinstance(name, str) and len(name) % 4 and not self.client_knows(name):
            case.path_parameters["table"] = self.somebody.tables[len(name) % len(self.somebody.tables)]
        table = str((case.path_parameters or {}).get("table", ""))
        known = table.isalnum() and table.isascii() and case.path not in LEAVING
        self.before = self.somebody.seen(table) if known else {}

    def client_knows(self, table: str) -> bool:
        """Whether a table was told by an earlier answer."""
        return table in self.somebody.tables or (
            table.isalnum() and table.isascii() and self.somebody.client.get(f"/api/tables/{table}").status_code == 200
        )

    def get_call_kwargs(self, case: Any) -> dict[str, Any]:
        return {"headers": self.somebody.headers, "base_url": self.url}

    def after_call(self, response: Any, case: Any) -> None:
        """Whatever is refused has changed nothing."""
        super().after_call(response, case)
        self.sent[response.status_code] += 1
        assert response.status_code < 500 or "retry-after" in response.headers, (case.as_curl_command(), response.text)
        if response.status_code >= 300 and self.before.get("id"):
            assert self.somebody.seen(self.before["id"]) == self.before, case.as_curl_command()


def run(process: Process, examples: int) -> Counter[int]:
    """Let sequences be sent; how often each status was answered."""
    machine: type[APIStateMachine] = type("Run", (Sequence,), {"url": process.url, "sent": Counter()})
    rules = settings(
        max_examples=examples,
        stateful_step_count=12,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # what follows depends on the server, so nothing could be made shorter
        derandomize="LUDOTEKA_HOSTILE" not in os.environ,
    )
    machine.run(settings=rules)
    sent: Counter[int] = machine.sent  # type: ignore[attr-defined]
    print(f"{sum(sent.values())} requests in sequences: {dict(sorted(sent.items()))}")
    return sent


def test_no_sequence_of_requests_breaks_the_server(process: Process) -> None:
    sent = run(process, 12)
    assert sent[200] > 10


@pytest.mark.soak
def test_thousands_of_sequences(process: Process) -> None:
    sent = run(process, int(os.environ.get("LUDOTEKA_HOSTILE", "10000")) // 10)
    assert sent[200] > sent[400]
