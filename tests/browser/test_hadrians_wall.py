"""Hadrian's Wall at the screen: a whole game alone, a year among neighbours, an attack, a phone, by real clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.kit import PATIENCE, PHONE, WIDE, Person

GAME = "hadrians_wall"
LIKED = ("build", "trade", "scout", "show", "train", "fight", "bribe", "rule", "diplomat", "exchange")
"""What the player of the whole game does before anything else; then whatever was done least."""
ENDS = ("end-year", "done")

PLACE = """([options, clicked]) => {
  const board = document.querySelector('.hw-board');
  const glowing = [...board.querySelectorAll('[data-glow]')].filter((element) => element.checkVisibility());
  const whole = new Set(glowing.map((element) => element.dataset.option));
  const refs = new Set(glowing.flatMap((element) => (element.dataset.ref ?? '').split(' ')));
  const found = (option) => {
    if (whole.has(option.action)) return `.hw-board [data-option="${option.action}"]`;
    const ref = option.refs.find((ref) => !clicked.includes(ref) && refs.has(ref));
    if (ref) return `.hw-board [data-glow][data-ref~="${ref}"] >> nth=0`;
    const button = `:is(.prompt, .menu) button:not(:disabled)[data-action="${option.action}"]`;
    return document.querySelector(button) ? button : '';
  };
  return options.map(found);
}"""
"""Where on the screen each option is to be clicked next: empty if nowhere."""

SIGN = """() => [
  document.querySelector('.where')?.textContent ?? '',
  document.querySelectorAll('.prompt .picked span').length,
  Boolean(document.querySelector('.result')),
].join('|')"""
"""What changes with every click: the move, the clicks so far, the end."""


# -- the screen -----------------------------------------------------------------------------------------------------


def board_of(page: Page) -> Locator:
    return page.locator(".hw-board")


def options_of(position: Any) -> list[Any]:
    """The legal options of a position."""
    return [option for ask in position["asks"] for option in ask["options"]]


def counts(page: Page, actions: int) -> None:
    """Wait until the history bar counts this many actions."""
    expect(page.locator(".where")).to_have_text(re.compile(rf"\b{actions} of {actions}$"))


class Hand:
    """Plays by clicking: what stands for an option on the board, or its button."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.done: dict[str, int] = {}

    def look(self) -> Any:
        """The position, once the screen shows the same one; every legal option has its place there."""
        lacking: list[str] = ["not the newest position"]
        for _ in range(PATIENCE // 100):
            position = self.person.wait_for_turn(self.table, 0)
            if position["status"] != "playing":
                expect(self.page.locator(".result")).to_be_visible()
                return position
            if self.shows(position):
                options = [{"action": option["action"], "refs": option["refs"]} for option in options_of(position)]
                places = self.page.evaluate(PLACE, [options, []])
                lacking = [option["action"] for option, place in zip(options, places, strict=True) if not place]
                if not lacking and self.shows(position):
                    return position
            self.page.wait_for_timeout(100)
        raise AssertionError(f"no place on the screen: {lacking}")

    def shows(self, position: Any) -> bool:
        """Whether the screen asks this person about a position; neighbours may move on meanwhile."""
        where, asked = self.page.evaluate(
            "() => [document.querySelector('.where')?.textContent, Boolean(document.querySelector('.prompt.mine'))]"
        )
        return bool(asked) and re.findall(r"\d+", where or "") == [str(position["actions"])] * 2

    def take(self, option: Any) -> None:
        """Click through one option: its things one after the other, or all at once where something stands for it."""
        clicked: list[str] = []
        where = self.page.locator(".where").inner_text()
        for _ in range(6):
            self.person.until(f"given => ({PLACE})(given)[0] !== ''", [[option], clicked])
            place = self.page.evaluate(PLACE, [[option], clicked])[0]
            clicked += [ref for ref in option["refs"] if f'"{ref}"' in place]
            before = self.page.evaluate(SIGN)
            self.page.locator(place).click()
            self.person.until(f"before => ({SIGN})() !== before", before)
            if not self.page.locator(".prompt .picked span").count():
                break
        self.person.settled(where)
        verb = option["action"].split(" ")[0]
        self.done[verb] = self.done.get(verb, 0) + 1

    def choose(self, position: Any, spent: int) -> Any:
        """What somebody does who wants to try everything, in years of a few actions each."""
        options = options_of(position)
        ending = [option for option in options if option["action"] in ENDS]
        others = [option for option in options if option["action"] not in ENDS]
        if ending and (spent >= 7 or not others):
            return ending[0]
        verbs = {option["action"].split(" ")[0] for option in others}
        liked = [verb for verb in LIKED if verb in verbs and verb not in self.done]
        verb = liked[0] if liked else min(sorted(verbs), key=lambda each: self.done.get(each, 0))
        mine = [option for option in others if option["action"].startswith(f"{verb} ") or option["action"] == verb]
        return mine[sum(self.done.values()) * 5 % len(mine)]


# -- a whole game ---------------------------------------------------------------------------------------------------


def test_a_whole_game_alone_by_clicks(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me"], options={"difficulty": "easy"})
    page = jana.sit(table)
    hand = Hand(jana, table)
    year = spent = 0
    for _ in range(140):
        position = hand.look()
        if position["status"] != "playing":
            break
        if position["view"]["year"] != year:
            year, spent = position["view"]["year"], 0
            expect(page.locator(".status")).to_contain_text(f"Year {year} of 6")
            expect(board_of(page).locator(".hand .card")).to_have_count(2)
        option = hand.choose(position, spent)
        hand.take(option)
        spent += option["action"].split(" ")[0] not in ("path", "raise", "cohort")
        if sum(hand.done.values()) == 2:
            page.get_by_role("button", name="Undo").click()
            counts(page, position["actions"])
    assert year == 6
    assert {"path", "build", "exchange", "fill", "cohort", "end-year"} <= hand.done.keys()
    final = jana.position(table)["view"]["players"][0]["score"]
    sheet = page.locator(".result")
    expect(sheet.get_by_role("row").filter(has_text="Total")).to_contain_text(str(final["total"]))
    expect(sheet.get_by_role("row").filter(has_text="Rank")).to_be_visible()


# -- among neighbours -----------------------------------------------------------------------------------------------


def play_until(somebody: Any, table: str, wanted: Callable[[str], bool], likes: tuple[str, ...]) -> None:
    """Take actions through the server until a wanted one is offered: liked ones first, then the end of the year."""
    for _ in range(400):
        position = somebody.wait_for_turn(table, 0)
        offered = [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
        if any(wanted(action) for action in offered):
            return
        liked = [action for like in likes for action in offered if action.startswith(like)]
        action = (liked or [action for action in offered if action in ENDS] or offered)[0]
        somebody.act(table, 0, position["decision"], action)
    raise AssertionError("it was never offered")


def test_a_year_among_neighbours_with_a_pattern_bought_next_door(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me", "greedy", "greedy"], options={"difficulty": "medium"})
    page = jana.sit(table)
    hand = Hand(jana, table)
    # Both cards are seen, one is chosen in secret; it becomes the first path.
    position = hand.look()
    expect(board_of(page).locator(".hand .card")).to_have_count(2)
    chosen = options_of(position)[1]
    hand.take(chosen)
    expect(board_of(page).locator(".paths .slot").first).to_have_attribute("data-ref", chosen["refs"][0])
    # The neighbours' sheets are one tap away and cannot be clicked; the prompt bar stays as it is.
    hand.look()
    buttons = page.locator(".prompt button").count()
    seats = board_of(page).get_by_role("group", name="Whose sheets are shown")
    seats.get_by_role("button", name="Bot 2").click()
    expect(page.get_by_role("group", name="The frontier, Bot 2")).to_be_visible()
    expect(board_of(page).locator(".hw-paper :is([data-ref], [data-option])")).to_have_count(0)
    expect(page.locator(".prompt button")).to_have_count(buttons)
    board_of(page).get_by_role("button", name="Back to your sheets").click()
    expect(page.get_by_role("group", name="The frontier, Jana")).to_be_visible()
    # What they sell lies on the table with its price; a scout costs a soldier, who goes to the neighbour.
    likes = ("fill patricians", "fill traders", "cohort", "raise", "path", "fill mining", "fill fort", "fill wall")
    play_until(jana, table, lambda action: action == "scout left", likes)
    hand.look()
    jana.no_barriers("the offers")
    offer = board_of(page).locator(".offer").filter(has_text="Bot 2")
    expect(offer.locator(".price")).to_have_count(2)
    offer.locator("[data-option='scout left']").click()
    field = board_of(page).locator(".hw-map")
    place_a_pattern(page, field)
    expect(page.locator(".log")).to_contain_text("Jana pays Bot 2 a soldier")
    # The year ends for all, and the attack is shown.
    hand.look()
    page.locator(".prompt .end").click()
    expect(board_of(page).locator("section.attack .front")).to_have_count(3)


def place_a_pattern(page: Page, field: Locator) -> None:
    """Point, turn by the wheel and by the button, flip by the other mouse button, and click."""
    cell = field.locator("[data-ref='cell:r2c3']")
    expect(field.get_by_role("button", name="Rotate")).to_be_visible()
    cell.hover()
    ghost = field.locator(".hw-cell.ghost")
    expect(ghost).to_have_count(4)
    seen = {shape_of(ghost)}
    page.mouse.wheel(0, 100)
    expect(ghost).to_have_count(4)
    seen.add(shape_of(ghost))
    cell.click(button="right")
    expect(ghost).to_have_count(4)
    seen.add(shape_of(ghost))
    field.get_by_role("button", name="Rotate").click()
    cell.hover()
    expect(ghost).to_have_count(4)
    aimed = ghost.evaluate_all("all => all.map(each => each.dataset.ref).sort()")
    cell.click()
    covered = field.locator(".hw-cell.covered")
    expect(covered).to_have_count(4)
    assert covered.evaluate_all("all => all.map(each => each.dataset.ref).sort()") == aimed
    square = len({ref[:-2] for ref in aimed}) == 2 == len({ref[-1] for ref in aimed})
    assert square or len(seen) > 1, "nothing turned"


def shape_of(ghost: Locator) -> str:
    """The pattern under the pointer as its cells."""
    return str(ghost.evaluate_all("all => all.map(each => each.dataset.ref).sort().join(' ')"))


# -- alone at the frontier ------------------------------------------------------------------------------------------


def test_the_neutral_cards_that_are_gone_can_be_looked_up(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me"], options={"difficulty": "easy"})
    play_until(jana, table, lambda action: action == "end-year", ("path",))
    position = jana.wait_for_turn(table, 0)
    jana.act(table, 0, position["decision"], "end-year")
    page = jana.sit(table)
    gone = jana.wait_for_turn(table, 0)["view"]["neutral_discard"]
    assert len(gone) == 2
    deck = board_of(page).locator("details.neutral")
    deck.locator("summary").click()
    expect(deck.locator(".gone li")).to_have_count(len(gone))
    shown = deck.locator(".gone li").evaluate_all("all => all.map(each => each.dataset.info).sort()")
    assert shown == sorted(f"player_card:{card}" for card in gone)


def test_the_sheets_fit_a_phone_and_a_pattern_is_placed_by_two_taps(person: Any) -> None:
    ola = person("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = ola.new_table(GAME, ["me"])
    play_until(ola, table, lambda action: action == "scout own", ("fill patricians", "cohort", "path", "fill fort"))
    page = ola.sit(table)
    ola.my_turn()
    width = board_of(page).evaluate("board => [board.scrollWidth, board.clientWidth]")
    assert width[0] <= width[1], "the board scrolls sideways"
    board_of(page).locator("[data-option='scout own']").tap()
    field = board_of(page).locator(".hw-map")
    field.get_by_role("button", name="Rotate").tap()
    cell = field.locator("[data-ref='cell:r2c3']")
    cell.tap()
    expect(field.locator(".hw-cell.ghost")).to_have_count(4)
    expect(field.locator(".hw-cell.covered")).to_have_count(0)
    cell.tap()
    expect(field.locator(".hw-cell.covered")).to_have_count(4)
    ola.no_barriers("the board on a phone")


def test_a_favour_stops_a_card_of_the_attack(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me"], options={"difficulty": "hard"})
    likes = (
        "path",
        "fill small-temple",
        "build small-temple",
        "fill priests",
        "raise",
        "cohort",
        "fill fort",
        "fill mining",
    )
    play_until(jana, table, lambda action: action.startswith("favour temple"), likes)
    page = jana.sit(table)
    Hand(jana, table).look()
    attack = board_of(page).locator("section.attack")
    through = attack.locator(".fate.through")
    expect(through.first).to_be_visible()
    before = through.count()
    attack.locator(".front.broken [data-option^='favour temple']").first.click()
    expect(page.locator(".log")).to_contain_text("Jana spends a temple's favour")
    expect(attack.locator(".fate.ignored")).to_have_count(1)
    expect(through).to_have_count(before - 1)


OVERLAPS = """() => [...document.querySelectorAll('.hw-paper')].flatMap((paper) => {
  const box = (element) => ({ element, ...element.getBoundingClientRect().toJSON() });
  const edge = paper.getBoundingClientRect();
  const words = [...paper.querySelectorAll('text.hw-label')].map(box);
  const others = [...paper.querySelectorAll('.hw-token, .hw-flag, .hw-box > .edge, .hw-total')].map(box);
  const clash = (a, b) => a.element !== b.element
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3.5;
  return words.flatMap((word) => [
    ...(word.right > edge.right - 3 || word.left < edge.left + 3 ? [`${word.element.textContent} leaves it`] : []),
    ...[...words, ...others].filter((other) => clash(word, other))
      .map((other) => `${word.element.textContent} lies on ${other.element.textContent || other.element.classList}`),
  ]);
})"""
"""Words on the sheets that lie on other words, on boxes or on symbols, or that leave the paper."""


def test_no_words_overlap_in_any_language_on_a_desk_and_on_a_phone(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me"], options={"difficulty": "easy"})
    page = jana.sit(table)
    titles = {"en": "The frontier", "cs": "Pomezí", "pl": "Pogranicze"}
    for language, title in titles.items():
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.locator("header").get_by_role("button", name=re.compile(rf"\b{language}\b")).click()
        for width, height in (WIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.get_by_role("group", name=f"{title}, Jana")).to_be_visible()
            narrow = board_of(page).evaluate("board => board.classList.contains('compact')")
            assert narrow == (width == PHONE[0])
            assert page.evaluate(OVERLAPS) == [], f"{language}, {width} px"
            sideways = board_of(page).evaluate("board => board.scrollWidth - board.clientWidth")
            assert sideways <= 0, f"{language}, {width} px: the board scrolls sideways"


def test_what_a_box_gives_flies_along_its_chain(person: Any) -> None:
    jana = person("Jana", reduced_motion="no-preference")
    table = jana.new_table(GAME, ["me"], options={"difficulty": "easy"})
    likes = ("path", "fill fort", "cohort", "raise")
    play_until(jana, table, lambda action: action.startswith("fill wall"), likes)
    page = jana.sit(table)
    Hand(jana, table).look()
    page.evaluate(
        """() => {
          const board = document.querySelector('.hw-board');
          window.flown = [];
          new MutationObserver((changes) => {
            const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node instanceof Element);
            window.flown.push(...added.flatMap((node) => [...node.querySelectorAll('.hw-flying')]));
          }).observe(board, { childList: true, subtree: true });
        }"""
    )
    board_of(page).locator("[data-glow][data-ref='area:wall']").click()
    # The first box of the wall gives a civilian, who goes to the pool; meanwhile the pen draws its mark.
    expect(board_of(page).locator("[data-spot='wall:1'] .hw-pen.fresh")).to_have_count(1)
    jana.until("() => window.flown.some((each) => each.classList.contains('civilian'))")
