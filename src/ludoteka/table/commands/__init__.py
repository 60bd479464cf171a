"""What people may do at a table: join, leave, start, act, undo, resign, and so on.

Each command is an edit that `Tables.change` works out on the newest version of the table and commits.
"""

from __future__ import annotations

from ludoteka.table.commands.ending import Ending
from ludoteka.table.commands.learning import Learning
from ludoteka.table.commands.playing import Playing


class AtTables(Ending, Learning, Playing):
    """Everything that changes tables on somebody's behalf and needs nobody else."""
