"""What a scenario makes of a combat that is over: points, units that return, cards drawn, dragons to recruit."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import ALTERNATE, FEW, MAIN, NEUTRALS, PACK, SILVER, UNIT
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.figures import CLONE, FLIPPED, alive, owner_of
from ludoteka.games.heroes3.rules.cards.piles import DrawCards
from ludoteka.games.heroes3.rules.common import is_seat, special
from ludoteka.games.heroes3.rules.scenario.gifts import offer_of
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, flip_unit, row_of
from ludoteka.games.heroes3.rules.victory.tally import score_item
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat


def between_players(s: Heroes3, c: Combat) -> bool:
    """Whether two players have fought each other."""
    return is_seat(s, c.attacker) and is_seat(s, c.defender)


def score_combat(s: Heroes3, c: Combat) -> None:
    """Players score for combats against each other, won or lost; who retreats or surrenders is charged for that."""
    if c.retreated:
        if is_seat(s, c.attacker):
            score_item(s, c.attacker, "retreats", 1)
    elif between_players(s, c):
        score_item(s, owner_of(c, c.winner), "player_combat_won", 1)
        lost = "retreats" if c.surrendered else "player_combat_lost"
        score_item(s, owner_of(c, 1 - c.winner), lost, 1)


def losses_return(s: Heroes3, c: Combat) -> None:
    """Both players get back the bronze and silver faction units that fell in a combat between them."""
    if special(s, "losses_restored") is None or not between_players(s, c):
        return
    for fighter in range(len(c.form)):
        troop = c.form[fighter] >> 1
        card = s.facts.troop[troop]
        if card.kind not in (UNIT, ALTERNATE) or card.tier > SILVER or c.marks[fighter] & CLONE:
            continue
        seat = owner_of(c, c.side[fighter])
        row = row_of(s, seat, troop)
        was_pack = bool(c.marks[fighter] & FLIPPED)
        if not alive(c, fighter) and row < 0:
            add_unit(s, seat, troop, PACK if was_pack else FEW)
        elif alive(c, fighter) and was_pack and row >= 0 and s.players[seat].sides[row] == FEW:
            flip_unit(s, seat, row)


def draw_after_combat(s: Heroes3, c: Combat) -> None:
    """Everybody who has fought draws cards: more after a combat against another player's main hero."""
    rule = special(s, "draw_after_combat")
    if rule is None:
        return
    heroes = (c.attacker_hero, c.defender_hero)
    for side in (DEFENDING, ATTACKING):
        seat = owner_of(c, side)
        if is_seat(s, seat):
            against_main = between_players(s, c) and heroes[1 - side] == MAIN
            s.then(DrawCards(seat, rule.higher if against_main else rule.amount))


def remember_dragons(s: Heroes3, c: Combat) -> None:
    """The dragons just beaten are remembered where the winner may recruit one by giving up units."""
    won = c.winner == ATTACKING and c.defender == NEUTRALS and not c.retreated and is_seat(s, c.attacker)
    if won and offer_of(s, c.field, "dragon_for_units") is not None:
        dragons = [troop for troop in c.drawn if "dragons" in s.facts.troop[troop].families]
        s.ledger["beaten_dragons"] = [c.field, *sorted(set(dragons))]
