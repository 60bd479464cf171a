"""Statements that every action needs, put into words once."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import DBAPIError

SQLITE = SQLiteDialect_pysqlite(paramstyle="named")
Values = Mapping[str, Any]


class Prepared:
    """A statement without results; SQLite's driver gets its text at once, any other database the statement itself.

    All parameters have to be given, as plain values of the driver: numbers, strings, bytes, None.
    """

    def __init__(self, statement: sa.sql.expression.UpdateBase) -> None:
        self.statement = statement
        self.text = str(statement.compile(dialect=SQLITE))

    def run(self, c: sa.Connection, values: Values) -> int:
        """Run it; how many rows it touched."""
        return self.run_on(c, c.connection.driver_connection, values)

    def run_on(self, c: sa.Connection, driver: object, values: Values) -> int:
        """Run it where the connection's driver is known already."""
        if not isinstance(driver, sqlite3.Connection):
            return c.execute(self.statement, values).rowcount
        try:
            return driver.execute(self.text, values).rowcount
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.text, None, error, sqlite3.Error, hide_parameters=True) from error
