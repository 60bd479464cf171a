"""Bots: players that choose from what their seat may know, for any game.

>>> from ludoteka.bots import bot
>>> bot("greedy:4", seed="any").name
'greedy:4'
"""

from ludoteka.bots.bot import Bot
from ludoteka.bots.levels import DEFAULT, LEVELS, longest_thought
from ludoteka.bots.mind import Mind
from ludoteka.bots.names import BOTS, Maker, bot, installed, offered
from ludoteka.bots.outlook import Outlook
from ludoteka.bots.outside import admit, allow, allowed_name
from ludoteka.bots.play import play_bots

__all__ = [
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "Bot",
    "Maker",
    "Mind",
    "Outlook",
    "admit",
    "allow",
    "allowed_name",
    "bot",
    "installed",
    "longest_thought",
    "offered",
    "play_bots",
]
