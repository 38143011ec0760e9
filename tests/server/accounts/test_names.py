"""Names that are taken for each other are one; ordinary names are not."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from capicua.core.messages import Refused
from capicua.server.accounts.accounts import Accounts
from capicua.server.accounts.names import check_name, name_key
from capicua.server.store.event_log import open_store
from capicua.server.store.schema import accounts

ALIKE = (
    ("Paul", "Pau|", "Pau1", "PAUL", "Pаul", "P.a.u.l"),
    ("Carmen", "Carrnen", "CARMEN", "Cármen", "Carme\u0301n"),
    ("Walter", "VValter", "vvalter", "Wa1ter"),
    ("José", "J0se", "Jose"),
)
ORDINARY = """
Ana Anna Ama Amaia Aina Alan Allan Elena Helena Elen Clara Dara Carla Clea Dea Clemente Demente
Mario María Marina Mariana Marcos Marcus Arturo Arnau Bernardo Bernat Ernesto Fernando Hernán
Ivo Iván Ivana Silvia Sylvia Lía Julia Julio Tulio Lola Lila Oliver Olivia Luis Luisa
Burt Bert Mark Marc Morris Norris Nora Mora Will Bill Jill Vera Wanda Víctor Viviana Owen Rowena
Nina Mina Nuria Miriam Irma Irene Inma Emma Enma Carmela Carmelo Ramón Román Nerea Mireia Corina
"""


@pytest.mark.parametrize("names", ALIKE)
def test_names_that_look_the_same_have_one_key(names: tuple[str, ...]) -> None:
    assert {name_key(name) for name in names} == {name_key(names[0])}


def test_ordinary_names_are_all_different_and_free() -> None:
    names = ORDINARY.split()
    assert len({name_key(name) for name in names}) == len(names)
    assert [check_name(name) for name in names] == names


@pytest.mark.parametrize("name", ["adrnin", "rnoderator", "Servid0r", "|eve| 3"])
def test_roles_are_reserved_however_they_are_written(name: str) -> None:
    with pytest.raises(Refused):
        check_name(name)


def test_names_from_before_are_found_and_those_alike_now_are_numbered(database: str) -> None:
    """The key that the migration computes is that of ``name_key``."""
    former = {"Carmen": "carmen", "Bernardo": "bernardo", "Carrnen": "carrnen", "Pau|": "pau"}
    former["Paul"] = "paui"

    async def rename() -> dict[str, tuple[str, int]]:
        store = open_store(database)
        known = Accounts(store)
        ids = [(await known.create(f"Name {n}")).id for n in range(len(former))]
        leaving = (await known.create("Gone")).id

        def write(connection: sa.Connection) -> None:
            rows = accounts.update()
            for id, (name, key) in zip(ids, former.items(), strict=True):
                values = {"name": name, "likeness": key, "renamed": 5}
                connection.execute(rows.where(accounts.c.id == id).values(**values))
            gone = {"name": "—", "likeness": f"leaving {leaving}", "role": "leaving"}
            connection.execute(rows.where(accounts.c.id == leaving).values(**gone))
            config = Config()
            config.set_main_option("script_location", "capicua.server.store:migrations")
            config.attributes["connection"] = connection
            command.downgrade(config, "0013")
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '0012'"))

        await store.do(write)
        await store.close()
        store = open_store(database)
        known = Accounts(store)
        found = {}
        for name in ("Carmen", "Bernardo", "Paul", "Carmen 2", "Paul 2"):
            account = await known.named(name)
            assert account is not None, name
            found[name] = (account.name, account.renamed)
        gone = sa.select(accounts.c.likeness).where(accounts.c.id == leaving)
        kept = await store.read(lambda connection: connection.scalar(gone))
        assert kept == f"leaving {leaving}"
        await store.close()
        return found

    assert asyncio.run(rename()) == {
        "Carmen": ("Carmen", 5),
        "Bernardo": ("Bernardo", 5),
        "Paul": ("Paul", 5),
        "Carmen 2": ("Carrnen 2", 0),
        "Paul 2": ("Pau| 2", 0),
    }
