"""The description of the API: it is true, complete and typed, and a program can play by it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.generation import GenerationMode

from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.server.app import API, make_app
from ludoteka.server.openapi import description
from ludoteka.server.settings import Settings
from server.conftest import module_database
from server.kit import Json, Player, Process, key, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_bot.py"
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture(scope="module")
def process(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own, on SQLite or where LUDOTEKA_TESTS_ON says."""
    database = module_database(request, os.environ.get("LUDOTEKA_TESTS_ON", "sqlite"))
    with serving(database, tmp_path_factory.mktemp("openapi")) as found:
        yield found


class Somebody:
    """A person with a token, and tables in every state unless they are only about to go."""

    def __init__(self, url: str, *, settled: bool) -> None:
        self.url = url
        self.tables: list[str] = []
        with httpx.Client(base_url=url) as client:
            me = client.post("/api/guest", json={"name": "Eva"}).json()
            client.headers["X-CSRF-Token"] = me["csrf"]
            token = client.post("/api/me/tokens", json={"name": "robot"}).json()
            self.token = token["id"]
            self.headers = {"Authorization": f"Bearer {token['secret']}"}
            if settled:
                self.tables = [self.table(client, start) for start in (False, True, True)]
                client.post(f"/api/tables/{self.tables[2]}/resign", json={"seat": 0, "key": key()})

    def table(self, client: httpx.Client, start: bool) -> str:
        """A table, started or not."""
        seats = [ME, {**ME, "name": "Adam"}] if start else [ME, OPEN]
        table: str = client.post("/api/tables", json={"game": "teaching", "seats": seats, "key": key()}).json()["id"]
        if start:
            client.post(f"/api/tables/{table}/start", json={"key": key()})
            view = client.get(f"/api/tables/{table}/view?seat=0").json()
            move = {"seat": 0, "decision": view["decision"], "action": "done", "key": key()}
            client.post(f"/api/tables/{table}/action", json=move)
        return table


TEACHING = load_game("teaching:load")
schema = schemathesis.openapi.from_dict(description(API, {TEACHING.id: TEACHING}))
schema.config.generation.update(with_security_parameters=False)
schema.config.checks.negative_data_rejection.expected_statuses = [
    *schema.config.checks.negative_data_rejection.expected_statuses,
    "413",
]
"""Text far beyond its limit is refused before it is read."""


@schema.auth()
class Token:
    """The token of whoever tries an operation out."""

    def get(self, case: Any, context: Any) -> str:
        """Nothing that has to be asked for first."""
        return ""

    def set(self, case: Any, data: str, context: Any) -> None:
        """Show a token; which one is known only when the server runs."""
        case.headers = {**(case.headers or {}), "Authorization": "Bearer nobody"}


SLOW = ("POST /api/register", "POST /api/login", "POST /api/me/password")
"""A password is hashed in each of these, which takes its time on purpose."""
TRIED: Counter[str] = Counter()


def enough(case: Any) -> bool:
    """Whether an operation was tried often enough for an ordinary run; the long one tries everything."""
    label = case.operation.label
    TRIED[label] += 1
    return TRIED[label] > (12 if label in SLOW else 80)


def try_out(case: Any, process: Process) -> None:
    """Call an operation with what was made up for it, at tables that are there as often as at tables that are not."""
    leaves = case.operation.label == "POST /api/me/delete"
    somebody = Somebody(process.url, settled=False) if leaves else common(process.url)
    positive = case.meta is None or case.meta.generation.mode == GenerationMode.POSITIVE
    if positive and "table" in case.path_parameters:
        name = case.path_parameters["table"]
        case.path_parameters["table"] = [*somebody.tables, name][len(name) % 4]
    case.headers.update(somebody.headers)
    case.call_and_validate(base_url=process.url)


PEOPLE: dict[str, Somebody] = {}


def common(url: str) -> Somebody:
    """The person all operations share."""
    if url not in PEOPLE:
        PEOPLE[url] = Somebody(url, settled=True)
    return PEOPLE[url]


FAST = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
LONG = settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))


@schema.parametrize()
@FAST
def test_every_operation_does_what_its_description_says(case: Any, process: Process) -> None:
    if not enough(case):
        try_out(case, process)


@pytest.mark.soak
@schema.parametrize()
@LONG
def test_every_operation_does_so_again_and_again(case: Any, process: Process) -> None:
    try_out(case, process)


@pytest.fixture(scope="module")
def document() -> Json:
    """The document of a server with all games."""
    games = [load_game(name) for name in (*game_ids(), "teaching:load")]
    return description(API, {game.id: game for game in games})


def test_the_views_of_all_games_are_typed(document: Json) -> None:
    schemas = document["components"]["schemas"]
    games = [*game_ids(), "teaching"]
    for name in ("Position", "PastView", "Preview", "SeatRecord"):
        assert sorted(schemas[name]["discriminator"]["mapping"]) == sorted(games)
        for game in games:
            variant = schemas[f"{name}_{game}"]
            assert variant["properties"]["game"] == {"enum": [game]}
            view = variant["properties"]["view"]
            refs = [view] if "$ref" in view else view["anyOf"]
            found = schemas[refs[0]["$ref"].rpartition("/")[2]]
            assert found["properties"]


def test_every_reference_leads_somewhere(document: Json) -> None:
    names = set(document["components"]["schemas"])

    def check(value: object) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                assert value["$ref"].rpartition("/")[2] in names
            for inner in value.values():
                check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)

    check(document)
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert all(operation["summary"] for operation in operations)


def test_a_request_has_no_parameter_that_the_server_fills_in(document: Json) -> None:
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    names = {each["name"] for operation in operations for each in operation["parameters"]}
    assert not names & {"server", "visitor", "signed", "owner", "operator", "request", "body"}
    assert not {"Person", "Standing"} & document["components"]["schemas"].keys(), "these are the server's own"


def test_live_messages_are_described(document: Json) -> None:
    schemas = document["components"]["schemas"]
    assert {"FromClient", "ToClient", "Watch", "UpdatesMessage", "PositionMessage"} <= schemas.keys()


def test_a_page_renders_the_description(process: Process) -> None:
    page = httpx.get(f"{process.url}/schema").text
    served = httpx.get(f"{process.url}/schema/openapi.json").json()
    for path in served["paths"]:
        assert f"<code>{path}</code>" in page
    for name in served["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert "<script" not in page
    assert "http://" not in page.replace(process.url, "")


def test_the_document_is_the_one_that_is_served(process: Process) -> None:
    served = httpx.get(f"{process.url}/schema/openapi.json").json()
    assert served == msgspec.json.decode(msgspec.json.encode(description(API, {TEACHING.id: TEACHING})))


@pytest.mark.anyio
async def test_the_example_bot_plays_a_table(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    robot = await Player.come(process, "Robot")
    token = (await robot.post("/api/me/tokens", {"name": "example"}))["secret"]
    plan = [{"kind": "bot", "bot": "random"}, OPEN]
    table = await eva.new_table(*plan, options={"length": "short"})
    command = [sys.executable, str(EXAMPLE), process.url, token, table]
    playing = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    for _ in range(400):
        if (await eva.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "person":
            break
        await asyncio.sleep(0.05)
    await eva.start(table)
    output, _ = await asyncio.wait_for(playing.communicate(), 100)
    assert playing.returncode == 0
    assert "places:" in output.decode()
    found = await eva.get(f"/api/tables/{table}")
    assert found["status"] == "finished"
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) < 50


def test_all_routes_are_described(document: Json) -> None:
    app: Any = make_app(Settings(database="sqlite:////nowhere/server.db", games=("teaching:load",)))
    routes = {route.path_format for route in app.app.routes}
    pages = {"/", "/{path}", "/table/{table}", "/schema", "/schema/openapi.json", "/schema/style.css"}
    pages.add("/api/tables/{table}/live")
    assert routes - pages == set(document["paths"])
