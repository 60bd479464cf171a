"""Quests: starting one, advancing on it and finishing it (LOH-QUEST)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.figures import QuestStep
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, NOBODY
from ludoteka.games.lords_of_hellas.rules.any_time import discard_kept_quest
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, attribute, injuries, raise_attribute
from ludoteka.games.lords_of_hellas.rules.cards import DiscardCards, DrawCards
from ludoteka.games.lords_of_hellas.rules.control import cities_held, listed, take_glory
from ludoteka.games.lords_of_hellas.rules.marks import QUEST_FINISHED
from ludoteka.games.lords_of_hellas.rules.muster import Muster, ask_muster, city_muster_closed, recruitable, take_muster
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.steps import CountStep, RepeatedChoice
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.rules.victory import temples_held
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

# -- starting ---------------------------------------------------------------------------------------------------


def demand_closed(s: LordsOfHellas, seat: int, step: QuestStep) -> Action | None:
    """What a player lacks of what a step asks for or takes; attributes count as they are in use (LOH-QUEST-01,
    LOH-QUEST-08)."""
    for which in range(ATTRIBUTES):
        if attribute(s, seat, which) < step.attributes[which]:
            return ("step-attribute", which, step.attributes[which])
    if s.pool[seat] < max(step.priests, step.pay_priests):
        return ("step-priests", max(step.priests, step.pay_priests))
    if cities_held(s, seat).bit_count() < step.cities:
        return ("step-cities", step.cities)
    if temples_held(s, seat) < step.temples:
        return ("step-temples", step.temples)
    if s.artifacts[seat].bit_count() < step.artifacts:
        return ("step-artifacts", step.artifacts)
    if len(s.hands[seat]) < step.pay_cards:
        return ("step-cards", step.pay_cards)
    if injuries(s, seat) + step.pay_injuries > s.facts.limits.injuries:
        return ("step-injuries", step.pay_injuries)
    return None


def quest_closed(s: LordsOfHellas, seat: int, quest: int, step: int) -> Action | None:
    """Why a quest cannot be started at a step, counted from 1 (LOH-QUEST-01)."""
    if quest not in s.quest_slots or s.facts.quest[quest].region != s.hero_region[seat]:
        return ("no-quest-there", quest)
    steps = s.facts.quest[quest].steps
    return demand_closed(s, seat, steps[step - 1]) if 0 < step <= len(steps) else ("no-such-step", quest, len(steps))


def starts(s: LordsOfHellas, seat: int, region: int) -> list[Action]:
    """The quests in a region and the steps at which a player could start them (LOH-QUEST-01)."""
    out: list[Action] = []
    for quest in s.quest_slots:
        if quest != NOBODY and s.facts.quest[quest].region == region:
            steps = s.facts.quest[quest].steps
            fit = [at for at in range(len(steps)) if demand_closed(s, seat, steps[at]) is None]
            out += [("start-quest", quest, at + 1) for at in fit]
    out.sort()
    return out


def can_start(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Whether a hero ending its move in a region could start a quest there (LOH-QUEST-01)."""
    for quest in s.quest_slots:
        if quest != NOBODY and s.facts.quest[quest].region == region:
            return bool(starts(s, seat, region))
    return False


def hero_has_moved(s: LordsOfHellas, seat: int) -> None:
    """The hero's move has ended in a region: offer the quest there (LOH-HMOVE-04)."""
    if can_start(s, seat, s.hero_region[seat]):
        s.then(StartQuest(seat))


class StartQuest(Choice[LordsOfHellas]):
    """Start the quest of the region at a step whose requirement is met, or leave it (LOH-QUEST-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Quest and step, or neither."""
        return [("decline",), *starts(s, self.seat, s.hero_region[self.seat])]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """No such quest there, or the step asks for more."""
        match action:
            case ("start-quest", int() as quest, int() as step):
                return quest_closed(s, self.seat, quest, step)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Pay, then set out."""
        match action:
            case ("start-quest", int() as quest, int() as number):
                step = s.facts.quest[quest].steps[number - 1]
                s.then(SetOut(self.seat, quest, number - 1))
                s.then_each([Injury(self.seat) for _ in range(step.pay_injuries)])
                sacrifice_priests(s, self.seat, step.pay_priests)
                if step.pay_cards:
                    s.then(DiscardCards(self.seat, step.pay_cards))


class SetOut(Step[LordsOfHellas]):
    """The hero leaves the map for a step of a quest, whoever is there (LOH-QUEST-01, LOH-QUEST-04, LOH-QUEST-06)."""

    __slots__ = ("at", "quest", "seat")

    def __init__(self, seat: int, quest: int, at: int) -> None:
        self.seat = seat
        self.quest = quest
        self.at = at

    def run(self, s: LordsOfHellas) -> None:
        """Put it there; the third step completes the quest."""
        s.hero_region[self.seat] = NOBODY
        s.quest[self.seat] = self.quest
        reach_step(s, self.seat, self.at)


def advance(s: LordsOfHellas, seat: int) -> None:
    """The hero move of a hero on a quest: one step further (LOH-QUEST-02, LOH-QUEST-03, LOH-QUEST-12)."""
    reach_step(s, seat, min(s.facts.quest_track.steps - 1, s.quest_step[seat] + s.facts.quest_track.steps_per_move))


def reach_step(s: LordsOfHellas, seat: int, at: int) -> None:
    """A hero stands on a step of its quest; the last one completes it (LOH-QUEST-07)."""
    quest = s.quest[seat]
    s.quest_step[seat] = at
    s.tell(("quest-step", seat, quest, at + 1))
    if at >= s.facts.quest_track.steps - 1:
        complete(s, seat, quest)


# -- completing -------------------------------------------------------------------------------------------------


def complete(s: LordsOfHellas, seat: int, quest: int) -> None:
    """A quest is completed: hero back, reward, glory, token and card off (LOH-QUEST-07, LOH-QUEST-13)."""
    s.marks |= QUEST_FINISHED
    s.tell(("quest-completed", seat, quest))
    come_back(s, seat)
    s.then(QuestOver(seat, quest))
    reward = s.facts.quest[quest].reward
    if not reward.kept:
        s.then_each(reward_steps(s, seat, quest))


def come_back(s: LordsOfHellas, seat: int) -> None:
    """A hero returns from its quest to the token's region (LOH-QUEST-07, LOH-QUEST-09, LOH-QUEST-11)."""
    region = s.facts.quest[s.quest[seat]].region
    s.quest[seat] = NOBODY
    s.quest_step[seat] = NOBODY
    s.hero_region[seat] = region
    s.tell(("hero-returned", seat, region))


def reward_steps(s: LordsOfHellas, seat: int, quest: int) -> list[Step[LordsOfHellas]]:
    """What a quest brings at once, in the order of its text (LOH-QUEST-07)."""
    reward = s.facts.quest[quest].reward
    steps: list[Step[LordsOfHellas]] = []
    gain_priests(s, seat, reward.priests)
    if reward.attribute != NOBODY:
        raise_attribute(s, seat, reward.attribute, reward.raises)
    if reward.draws:
        steps.append(DrawCards(seat, reward.draws))
    if reward.recruits:
        steps.append(QuestRecruits(seat, reward.recruits))
    if reward.recruits_per_city and recruitable(s, seat, cities_held(s, seat)):
        steps.append(RecruitInCities(seat, cities_held(s, seat), reward.recruits_per_city))
    if reward.looks:
        steps.append(LookForArtifacts(seat, reward.looks, reward.takes))
    if reward.glory and free_glory(s):
        steps.append(MoreGlory(seat, reward.glory))
    if reward.raises_to and low_attributes(s, seat, reward.raises_to):
        steps.append(RaiseTo(seat, reward.raises_to))
    return steps


class QuestRecruits(CountStep):
    """A quest brings hoplites to one controlled region (LOH-QUEST-07)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        ask_muster(s, self.seat, s.held[self.seat], self.count)


class RecruitInCities(Muster):
    """A quest brings hoplites to every controlled region with a city; `regions` are those that have not recruited yet
    (LOH-QUEST-07, LOH-REC-04)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("recruit-in-cities", self.most)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not yours, without a city, too many, or nobody may be recruited there."""
        return city_muster_closed(s, self.seat, self.regions, action, self.most)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Recruit there and go on with the other cities."""
        match action:
            case ("recruit" | "recruit-fortified", int() as region, _):
                take_muster(s, self.seat, action)
                left = self.regions & ~(1 << region)
                if recruitable(s, self.seat, left):
                    s.then(RecruitInCities(self.seat, left, self.most))


def free_glory(s: LordsOfHellas) -> list[int]:
    """The lands whose glory nobody holds."""
    return [land for land in range(len(s.glory)) if s.glory[land] == NOBODY]


class MoreGlory(RepeatedChoice):
    """Take a glory token that nobody holds (LOH-GLORY-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only one left."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The lands whose token is free."""
        return [("take-glory", land) for land in free_glory(s)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        match action:
            case ("take-glory", int() as land) if s.glory[land] != NOBODY:
                return ("glory-held", land, s.glory[land])
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the player's."""
        match action:
            case ("take-glory", int() as land):
                take_glory(s, self.seat, land)
                if self.left > 1 and free_glory(s):
                    s.then(MoreGlory(self.seat, self.left - 1))


def low_attributes(s: LordsOfHellas, seat: int, value: int) -> list[int]:
    """The attributes of a hero whose stored value is lower."""
    return [which for which in range(ATTRIBUTES) if s.attributes[seat * ATTRIBUTES + which] < value]


class RaiseTo(Choice[LordsOfHellas]):
    """Raise one attribute to a value, in its stored value if it is injured (LOH-PRAY-09)."""

    __slots__ = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def forced(self) -> bool:
        """The only one that is lower."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("raise-to", self.value)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The attributes below it."""
        return [("raise", which) for which in low_attributes(s, self.seat, self.value)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is not lower."""
        match action:
            case ("raise", int() as which) if which not in low_attributes(s, self.seat, self.value):
                return ("high-enough", which, self.value)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("raise", int() as which):
                raise_attribute(s, self.seat, which, self.value - s.attributes[self.seat * ATTRIBUTES + which])


class QuestOver(Step[LordsOfHellas]):
    """After the reward the glory of the land; the card leaves its slot, other heroes on it return (LOH-QUEST-07,
    LOH-QUEST-09, LOH-QUEST-10)."""

    __slots__ = ("quest", "seat")

    def __init__(self, seat: int, quest: int) -> None:
        self.seat = seat
        self.quest = quest

    def run(self, s: LordsOfHellas) -> None:
        quest = self.quest
        facts = s.facts
        take_glory(s, self.seat, facts.region[facts.quest[quest].region].land)
        for other in range(s.seats):
            if s.quest[other] == quest:
                come_back(s, other)
        s.quest_slots[s.quest_slots.index(quest)] = NOBODY
        if facts.quest[quest].reward.kept:
            s.kept_quests[self.seat] |= 1 << quest
            s.tell(("quest-kept", self.seat, quest))
        else:
            insort(s.event_discard, facts.monster_cards + quest)


# -- kept cards -------------------------------------------------------------------------------------------------


def second_actions(s: LordsOfHellas, seat: int) -> list[int]:
    """The kept quest cards that bring one more special action (LOH-SPEC-04)."""
    return [quest for quest in listed(s.kept_quests[seat]) if s.facts.quest[quest].reward.special_actions]


class SecondAction(Choice[LordsOfHellas]):
    """After the special action a kept quest card may be discarded for another one (LOH-SPEC-03, LOH-SPEC-04)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Keep it, or use it."""
        return [("decline",), *(("discard-quest", quest) for quest in second_actions(s, self.seat))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not the player's, or of no use now."""
        match action:
            case ("discard-quest", int() as quest) if not s.kept_quests[self.seat] >> quest & 1:
                return ("quest-not-kept", quest)
            case ("discard-quest", int() as quest) if quest not in second_actions(s, self.seat):
                return ("quest-other-time", quest)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Another special action is owed."""
        match action:
            case ("discard-quest", int() as quest):
                discard_kept_quest(s, self.seat, quest)
