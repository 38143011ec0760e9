"""The bodies of HTTP requests and responses about accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from capicua.table.frames.protocol import ONE_LINE, WORD, Face, Name

Code = Annotated[str, Meta(max_length=8, pattern=WORD)]
"""A language: ``en``, ``es`` or ``es-419``; empty if not said."""
Country = Annotated[str, Meta(max_length=2, pattern=r"^([A-Z]{2})?(?![\s\S])")]
"""A country by ISO 3166; empty if not said."""
RecoveryCode = Annotated[str, Meta(max_length=40)]
"""A recovery code, as typed."""
Credential = dict[str, Any]
"""What a browser has got from an authenticator, in the form of WebAuthn."""
Digest = Annotated[str, Meta(max_length=64, pattern=WORD)]
"""The hash of a session."""


class Offers(Struct, frozen=True):
    """What a server offers besides tables that are found by their link."""

    accounts: bool = False
    lobby: bool = False
    ratings: bool = False
    notices: bool = False
    accuracy: bool = False
    """Whether finished matches of accounts are reviewed for the accuracy of their players."""
    mail: bool = False
    """Whether the server sends e-mail, so that an account can be recovered by it."""
    tournaments: bool = False
    clubs: bool = False


class OwnAccount(Struct):
    """An account as its own person sees it; times are in milliseconds since 1970."""

    id: str
    name: str
    face: str
    country: str
    language: str
    role: str
    """``player``, ``moderator`` or ``admin``."""
    is_bot: bool
    is_child: bool
    """Whether it may chat with ready-made phrases only."""
    email: str
    made: int
    renamed: int
    """When the name was last changed; 0 if never."""


class AccountPlan(Struct, omit_defaults=True):
    """A new account; without a passkey it gets recovery codes."""

    name: Name
    face: Face = ""
    language: Code = ""
    passkey: Credential | None = None
    """What the browser's authenticator has answered to a challenge."""


class AccountMade(Struct):
    """A new account."""

    account: OwnAccount
    codes: list[str]
    """Its recovery codes, which are never shown again; none if it has a passkey."""


class AccountChange(Struct, omit_defaults=True):
    """What changes in an account; the rest stays."""

    name: Name | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    country: Country | UnsetType = UNSET
    language: Code | UnsetType = UNSET
    """Empty to remove it."""
    is_child: bool | UnsetType = UNSET
    code: RecoveryCode = ""
    """A recovery code: without one, nobody ends the children's mode."""


class ChallengeRequest(Struct, omit_defaults=True):
    """A request for what a passkey is to sign."""

    wants: Literal["register", "sign-in"]
    name: Name = ""
    """The name of the account to be made; not used for one that is signed in."""


class SignInRequest(Struct, omit_defaults=True):
    """A passkey's answer to a challenge, or a recovery code."""

    passkey: Credential | None = None
    code: RecoveryCode = ""


class RecoveryRequest(Struct):
    """The e-mail address of an account to which a link is to be sent."""

    address: Annotated[str, Meta(min_length=1, max_length=254, pattern=ONE_LINE)]


class RecoveryToken(Struct):
    """The token of a link sent by e-mail."""

    token: Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]


class PasskeyAnswer(Struct):
    """A passkey's answer to a challenge."""

    passkey: Credential


class SignOutRequest(Struct, omit_defaults=True):
    """The devices to sign out: some, all, or by default the one that asks."""

    sessions: Annotated[list[Digest], Meta(max_length=100)] = []
    everywhere: bool = False


class RecoveryCodes(Struct):
    """A new sheet of recovery codes, which are never shown again."""

    codes: list[str]


class AccountSession(Struct):
    """A device that is signed in; times are in milliseconds since 1970."""

    id: str
    device: str
    made: int
    seen: int
    is_own: bool
    """Whether it is the one that asks."""


class AccountPasskey(Struct):
    """A passkey of an account."""

    id: str
    device: str
    """The device on which it was made."""
    made: int


class AccountDevices(Struct):
    """The ways into an account."""

    sessions: list[AccountSession]
    passkeys: list[AccountPasskey]
    codes: int
    """How many recovery codes are unused."""


class AccountTable(Struct):
    """A table at which an account has been."""

    table: str
    game: str
    touched: int


class BotPlan(Struct, omit_defaults=True):
    """A new bot account."""

    name: Name
    face: Face = ""


class BotMade(Struct):
    """A new bot account, and the token with which its program signs in, shown once."""

    account: OwnAccount
    token: str


class OwnBot(Struct):
    """A bot account of a person."""

    id: str
    name: str
    face: str
    made: int
