"""What a player's town asks for its goods now, with all discounts in play."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import MAGE_GUILD, NOBODY, RESOURCES
from ludoteka.games.heroes3.row_players import is_few
from ludoteka.games.heroes3.rules.town.town import spell_price
from ludoteka.games.heroes3.rules.trade.recruit import recruit_cost, reinforce_cost
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import Names, Shown


class PricesView(Shown, frozen=True):
    """Prices by unit and resource; what the spell book and a second hero cost in gold, and when the guild opens."""

    recruit: dict[str, dict[str, int]]
    reinforce: dict[str, dict[str, int]]
    spell: int
    secondary: int
    guild_opens: int | None


def prices_view(s: Heroes3, seat: int, names: Names) -> PricesView | None:
    """The prices of a player who has a faction (H3-RECRUIT-01, H3-RECRUIT-02, H3-TOWNA-06, H3-HERO-02)."""
    player = s.players[seat]
    if player.faction == NOBODY:
        return None
    troops = sorted({*s.facts.faction_units[player.faction], *player.army})
    guild = player.built >> MAGE_GUILD & 1
    return PricesView(
        recruit={names.units[one]: cost(recruit_cost(s, seat, one), names) for one in troops if one not in player.army},
        reinforce={
            names.units[one]: cost(reinforce_cost(s, seat, one), names)
            for one in troops
            if s.facts.troop[one].pack is not None and is_few(player.army, player.sides, one)
        },
        spell=spell_price(s, seat),
        secondary=s.facts.secondary_gold,
        guild_opens=player.guild_round + 1 if guild and player.guild_round >= s.round else None,
    )


def cost(figures: list[int], names: Names) -> dict[str, int]:
    """A price by resource, without resources it does not ask for."""
    return {names.resources[at]: figures[at] for at in range(RESOURCES) if figures[at]}
