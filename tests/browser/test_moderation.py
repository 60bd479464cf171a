"""People among strangers: somebody is asked to leave, blocked, reported and suspended; a vote about one who is away."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.kit import PHONE, WIDE, Person, serving


@pytest.fixture
def database(address: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the server that all browser tests share."""
    found = Path(tmp_path_factory.getbasetemp()).glob("server*/browser.db")
    (file,) = (file for file in found if not file.parent.is_symlink())
    return f"sqlite:///{file}"


def admin(database: str, *words: str) -> None:
    """The operator's console on the command line."""
    command = [sys.executable, "-m", "ludoteka.cli", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.returncode == 0, done.stdout + done.stderr


def register(person: Any, login: str, name: str) -> None:
    """Make an account through the API, in this person's browser."""
    person.csrf = person.ask("POST", "/register", {"login": login, "password": "correct horse", "name": name})["csrf"]
    person.choose(known=True)


def tolerate(person: Any, status: str) -> None:
    """The browser itself notes a refusal that is part of the test."""
    person.errors[:] = [error for error in person.errors if status not in error]


def test_the_host_asks_somebody_to_leave_before_the_start(person: Any) -> None:
    jana, petr = person("Jana"), person("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    page = jana.sit(table)
    petr.sit(table).get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Ask Petr to leave the table").click()
    expect(page.get_by_text("free seat", exact=True)).to_be_visible()
    expect(petr.page.get_by_text("free seat", exact=True)).to_be_visible()
    petr.page.get_by_role("button", name="Sit at this table").click()
    expect(petr.page.locator("#main .wrong")).to_contain_text("asked you not to join")
    tolerate(petr, "403 (Forbidden)")
    jana.axe("the waiting table of a host")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_somebody_is_blocked_from_the_chat_and_forgiven(person: Any, size: tuple[int, int]) -> None:
    jana, petr = person("Jana", size=size), person("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    petr.command(table, "join")
    jana.command(table, "start")
    petr.command(table, "chat", text="You play like a sheep")
    page = jana.sit(table)
    jana.my_turn()
    page.get_by_role("tab" if size != PHONE else "button", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("like a sheep")
    page.get_by_role("button", name="About Petr").last.click()
    dialog = page.get_by_role("dialog", name="Petr")
    jana.axe("what one may do about somebody", "dialog")
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(page.locator(".chat")).not_to_contain_text("like a sheep")
    petr.command(table, "chat", text="Baa")
    page.goto(f"{jana.address}/account")
    listed = page.locator("li", has_text="Petr")
    expect(listed).to_contain_text("blocked")
    listed.get_by_role("button", name="Unblock").click()
    expect(listed).to_have_count(0)
    jana.sit(table)
    page.get_by_role("tab" if size != PHONE else "button", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("Baa")


def test_a_report_leads_to_a_suspension(person: Any, database: str) -> None:
    jana, petr, olga = person("Jana"), person("Petr"), person()
    register(olga, "olga", "Olga")
    admin(database, "grant", "olga")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    petr.command(table, "join")
    jana.command(table, "start")
    petr.command(table, "chat", text="I know where you live")
    petr.sit(table)
    page = jana.sit(table)
    page.get_by_role("tab", name="Chat").click()
    page.locator(".line").get_by_role("button", name="About Petr").click()
    page.get_by_role("button", name="Report …").click()
    dialog = page.get_by_role("dialog", name="Report Petr")
    dialog.get_by_label("Anything to add?").fill("He frightens me")
    jana.axe("a report", "dialog")
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("list", name="Notices")).to_contain_text("The operators will look into it")

    desk = olga.go("/operator")
    report = desk.locator("li.card", has_text="He frightens me")
    expect(report.locator(".reported")).to_contain_text("I know where you live")
    olga.axe("the operator's console")
    report.get_by_role("button", name="Suspend").click()
    asked = desk.get_by_role("dialog", name="Suspend Petr?")
    asked.get_by_label("Reason").fill("Threats")
    olga.axe("a suspension", "dialog")
    asked.get_by_role("button", name="Suspend").click()
    expect(asked).to_have_count(0)
    report.get_by_role("button", name="Close the report").click()
    closing = desk.get_by_role("dialog", name="Close the report")
    closing.get_by_label("Reason").fill("Suspended for a day")
    closing.get_by_role("button", name="Close the report").click()
    expect(report).to_have_count(0)
    desk.get_by_role("button", name="Audit log").click()
    expect(desk.locator("tbody tr").first).to_contain_text("closed a report")
    expect(desk.locator("tbody tr").nth(1)).to_contain_text("Threats")
    olga.axe("the audit log")

    petr.page.goto(f"{petr.address}/")
    expect(petr.page.get_by_role("heading", name="Your access is suspended")).to_be_visible()
    expect(petr.page.locator("#main")).to_contain_text("Threats")
    petr.axe("a suspended person's page")
    petr.page.get_by_role("button", name="Sign out").click()
    expect(petr.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    tolerate(petr, "403 (Forbidden)")


def test_an_announcement_stands_above_every_page_until_it_is_dismissed(person: Any, database: str) -> None:
    jana, olga = person("Jana"), person()
    register(olga, "otylie", "Otylie")
    admin(database, "grant", "otylie")
    desk = olga.go("/operator")
    desk.get_by_role("button", name="Announcements").click()
    desk.get_by_role("textbox", name="English").fill("The server rests at noon")
    desk.get_by_role("textbox", name="Čeština").fill("V poledne server odpočívá")
    desk.get_by_role("button", name="Announce", exact=True).click()
    expect(desk.locator("li.card")).to_contain_text("The server rests at noon")
    table = jana.new_table("teaching", ["me", "random"])
    page = jana.sit(table)
    told = page.get_by_role("region", name="Announcement")
    expect(told).to_contain_text("The server rests at noon")
    jana.axe("a table under an announcement")
    inside = page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert inside, "the table makes room for it"
    told.get_by_role("button", name="Got it").click()
    expect(told).to_have_count(0)
    page.reload()
    jana.my_turn()
    expect(told).to_have_count(0)
    desk.get_by_role("button", name="End it").click()
    expect(desk.locator("li.card")).to_have_count(0)


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server that holds only ten tables in memory, so that others are read anew; its address and its database."""
    folder = tmp_path_factory.mktemp("forgetful")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTEKA_OPEN_MATCHES", "10")
        with serving(folder, ["teaching:load"]) as found:
            yield found, folder / "browser.db"


def make_absent(jana: Any, file: Path, table: str) -> None:
    """As if the game had begun an hour ago, with nobody there since."""
    with closing(sqlite3.connect(file, timeout=20)) as database, database:
        for column, name in (("started", "board"), ("at", "news"), ("at", "presence")):
            key = "id" if name == "board" else "board"
            database.execute(f"UPDATE {name} SET {column} = {column} - 3600000 WHERE {key} = ?", (table,))
    for _ in range(12):
        jana.new_table("teaching", ["me", "open"], start=False)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_those_who_are_there_let_a_bot_play_for_somebody_who_is_not(
    browser: Any, forgetful: tuple[str, Path], size: tuple[int, int]
) -> None:
    address, file = forgetful
    jana, petr = Person(browser, address, size=size), Person(browser, address)
    jana.enter("Jana")
    petr.enter("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False, grace=5)
    petr.command(table, "join")
    jana.command(table, "start")
    make_absent(jana, file, table)
    page = jana.sit(table)
    banner = page.get_by_role("region", name="Vote")
    expect(banner).to_contain_text("Petr has been away for")
    jana.axe("a vote", ".asking")
    banner.get_by_role("button", name="Let a bot play").click()
    expect(banner).to_have_count(0)
    petr.go(f"/table/{table}")
    petr.page.get_by_role("button", name="I am back").click()
    expect(petr.page.locator(".prompt")).to_be_visible()
    expect(petr.page.locator(".log")).to_contain_text("The others voted")
    jana.close()
    petr.close()
