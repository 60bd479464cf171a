from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from i18n.small import CS, EN, PL, TEXTS, small
from ludoteka.i18n import check_messages, check_shared
from ludoteka.kernel.registry import load_game


def test_whole_messages_have_no_problem(tmp_path: Path) -> None:
    assert check_messages(small(tmp_path)) == []


def test_the_teaching_game_has_all_its_messages() -> None:
    assert check_messages(load_game("teaching:load")) == []


def test_the_shared_messages_are_all_there_and_all_used() -> None:
    house = Path(ludoteka.__file__).parent
    assert (
        check_shared([house / room for room in ("arena", "cli", "i18n", "review", "server") if (house / room).is_dir()])
        == []
    )


def test_a_language_without_a_file(tmp_path: Path) -> None:
    game = small(tmp_path)
    (tmp_path / "lang" / "pl.ftl").unlink()
    assert check_messages(game) == ["lang/pl.ftl: no such file"]


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("cs", "verb-pass = Vzdát se\n", "", "lang/cs.ftl: verb-pass is missing"),
        ("cs", "game-about = Přihazujte na bohy.\n", "", "lang/cs.ftl: game-about is missing"),
        ("pl", "god-hera = Hera\n", "", "lang/pl.ftl: god-hera is missing"),
        ("en", "option-age = Age\n", "", "lang/en.ftl: option-age is missing"),
        ("en", "option-fog-true = thick\n", "", "lang/en.ftl: option-fog-true is missing"),
        ("pl", "board-gold = złoto: { $gold }\n", "", "lang/pl.ftl: board-gold is missing"),
        ("en", "verb-pass = Pass\n", "verb-pass = Pass\nverb-run = Run\n", "lang/en.ftl: verb-run is used by nobody"),
        ("en", "verb-pass = Pass\n", "verb-pass = Pass\n-word = W\n", "lang/en.ftl: -word is used by nobody"),
        ("en", "verb-pass = Pass\n", "verb-pass = Pass\nfield-ore = Ore\n", "field-ore is used by nobody"),
        (
            "en",
            "verb-pass = Pass\n",
            "verb-pass = Pass\nfield-gold-coins = C\n",
            "lang/pl.ftl: field-gold-coins is missing",
        ),
        ("en", "verb-pass = Pass\n", "verb-pass = Pass\nui-yes = Y\n", "ui-yes is a name of the shared messages"),
        ("en", "verb-pass = Pass\n", "verb-pass = Pass\nverb-pass = P\n", "lang/en.ftl: verb-pass appears twice"),
        ("en", "verb-pass = Pass", "verb-pass =\n    .x = Pass", "lang/en.ftl: verb-pass has only attributes"),
        ("en", "verb-pass = Pass", "verb-pass = { Pass", "lang/en.ftl: line 13: "),
        ("en", "verb-pass = Pass", "verb-pass = { verb-no }", "verb-pass quotes the message verb-no, which is not"),
        ("en", "verb-pass = Pass", "verb-pass = { -no }", "verb-pass quotes the term -no, which is not there"),
        ("en", "Pass", "Pass { $gold }", "lang/en.ftl: verb-pass asks for $gold; it is given nothing"),
        ("en", "for { $god }\nverb", "for { $good }\nverb", "verb-bid asks for $good; it is given $amount, $god"),
        ("cs", "na { $god-acc }\nverb", "na { $god-akk }\nverb", "lang/cs.ftl: verb-bid asks for $god-akk"),
        ("cs", "Přihodit { $amount } na", "Přihodit na", "verb-bid does not use $amount, other languages do"),
        ("pl", "złoto: { $gold }", "złoto", "lang/pl.ftl: board-gold does not use $gold, other languages do"),
        ("en", "god-hera = Hera", "god-hera = Hera { $seat }", "god-hera asks for $seat; it is given nothing"),
        ("cs", "[few]", "[many]", "lang/cs.ftl: event-bids counts something but lacks the plural form few"),
        ("pl", "[few]", "[zero]", "lang/pl.ftl: event-bids counts something but lacks the plural form few"),
    ],
)
def test_each_kind_of_problem_is_found(tmp_path: Path, language: str, old: str, new: str, problem: str) -> None:
    text = {"en": EN, "cs": CS, "pl": PL}[language]
    assert old in text
    found = check_messages(small(tmp_path, **{language: text.replace(old, new, 1)}))
    assert any(problem in line for line in found), found


def test_fields_of_views_may_have_words(tmp_path: Path) -> None:
    texts = {language: text + "field-purses = P\nfield-gold-coins = G\n" for language, text in TEXTS.items()}
    assert check_messages(small(tmp_path, **texts)) == []


def test_messages_may_quote_messages_and_terms(tmp_path: Path) -> None:
    text = EN.replace("verb-pass = Pass", "-leave = leave\nhelper = { -leave }\nverb-pass = Pass, { helper }")
    assert check_messages(small(tmp_path, en=text)) == []


def shared(tmp_path: Path, code: str, **texts: str) -> list[str]:
    (tmp_path / "lang").mkdir()
    for language in ("en", "cs", "pl"):
        (tmp_path / "lang" / f"{language}.ftl").write_text(texts.get(language, texts["every"]), encoding="utf-8")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "command.py").write_text(code, encoding="utf-8")
    return check_shared([tmp_path / "code"], tmp_path)


def test_shared_messages_that_fit_the_code(tmp_path: Path) -> None:
    code = 'words.say("ui-gold", amount=3)\nTABLE = [("ui-named-elsewhere", 1)]\n'
    assert shared(tmp_path, code, every="ui-gold = { $amount }\nui-named-elsewhere = x\n") == []


def test_shared_messages_that_code_says_but_a_language_lacks(tmp_path: Path) -> None:
    found = shared(tmp_path, 'say("ui-gold")\n', every="ui-gold = gold\n", cs="")
    assert found == ["lang/cs.ftl: ui-gold is missing"]


def test_shared_messages_that_nobody_says(tmp_path: Path) -> None:
    found = shared(tmp_path, "", every="ui-gold = gold\n")
    assert found == [f"lang/{language}.ftl: ui-gold is used by nobody" for language in ("en", "cs", "pl")]


def test_shared_messages_that_get_too_little(tmp_path: Path) -> None:
    found = shared(tmp_path, 'say("ui-gold", sum=1)\n', every="ui-gold = { $sum }\n", pl="ui-gold = { $sum } { $of }\n")
    assert "lang/pl.ftl: ui-gold asks for $of, which command.py:1 does not give" in found
    assert "lang/en.ftl: ui-gold does not use $of, other languages do" in found


def test_a_place_with_its_preposition_is_the_same_place(tmp_path: Path) -> None:
    code = 'TABLE = ["ui-battle", "ui-other"]\n'
    english = "ui-battle = battle of { $region }\nui-other = { $region }\n"
    czech = "ui-battle = bitva { $region-in }\nui-other = { $region-next }\n"
    found = shared(tmp_path, code, every=english, cs=czech)
    assert not [problem for problem in found if "ui-battle" in problem]
    assert [problem for problem in found if "ui-other" in problem]
