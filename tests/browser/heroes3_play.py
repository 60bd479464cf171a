"""Playing Heroes III on its board: what to aim for, and a hand that only clicks what glows."""

from __future__ import annotations

from typing import Any

from browser.hellas import AIM, Hand, verb
from browser.kit import PATIENCE

ORDER = (
    *("faction", "pick-hero", "bonus", "keep", "deploy", "cast", "target", "attack", "march", "keep-dice"),
    *("take", "choose", "settle", "search", "build", "recruit", "reinforce", "discover", "place-far-tile", "move"),
)
"""What is done if it can be, in this order."""
MOST_THINGS = 8
LONG_LOOK = 20
TOWN_DEEDS = ("build", "recruit", "reinforce")
ENDS = ("pass", "done", "decline", "hold", "end-turn")

CHANGED = """() => [
  document.querySelectorAll(".picked span").length,
  document.querySelectorAll(".menu button").length,
  document.querySelector(".h3 [role=tab][aria-selected=true]")?.id,
  document.querySelector(".h3 .turn[aria-pressed=true]")?.getAttribute("aria-label"),
  document.querySelectorAll(".h3 .site .held").length,
].join("|")"""
"""What a click changes that does not decide yet: things picked, a menu, the tab, the tile in the hand."""


OPEN_TAB = "document.querySelector('.h3 [role=tab][aria-selected=true]')?.id"


class Aims:
    """Builds, recruits, explores and fights for some rounds, then only ends its turns; keeps what it has done."""

    def __init__(self, busy_rounds: int) -> None:
        self.busy_rounds = busy_rounds
        self.done: dict[str, int] = {}

    def wanted(self, options: list[str], aside: list[str], view: Any) -> str:
        """The option to take: of what is asked, or of what may be done aside in a turn of one's own."""
        found = self.choice(options, aside, view)
        self.done[verb(found)] = self.done.get(verb(found), 0) + 1
        return found

    def choice(self, options: list[str], aside: list[str], view: Any) -> str:
        """The first of what is wanted, else what ends the question."""
        draws = [option for option in options if verb(option) == "draw"]
        if draws:
            return draws[-1]
        if "end-turn" in options:
            if view["round"] > self.busy_rounds:
                return "end-turn"
            options = options + [option for option in aside if verb(option) in TOWN_DEEDS]
        for wish in ORDER:
            named = [option for option in options if verb(option) == wish]
            if wish == "move":
                named = worth_a_step(named, view)
            if wish == "place-far-tile" and self.done.get(wish):
                continue
            if named:
                return named[0]
        return next((end for end in ENDS if end in options), options[0])


def worth_a_step(moves: list[str], view: Any) -> list[str]:
    """Steps onto fields where something is left to visit or to flag, and no strong guards wait."""
    fields = {field["field"]: field for tile in view["tiles"] for field in tile["fields"]}
    return [move for move in moves if fresh(fields[move.rsplit(" ", 1)[1]])]


def fresh(field: Any) -> bool:
    """Whether a field has something for a hero with a small army."""
    plain = field["location"] in ("empty", "town")
    return not plain and not field["black"] and field["flag"] is None and field["guard"] <= 1


class BoardHand(Hand):
    """A hand at the board of Heroes III: tabs are gone to, tiles are turned and laid."""

    changes = CHANGED

    def __init__(self, person: Any, table: str) -> None:
        super().__init__(person, table)
        self.tabs: set[str] = set()

    def take(self, option: dict[str, Any]) -> None:
        """Click through an option until it is done."""
        decision = self.begin()
        if verb(option["action"]) == "rotate":
            self.lay(self.page.locator(f'.h3 .turn[data-option="{option["action"]}"]:not([aria-pressed=true])'))
        elif verb(option["action"]) == "place-tile":
            self.lay(self.page.locator(f'.h3 .site[data-ref="{option["refs"][0]}"]'))
        else:
            self.click_on(option, decision)

    def click_on(self, option: dict[str, Any], decision: int) -> None:
        """Click what stands for an option, one thing after the other, until the table goes on."""
        for _ in range(MOST_THINGS):
            where = self.rest(option, decision)
            if where is None:
                return
            before = self.page.evaluate(self.changes)
            self.tabs.add(str(self.page.evaluate(OPEN_TAB)))
            self.page.mouse.click(where["x"], where["y"])
            self.count(str(option["action"]), str(where["way"]))
            if self.decided(decision, before):
                return
        raise AssertionError(f"{option['action']} cannot be clicked")

    def rest(self, option: dict[str, Any], decision: int) -> Any:
        """Where to click next, once it stays where it is; None if the table went on meanwhile.

        A page of the board is fetched when it is first opened: what is only a button until then gets a moment.
        """
        same, before = 0, None
        for _ in range(PATIENCE // 50):
            if self.gone_on(decision):
                return None
            found = self.page.evaluate(AIM, [option["action"], option["refs"]])
            same = same + 1 if found and found == before else 0
            if found and same >= (LONG_LOOK if found["way"] == "off the board" else 1):
                return found
            before = found
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing on the screen stands for {option['action']}")

    def gone_on(self, decision: int) -> bool:
        """Whether the table has counted the move."""
        return self.person.over() or self.moved_on(decision)

    def lay(self, first: Any) -> None:
        """Lay the tile in the hand: how or where, unless it is so already, and then for good."""
        decision = self.begin()
        self.page.locator(".h3 button.lay, .h3 .site").first.wait_for()
        if first.count() > 0:
            first.click()
        self.page.locator(".h3 button.lay").click()
        self.on_board += 2
        for _ in range(PATIENCE // 30):
            if self.gone_on(decision):
                return
            self.page.wait_for_timeout(30)
        raise AssertionError("the tile was not laid")
