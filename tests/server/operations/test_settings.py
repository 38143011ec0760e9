"""Settings: sources, precedence, and messages about invalid values."""

from __future__ import annotations

from pathlib import Path

import pytest

from capicua.core.messages import Refused
from capicua.render.language import LANGUAGES, Language
from capicua.server.run import server_of
from capicua.server.settings import NAMES, BadSettingError, Settings, load

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"


def test_without_settings_the_defaults_apply() -> None:
    assert load({}, {}) == Settings()
    assert Settings().is_local
    assert Settings(data="/var/lib/capicua").database_url == "/var/lib/capicua/tables.db"
    assert Settings(database="postgresql://x/y").database_url == "postgresql://x/y"


def test_precedence_is_command_line_then_environment_then_file(tmp_path: Path) -> None:
    file = tmp_path / "capicua.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nbrowser = false\nproxies = ["10.0.0.0/8"]\n')
    environment = {"CAPICUA_PORT": "2", "CAPICUA_TABLES_EACH": "7", "CAPICUA_BROWSER": "yes"}
    found = load({"port": "3", "data": None}, environment, file)
    assert (found.port, found.tables_each, found.host, found.browser) == (3, 7, "0.0.0.0", True)
    assert [str(network) for network in found.trusted] == ["10.0.0.0/8"]
    assert not found.is_local
    assert load({}, {"CAPICUA_CONFIG": str(file)}).port == 1


def test_lists_and_switches_are_parsed_from_text() -> None:
    found = load({"hosts": "mesa.local, casa"}, {"CAPICUA_BROWSER": "off"})
    assert found.hosts == ("mesa.local", "casa")
    assert found.browser is False
    assert load({}, {"CAPICUA_PROXIES": "127.0.0.1,::1"}).proxies == ("127.0.0.1", "::1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "web"),
        ("host", ""),
        ("metrics", "maybe"),
        ("metrics", "127.0.0.1:"),
        ("metrics", "127.0.0.1:65536"),
        ("browser", "maybe"),
        ("durability", "low"),
        ("log", "xml"),
        ("log_level", "loud"),
        ("idle_minutes", "0"),
        ("sockets_each", "0"),
        ("tables_each", "1.5"),
        ("keep_days", "-1"),
        ("bot_workers", "257"),
        ("public_url", "domino.example"),
        ("public_url", "https://domino.example/mesa"),
        ("proxies", "nobody"),
        ("broker", "amqp://here"),
        ("broker", "redis://"),
        ("database", "mysql://here/db"),
    ],
)
def test_an_invalid_value_is_reported_with_its_source(name: str, value: str) -> None:
    variable = f"CAPICUA_{name.upper()}"
    with pytest.raises(BadSettingError) as bad:
        load({}, {variable: value})
    assert bad.value.name == name
    assert bad.value.message.arguments == {"name": name, "value": value, "source": variable}


def test_invalid_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "capicua.toml"
    wrong = {
        "prot = 1": "setting-unknown",
        "port = '80'0": "setting-not-toml",
        "metrics = 3": "setting-wrong",
        "port = true": "setting-wrong",
        "proxies = [1]": "setting-wrong",
    }
    for text, id in wrong.items():
        file.write_text(text)
        with pytest.raises(Refused) as refused:
            load({}, {}, file)
        assert refused.value.message.id == id, text
    with pytest.raises(Refused) as refused:
        load({}, {}, tmp_path / "none.toml")
    assert refused.value.message.id == "setting-no-file"


def test_the_limits_per_address_are_passed_to_the_door(tmp_path: Path) -> None:
    names = [name for name in NAMES if name.endswith("_each")]
    limits = {name: str(number) for number, name in enumerate(names, 7)}
    server = server_of(load({"data": str(tmp_path), **limits}, {}))
    assert {name: str(getattr(server.access, name)) for name in names} == limits
    assert {"sockets_each", "megabytes_each"} <= set(names)


def test_several_servers_cannot_share_a_file() -> None:
    with pytest.raises(BadSettingError, match="broker"):
        load({"broker": "redis://localhost"}, {})
    shared = {"broker": "redis://localhost", "database": "postgresql://localhost/capicua"}
    assert load(shared, {}).broker == "redis://localhost"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_setting_has_a_help_text(code: str) -> None:
    language = Language(code)
    for name in NAMES:
        assert language.has(f"help-serve-{name}"), name


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    """The test builds each row of the page's table, so that the page cannot fall behind."""
    language = Language("en")
    defaults = Settings()
    for name in NAMES:
        shown = getattr(defaults, name)
        if isinstance(shown, bool):
            shown = "yes" if shown else "no"
        help_text = language.text(f"help-serve-{name}")
        row = f"| `{name}` | {f'`{shown}`' if shown not in ('', ()) else ''} | {help_text} |"
        assert row in PAGE.read_text(encoding="utf-8"), row
