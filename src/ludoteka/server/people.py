"""People: guests, accounts, sessions and tokens for programs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.backoff import Backoff
from ludoteka.server.moderation import rows
from ludoteka.server.moderation.standing import read_standing
from ludoteka.server.passwords import Hashing, too_common
from ludoteka.server.storage import Storage
from ludoteka.table.clocks import Sleep
from ludoteka.table.errors import conflict, forbidden, not_found, not_signed_in, refusal, too_many_guesses
from ludoteka.table.moments import Moments
from ludoteka.table.person import DAY, DELETED, GOOD, GUEST, Person, Standing
from ludoteka.table.wire import Me, NewToken, Profile, Registration, SanctionInfo, SignIn, Token

REMEMBERED: Final = 15_000
"""Milliseconds for which the server trusts what it knows of a session before it looks again."""

MOST_TOKENS: Final = 20


def digest_of(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def csrf_of(secret: str) -> str:
    """What proves that a change was sent by our own pages: only they can read it."""
    return sha256(b"csrf " + secret.encode()).hexdigest()[:32]


class People:
    """Everybody the server knows."""

    def __init__(self, storage: Storage, moments: Moments, session_days: int) -> None:
        self.storage = storage
        self.moments = moments
        self.lifetime = session_days * DAY
        self.hashing = Hashing()
        self.backoff = Backoff()
        self.known: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    # -- who is it ----------------------------------------------------------------------------------------------

    async def by_session(self, secret: str) -> Person | None:
        """The person behind a cookie."""
        return await self.by_digest(digest_of(secret), csrf_of(secret))

    async def by_token(self, secret: str) -> Person | None:
        """The person behind a program's token."""
        return await self.by_digest(digest_of(secret), "")

    async def by_digest(self, digest: str, csrf: str) -> Person | None:
        """The person behind a secret, remembered for some seconds."""
        now = self.moments.now()
        key = digest + csrf
        found = self.known.get(key)
        if found is not None and now - found[0] < REMEMBERED and now < found[1].until:
            return found[1]
        row, standing = await self.storage.read(lambda c: find_known(c, digest, csrf != "", now))
        if row is None:
            self.known.pop(key, None)
            return None
        scope = "" if csrf else row.scope
        person = Person(row.id, row.name, row.login, read_sleep(row.sleep), digest, csrf, standing, scope, row.expires)
        if csrf and row.expires - now < self.lifetime - DAY:
            await self.storage.write(lambda c: prolong(c, digest, row.id, now, now + self.lifetime))
            person = msgspec.structs.replace(person, until=now + self.lifetime)
        elif not csrf and now - row.seen > DAY:
            await self.storage.write(lambda c: note_seen(c, row.id, now))
        self.remember(key, now, person)
        return person

    def remember(self, key: str, now: int, person: Person) -> None:
        """Know a person for a while."""
        self.known[key] = (now, person)
        self.known.move_to_end(key)
        while len(self.known) > 20_000:
            self.known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Look again at who this is, in this process."""
        for key in [key for key, (_, known) in self.known.items() if known.id == person]:
            del self.known[key]

    def announce(self, connection: sa.Connection, person: str) -> None:
        """Have every process look again at who this is."""
        self.storage.announce(connection, f"person {person}")

    # -- coming in ----------------------------------------------------------------------------------------------

    async def new_guest(self, name: str | None) -> str:
        """A guest, whose name is made up if need be; the secret for the cookie."""
        name = name or f"{GUEST}{self.moments.new_guest_number()}"
        secret, now, new_id = self.moments.new_secret(), self.moments.now(), self.moments.new_id()

        def work(c: sa.Connection) -> None:
            c.execute(sa.insert(schema.person), new_person(new_id, name, now))
            self.open_session(c, new_id, secret, now)

        await self.storage.write(work)
        return secret

    async def register(self, wanted: Registration, guest: Person | None, address: str) -> str:
        """An account, made from the guest if there is one; the secret for the cookie."""
        if guest is not None and guest.login is not None:
            raise conflict("signed-in", "you have an account; sign out first to make another")
        password = await self.hash(wanted.password, wanted.login.lower(), address)
        secret, now = self.moments.new_secret(), self.moments.now()
        who = self.moments.new_id() if guest is None else guest.id
        login = wanted.login.lower()
        values = {"name": wanted.name, "login": login, "password": password}

        def work(c: sa.Connection) -> None:
            if guest is None:
                c.execute(sa.insert(schema.person), new_person(who, wanted.name, now) | values)
            else:
                c.execute(sa.update(schema.person).where(schema.person.c.id == who).values(values))
                c.execute(sa.delete(schema.session).where(schema.session.c.person == who))
                self.announce(c, who)
            self.open_session(c, who, secret, now)

        try:
            await self.storage.write(work)
        except IntegrityError:
            raise conflict("login-taken", f"{login} is taken; choose another login", login=login) from None
        self.forget(who)
        return secret

    async def sign_in(self, wanted: SignIn, address: str) -> str:
        """A new session for an account; the secret for the cookie."""
        login = wanted.login.lower()
        query = sa.select(schema.person).where(schema.person.c.login == login)
        row = await self.storage.read(lambda c: c.execute(query).first())
        stored = self.dummy if row is None else row.password
        fits = await self.verify(stored, wanted.password, login, address)
        if row is None or not fits:
            raise refusal(401, "wrong-password", "login and password do not fit")
        secret, now, who = self.moments.new_secret(), self.moments.now(), row.id
        await self.storage.write(lambda c: self.open_session(c, who, secret, now))
        return secret

    def open_session(self, c: sa.Connection, person: str, secret: str, now: int) -> None:
        values = {"digest": digest_of(secret), "person": person, "created": now, "expires": now + self.lifetime}
        c.execute(sa.insert(schema.session), values)

    async def sign_out(self, person: Person) -> None:
        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(schema.session).where(schema.session.c.digest == person.digest))
            self.announce(c, person.id)

        await self.storage.write(work)
        self.forget(person.id)

    # -- changing -----------------------------------------------------------------------------------------------

    async def change(self, person: Person, wanted: Profile) -> Person:
        """Another name, another time to sleep."""
        values: dict[str, Any] = {}
        if wanted.name is not msgspec.UNSET:
            values["name"] = wanted.name
        if wanted.sleep is not msgspec.UNSET:
            values["sleep"] = None if wanted.sleep is None else msgspec.json.encode(wanted.sleep).decode()
        if values:

            def work(c: sa.Connection) -> None:
                c.execute(sa.update(schema.person).where(schema.person.c.id == person.id).values(values))
                self.announce(c, person.id)

            await self.storage.write(work)
            self.forget(person.id)
        found = await self.by_digest(person.digest, person.csrf)
        if found is None:
            raise not_signed_in()
        return found

    async def change_password(self, person: Person, old: str, new: str, address: str) -> None:
        """Another password; all other sessions and all tokens end."""
        await self.check_password(person, old, address)
        password = await self.hash(new, person.login or "", address)

        def work(c: sa.Connection) -> None:
            c.execute(sa.update(schema.person).where(schema.person.c.id == person.id).values(password=password))
            mine = (schema.session.c.person == person.id) & (schema.session.c.digest != person.digest)
            c.execute(sa.delete(schema.session).where(mine))
            c.execute(sa.delete(schema.token).where(schema.token.c.person == person.id))
            self.announce(c, person.id)

        await self.storage.write(work)
        self.forget(person.id)

    async def check_password(self, person: Person, password: str, address: str) -> None:
        """Refuse whoever does not know the password."""
        query = sa.select(schema.person.c.password).where(schema.person.c.id == person.id)
        stored = await self.storage.read(lambda c: c.execute(query).scalar())
        if stored is None:
            raise conflict("no-password", "a guest has no password")
        if not await self.verify(stored, password, person.login or "", address):
            raise forbidden("wrong-password", "the password does not fit")

    async def erase(self, person: Person, also: Callable[[sa.Connection], None] | None = None) -> None:
        """Delete a person; what others need of their games stays, without a name; `also` is done with it."""

        def work(c: sa.Connection) -> None:
            erase_person(c, person.id, self.moments.now())
            if also is not None:
                also(c)
            self.announce(c, person.id)

        await self.storage.write(work)
        self.forget(person.id)

    # -- tokens -------------------------------------------------------------------------------------------------

    async def tokens(self, person: Person) -> list[Token]:
        """The tokens of a person, without their secrets."""
        columns = schema.token.c
        query = sa.select(schema.token).where(columns.person == person.id)
        rows = await self.storage.read(lambda c: c.execute(query.order_by(columns.created, columns.id)).all())
        return [
            Token(id=row.id, name=row.name, created=row.created, scope=row.scope, expires=row.expires) for row in rows
        ]

    async def new_token(self, person: Person, wanted: NewToken) -> Token:
        """A token for a program; its secret is shown only now. Those that have ended make room for it."""
        secret, now, new_id = f"ludo_{self.moments.new_secret()}", self.moments.now(), self.moments.new_id()
        name, scope, expires = wanted.name, wanted.scope, now + wanted.days * DAY
        values = {"id": new_id, "person": person.id, "name": name, "digest": digest_of(secret), "created": now}
        values |= {"scope": scope, "expires": expires}

        def work(c: sa.Connection) -> None:
            take_turn(c, person.id)
            c.execute(sa.delete(schema.token).where(schema.token.c.expires <= now))
            count = sa.select(sa.func.count()).where(schema.token.c.person == person.id)
            if (c.execute(count).scalar() or 0) >= MOST_TOKENS:
                raise conflict("too-many-tokens", f"you have {MOST_TOKENS} tokens; delete one first", most=MOST_TOKENS)
            c.execute(sa.insert(schema.token), values)

        await self.storage.write(work)
        return Token(id=new_id, name=name, created=now, scope=scope, expires=expires, secret=secret)

    async def delete_token(self, person: Person, token: str) -> None:
        mine = (schema.token.c.person == person.id) & (schema.token.c.id == token)

        def work(c: sa.Connection) -> None:
            if c.execute(sa.delete(schema.token).where(mine)).rowcount != 1:
                raise not_found("token")
            self.announce(c, person.id)

        await self.storage.write(work)
        self.forget(person.id)

    # -- passwords ----------------------------------------------------------------------------------------------

    @property
    def dummy(self) -> str:
        """A hash that fits nothing, so that an unknown login takes as long as a wrong password."""
        return "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

    async def hash(self, password: str, login: str, address: str) -> str:
        """The hash of a new password, which must not be one that is guessed first."""
        if too_common(password, login):
            raise conflict("common-password", "this password is easy to guess; choose another")
        return await self.hashing.hash(password, address)

    async def verify(self, stored: str, password: str, login: str, address: str) -> bool:
        """Whether a password fits its hash; refused without a look if too many did not."""
        if (wait := self.backoff.wait(login, address)) > 0:
            raise too_many_guesses(wait)
        fits = await self.hashing.fits(stored, password, address)
        (self.backoff.fitted if fits else self.backoff.missed)(login, address)
        return fits


def take_turn(c: sa.Connection, person: str) -> None:
    """Let nobody else count or change what belongs to somebody until this is written; refused if they are gone.

    Without it, requests that come at the same time would each find room for one more, and somebody who deletes the
    account could leave a table behind.
    """
    query = sa.select(schema.person.c.deleted).where(schema.person.c.id == person).with_for_update()
    if c.execute(query).scalar() is not False:
        raise not_signed_in()


def me(person: Person) -> Me:
    """A person as they see themselves."""
    kept_out = person.standing.suspended
    return Me(
        id=person.id,
        name=person.name,
        login=person.login,
        sleep=person.sleep,
        csrf=person.csrf,
        operator=person.standing.operator,
        suspended=None if kept_out is None else SanctionInfo(kind="suspended", until=kept_out.until, why=kept_out.why),
    )


def new_person(new_id: str, name: str, now: int) -> dict[str, Any]:
    """A row for a guest."""
    empty = {"login": None, "password": None, "sleep": None, "deleted": False}
    return {"id": new_id, "name": name, "created": now, "seen": now, **empty}


def find_person(c: sa.Connection, digest: str, session: bool, now: int) -> sa.Row[Any] | None:
    """The person behind the digest of a secret."""
    people = schema.person
    if session:
        both = sa.select(people, schema.session.c.expires).join(schema.session, schema.session.c.person == people.c.id)
        query = both.where(schema.session.c.digest == digest, schema.session.c.expires > now)
    else:
        token = schema.token
        both = sa.select(people, token.c.scope, token.c.expires).join(token, token.c.person == people.c.id)
        query = both.where(token.c.digest == digest, token.c.expires > now)
    return c.execute(query.where(~people.c.deleted)).first()


def find_known(c: sa.Connection, digest: str, session: bool, now: int) -> tuple[sa.Row[Any] | None, Standing]:
    """The person behind the digest of a secret, and how they stand."""
    row = find_person(c, digest, session, now)
    return row, GOOD if row is None else read_standing(c, row.id, now)


def note_seen(c: sa.Connection, person: str, now: int) -> None:
    """Remember that somebody was here, if only through a program."""
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(seen=now))


def prolong(c: sa.Connection, digest: str, person: str, now: int, until: int) -> None:
    """Let a session that is in use last longer, and clear away those that are over."""
    c.execute(sa.update(schema.session).where(schema.session.c.digest == digest).values(expires=until))
    note_seen(c, person, now)
    c.execute(sa.delete(schema.session).where(schema.session.c.expires < now))


def read_sleep(text: str | None) -> Sleep | None:
    """A kept window of sleep."""
    return None if text is None else msgspec.json.decode(text, type=Sleep)


def erase_person(c: sa.Connection, person: str, now: int) -> None:
    """Remove all that is personal."""
    nothing = {"name": DELETED, "login": None, "password": None, "sleep": None, "seen": now, "deleted": True}
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(nothing))
    own = (schema.session, schema.token, schema.note, schema.learned, schema.study)
    for table in (*own, rows.block, rows.presence, rows.operator):
        c.execute(sa.delete(table).where(table.c.person == person))
    c.execute(sa.delete(rows.block).where(rows.block.c.other == person))
    c.execute(sa.update(schema.seat).where(schema.seat.c.person == person).values(name=DELETED))
