"""What units do besides plain attacks: abilities when they activate and after they strike (H3-UNIT-06, R-18, R-77)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI, BRONZE, COLUMNS, FEW, NOBODY, ROWS, SPACES, SPELL
from ludoteka.games.heroes3.rules.cards import discard_card, distinct, draw_cards
from ludoteka.games.heroes3.rules.combat_board import NEIGHBOURS, adjacent
from ludoteka.games.heroes3.rules.combat_damage import drop, heal, over, place, turn_to_pack, wound
from ludoteka.games.heroes3.rules.combat_effects import end_effects, lay_plain
from ludoteka.games.heroes3.rules.combat_figures import (
    SPELL_BONUS,
    ability,
    alive,
    effect_on,
    enemies_next_to,
    fight,
    fighters_of,
    ground_or_flying,
    is_tower,
    next_to,
    owner_of,
    units_of,
)
from ludoteka.games.heroes3.rules.combat_strike import (
    FIRST,
    RETALIATION,
    Extra,
    Retaliation,
    roll_face,
)
from ludoteka.games.heroes3.rules.common import DECLINE, PASS, is_seat
from ludoteka.games.heroes3.rules.morale import spend_token
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

ALL_DAMAGE = 99


def opponent_hand(s: Heroes3, fighter: int) -> int:
    """The player on the other side whose hand abilities can hurt; -1 against neutrals and AI heroes (R-42)."""
    from ludoteka.games.heroes3.rules.combat_windows import has_deck

    c = fight(s)
    side = 1 - c.side[fighter]
    return owner_of(c, side) if has_deck(s, side) else NOBODY


def own_deck(s: Heroes3, fighter: int) -> int:
    """The player of a fighter if the deck may be used in this combat, else -1."""
    from ludoteka.games.heroes3.rules.combat_windows import has_deck

    c = fight(s)
    side = c.side[fighter]
    return owner_of(c, side) if has_deck(s, side) else NOBODY


def discard_at_random(s: Heroes3, seat: int, count: int) -> None:
    """A player discards hand cards at random, as many as there are."""
    for _ in range(count):
        hand = s.players[seat].hand
        if not hand:
            return
        discard_card(s, seat, hand[s.chance.below(len(hand))])


def paralyse(s: Heroes3, fighter: int) -> None:
    """A unit gets a Paralysis token, at most one (H3-COMBAT-23)."""
    c = fight(s)
    if not alive(c, fighter) or is_tower(s, fighter) or ability(s, fighter, "immune_paralysis") is not None:
        return
    if effect_on(c, "immune_to_paralysis", fighter) is None and not c.paralysed[fighter]:
        c.paralysed[fighter] = 1
        s.tell(("paralysed", c.space[fighter]))


# -- when a unit activates --------------------------------------------------------------------------------------


class ActivationAbilities(Step[Heroes3]):
    """What a unit does by itself when it activates, before it moves and attacks (H3-UNIT-06)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Poison first, then its abilities."""
        c = fight(s)
        fighter = self.fighter
        if over(s) or not alive(c, fighter):
            return
        poison = effect_on(c, "poison", fighter)
        if poison is not None:
            c.effects.remove(poison)
            if poison.amount > 1:
                lay_plain(s, "poison", poison.owner, fighter, poison.amount - 1, "combat")
            wound(s, fighter, 1, NOBODY)
            if over(s) or not alive(c, fighter):
                return
        if not s.facts.abilities[c.form[fighter]]:
            return
        healing = ability(s, fighter, "heal_self")
        if healing is not None and healing.trigger == "activation":
            heal(s, fighter, healing.amount)
        victim = opponent_hand(s, fighter)
        stealing = ability(s, fighter, "enemy_discards_random")
        if stealing is not None and victim != NOBODY:
            discard_at_random(s, victim, stealing.amount)
        enemy = owner_of(c, 1 - c.side[fighter])
        if (
            ability(s, fighter, "enemy_loses_positive_morale_token") is not None
            and is_seat(s, enemy)
            and s.players[enemy].morale > 0
        ):
            spend_token(s, enemy)
        helping = ability(s, fighter, "heal_friendly_else_attack_bonus")
        if helping is not None:
            hurt = [other for other in units_of(s, c.side[fighter]) if other != fighter and c.damage[other]]
            if hurt:
                s.then(AimAbility(c.controllers[c.side[fighter]], "heal", fighter, helping.heal, spaces_of(s, hurt)))
            else:
                lay_plain(s, "attack", owner_of(c, c.side[fighter]), fighter, helping.attack, "activation")
        bolt = ability(s, fighter, "damage_any_unit_as_free_spell")
        if bolt is not None:
            from ludoteka.games.heroes3.rules.combat_spells import can_be_hit

            targets = [other for other in every_fighter(s) if can_be_hit(s, other, "", -1)]
            s.then(AimAbility(c.controllers[c.side[fighter]], "bolt", fighter, bolt.amount, spaces_of(s, targets)))


def every_fighter(s: Heroes3) -> list[int]:
    """All fighters still in the combat."""
    c = fight(s)
    return [fighter for fighter in range(len(c.form)) if c.space[fighter] >= 0]


def spaces_of(s: Heroes3, fighters: list[int]) -> list[int]:
    """The spaces of fighters, sorted."""
    c = fight(s)
    return sorted(c.space[fighter] for fighter in fighters)


class AimAbility(Step[Heroes3]):
    """Whom an ability is meant for; the AI picks by its own rules (R-74)."""

    __slots__ = ("amount", "fighter", "seat", "spaces", "what")

    def __init__(self, seat: int, what: str, fighter: int, amount: int, spaces: list[int]) -> None:
        self.seat = seat
        self.what = what
        """heal, bolt, splash, scratch, extra, breath, weaken, strengthen or kill."""
        self.fighter = fighter
        self.amount = amount
        self.spaces = spaces

    def run(self, s: Heroes3) -> None:
        """Take the only one, let the AI pick, or ask."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter):
            return
        spaces = [space for space in self.spaces if c.board[space] >= 0]
        if not spaces:
            return
        if self.seat == AI:
            from ludoteka.games.heroes3.rules.ai_combat import pick_for_ability

            do_ability(s, self.what, self.fighter, pick_for_ability(s, self.what, self.fighter, spaces), self.amount)
        elif len(spaces) == 1:
            do_ability(s, self.what, self.fighter, spaces[0], self.amount)
        else:
            s.then(AbilityTarget(self.seat, self.what, self.fighter, self.amount, spaces))


class AbilityTarget(Choice[Heroes3]):
    """Whom an ability of a unit is meant for (H3-UNIT-06)."""

    __slots__ = ("amount", "fighter", "spaces", "what")

    def __init__(self, seat: int, what: str, fighter: int, amount: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.what = what
        self.fighter = fighter
        self.amount = amount
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        """Names the unit."""
        return ("ability-target", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it to that one."""
        do_ability(s, self.what, self.fighter, int(action[1]), self.amount)


def do_ability(s: Heroes3, what: str, fighter: int, space: int, amount: int) -> None:
    """An ability reaches the unit on a space."""
    c = fight(s)
    target = c.board[space]
    if what == "heal":
        heal(s, target, amount)
    elif what == "bolt":
        from ludoteka.games.heroes3.rules.combat_spells import spell_damage_to

        wound(s, target, spell_damage_to(s, target, amount, ""), NOBODY)
    elif what in ("splash", "scratch"):
        wound(s, target, amount, fighter)
    elif what == "extra":
        s.then(Extra(fighter, target, -1))
    elif what == "fixed":
        s.then(Extra(fighter, target, amount))
    elif what == "strengthen":
        put_token(s, "attack_token", fighter, target, amount)
    else:
        put_token(s, "weakness_token", fighter, target, -amount)


def put_token(s: Heroes3, name: str, fighter: int, target: int, amount: int) -> None:
    """An attack or weakness token for two combat rounds, one of a kind on a unit."""
    c = fight(s)
    old = effect_on(c, name, target)
    if old is not None:
        c.effects.remove(old)
    lay_plain(s, name, owner_of(c, c.side[fighter]), target, amount, "two_rounds")


# -- after a blow -----------------------------------------------------------------------------------------------


class AfterBlow(Step[Heroes3]):
    """Effects after an attack, extra attacks, retaliation and what comes after it, in this order (R-77)."""

    __slots__ = ("attacker", "damage", "dropped", "faces", "kind", "sure", "target")

    def __init__(
        self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, dropped: bool, damage: int
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.faces = faces
        self.sure = sure
        self.dropped = dropped
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        """Push what applies."""
        c = fight(s)
        attacker = self.attacker
        target = self.target
        where = c.space[target] if alive(c, target) else c.fallen
        near = alive(c, attacker) and adjacent(c.space[attacker], where)
        if self.kind == FIRST:
            s.then(
                MoreAttacks(attacker, target, where, self.faces, self.sure), Answered(attacker, target, self.dropped)
            )
        if s.facts.abilities[c.form[attacker]]:
            after_effects(s, self, near)
        if self.kind == RETALIATION and not over(s):
            after_own_retaliation(s, attacker, target, self.sure)


def shown(blow: AfterBlow, faces: tuple[int, ...]) -> bool:
    """Whether the dice in use showed one of the faces."""
    return blow.sure or any(face in faces for face in blow.faces)


def works(s: Heroes3, blow: AfterBlow, code: str) -> bool:
    """Whether an ability of the attacker works after this blow (H3-UNIT-06)."""
    found = ability(s, blow.attacker, code)
    if found is None:
        return False
    if found.trigger == "passive":
        return True
    return found.trigger == ("retaliation" if blow.kind == RETALIATION else "attack" if blow.kind == FIRST else "")


def rolls(s: Heroes3, fighter: int, faces: tuple[int, ...], sure: bool) -> bool:
    """A further attack die for an ability, unless a card makes it certain."""
    if sure:
        return True
    face = roll_face(s)
    s.tell(("attack-die", fight(s).space[fighter], face + 1))
    if face not in faces and any(omen.name == "ability_reroll" for omen in s.omens):
        face = roll_face(s)
        s.tell(("attack-die", fight(s).space[fighter], face + 1))
    return face in faces


def after_effects(s: Heroes3, blow: AfterBlow, near: bool) -> None:
    """The effects "after the attack" of the unit that struck (R-77)."""
    c = fight(s)
    attacker = blow.attacker
    target = blow.target
    book = s.facts.abilities[c.form[attacker]]
    if alive(c, attacker):
        if "heal_self" in book and book["heal_self"].trigger == "attack" and works(s, blow, "heal_self"):
            healing = book["heal_self"]
            heal(s, attacker, ALL_DAMAGE if healing.all_damage else healing.amount)
        seat = own_deck(s, attacker)
        if works(s, blow, "draw_on_die_face") and shown(blow, book["draw_on_die_face"].faces) and seat != NOBODY:
            draw_cards(s, seat, book["draw_on_die_face"].amount)
        if works(s, blow, "mill_own_deck_take_one_spell") and seat != NOBODY:
            s.then(OfferMill(seat, book["mill_own_deck_take_one_spell"].cards))
        hand_effects(s, blow)
    if alive(c, target):
        target_effects(s, blow)
    if over(s) or not alive(c, attacker):
        return
    if works(s, blow, "damage_another_adjacent_enemy"):
        others = [other for other in enemies_next_to(c, attacker) if other != target]
        scratch = book["damage_another_adjacent_enemy"].amount
        s.then(AimAbility(c.controllers[c.side[attacker]], "scratch", attacker, scratch, spaces_of(s, others)))
    if works(s, blow, "splash_damage_adjacent_to_target") and not near and alive(c, target):
        others = [other for other in next_to(c, c.space[target]) if other != attacker]
        splash = book["splash_damage_adjacent_to_target"].amount
        s.then(AimAbility(c.controllers[c.side[attacker]], "splash", attacker, splash, spaces_of(s, others)))


def hand_effects(s: Heroes3, blow: AfterBlow) -> None:
    """Abilities that cost the other player cards (R-42)."""
    c = fight(s)
    book = s.facts.abilities[c.form[blow.attacker]]
    victim = opponent_hand(s, blow.attacker)
    if victim == NOBODY or not s.players[victim].hand:
        return
    if works(s, blow, "enemy_discards_random_or_power_card"):
        s.then(LoseCard(victim))
    if works(s, blow, "enemy_discards_on_own_attack"):
        from ludoteka.games.heroes3.rules.cards import ANY_KIND, DiscardCards

        count = min(book["enemy_discards_on_own_attack"].amount, len(s.players[victim].hand))
        s.then(DiscardCards(victim, count, count, ANY_KIND, "", 0))


def target_effects(s: Heroes3, blow: AfterBlow) -> None:
    """What a blow does to a unit that survived it."""
    c = fight(s)
    attacker = blow.attacker
    target = blow.target
    book = s.facts.abilities[c.form[attacker]]
    owner = owner_of(c, c.side[attacker])
    if works(s, blow, "poison"):
        old = effect_on(c, "poison", target)
        cubes = book["poison"].cubes
        if old is not None:
            c.effects.remove(old)
            cubes += old.amount
        lay_plain(s, "poison", owner, target, cubes, "combat")
    if works(s, blow, "paralyse_on_die_face") and shown(blow, book["paralyse_on_die_face"].faces):
        paralyse(s, target)
    if works(s, blow, "paralyse_target"):
        paralyse(s, target)
    gaze = book.get("roll_to_paralyse") if works(s, blow, "roll_to_paralyse") else None
    if gaze is not None and gaze.when == "after_attack" and rolls(s, attacker, gaze.faces, blow.sure):
        paralyse(s, target)
    if works(s, blow, "place_corrosion") and effect_on(c, "corrosion", target) is None:
        lay_plain(s, "corrosion", owner, target, -1, "combat")
    weakening = ability(s, attacker, "place_weakness_token")
    if weakening is not None and weakening.trigger == "attack" and blow.kind == FIRST:
        put_token(s, "weakness_token", attacker, target, -weakening.amount)
    if works(s, blow, "strip_enemy_ongoing_from_target"):
        enemy = owner_of(c, c.side[target])
        end_effects(s, [one for one in c.effects if one.target == target and one.owner == enemy and one.card >= 0])
    if works(s, blow, "roll_two_kill_target"):
        wanted = sorted(book["roll_two_kill_target"].faces)
        if blow.sure or sorted([roll_face(s), roll_face(s)]) == wanted:
            s.tell(("slain", c.space[target]))
            drop(s, target, attacker)
    if over(s) or not alive(c, target):
        return
    bolt = book.get("roll_to_damage_target") if works(s, blow, "roll_to_damage_target") else None
    if bolt is not None and rolls(s, attacker, bolt.faces, blow.sure):
        wound(s, target, bolt.amount, attacker)
    if over(s) or not alive(c, target) or not alive(c, attacker):
        return
    if works(s, blow, "roll_to_push_target") and rolls(s, attacker, book["roll_to_push_target"].faces, blow.sure):
        s.then(PushTarget(c.controllers[c.side[target]], attacker, target, book["roll_to_push_target"].spaces))


class LoseCard(Choice[Heroes3]):
    """Discard a card that offers power, or let one go at random (ability enemy_discards_random_or_power_card)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Cards with power, or chance."""
        out: list[Action] = [PASS]
        out += [("discard", card) for card in distinct(s.players[self.seat].hand) if offers_power(s, card)]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it."""
        if action[0] == "pass":
            discard_at_random(s, self.seat, 1)
        else:
            discard_card(s, self.seat, int(action[1]))


def offers_power(s: Heroes3, card: int) -> bool:
    """Whether a card can be played for power (H3-SPELL-02)."""
    facts = s.facts.card[card]
    return facts.kind == SPELL or any(play.power for play in facts.plays)


class OfferMill(Choice[Heroes3]):
    """Genies may discard cards of the own deck to take a spell among them (ability mill_own_deck_take_one_spell)."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def options(self, s: Heroes3) -> list[Action]:
        """Do it or not."""
        return [("accept",), DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard the top cards."""
        if action[0] == "accept":
            mill(s, self.seat, self.cards)


def mill(s: Heroes3, seat: int, count: int) -> None:
    """Cards go from a player's deck to the discard pile; one spell of them may be taken (Genies)."""
    player = s.players[seat]
    fallen: list[int] = []
    for _ in range(count):
        if not player.deck.size():
            break
        card = player.deck.draw(s.chance)
        fallen.append(card)
        from ludoteka.games.heroes3.rules.cards import uncover

        uncover(player, card)
        player.discard.append(card)
        s.tell(("discarded", seat, card))
    spells = [card for card in distinct(fallen) if s.facts.card_kind[card] == SPELL]
    if spells:
        s.then(TakeMilled(seat, spells))


class TakeMilled(Choice[Heroes3]):
    """One of the spells that fell may be taken to the hand (ability mill_own_deck_take_one_spell)."""

    __slots__ = ("spells",)

    def __init__(self, seat: int, spells: list[int]) -> None:
        super().__init__(seat)
        self.spells = spells

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell, or none."""
        out: list[Action] = [DECLINE]
        out += [("take", card) for card in self.spells]
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it back."""
        if action[0] == "take":
            from bisect import insort

            card = int(action[1])
            player = s.players[self.seat]
            at = len(player.discard) - 1 - player.discard[::-1].index(card)
            player.discard.pop(at)
            insort(player.hand, card)
            s.tell(("takes-card", self.seat, card))


class PushTarget(Step[Heroes3]):
    """A unit is driven back to an empty space not next to its attacker (ability roll_to_push_target)."""

    __slots__ = ("attacker", "seat", "spaces", "target")

    def __init__(self, seat: int, attacker: int, target: int, spaces: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target
        self.spaces = spaces

    def run(self, s: Heroes3) -> None:
        """Move it, asking its owner where several spaces are free."""
        c = fight(s)
        if over(s) or not alive(c, self.target) or not alive(c, self.attacker) or c.space[self.target] >= SPACES:
            return
        goals = [
            space
            for space in NEIGHBOURS[c.space[self.target]]
            if c.board[space] == NOBODY and not adjacent(space, c.space[self.attacker])
        ]
        if len(goals) == 1 or (goals and self.seat == AI):
            place(c, self.target, goals[0])
            s.tell(("pushed", goals[0]))
        elif goals:
            s.then(PushedTo(self.seat, self.target, goals))


class PushedTo(Choice[Heroes3]):
    """Where a unit is driven to; its owner picks (ability roll_to_push_target)."""

    __slots__ = ("spaces", "target")

    def __init__(self, seat: int, target: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.target = target
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Move it there."""
        place(fight(s), self.target, int(action[1]))
        s.tell(("pushed", int(action[1])))


# -- extra attacks and retaliation ------------------------------------------------------------------------------


class MoreAttacks(Step[Heroes3]):
    """Extra attacks of an ability come before the first target strikes back (R-18, R-77)."""

    __slots__ = ("attacker", "faces", "sure", "target", "where")

    def __init__(self, attacker: int, target: int, where: int, faces: list[int], sure: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.where = where
        """The space of the target, also if it fell."""
        self.faces = faces
        self.sure = sure

    def run(self, s: Heroes3) -> None:
        """Push them."""
        if not over(s):
            extra_attacks(s, self.attacker, self.target, self.where, self.faces, self.sure)


def extra_attacks(s: Heroes3, attacker: int, target: int, where: int, faces: list[int], sure: bool) -> None:
    """Extra attacks of an ability on or around the target, which stood on a space (R-18)."""
    c = fight(s)
    if not alive(c, attacker):
        return
    book = s.facts.abilities[c.form[attacker]]
    if not book:
        return
    seat = c.controllers[c.side[attacker]]
    second = ability(s, attacker, "second_attack_same_target")
    if (
        second is not None
        and second.when == "target_not_adjacent"
        and alive(c, target)
        and not adjacent(c.space[attacker], c.space[target])
        and (not second.faces or sure or any(face in second.faces for face in faces))
    ):
        s.then(Extra(attacker, target, -1))
    breath = ability(s, attacker, "breath_second_space")
    if breath is not None:
        behind = space_behind(c.space[attacker], where)
        if behind != NOBODY and c.board[behind] >= 0:
            s.then(Extra(attacker, c.board[behind], breath.attack))
    splash = ability(s, attacker, "splash_attack_adjacent_to_target")
    if splash is not None:
        around = next_to(c, where)
        others = [one for one in around if one not in (attacker, target)] or [one for one in around if one == attacker]
        s.then(AimAbility(seat, "fixed", attacker, splash.attack, spaces_of(s, others)))
    if ability(s, attacker, "attack_all_adjacent") is not None:
        everybody = book["attack_all_adjacent"].who == "all"
        for other in next_to(c, c.space[attacker]):
            if other != target and (everybody or c.side[other] != c.side[attacker]):
                s.then(Extra(attacker, other, -1))
    if ability(s, attacker, "attack_multiple_adjacent") is not None:
        others = [one for one in enemies_next_to(c, attacker) if one != target]
        if others:
            s.then(MayStrikeAnother(seat, attacker, target))


def space_behind(start: int, target: int) -> int:
    """The space straight behind a neighbour, -1 if it lies off the board.

    >>> space_behind(17, 13), space_behind(4, 0)
    (9, -1)
    """
    if start >= SPACES or target >= SPACES:
        return NOBODY
    row = 2 * (target // COLUMNS) - start // COLUMNS
    column = 2 * (target % COLUMNS) - start % COLUMNS
    if abs(target // COLUMNS - start // COLUMNS) + abs(target % COLUMNS - start % COLUMNS) != 1:
        return NOBODY
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOBODY


class MayStrikeAnother(Step[Heroes3]):
    """A unit may attack one more enemy (abilities attack_multiple_adjacent, attack_another_adjacent_on_kill)."""

    __slots__ = ("attacker", "but", "seat")

    def __init__(self, seat: int, attacker: int, but: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.but = but

    def run(self, s: Heroes3) -> None:
        """Ask; the AI strikes whenever it can."""
        c = fight(s)
        if over(s) or not alive(c, self.attacker):
            return
        spaces = spaces_of(s, [one for one in enemies_next_to(c, self.attacker) if one != self.but])
        if not spaces:
            return
        if self.seat == AI:
            s.then(AimAbility(AI, "extra", self.attacker, 0, spaces))
        else:
            s.then(StrikeAnother(self.seat, self.attacker, spaces))


class StrikeAnother(Choice[Heroes3]):
    """Attack one more adjacent enemy, or leave it."""

    __slots__ = ("attacker", "spaces")

    def __init__(self, seat: int, attacker: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        """Each enemy, or none."""
        out: list[Action] = [("attack", space) for space in self.spaces]
        return [*out, DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Strike it."""
        if action[0] == "attack":
            s.then(Extra(self.attacker, fight(s).board[int(action[1])], -1))


class Answered(Step[Heroes3]):
    """The target of the first attack strikes back, and the attacker ends its attack (H3-COMBAT-21, R-77)."""

    __slots__ = ("attacker", "dropped", "target")

    def __init__(self, attacker: int, target: int, dropped: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.dropped = dropped

    def run(self, s: Heroes3) -> None:
        """Push the retaliation, unless the attack allows none."""
        c = fight(s)
        if over(s) or not alive(c, self.attacker):
            return
        s.then(AfterAnswer(self.attacker, self.target, self.dropped))
        safe = ability(s, self.attacker, "no_retaliation") is not None
        if not safe and effect_on(c, "no_retaliation", self.attacker) is None:
            s.then(Retaliation(self.attacker, self.target))


class AfterAnswer(Step[Heroes3]):
    """What a unit does after the retaliation: one more attack, or back to where it came from (R-77)."""

    __slots__ = ("attacker", "dropped", "target")

    def __init__(self, attacker: int, target: int, dropped: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.dropped = dropped

    def run(self, s: Heroes3) -> None:
        """Push what applies."""
        c = fight(s)
        attacker = self.attacker
        if over(s) or not alive(c, attacker) or not s.facts.abilities[c.form[attacker]]:
            return
        seat = c.controllers[c.side[attacker]]
        returning = ability(s, attacker, "may_return_to_origin")
        if returning is not None and c.moved and c.board[c.from_space] == NOBODY:
            s.then(MayReturn(seat, attacker))
        second = ability(s, attacker, "second_attack_same_target")
        if second is not None and second.when == "after_retaliation" and alive(c, self.target):
            s.then(Extra(attacker, self.target, -1))
        if self.dropped and ability(s, attacker, "attack_another_adjacent_on_kill") is not None:
            s.then(MayStrikeAnother(seat, attacker, self.target))


class MayReturn(Step[Heroes3]):
    """Harpies may fly back to where their move began (ability may_return_to_origin)."""

    __slots__ = ("fighter", "seat")

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask; the AI always returns (R-74)."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter) or c.board[c.from_space] != NOBODY:
            return
        if self.seat == AI:
            place(c, self.fighter, c.from_space)
            s.tell(("returns", c.from_space))
        else:
            s.then(ReturnToOrigin(self.seat, self.fighter))


class ReturnToOrigin(Choice[Heroes3]):
    """Fly back to the space where the move began, or stay (ability may_return_to_origin)."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        super().__init__(seat)
        self.fighter = fighter

    def options(self, s: Heroes3) -> list[Action]:
        """Back or stay."""
        return [DECLINE, ("march", fight(s).from_space)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Go back."""
        if action[0] == "march":
            place(fight(s), self.fighter, int(action[1]))
            s.tell(("returns", int(action[1])))


def after_own_retaliation(s: Heroes3, fighter: int, victim: int, sure: bool) -> None:
    """Medusas may turn the unit they struck back at to stone (ability roll_to_paralyse)."""
    found = ability(s, fighter, "roll_to_paralyse")
    c = fight(s)
    if found is None or found.when != "after_own_retaliation" or not alive(c, victim) or not alive(c, fighter):
        return
    if rolls(s, fighter, found.faces, sure):
        paralyse(s, victim)


# -- other actions ----------------------------------------------------------------------------------------------


def other_actions(s: Heroes3, fighter: int, out: list[Action]) -> None:
    """What a unit can do instead of moving, attacking and defending (H3-UNIT-06)."""
    from ludoteka.games.heroes3.rules.siege import siege_pieces, tower_fighter

    c = fight(s)
    side = c.side[fighter]
    for code, found in s.facts.abilities[c.form[fighter]].items():
        if found.trigger != "other_action" or ability(s, fighter, code) is None:
            continue
        if code == "place_attack_token":
            friends = [one for one in units_of(s, side) if one != fighter and ground_or_flying(s, one)]
            out += [("use-ability", c.space[friend]) for friend in friends]
        elif code == "place_weakness_token":
            out += [("use-ability", c.space[enemy]) for enemy in fighters_of(c, 1 - side)]
        elif code == "destroy_siege_piece" and c.siege and side == 0:
            out += [("use-ability", space) for space in siege_pieces(s)]
            if "arrow_tower" in found.pieces and tower_fighter(s) >= 0:
                out.append(("use-ability", SPACES))
        elif code == "mill_own_deck_take_one_spell":
            seat = own_deck(s, fighter)
            if seat != NOBODY and s.players[seat].deck.size():
                out.append(("use-ability", c.space[fighter]))
        elif code == "summon_or_reinforce_demons":
            demon_options(s, fighter, out)


def demon_options(s: Heroes3, fighter: int, out: list[Action]) -> None:
    """Pit Lords bring Few Demons next to them, or turn own Few Demons to Pack (H3-EXP-03)."""
    from ludoteka.games.heroes3.rules.combat_damage import OWN_LOST

    c = fight(s)
    side = c.side[fighter]
    if not c.used[side] & OWN_LOST:
        return
    demons = s.facts.troop_number["demons"]
    mine = [other for other in units_of(s, side) if c.form[other] >> 1 == demons]
    out += [("use-ability", c.space[other]) for other in mine if c.form[other] & 1 == FEW]
    if not mine:
        out += [("use-ability", space) for space in NEIGHBOURS[c.space[fighter]] if c.board[space] == NOBODY]


def take_other_action(s: Heroes3, fighter: int, space: int) -> None:
    """A unit uses its ability on a space instead of acting (H3-UNIT-06)."""
    from ludoteka.games.heroes3.rules.combat_spells import summon
    from ludoteka.games.heroes3.rules.siege import break_piece, remove_tower

    c = fight(s)
    s.tell(("uses-ability", c.space[fighter], space))
    for code, found in s.facts.abilities[c.form[fighter]].items():
        if found.trigger != "other_action" or ability(s, fighter, code) is None:
            continue
        if code == "place_attack_token":
            put_token(s, "attack_token", fighter, c.board[space], found.amount)
        elif code == "place_weakness_token":
            put_token(s, "weakness_token", fighter, c.board[space], -found.amount)
        elif code == "destroy_siege_piece":
            if space == SPACES:
                remove_tower(s)
            else:
                break_piece(s, space)
        elif code == "mill_own_deck_take_one_spell":
            mill(s, own_deck(s, fighter), found.cards)
        elif code == "summon_or_reinforce_demons":
            if c.board[space] >= 0:
                turn_to_pack(s, c.board[space])
            else:
                summon(s, c.side[fighter], s.facts.troop_number["demons"] * 2 + FEW, space, fighter, True)


# -- after a loss -----------------------------------------------------------------------------------------------


class RaiseBronze(Step[Heroes3]):
    """A Necropolis player reinforces a Few bronze unit for free after beating neutral Skeletons (R-80)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Flip the only one, or ask which."""
        rows = raisable(s, self.seat)
        if len(rows) == 1:
            raise_unit(s, self.seat, rows[0])
        elif rows:
            s.then(RaiseWhich(self.seat))


def raisable(s: Heroes3, seat: int) -> list[int]:
    """Rows of Few bronze units of the own faction."""
    player = s.players[seat]
    return [
        row
        for row in range(len(player.army))
        if player.sides[row] == FEW
        and s.facts.troop[player.army[row]].pack is not None
        and s.facts.troop[player.army[row]].tier == BRONZE
    ]


def raise_unit(s: Heroes3, seat: int, row: int) -> None:
    """A unit of the unit deck becomes a Pack, also where it fights (R-80)."""
    from ludoteka.games.heroes3.rules.recruit import flip_unit

    c = s.combat
    if c is not None:
        for fighter in range(len(c.form)):
            if c.origin[fighter] == row and c.space[fighter] >= 0 and owner_of(c, c.side[fighter]) == seat:
                turn_to_pack(s, fighter)
                return
    flip_unit(s, seat, row)


class RaiseWhich(Choice[Heroes3]):
    """Which Few bronze unit becomes a Pack (ability of neutral Skeletons)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each once."""
        army = s.players[self.seat].army
        return [("reinforce", troop) for troop in distinct([army[row] for row in raisable(s, self.seat)])]

    def take(self, s: Heroes3, action: Action) -> None:
        """Flip it."""
        for row in raisable(s, self.seat):
            if s.players[self.seat].army[row] == int(action[1]):
                raise_unit(s, self.seat, row)
                return


def spell_bonus_of(s: Heroes3, side: int, school: str) -> int:
    """What units add to the power of the first spell (ability first_spell_power_bonus)."""
    c = fight(s)
    out = 0
    for fighter in range(len(c.form)):
        if c.side[fighter] != side or c.space[fighter] < 0 or c.marks[fighter] & SPELL_BONUS:
            continue
        found = ability(s, fighter, "first_spell_power_bonus")
        if found is None or (found.schools and school not in found.schools):
            continue
        if (found.window == "activation" and c.active == fighter) or (
            found.window == "combat_round" and (c.activated[fighter] or c.active == fighter)
        ):
            out += found.amount
    return out


def spend_spell_bonus(s: Heroes3, side: int, school: str) -> None:
    """The bonus of units was for the first spell only."""
    c = fight(s)
    for fighter in range(len(c.form)):
        found = s.facts.abilities[c.form[fighter]].get("first_spell_power_bonus")
        if found is None or c.side[fighter] != side or (found.schools and school not in found.schools):
            continue
        if c.active == fighter or (found.window == "combat_round" and c.activated[fighter]):
            c.marks[fighter] |= SPELL_BONUS
