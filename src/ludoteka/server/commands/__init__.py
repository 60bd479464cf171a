"""What people may do at a table: join, leave, start, act, undo, resign, talk, and so on.

Each command is an edit that `Tables.change` works out on the newest version of the table and commits.
"""

from __future__ import annotations

from ludoteka.server.commands.ending import Ending
from ludoteka.server.commands.learning import Learning
from ludoteka.server.commands.playing import Playing
from ludoteka.server.moderation.company import Company


class Commands(Company, Ending, Learning, Playing):
    """Everything that changes tables on somebody's behalf."""
