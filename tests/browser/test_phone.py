"""Nothing is cut off on a phone: no content beyond the screen's edge and no control that a finger cannot reach."""

from __future__ import annotations

from typing import Any

import pytest

from browser.kit import DRAWN

WIDTHS = (360, 390)
HEIGHT = 780
TABLES: dict[str, tuple[list[str], dict[str, object]]] = {
    "teaching": (["me", "greedy"], {}),
    "hadrians_wall": (["me", "random"], {}),
    "cyclades": (["me", "random"], {}),
    "lords_of_hellas": (["me", "random"], {}),
    "heroes3": (["me", "random"], {"scenario": "brave_new_world", "factions": "random"}),
}
PAGES = ("/", "/history", "/settings", "/account", "/about", "/no/such/page", *(f"/new/{game}" for game in TABLES))
PAGES += tuple(f"/rules/{game}" for game in TABLES)
WORDY = (
    *("/", "/history", "/settings", "/account", "/about", "/no/such/page", "/rules/teaching"),
    *("/new/cyclades", "/new/heroes3", "/new/lords_of_hellas"),
)
"""Where other languages have words of other lengths."""

BEYOND = """() => {
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (element) => {
        const panned = element.closest('svg.sheet')?.closest('.frame')?.getBoundingClientRect();
        if (panned) return panned.right <= edge && panned.left >= -1;
        for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1) {
                const box = up.getBoundingClientRect();
                return box.right <= edge && box.left >= -1;
            }
        }
        return false;
    };
    const said = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('svg') && element.tagName !== 'svg') continue;
        if (!said(element) && !element.matches('button, a, input, select, textarea, svg, [data-ref]')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const style = getComputedStyle(element);
        if (style.position === 'absolute' && style.clipPath !== 'none') continue;
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || box.right < -500) continue;
        if ((box.right > edge || box.left < -1) && !scrolls(element)) {
            const words = (element.textContent ?? '').trim().slice(0, 60);
            found.push(`${element.tagName} ${Math.round(box.left)}..${Math.round(box.right)} ${words}`);
        }
    }
    return found;
}"""
"""What is said or shown left or right of the screen, where nothing scrolls there. What is panned is dragged, below."""

GRIP = """(sheet) => {
    const frame = sheet.closest('.frame');
    frame.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = frame.getBoundingClientRect();
    for (let y = box.top + 20; y < Math.min(box.bottom, innerHeight) - 20; y += 20) {
        const x = box.left + box.width / 2;
        if (frame.contains(document.elementFromPoint(x, y))) return { x, y, reach: box.width / 2 - 10 };
    }
    return null;
}"""
"""A point where a finger takes hold of a drawing to pan it, and how far it can go to either side."""

ENDS = """(sheet) => {
    const whole = sheet.getBoundingClientRect();
    const frame = sheet.closest('.frame').getBoundingClientRect();
    return [frame.left - whole.left, whole.right - frame.right];
}"""
"""How much of a drawing is out of sight on the left and on the right."""

UNREACHED = """(parts) => {
    const found = [];
    for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
        if (!control.closest(parts)) continue;
        if (control.closest('svg, .skip') || !control.checkVisibility({ visibilityProperty: true })) continue;
        if (control.matches('input') && control.labels?.length) {
            if ([...control.labels].some((label) => label.getBoundingClientRect().width > 10)) continue;
        }
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = [...control.getClientRects()][0];
        if (!box || box.width < 2) continue;
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!at || !(control.contains(at) || at.contains(control))) {
            const words = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 60);
            found.push(`${control.tagName} "${words}" is under ${at?.tagName} ${at?.className}`);
        }
    }
    return found;
}"""
"""Controls whose middle cannot be touched even after scrolling there."""


def check(page: Any, what: str, parts: str = "body") -> None:
    """Nothing of the page, or of its parts on top, is out of reach on either phone."""
    page.wait_for_load_state("networkidle")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        page.evaluate(DRAWN)
        laid_out = page.evaluate("Math.max(innerWidth, document.documentElement.scrollWidth)")
        assert laid_out <= width, f"{what} is laid out {laid_out} px wide on {width}"
        beyond = page.evaluate(BEYOND)
        assert not beyond, f"{what} at {width} px: beyond the edge:\n" + "\n".join(beyond[:12])
        unpanned(page, f"{what} at {width} px")
        unreached = page.evaluate(UNREACHED, parts)
        assert not unreached, f"{what} at {width} px: out of reach:\n" + "\n".join(unreached[:12])


def unpanned(page: Any, what: str) -> None:
    """Dragging brings either end of every drawing into sight that is wider than its frame."""
    for sheet in page.locator(".frame svg.sheet").all():
        for side, way in ((0, 1), (1, -1)):
            for _ in range(12):
                if sheet.evaluate(ENDS)[side] <= 1:
                    break
                grip = sheet.evaluate(GRIP)
                assert grip, f"{what}: there is nowhere to take hold of the drawing"
                page.mouse.move(grip["x"], grip["y"])
                page.mouse.down()
                page.mouse.move(grip["x"] + way * grip["reach"], grip["y"], steps=4)
                page.mouse.up()
            assert sheet.evaluate(ENDS)[side] <= 1, f"{what}: an end of the drawing cannot be panned into sight"


TEXT = ("teaching", "heroes3")
"""Games whose table of text is looked at in the ordinary run: it is the same for all, and longest here."""


@pytest.mark.parametrize(
    ("game", "text"),
    [
        pytest.param(
            game,
            text,
            id=f"{game}-{'text' if text else 'board'}",
            marks=(pytest.mark.soak,) if text and game not in TEXT else (),
        )
        for game in TABLES
        for text in (False, True)
    ],
)
def test_a_table_fits_a_phone(person: Any, game: str, text: bool) -> None:
    jana = person("Jana", size=(WIDTHS[0], HEIGHT), has_touch=True, is_mobile=True)
    jana.choose(text=text, language="cs")
    seats, options = TABLES[game]
    table = jana.new_table(game, seats, options=options)
    for moves in (0, 20):
        jana.play_on(table, 0, moves)
        page = jana.sit(table)
        jana.my_turn()
        check(page, f"{game} after {moves} moves")
    for part in page.locator(".board [role=tab]").all():
        part.tap()
        check(page, f"{game}, {part.inner_text()}")
    for tab in page.locator(".sheettabs button").all():
        tab.tap()
        page.locator("section.sheet[aria-label]").wait_for()
        check(page, f"{game}, sheet {tab.inner_text()}", "section.sheet[aria-label], .sheettabs, .prompt")


@pytest.mark.parametrize("game", TABLES)
def test_the_end_of_a_game_fits_a_phone(person: Any, game: str) -> None:
    jana = person("Jana", size=(WIDTHS[0], HEIGHT), has_touch=True, is_mobile=True)
    jana.choose(language="pl")
    seats, options = TABLES[game]
    table = jana.new_table(game, seats, options=options)
    jana.play_on(table, 0, 10)
    jana.command(table, "resign", seat=0)
    page = jana.sit(table)
    page.locator(".result").wait_for()
    check(page, f"{game}, the result", ".result")


def test_nothing_beyond_the_edge_moves_the_table_aside(person: Any) -> None:
    """A browser scrolls to what gets the focus, even in a frame without scroll bars."""
    jana = person("Jana", size=(WIDTHS[0], HEIGHT), has_touch=True, is_mobile=True)
    page = jana.sit(jana.new_table("teaching", ["me", "greedy"]))
    jana.my_turn()
    page.evaluate(
        """() => {
            const far = document.createElement('button');
            Object.assign(far.style, { position: 'absolute', left: '500px', top: '100px' });
            document.querySelector('.board').append(far);
            far.focus();
        }"""
    )
    moved = "() => [...document.querySelectorAll('body, body *')].filter((each) => each.scrollLeft).length"
    assert page.evaluate(moved) == 0


@pytest.mark.parametrize(("language", "pages"), [("cs", PAGES), ("en", WORDY), ("pl", WORDY)], ids=["cs", "en", "pl"])
def test_pages_fit_a_phone(person: Any, language: str, pages: tuple[str, ...]) -> None:
    jana = person("Jana", size=(WIDTHS[0], HEIGHT), has_touch=True, is_mobile=True)
    jana.choose(language=language)
    bots = [{"kind": "bot", "bot": level} for level in ("easy", "expert")]
    room = jana.new_table("cyclades", ["me", {"kind": "me"}, "open", "invited", *bots], start=False, title="Friday")
    for path in (*pages, f"/table/{room}"):
        check(jana.go(path), f"{path} in {language}")
