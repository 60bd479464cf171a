"""Playing Lords of Hellas on its board: what to aim for, and a hand that only clicks what glows."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from browser.kit import DRAWN, PATIENCE, Person, plan
from ludoteka.games.lords_of_hellas import load
from ludoteka.games.lords_of_hellas.view_types import LordsOfHellasView
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending

View = dict[str, Any]
Option = dict[str, Any]

QUESTS = {quest.id: quest for quest in load().content.quest}
PRAYERS = (("leadership", "pray athena"), ("strength", "pray zeus"), ("speed", "pray hermes"))
PATIENT_TURNS = 16
"""After this many turns the hero hunts even if no quest could be started."""
FAR = 99

AIM = """([action, refs]) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const verb = action.split(" ", 1)[0];
  const glowing = shown("[data-glow]");
  const buttons = shown(".deeds button, .menu button, .prompt .end").filter((one) => !one.disabled);
  const ways = [
    ["thing", glowing.filter((one) => one.dataset.option === action)],
    ["thing", glowing.filter((one) => (one.dataset.ref ?? "").split(" ").some((ref) => refs.includes(ref)))],
    ["button", buttons.filter((one) => one.dataset.action === action)],
    ["off the board", buttons.filter((one) => refs.includes(one.dataset.thing))],
    ["button", buttons.filter((one) => one.dataset.action?.split(" ", 1)[0] === verb)],
  ];
  for (const [way, elements] of ways) for (const element of elements) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const v of steps) for (const u of steps) {
      const [x, y] = [box.left + box.width * u, box.top + box.height * v];
      const hit = document.elementFromPoint(x, y);
      const own = way === "thing" ? hit?.closest("[data-glow]") === element : element.contains(hit);
      if (own) return { way, x, y };
    }
  }
  return null;
}"""
"""Where an option can be clicked next, and whether that is something on the board or a button."""

PICKED = """() => [
  document.querySelectorAll(".picked span").length,
  document.querySelectorAll(".menu button").length,
].join("|")"""
"""What a click changes that does not decide yet."""


LONGEST = 1500
"""Actions of a record that a server reads without taking long over it."""


LOOKS = 5
"""Figures come and go slowly: of the first seat's decisions every fifth shows how full the map is."""


def fullest_record(games: int = 5) -> str:
    """The record of a game of four, by fixed seeds, up to where most stood in one region and the first was asked."""
    best, most = "", (0, 0)
    for number in range(games):
        match, luck = Match.new(load(), 4, seed=f"full {number}"), Chance.of("full", "", number)
        while not match.over and len(match.played) < LONGEST:
            choice = pending(match.state)[0]
            if choice.seat == 0 and len(match.played) % LOOKS == 0:
                view = match.view(0)
                assert isinstance(view, LordsOfHellasView)
                crowds = [
                    len(one.armies) + len(one.heroes) + len(one.monsters) + len(one.quests) for one in view.regions
                ]
                if (full := (max(crowds), sum(crowds))) > most:
                    best, most = match.record().to_bytes().decode(), full
            match.play(luck.pick(choice.options(match.state)), choice.seat)
    return best


def take_up(somebody: Person, record: str, *seats: str) -> str:
    """A table that goes on from a record."""
    body = {"record": record, "seats": [plan(seat) for seat in seats], "key": secrets.token_hex(8)}
    table = str(somebody.ask("POST", "/tables/import", body)["id"])
    somebody.command(table, "start")
    return table


def verb(action: str) -> str:
    """The first word of an action."""
    return action.split(" ", 1)[0]


def goal(action: str) -> str:
    """The last word: where something goes to."""
    return action.rsplit(" ", 1)[-1]


def ways_to(view: View, goals: Iterable[str]) -> dict[str, int]:
    """How far each region is from the nearest goal."""
    near = {one["region"]: one["neighbours"] for one in view["regions"]}
    far = dict.fromkeys(goals, 0)
    edge = list(far)
    while edge:
        fresh = {other: far[one] + 1 for one in edge for other in near[one] if other not in far}
        far |= fresh
        edge = list(fresh)
    return far


class Aims:
    """Wants a battle, a quest and a hunt, and then the end: takes of all options what leads there."""

    def __init__(self, me: int = 0) -> None:
        self.me = me
        self.seen: set[str] = set()

    def notice(self, view: View) -> None:
        """Keep what has happened."""
        battle, hunt = view["battle"], view["hunt"]
        if battle and self.me in (battle["attacker"]["seat"], battle["defender"]["seat"]):
            self.seen.add("battle")
        if hunt and hunt["seat"] == self.me:
            self.seen.add("hunt")
        if view["players"][self.me]["quest"]:
            self.seen.add("quest")

    def wanted(self, options: list[str], view: View) -> str:
        """The option to take."""
        self.notice(view)
        for found in (
            self.start(options, view),
            self.questing(options),
            self.fighting(options, view),
            self.praying(options, view),
            self.walking(options, view),
            self.special(options, view),
        ):
            if found:
                return found
        for first in ("heal", "play", "wound", "parry", "defend", "use-power", "take-reward", "recruit", "draw-card"):
            named = [option for option in options if verb(option) == first]
            if named:
                return named[-1]
        return next((option for option in ("done", "pass", "decline") if option in options), options[0])

    def start(self, options: list[str], view: View) -> str | None:
        """A strong hero, in a region that can be held and has a shrine."""
        heroes = [option for option in options if verb(option) == "choose-hero"]
        places = [option for option in options if verb(option) == "place-hero"]
        if heroes:
            return next((one for name in ("heracles", "achilles") for one in heroes if goal(one) == name), heroes[0])
        if not places:
            return None
        regions = {one["region"]: one for one in view["regions"]}
        return max(places, key=lambda one: (regions[goal(one)]["population"] <= 2, regions[goal(one)]["shrine"]))

    def questing(self, options: list[str]) -> str | None:
        """Onto a quest and on."""
        return next((option for option in reversed(options) if verb(option) in ("start-quest", "advance-quest")), None)

    def foes(self, view: View) -> dict[str, int]:
        """How far the enemy's hoplites are."""
        held = [one["region"] for one in view["regions"] if any(army["seat"] != self.me for army in one["armies"])]
        return ways_to(view, held)

    def fighting(self, options: list[str], view: View) -> str | None:
        """Hoplites go to where the enemy's are, until there was a battle."""
        if "battle" in self.seen:
            return None
        foes = self.foes(view)
        steps = [option for option in options if verb(option) in ("move", "lead-to", "lead-from")]
        best = min(steps, key=lambda one: foes.get(goal(one), FAR), default=None)
        if best is None or verb(best) != "move":
            return best
        return best if foes.get(goal(best), FAR) < foes.get(best.split(" ")[1], FAR) else None

    def praying(self, options: list[str], view: View) -> str | None:
        """The lowest attribute rises, until a quest was begun."""
        if "quest" in self.seen:
            return None
        attributes = view["players"][self.me]["attributes"]
        prayers = [prayer for name, prayer in sorted(PRAYERS, key=lambda one: attributes[one[0]]) if prayer in options]
        return prayers[0] if prayers else None

    def walking(self, options: list[str], view: View) -> str | None:
        """The hero goes to a quest that can be begun, or to a monster."""
        steps = [option for option in options if verb(option) == "move-hero"]
        here = view["players"][self.me]["region"]
        goals: list[str] = []
        if "quest" not in self.seen:
            goals = [one["region"] for one in view["quests"] if one and self.can_begin(one["quest"], view)]
        if not goals and self.may_hunt(view):
            goals = [one["region"] for one in view["regions"] if one["monsters"]]
        far = ways_to(view, goals)
        best = min(steps, key=lambda one: far.get(goal(one), FAR), default=None)
        return best if best and far.get(goal(best), FAR) < far.get(here, FAR) else None

    def may_hunt(self, view: View) -> bool:
        """Quests come first: a hunt costs the attributes they ask for."""
        return "hunt" not in self.seen and ("quest" in self.seen or view["turn"] > PATIENT_TURNS)

    def can_begin(self, quest: str, view: View) -> bool:
        """Whether the hero meets the first step of a quest."""
        step, player = QUESTS[quest].steps[0], view["players"][self.me]
        cities = sum(one["city"] and one["owner"] == self.me for one in view["regions"])
        has = {**player["attributes"], "priests": player["priests"], "pay_cards": player["cards"], "cities": cities}
        return all((getattr(step, name, 0) or 0) <= value for name, value in has.items())

    def special(self, options: list[str], view: View) -> str | None:
        """A hunt or a march to battle, else what builds up most with the fewest clicks."""
        if self.may_hunt(view) and "special hunt" in options:
            return "special hunt"
        if "battle" not in self.seen:
            if "move-hoplites" in options:
                return "move-hoplites"
            foes = self.foes(view)
            mine = [one for one in view["regions"] if any(army["seat"] == self.me for army in one["armies"])]
            if "special march" in options and any(foes.get(one["region"], FAR) == 1 for one in mine):
                return "special march"
        order = ("build-temple", "usurp", "prepare", "recruit", "march", "build-monument")
        return next((f"special {name}" for name in order if f"special {name}" in options), None)


WHERE = "() => document.querySelector('.where.num')?.textContent ?? ''"
"""How many moves the screen has seen; a phone has no bar that tells."""


class Hand:
    """Takes options by clicking what glows on the board, and the buttons of the prompt bar where nothing does."""

    changes = PICKED
    """What a click may change before it decides; boards may have more of it."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.on_board = 0
        self.on_buttons: dict[str, int] = {}
        self.off_board: set[str] = set()
        self.where = ""
        self.looks = 0

    def position(self) -> Any:
        """What this person is asked, once the screen shows it; None at the end."""
        for _ in range(PATIENCE // 50):
            self.page.locator(".prompt.mine, .result").first.wait_for()
            if self.person.over():
                return None
            position = self.person.position(self.table)
            if position["status"] == "playing" and 0 in position["waiting"] and self.shows(position):
                return position
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody asks")

    def shows(self, position: Any) -> bool:
        """Whether the screen has come to a position; a phone has no bar that tells, so it gets some time."""
        if self.page.locator(".where.num").count() == 0:
            self.page.wait_for_timeout(300)
            return True
        at = self.page.locator(".where.num").inner_text().split(" ")
        return at[1] == at[-1] == str(position["actions"])

    def take(self, option: Option) -> None:
        """Click through an option until it is done."""
        action, refs = str(option["action"]), list(option["refs"])
        decision = self.begin()
        for _ in range(6):
            where = self.aim(action, refs, decision)
            if where is None:
                return
            before = self.page.evaluate(self.changes)
            self.page.mouse.click(where["x"], where["y"])
            self.count(action, str(where["way"]))
            if self.decided(decision, before):
                return
        raise AssertionError(f"{action} cannot be clicked")

    def begin(self) -> int:
        """The decision that is about to be taken."""
        self.where = str(self.page.evaluate(WHERE))
        return int(self.person.position(self.table)["decision"])

    def moved_on(self, decision: int) -> bool:
        """Whether the table waits for another answer by now; the server is asked once the screen tells of a move, and
        now and then, for others may have moved."""
        self.looks += 1
        if self.where and self.looks % 10 and self.page.evaluate(WHERE) == self.where:
            return False
        return self.answered(decision)

    def answered(self, decision: int) -> bool:
        """Whether the server waits for another answer by now."""
        return bool(self.person.position(self.table)["decision"] != decision)

    def decided(self, decision: int, picked: str) -> bool:
        """Wait for what a click does: True once the table goes on, False if something more is to be clicked."""
        for _ in range(PATIENCE // 30):
            if self.person.over() or self.moved_on(decision):
                return True
            if self.page.evaluate(self.changes) != picked:  # something more to click, or the last click was sent
                return self.answered(decision)
            self.page.wait_for_timeout(30)
        raise AssertionError("a click on what glows had no effect")

    def aim(self, action: str, refs: list[str], decision: int | None = None) -> Any:
        """Where to click next, once it is drawn; None if the last click has decided already."""
        for _ in range(PATIENCE // 50):
            self.page.evaluate(DRAWN)
            found = self.page.evaluate(AIM, [action, refs])
            if found:
                return found
            if decision is not None and (self.person.over() or self.moved_on(decision)):
                return None
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing on the screen stands for {action}")

    def count(self, action: str, way: str) -> None:
        """Keep where a click went."""
        if way == "thing":
            self.on_board += 1
        elif way == "button":
            self.on_buttons[verb(action)] = self.on_buttons.get(verb(action), 0) + 1
        else:
            self.off_board.add(action)
