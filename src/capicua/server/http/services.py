"""The parts of the server that requests reach."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import structs

from capicua.api.hall.accounts import Offers as Offers
from capicua.server.accounts.accounts import Accounts
from capicua.server.accounts.erasure import Erasure
from capicua.server.accounts.invitations import Invitations
from capicua.server.accounts.relations import Relations
from capicua.server.clubs import membership
from capicua.server.clubs.services import ClubServices
from capicua.server.compute.paced_answers import PacedAnswers
from capicua.server.compute.queries import QueryService
from capicua.server.compute.threads import Threads
from capicua.server.http.access import Access
from capicua.server.http.connection_limits import ConnectionLimits
from capicua.server.http.sockets.event_socket import EventSockets
from capicua.server.http.sockets.lobby_socket import LobbySockets
from capicua.server.http.sockets.table_sockets import TableSockets
from capicua.server.http.static_files import StaticFiles
from capicua.server.lobby.lobby import Lobby
from capicua.server.lobby.strengths import RatedStrengths
from capicua.server.moderation import retention
from capicua.server.moderation.actions import Moderation
from capicua.server.moderation.case_files import CaseFiles
from capicua.server.moderation.reports import ReportDesk
from capicua.server.moderation.silence import Silence
from capicua.server.notices.notices import Notices, NoticeSettings
from capicua.server.operations.health import HealthChecks
from capicua.server.ratings.accuracy import AccuracyReviews
from capicua.server.ratings.matches import MatchRecorder
from capicua.server.store.event_log import Store
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.tournaments import tournament_registry
from capicua.server.tournaments.deadlines import Deadlines
from capicua.server.tournaments.deal_pars import DealPars
from capicua.server.tournaments.online_tables import OnlineTables
from capicua.server.tournaments.real_matches import RealMatches
from capicua.server.tournaments.tournament_record import TournamentRecord
from capicua.server.tournaments.tournament_registry import TournamentRegistry


@dataclass
class Services:
    """All parts of the server: the log, the tables, the connections."""

    store: Store
    access: Access
    registry: TableRegistry
    offers: Offers = field(default_factory=Offers)
    client: StaticFiles = field(default_factory=StaticFiles)
    threads: Threads = field(default_factory=Threads)
    notice_settings: NoticeSettings = field(default_factory=NoticeSettings)

    def __post_init__(self) -> None:
        self.accounts = Accounts(self.store) if self.offers.accounts else None
        self.relations = Relations(self.store) if self.offers.accounts else None
        self.matches: MatchRecorder | None = None
        if self.offers.accounts:
            self.matches = MatchRecorder(self.store, self.registry, is_rated=self.offers.ratings)
            self.registry.observers.append(self.matches.observe)
        self.accuracy: AccuracyReviews | None = None
        if self.offers.accuracy:
            self.accuracy = AccuracyReviews(self.store, self.registry)
        self.invitations = Invitations(self.store)
        self.silence = Silence(self.store, self.registry.silenced)
        self.reports = ReportDesk(self.store)
        self.moderation = Moderation(self.store)
        self.case_files = CaseFiles(self.store)
        self.lobby: Lobby | None = None
        self.lobby_sockets: LobbySockets | None = None
        if self.offers.lobby:
            people = (self.accounts, self.relations)
            self.lobby = Lobby(self.registry, *people)
            if self.offers.ratings:
                self.lobby.matchmaker.strengths = RatedStrengths(self.store)
            self.lobby_sockets = LobbySockets(self.lobby, self.registry, self.access, *people)
        if self.offers.accounts:  # the library of passkeys takes a while to load
            from capicua.server.accounts.sign_in import SignIn

            self.sign_in = SignIn(self.store)
        self.clubs = ClubServices(self.store, self.threads) if self.offers.clubs else None
        self.notices = Notices(self.registry, self.notice_settings) if self.offers.notices else None
        has_mail = self.notices is not None and self.notices.recovery is not None
        self.offers = structs.replace(self.offers, mail=has_mail)
        self.tournaments: TournamentRegistry | None = None
        if self.offers.tournaments:
            self.tournaments = TournamentRegistry(
                self.store, self.threads, is_shared=self.registry.is_shared
            )
            self.online_tables = OnlineTables(self.tournaments, self.registry, self.threads)
            self.deadlines = Deadlines(self.tournaments, self.registry, self.store)
            self.event_pages: PacedAnswers[TournamentRecord] = PacedAnswers()
            self.deal_pars = DealPars(self.tournaments, self.registry)
            self.real_matches: RealMatches | None = None
            if self.offers.accounts and self.offers.ratings:
                self.real_matches = RealMatches(
                    self.tournaments, self.registry, self.store, self.threads
                )
            self.event_sockets = EventSockets(
                self.tournaments, self.registry, self.access, self.accounts
            )
        self.erasure = Erasure(
            self.store,
            self.registry,
            [retention.erase, membership.erase, tournament_registry.erase],
        )
        self.sockets = TableSockets(self.registry, self.access, self.accounts)
        self.answering = QueryService(self.registry.bot_service)
        self.connections = ConnectionLimits(self.access)
        self.watch = HealthChecks(self.store, self.registry.asked_for_health())
