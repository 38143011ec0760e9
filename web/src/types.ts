// Made from schema.json by `npm run types`; do not edit.

export type Zone =
  | Hand
  | Stock
  | Layout
  | Trick
  | Taken
  | Row
  | Grid
  | Plane
  | Piles
  | Melds
  | Offer
  | Calls
  | Facts
  | Pot
  | Score
export type ClientFrame =
  | Hello
  | Ping
  | Act
  | Why
  | Undo
  | Consent
  | Hint
  | Next
  | Seal
  | Open
  | Say
  | Replace
  | Propose
  | GiveTime
  | Leave
  | Restart
  | Auto
  | Rematch
  | People
  | Moderate
  | Rekey
  | Chat
  | Doors
  | Admit
export type ServerFrame = StateFrame | Done | RefusedFrame | Advice | Guests | Keys | Pong

/**
 * All records that go over the wire.
 */
export interface Wire {
  AccountChange?: AccountChange
  AccountDevices?: AccountDevices
  AccountMade?: AccountMade
  AccountPasskey?: AccountPasskey
  AccountPlan?: AccountPlan
  AccountSession?: AccountSession
  AccountTable?: AccountTable
  Act?: Act
  AddHelper?: AddHelper
  AddTime?: AddTime
  AddressCode?: AddressCode
  Admit?: Admit
  AdmitEntrant?: AdmitEntrant
  Advice?: Advice
  AgainFrame?: AgainFrame
  AllTimeLine?: AllTimeLine
  Analysed?: Analysed
  AnalysisAsked?: AnalysisAsked
  Appeal?: Appeal
  Arrangements?: Arrangements
  Asking?: Asking
  Auto?: Auto
  Better?: Better
  BidAsked?: BidAsked
  BidChance?: BidChance
  BidFound?: BidFound
  Board?: Board
  BoardAsked?: BoardAsked
  BotMade?: BotMade
  BotPlan?: BotPlan
  BotRating?: BotRating
  BringBack?: BringBack
  BrowserKeys?: BrowserKeys
  Calibration?: Calibration
  CancelRound?: CancelRound
  Case?: Case
  Challenge?: Challenge
  ChallengeRequest?: ChallengeRequest
  Chances?: Chances
  ChangeSettings?: ChangeSettings
  Changes?: Changes
  Chapter?: Chapter
  Chat?: Chat
  CheckIn?: CheckIn
  Choice?: Choice
  ClockPlan?: ClockPlan
  CloseEvent?: CloseEvent
  Closing?: Closing
  ClubCard?: ClubCard
  ClubChange?: ClubChange
  ClubInvitation?: ClubInvitation
  ClubLink?: ClubLink
  ClubMade?: ClubMade
  ClubMeetings?: ClubMeetings
  ClubMember?: ClubMember
  ClubPage?: ClubPage
  ClubPlan?: ClubPlan
  ClubReport?: ClubReport
  ClubResults?: ClubResults
  ClubRules?: ClubRules
  Clubs?: Clubs
  Compared?: Compared
  Comparing?: Comparing
  Consent?: Consent
  CorrectResult?: CorrectResult
  CountAsked?: CountAsked
  CountFound?: CountFound
  DailyDeals?: DailyDeals
  DailyPuzzle?: DailyPuzzle
  DealAsked?: DealAsked
  DealFrequency?: DealFrequency
  DealPlay?: DealPlay
  Decided?: Decided
  Decision?: Decision
  DecisionRequest?: DecisionRequest
  Decisions?: Decisions
  DirectorPart?: DirectorPart
  DiscardAsked?: DiscardAsked
  DiscardFound?: DiscardFound
  DiscardLine?: DiscardLine
  Done?: Done
  Doors?: Doors
  DrillAnswer?: DrillAnswer
  DrillAsked?: DrillAsked
  DrillExercise?: DrillExercise
  DrillSeries?: DrillSeries
  EmptySheet?: EmptySheet
  EndingForm?: EndingForm
  Enter?: Enter
  Entered?: Entered
  Entry?: Entry
  Even?: Even
  Evening?: Evening
  EveningPlan?: EveningPlan
  EventDeal?: EventDeal
  EventEntrant?: EventEntrant
  EventEntry?: EventEntry
  EventKeys?: EventKeys
  EventPenalty?: EventPenalty
  EventRound?: EventRound
  EventStanding?: EventStanding
  EventTable?: EventTable
  Exact?: Exact
  FairDeal?: FairDeal
  FinishedMatch?: FinishedMatch
  Format?: Format
  FormerBrowser?: FormerBrowser
  FrequentPartner?: FrequentPartner
  GameCard?: GameCard
  GameForm?: GameForm
  GameLeaders?: GameLeaders
  GiveTime?: GiveTime
  Guests?: Guests
  Hello?: Hello
  Helper?: Helper
  HiddenLine?: HiddenLine
  HiddenTile?: HiddenTile
  Hint?: Hint
  Holds?: Holds
  HouseRules?: HouseRules
  ImportList?: ImportList
  Interval?: Interval
  InviteRequest?: InviteRequest
  Invited?: Invited
  JoinRequest?: JoinRequest
  JoinTable?: JoinTable
  JudgedMove?: JudgedMove
  Keys?: Keys
  KnownAs?: KnownAs
  KnownPeople?: KnownPeople
  KnownPerson?: KnownPerson
  Lacking?: Lacking
  Lacks?: Lacks
  Leader?: Leader
  Leaders?: Leaders
  Leave?: Leave
  Legal?: Legal
  Length?: Length
  LessonLine?: LessonLine
  LessonList?: LessonList
  LessonPage?: LessonPage
  LessonTried?: LessonTried
  Line?: Line
  LinkedClub?: LinkedClub
  ListedSeat?: ListedSeat
  Listing?: Listing
  LobbyFrame?: LobbyFrame
  LobbyState?: LobbyState
  LostDeal?: LostDeal
  MatchPage?: MatchPage
  MatchPlayer?: MatchPlayer
  Measured?: Measured
  Meetings?: Meetings
  Moderate?: Moderate
  ModeratorAction?: ModeratorAction
  ModeratorActions?: ModeratorActions
  MoveMade?: MoveMade
  NewAction?: NewAction
  NewAddress?: NewAddress
  NewBrowser?: NewBrowser
  NewClubRules?: NewClubRules
  NewInvitation?: NewInvitation
  NewReport?: NewReport
  Next?: Next
  NoticeChoices?: NoticeChoices
  NoticeState?: NoticeState
  NumberLine?: NumberLine
  Occurrence?: Occurrence
  Offers?: Offers
  Open?: Open
  OptionForm?: OptionForm
  OtherAsked?: OtherAsked
  OwnAccount?: OwnAccount
  OwnBot?: OwnBot
  OwnChange?: OwnChange
  OwnMeasure?: OwnMeasure
  OwnMeasures?: OwnMeasures
  OwnPart?: OwnPart
  OwnReport?: OwnReport
  OwnReports?: OwnReports
  OwnSeat?: OwnSeat
  OwnTurn?: OwnTurn
  Party?: Party
  PasskeyAnswer?: PasskeyAnswer
  PastEvent?: PastEvent
  PastMatch?: PastMatch
  Pause?: Pause
  Penalise?: Penalise
  People?: People
  PeopleAtTable?: PeopleAtTable
  Person?: Person
  PersonAtSeat?: PersonAtSeat
  Ping?: Ping
  PlaceChange?: PlaceChange
  PlayedMatch?: PlayedMatch
  PlayedRules?: PlayedRules
  PlayerRating?: PlayerRating
  Pong?: Pong
  Position?: Position
  PositionEntry?: PositionEntry
  PositionForm?: PositionForm
  PossibleMove?: PossibleMove
  PresetForm?: PresetForm
  Problem?: Problem
  Profile?: Profile
  ProfileChoice?: ProfileChoice
  Propose?: Propose
  PuzzleLine?: PuzzleLine
  PuzzleList?: PuzzleList
  PuzzlePage?: PuzzlePage
  QuestionForm?: QuestionForm
  QuietTimes?: QuietTimes
  RatedDeal?: RatedDeal
  RatingPoint?: RatingPoint
  ReceivedInvitation?: ReceivedInvitation
  ReceivedInvitations?: ReceivedInvitations
  RecordResult?: RecordResult
  RecoveryCodes?: RecoveryCodes
  RecoveryRequest?: RecoveryRequest
  RecoveryToken?: RecoveryToken
  RefusedFrame?: RefusedFrame
  Rekey?: Rekey
  Relation?: Relation
  Rematch?: Rematch
  RemoveHelper?: RemoveHelper
  Replace?: Replace
  Replay?: Replay
  ReplayRound?: ReplayRound
  ReplayStep?: ReplayStep
  Report?: Report
  ReportAnswer?: ReportAnswer
  ReportPlan?: ReportPlan
  Reported?: Reported
  Reports?: Reports
  Restart?: Restart
  Result?: Result
  Resume?: Resume
  ReviewedDecision?: ReviewedDecision
  ReviewedPlayer?: ReviewedPlayer
  ReviewedRound?: ReviewedRound
  RoleChange?: RoleChange
  RoomTable?: RoomTable
  RoundClock?: RoundClock
  RoundDeals?: RoundDeals
  RoundForm?: RoundForm
  RoundLine?: RoundLine
  RoundReport?: RoundReport
  RuleSet?: RuleSet
  Rules?: Rules
  RulesPage?: RulesPage
  Say?: Say
  Scores?: Scores
  Seal?: Seal
  SeatPlan?: SeatPlan
  SeatRequest?: SeatRequest
  SeatState?: SeatState
  SeekState?: SeekState
  Seen?: Seen
  Series?: Series
  SetUp?: SetUp
  Settings?: Settings
  Settle?: Settle
  SheetAt?: SheetAt
  SheetChange?: SheetChange
  SheetKeys?: SheetKeys
  SheetPlan?: SheetPlan
  SheetRow?: SheetRow
  SheetState?: SheetState
  SignInRequest?: SignInRequest
  SignOutRequest?: SignOutRequest
  SignUp?: SignUp
  SignedUp?: SignedUp
  Solution?: Solution
  Span?: Span
  StandIn?: StandIn
  StartAsked?: StartAsked
  StartRound?: StartRound
  StateFrame?: StateFrame
  StepToLearn?: StepToLearn
  Study?: Study
  StudyHead?: StudyHead
  StudyKeys?: StudyKeys
  StudyLine?: StudyLine
  StudyList?: StudyList
  StudyMove?: StudyMove
  StudyPage?: StudyPage
  StudyTask?: StudyTask
  StudyVariation?: StudyVariation
  Substitute?: Substitute
  Summary?: Summary
  TableKeys?: TableKeys
  TableLog?: TableLog
  TablePlan?: TablePlan
  TableReport?: TableReport
  TableSeat?: TableSeat
  TableView?: TableView
  Tap?: Tap
  Template?: Template
  Templates?: Templates
  Text?: Text
  TouchAsked?: TouchAsked
  TournamentList?: TournamentList
  TournamentMade?: TournamentMade
  TournamentPage?: TournamentPage
  TournamentPlan?: TournamentPlan
  TournamentState?: TournamentState
  TournamentSummary?: TournamentSummary
  TrainAsked?: TrainAsked
  TrainFound?: TrainFound
  Tried?: Tried
  TrumpFound?: TrumpFound
  Try?: Try
  Undo?: Undo
  UndoDecision?: UndoDecision
  UndoWish?: UndoWish
  Vacation?: Vacation
  VariationsKept?: VariationsKept
  Venue?: Venue
  Verdict?: Verdict
  Visit?: Visit
  Visited?: Visited
  Wait?: Wait
  WaitingCount?: WaitingCount
  WaitingEntrant?: WaitingEntrant
  WholeReplay?: WholeReplay
  Why?: Why
  WinnableDeal?: WinnableDeal
  Wish?: Wish
  Withdraw?: Withdraw
  Hand?: Hand
  Stock?: Stock
  Arm?: Arm
  Layout?: Layout
  Played?: Played
  Trick?: Trick
  Taken?: Taken
  Row?: Row
  Grid?: Grid
  Placed?: Placed
  Plane?: Plane
  Pile?: Pile
  Piles?: Piles
  Melds?: Melds
  Offer?: Offer
  Calls?: Calls
  Facts?: Facts
  Pot?: Pot
  Score?: Score
  Zone?: Zone
  ClientFrame?: ClientFrame
  ServerFrame?: ServerFrame
}
/**
 * What changes in an account; the rest stays.
 */
export interface AccountChange {
  code?: string
  country?: string
  face?: string
  is_child?: boolean
  language?: string
  name?: string
}
/**
 * The ways into an account.
 */
export interface AccountDevices {
  codes: number
  passkeys: AccountPasskey[]
  sessions: AccountSession[]
}
/**
 * A passkey of an account.
 */
export interface AccountPasskey {
  device: string
  id: string
  made: number
}
/**
 * A device that is signed in; times are in milliseconds since 1970.
 */
export interface AccountSession {
  device: string
  id: string
  is_own: boolean
  made: number
  seen: number
}
/**
 * A new account.
 */
export interface AccountMade {
  account: OwnAccount
  codes: string[]
}
/**
 * An account as its own person sees it; times are in milliseconds since 1970.
 */
export interface OwnAccount {
  country: string
  email: string
  face: string
  id: string
  is_bot: boolean
  is_child: boolean
  language: string
  made: number
  name: string
  renamed: number
  role: string
}
/**
 * A new account; without a passkey it gets recovery codes.
 */
export interface AccountPlan {
  face?: string
  language?: string
  name: string
  passkey?: {} | null
}
/**
 * A table at which an account has been.
 */
export interface AccountTable {
  game: string
  table: string
  touched: number
}
/**
 * Take an action, chosen when the table was at version ``at``.
 */
export interface Act {
  action: number
  at: number
  id: string
  type: 'act'
}
/**
 * Give somebody a key to direct, or to enter results and check people in.
 */
export interface AddHelper {
  name: string
  role?: 'assistant' | 'director'
  type: 'add_helper'
}
/**
 * Let a round last longer.
 */
export interface AddTime {
  minutes: number
  reason?: string
  round: number
  type: 'add_time'
}
/**
 * The code that was sent to an address.
 */
export interface AddressCode {
  address: string
  code: string
}
/**
 * The host admits or turns away a person who asks for a seat.
 */
export interface Admit {
  id: string
  number: number
  type: 'admit'
  yes: boolean
}
/**
 * Let somebody enter who waits for a free place, or turn them away.
 */
export interface AdmitEntrant {
  is_admitted?: boolean
  type: 'admit'
  waiting: string
}
/**
 * The hint requested under this id.
 */
export interface Advice {
  action: number
  id: string
  reasons?: Text[]
  type: 'advice'
}
/**
 * A sentence: a message id and its arguments.
 */
export interface Text {
  args?: {
    [k: string]: string | number | string[]
  }
  id: string
}
/**
 * The client's mark is too old: it asks for the whole state.
 */
export interface AgainFrame {
  type: 'again'
}
/**
 * A person in the all-time table of a club.
 */
export interface AllTimeLine {
  against: number
  drawn: number
  events: number
  made: number
  name: string
  places: number[]
  rounds: number
  won: number
}
/**
 * Every move of the seat to act, best first, and where the hidden tiles may be.
 */
export interface Analysed {
  calibration?: Calibration | null
  chances: Chances
  exact: boolean
  moves: JudgedMove[]
  seat: number
  too_large: boolean
  worlds: number
}
/**
 * What became of moves with a chance like that of the best move, in rounds between bots.
 */
export interface Calibration {
  count: number
  given: number[]
  kind: string
  won: number[]
}
/**
 * Probable places of the tiles hidden from a seat.
 */
export interface Chances {
  draws: number
  lacking: Lacking[]
  news?: Lacking[]
  number: number
  places: number[]
  seat: number
  step: number
  tiles: HiddenTile[]
}
/**
 * Numbers of which a player certainly holds no tile.
 */
export interface Lacking {
  numbers: number[]
  seat: number
}
/**
 * A tile hidden from the seat.
 */
export interface HiddenTile {
  shares: number[]
  tile: string
}
/**
 * A move with its expected results: estimates, each with its 95 % interval.
 */
export interface JudgedMove {
  as_good: boolean
  chance: number[]
  exact?: number | null
  label: Text
  points: number[]
  reasons: Text[]
  text: string
  touches: string[]
}
/**
 * A position to analyse, and how deeply: 0 to 3.
 */
export interface AnalysisAsked {
  depth?: number
  position: string
}
/**
 * A person's answer to a measure.
 */
export interface Appeal {
  text: string
}
/**
 * What may change at any time: who finds the tournament, and how people enter.
 */
export interface Arrangements {
  club?: string
  confirm?: boolean
  days?: number
  deadlines?: string[]
  overdue?: 'draw' | 'forfeit' | 'open'
  places?: number
  sign_up?: boolean
  starts_at?: number
  visibility?: 'link' | 'private' | 'public'
  zone?: string
}
/**
 * A visitor or spectator who asks for a seat.
 */
export interface Asking {
  name: string
  number: number
}
/**
 * Let the greedy bot take one action; only for people who play alone or against bots.
 */
export interface Auto {
  id: string
  type: 'auto'
}
/**
 * One move is better than another, for the seat to act and by what it knows.
 */
export interface Better {
  action: string
  after?: string[]
  chance?: number | null
  claim: 'better'
  over: string
  points?: number | null
  worlds?: number
}
/**
 * A hand of Texas 42.
 */
export interface BidAsked {
  tiles: string[]
}
/**
 * The chance of making a bid, with its 95% interval, and the marks it gains on average.
 */
export interface BidChance {
  bid: number
  chance: number
  high: number
  low: number
  marks: number
}
/**
 * What a hand of 42 makes, the best trump first.
 */
export interface BidFound {
  deals: number
  trumps: TrumpFound[]
}
/**
 * What a hand makes with one trump.
 */
export interface TrumpFound {
  bids: BidChance[]
  points: number
  safe: number
  trump: string
}
/**
 * A position on the table.
 */
export interface Board {
  ending: Text[]
  form?: PositionForm | null
  hidden: boolean
  made?: MoveMade | null
  moves: PossibleMove[]
  open: Seen
  order: number[]
  position: Position
  text: string
  turn: number
}
/**
 * What can be tapped to set a position up.
 */
export interface PositionForm {
  counts: string
  entries: PositionEntry[]
  tiles: string[]
}
/**
 * A part of a position that can be tapped; ``capicua.core.position_entries`` says more.
 */
export interface PositionEntry {
  after?: string
  drops?: string[]
  field: string
  halves?: {
    [k: string]: string[]
  }
  high?: number
  is_complement?: boolean
  is_rare?: boolean
  is_reference?: boolean
  is_store?: boolean
  key?: string
  kind: string
  label: Text
  low?: number
  names?: Text[]
  part?: number
  parts?: number
  resets?: string
  separator?: string
  unused?: string
  words?: string[]
}
/**
 * An action, and the position after it as seen from the same seat.
 */
export interface MoveMade {
  action: string
  said: Text[]
  seat: number
  seen: Seen
}
/**
 * The round as a seat or a spectator sees it.
 */
export interface Seen {
  choices: Choice[]
  over: boolean
  turn: number | null
  zones: Zone[]
}
/**
 * A legal action: in notation, in words, and the things to touch to take it.
 */
export interface Choice {
  action: number
  label: Text
  text: string
  touch?: string[]
}
/**
 * The tiles a seat holds: all of them, or only their number. ``notes`` are public facts about the seat: numbers it has passed on, exchanges.
 */
export interface Hand {
  zone: 'hand'
  name?: string
  seat: number
  count: number
  tiles?: string[]
  notes?: Text[]
}
/**
 * Undealt tiles, or tiles put aside: a boneyard, heaps, a trash pile. ``tiles`` are the visible ones (the trash, the seat's own discards), ``kept`` the number that must stay.
 */
export interface Stock {
  zone: 'stock'
  name?: string
  count: number
  tiles?: string[]
  kept?: number
}
/**
 * Tiles laid out from a centre: a line of dominoes or a cross of trains. ``shape`` is ``line`` (arms E, W, N, S of one root) or ``trains`` (each arm a train from the station). ``centre`` is the root or the station, empty before the lead. Doubles lie crosswise unless ``doubles`` says otherwise; ``across`` are other crosswise tiles, larger half first. ``pivot`` is the tile of an arm from which arms N and S grow, if that is not the centre.
 */
export interface Layout {
  zone: 'layout'
  name?: string
  shape?: 'line' | 'trains'
  centre?: string
  doubles?: 'endwise'
  across?: string[]
  pivot?: string
  arms?: Arm[]
}
/**
 * One direction of growth of a layout: a side of the line, a train, a siding. ``tiles`` go outward from the centre, the half nearer the centre first. ``ends`` are the numbers a tile may show to be laid here; empty if the arm is finished or permanently closed by the rules. ``state`` says who may play here, where that matters. ``alike`` is the arm whose moves stand for this one too: both are bare edges of one double, and actions name only the other.
 */
export interface Arm {
  name?: string
  tiles?: string[]
  hidden_tiles?: number
  ends?: number[]
  owner?: number
  state?: 'open' | 'private' | 'dead' | 'bound'
  alike?: string
  notes?: Text[]
}
/**
 * The tiles of a trick in the order of play; ``winner`` is the seat that is winning it.
 */
export interface Trick {
  zone: 'trick'
  name?: string
  tiles?: Played[]
  winner?: number
}
/**
 * A tile on the table with the seat that put it there.
 */
export interface Played {
  seat: number
  tile?: string
}
/**
 * Tricks or tiles that a side has won, with their points. ``tiles`` are those that score; the ``rest`` may be looked at, but is only counted.
 */
export interface Taken {
  zone: 'taken'
  name?: string
  seats?: number[]
  points: number
  tricks?: string[][]
  tiles?: string[]
  rest?: string[]
}
/**
 * Tiles side by side in numbered places, from 1; an empty text is a gap. ``pointer`` is the next place, in games that go along the row.
 */
export interface Row {
  zone: 'row'
  name?: string
  tiles?: string[]
  pointer?: number
}
/**
 * Tiles in rows and columns, each in a cell of its own; an empty text is an empty cell. Cells are named r1c1, r1c2 and so on, row by row.
 */
export interface Grid {
  zone: 'grid'
  name?: string
  rows?: string[][]
}
/**
 * Tiles lying on the squares of an endless plane, x to the right and y up. ``marked`` are squares to outline.
 */
export interface Plane {
  zone: 'plane'
  name?: string
  tiles?: Placed[]
  marked?: [number, number][]
}
/**
 * A tile on two squares of a plane; those of its larger half come first. ``state`` is ``draft`` for a tile that is placed but not yet played.
 */
export interface Placed {
  tile?: string
  squares?: [number, number][]
  state?: 'draft'
}
/**
 * Piles in places numbered from 1, round the hours of a clock or in a line. ``centre`` is a tile in the middle that is out of play.
 */
export interface Piles {
  zone: 'piles'
  name?: string
  shape?: 'clock' | 'half_clock' | 'line'
  centre?: string
  piles?: Pile[]
}
/**
 * A pile from bottom to top; only its top is in play. ``state`` is ``home`` for a finished pile, ``trouble`` for one whose top is in the wrong place.
 */
export interface Pile {
  tiles?: string[]
  state?: 'home' | 'trouble'
}
/**
 * Groups of tiles that belong together, each with its score.
 */
export interface Melds {
  zone: 'melds'
  name?: string
  groups?: string[][]
  points?: number[]
  seat?: number
}
/**
 * One face-up tile that may be taken: a discard.
 */
export interface Offer {
  zone: 'offer'
  name?: string
  tile?: string
  seat?: number
}
/**
 * What was announced, in order: bids, passes, claims.
 */
export interface Calls {
  zone: 'calls'
  name?: string
  said?: [number, Text][]
}
/**
 * Short facts shown to all: trump, contract, who must cover what.
 */
export interface Facts {
  zone: 'facts'
  name?: string
  facts?: Text[]
}
/**
 * Chips in the pot, and the seats still in contention.
 */
export interface Pot {
  zone: 'pot'
  name?: string
  chips: number
  seats?: number[]
}
/**
 * Points by seat: the match so far, and the current round.
 */
export interface Score {
  zone: 'score'
  name?: string
  totals?: number[]
  round?: number[]
}
/**
 * Something that the seat to act can do, or may be able to do if its hand is hidden.
 */
export interface PossibleMove {
  label: Text
  text: string
}
/**
 * A round as seen from the seat to act, with its choices in the form that tables send.
 */
export interface Position {
  rules: HouseRules
  seat: number
  seen: Seen
  sides: number[]
  totals: number[]
}
/**
 * A game, a preset, and the options that differ from it, as text; used in shared links.
 */
export interface HouseRules {
  game: string
  options?: {
    [k: string]: string
  }
  preset?: string
  seats?: number
}
/**
 * A position, and an action in notation to take in it; empty for none.
 */
export interface BoardAsked {
  action?: string
  form?: boolean
  position: string
}
/**
 * A new bot account, and the token with which its program signs in, shown once.
 */
export interface BotMade {
  account: OwnAccount
  token: string
}
/**
 * A new bot account.
 */
export interface BotPlan {
  face?: string
  name: string
}
/**
 * The rating of a bot of the server, measured in tournaments between bots.
 */
export interface BotRating {
  deviation: number
  level: string
  rating: number
}
/**
 * Let an entrant who had withdrawn play again.
 */
export interface BringBack {
  entrant: number
  reason?: string
  type: 'return'
}
/**
 * The keys of a browser, in base64url.
 */
export interface BrowserKeys {
  auth: string
  p256dh: string
}
/**
 * Take back the last round, if it has no results yet.
 */
export interface CancelRound {
  reason?: string
  type: 'cancel_round'
}
/**
 * What moderators see of a person.
 */
export interface Case {
  actions: ModeratorAction[]
  is_bot: boolean
  made: number
  matches: PastMatch[]
  muted_until: number
  person: Party
  reported: number
  reports: Report[]
  seen: number
  suspended_until: number
}
/**
 * An action of a moderator or at the server's terminal, as the audit log keeps it.
 */
export interface ModeratorAction {
  about: Party | null
  at: number
  by: Party | null
  id: string
  is_undone: boolean
  kind: 'close' | 'codes' | 'mute' | 'note' | 'remove' | 'rename' | 'role' | 'suspend' | 'undo'
  of: string
  role?: string
  text: string
  until: number
}
/**
 * A person in a moderator's lists.
 */
export interface Party {
  face: string
  id: string
  name: string
  role: string
}
/**
 * A match of a person, for moderators.
 */
export interface PastMatch {
  ended: number
  event?: string
  game: string
  has_left: boolean
  place: number
  table: string
}
/**
 * A report in the queue of the moderators.
 */
export interface Report {
  about: Party | null
  at: number
  by: Party | null
  club?: string
  club_name?: string
  id: string
  is_closed: boolean
  log?: TableLog | null
  note: string
  reason: 'abuse' | 'appeal' | 'cheating' | 'collusion' | 'leaving' | 'name' | 'other'
  table: string
  text: string
}
/**
 * A table as it was when it was reported: its seats, and what everybody at it could read.
 */
export interface TableLog {
  game: string
  lines: Line[]
  seats: TableSeat[]
}
/**
 * One line of the table's log: an event or a chat message.
 */
export interface Line {
  action?: string
  at: number
  kind: 'chat' | 'play' | 'table'
  round?: number
  said?: Text[]
  seat?: number | null
  text?: string
}
/**
 * A seat of a table in a report; ``level`` is set for bots.
 */
export interface TableSeat {
  account?: string
  level: string
  name: string
}
/**
 * Start a match on a ladder.
 */
export interface Challenge {
  challenger: number
  other: number
  type: 'challenge'
}
/**
 * A request for what a passkey is to sign.
 */
export interface ChallengeRequest {
  name?: string
  wants: 'register' | 'sign-in'
}
/**
 * Change the settings before the first round; prizes, arrangements and venue at any time.
 */
export interface ChangeSettings {
  arrangements?: Arrangements | null
  settings?: Settings | null
  type: 'settings'
  venue?: Venue | null
}
/**
 * Everything that is decided before the first round.
 */
export interface Settings {
  accelerated?: number
  clubs_apart?: boolean
  deals?: number
  draw?: number
  entry?: 'individuals' | 'pairs' | 'rotating' | 'teams'
  format?:
    | 'arena'
    | 'double_knockout'
    | 'double_round_robin'
    | 'howell'
    | 'knockout'
    | 'ladder'
    | 'mitchell'
    | 'round_robin'
    | 'swiss'
  length?: Length
  loss?: number
  minutes?: number
  moving_boards?: boolean
  name: string
  prizes?: string[]
  reach?: number
  rounds?: number
  rules: Rules
  scoring?: 'average' | 'matchpoints' | 'places' | 'points' | 'total' | 'wins'
  seed?: number
  switched?: number
  third_place?: boolean
  tie_breaks?: (
    | 'buchholz'
    | 'buchholz_cut_1'
    | 'deals_won'
    | 'direct_encounter'
    | 'lot'
    | 'median_buchholz'
    | 'played'
    | 'points'
    | 'points_difference'
    | 'sonneborn_berger'
    | 'wins'
  )[]
  walkover?: number
  win?: number
}
/**
 * How long a round lasts: a points target, a number of hands, or minutes.
 */
export interface Length {
  kind?: 'hands' | 'minutes' | 'points'
  last_hand?: boolean
  value?: number
}
/**
 * The game and its house rules, as the catalogue takes them.
 */
export interface Rules {
  game: string
  options?: {
    [k: string]: string
  }
  preset?: string
  seats?: number
}
/**
 * Whether the tables are played at this server, and how.
 */
export interface Venue {
  clock?: ClockPlan
  late_minutes?: number
  online?: boolean
  rated?: boolean
}
/**
 * A time control: none, a time per turn, or a bank per round with an increment.
 */
export interface ClockPlan {
  at_zero?: 'bot' | 'forfeit' | 'play'
  increment?: number
  kind?: 'bank' | 'none' | 'turn'
  seconds?: number
}
/**
 * What a correction or an undone decision changed.
 */
export interface Changes {
  places: PlaceChange[]
  rounds: number[]
}
/**
 * An entrant whose place or score a decision changed.
 */
export interface PlaceChange {
  entrant: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  place: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number]
}
/**
 * A chapter: a position, what is said about it, and lines to go through.
 */
export interface Chapter {
  claims?: (Better | Even | Exact | Holds | Lacks | Legal | Scores)[]
  hands?: 'all' | 'seat'
  marks?: string[]
  moves?: StudyMove[]
  position?: string
  record?: string
  round?: number
  step?: number
  task?: StudyTask | null
  text?:
    | string
    | {
        [k: string]: string
      }
  title:
    | string
    | {
        [k: string]: string
      }
}
/**
 * Two moves win the round about equally often.
 */
export interface Even {
  action: string
  after?: string[]
  claim: 'even'
  other: string
  within: number
  worlds?: number
}
/**
 * The lead after some moves with all hands open and perfect play by everybody.
 */
export interface Exact {
  after?: string[]
  claim: 'exact'
  values: {
    [k: string]: number
  }
}
/**
 * The chance that a seat, or the stock, has a tile, by what the reader knows.
 */
export interface Holds {
  after?: string[]
  chance: number
  claim: 'holds'
  seat: string
  tile: string
}
/**
 * Play has proved that a seat has no tile with some numbers.
 */
export interface Lacks {
  after?: string[]
  claim: 'lacks'
  numbers: number[]
  seat: string
}
/**
 * These are all legal moves.
 */
export interface Legal {
  actions: string[]
  after?: string[]
  claim: 'legal'
}
/**
 * The round is over, with these points.
 */
export interface Scores {
  after?: string[]
  claim: 'scores'
  scores: number[]
}
/**
 * A move of a chapter: that of a record, with a comment in one or more languages, and marks.
 */
export interface StudyMove {
  action: string
  comment?:
    | string
    | {
        [k: string]: string
      }
  marks?: string[]
  variations?: StudyVariation[]
}
/**
 * Another line, from the position before the move it is attached to.
 */
export interface StudyVariation {
  comment?:
    | string
    | {
        [k: string]: string
      }
  moves: StudyMove[]
}
/**
 * What the reader of a chapter is to find: a move in its first position.
 */
export interface StudyTask {
  accepted: string[]
  done?:
    | string
    | {
        [k: string]: string
      }
  other?:
    | string
    | {
        [k: string]: string
      }
  text?:
    | string
    | {
        [k: string]: string
      }
}
/**
 * The host sets the chat mode of the table, and whether spectators may chat.
 */
export interface Chat {
  chat: 'free' | 'off' | 'phrases'
  id: string
  spectators: boolean
  type: 'chat'
}
/**
 * Note that entrants are here, or are not.
 */
export interface CheckIn {
  entrants: number[]
  is_here?: boolean
  type: 'check_in'
}
/**
 * End the tournament, once all results are in.
 */
export interface CloseEvent {
  reason?: string
  type: 'close'
}
/**
 * What a moderator notes when closing a report, or undoing an action.
 */
export interface Closing {
  text: string
}
/**
 * A club in a list.
 */
export interface ClubCard {
  id: string
  is_public: boolean
  members: number
  name: string
  place: string
  role: ('director' | 'member' | 'owner') | ''
}
/**
 * What changes in a club; the rest stays.
 */
export interface ClubChange {
  description?: string
  is_public?: boolean
  joining?: 'invited' | 'open'
  name?: string
  place?: string
  zone?: string
}
/**
 * An open invitation to a club.
 */
export interface ClubInvitation {
  at: number
  by: string
  club: string
  name: string
}
/**
 * A new link of invitation, which is never shown again; an earlier one is no longer valid.
 */
export interface ClubLink {
  key: string
  until: number
}
/**
 * The id of a new club, evening or rule set.
 */
export interface ClubMade {
  id: string
}
/**
 * How two people have met at a club, seen from the first.
 */
export interface ClubMeetings {
  drawn: number
  lost: number
  one: string
  other: string
  together: number
  won: number
}
/**
 * A member of a club.
 */
export interface ClubMember {
  face: string
  id: string
  joined: number
  name: string
  role: 'director' | 'member' | 'owner'
}
/**
 * A club as the client sees it.
 */
export interface ClubPage {
  coming: Occurrence[]
  description: string
  evenings: Evening[]
  has_link: boolean
  id: string
  invited: Invited[]
  is_invited: boolean
  is_public: boolean
  joining: 'invited' | 'open'
  link_until: number
  may: string[]
  members: number
  name: string
  people: ClubMember[]
  place: string
  role: ('director' | 'member' | 'owner') | ''
  rule_sets: ClubRules[]
  zone: string
}
/**
 * A date on which an evening or an event takes place.
 */
export interface Occurrence {
  date?: string
  evening?: string
  minutes: number
  note?: string
  place?: string
  rules?: string
  starts: number
  title: string
  tournament?: string
}
/**
 * An evening with its id.
 */
export interface Evening {
  id?: string
  minutes?: number
  note?: string
  place?: string
  repeat?: 'fortnightly' | 'monthly' | 'once' | 'weekly'
  rules?: string
  skipped?: string[]
  starts: string
  title: string
  until?: string
}
/**
 * Somebody who is invited and has not answered.
 */
export interface Invited {
  at: number
  face: string
  id: string
  name: string
}
/**
 * A rule set of a club with its id.
 */
export interface ClubRules {
  id?: string
  name: string
  rules: HouseRules
}
/**
 * A new club.
 */
export interface ClubPlan {
  description?: string
  is_public?: boolean
  joining?: 'invited' | 'open'
  name: string
  place?: string
  zone?: string
}
/**
 * A report about a club to the moderators.
 */
export interface ClubReport {
  reason: 'abuse' | 'cheating' | 'name' | 'other'
  text?: string
}
/**
 * What the tournaments of a club that are over add up to.
 */
export interface ClubResults {
  events: PastEvent[]
  lines: AllTimeLine[]
}
/**
 * A tournament of the club that is over.
 */
export interface PastEvent {
  at: number
  entrants: number
  id: string
  name: string
  winners: string[]
}
/**
 * The client's clubs, its invitations, and public clubs.
 */
export interface Clubs {
  found: ClubCard[]
  invitations: ClubInvitation[]
  mine: ClubCard[]
}
/**
 * The effect of the second rule set, relative to the first.
 */
export interface Compared {
  level: string
  matches: number[]
  measures: Measured[]
  rounds: number
  seed: number
}
/**
 * One measure under both rule sets; its label is ``compare-<id>``.
 */
export interface Measured {
  a: Interval | null
  b: Interval | null
  difference: Interval | null
  id: string
  is_share: boolean
}
/**
 * An estimate and its 95% interval.
 */
export interface Interval {
  high: number
  low: number
  value: number
}
/**
 * Two rule sets of one game, and the number of rounds to play under each.
 */
export interface Comparing {
  a: HouseRules
  b: HouseRules
  rounds?: number
  seed?: number
}
/**
 * Answer another player's undo request, or their proposal of a stand-in.
 */
export interface Consent {
  id: string
  type: 'consent'
  yes: boolean
}
/**
 * Replace the result of a table.
 */
export interface CorrectResult {
  deals?: number[][]
  forfeited?: number[]
  points?: number[]
  reason?: string
  round: number
  table: number
  type: 'correct'
}
/**
 * The tiles that can be seen, and what is known of the other hands.
 */
export interface CountAsked {
  high?: number
  laid?: string[]
  others?: OtherAsked[]
  own?: string[]
}
/**
 * Another player's hand.
 */
export interface OtherAsked {
  count: number
  lacks?: number[]
}
/**
 * The counting tables.
 */
export interface CountFound {
  boneyard: number
  numbers: NumberLine[]
  tiles: HiddenLine[]
}
/**
 * The tiles of a number: held, on the table, and out.
 */
export interface NumberLine {
  laid: number
  number: number
  out: number
  own: number
}
/**
 * A tile that is out, and the chance that each of the others holds it.
 */
export interface HiddenLine {
  shares: number[]
  tile: string
}
/**
 * The solitaires' deals of a day, the same for everybody.
 */
export interface DailyDeals {
  day: string
  deals: {
    [k: string]: number
  }
}
/**
 * The puzzle of a day, the same for everybody.
 */
export interface DailyPuzzle {
  day: string
  puzzle: PuzzleLine
}
/**
 * A puzzle in the list.
 */
export interface PuzzleLine {
  difficulty: number
  game: string
  id: string
  theme: string
}
/**
 * A numbered deal of a solitaire under given house rules.
 */
export interface DealAsked {
  deal: number
  rules: HouseRules
}
/**
 * How often a result occurred.
 */
export interface DealFrequency {
  difference: number
  percent: number
  times: number
}
/**
 * What one table made of a deal.
 */
export interface DealPlay {
  percent: number
  points: number[]
  replay?: string
  round: number
  sides: number[][]
  table: number
}
/**
 * What a decision did.
 */
export interface Decided {
  changes?: Changes | null
  count?: number
  entrant?: number
  key?: string
  revision: number
  round?: number
}
/**
 * A decision of the paper trail.
 */
export interface Decision {
  at: string
  by: string
  is_undone?: boolean
  may_undo?: boolean
  number: number
  text: string
}
/**
 * Something that the director, or an assistant, decides.
 */
export interface DecisionRequest {
  act:
    | Enter
    | ImportList
    | CheckIn
    | Withdraw
    | BringBack
    | Substitute
    | AdmitEntrant
    | StartRound
    | CancelRound
    | Challenge
    | RecordResult
    | CorrectResult
    | Settle
    | Penalise
    | AddTime
    | Pause
    | Resume
    | UndoDecision
    | CloseEvent
    | ChangeSettings
    | AddHelper
    | RemoveHelper
  op: string
}
/**
 * Enter somebody.
 */
export interface Enter {
  club?: string
  code?: string
  handicap?: number
  members?: string[]
  name: string
  rating?: number
  type: 'enter'
}
/**
 * Enter everybody on a list in CSV, or nobody if a line is wrong.
 */
export interface ImportList {
  csv: string
  type: 'import'
}
/**
 * Leave an entrant out of the following rounds.
 */
export interface Withdraw {
  entrant: number
  reason?: string
  type: 'withdraw'
}
/**
 * Let another person play for one of an entrant's people.
 */
export interface Substitute {
  entrant: number
  new: string
  old: string
  reason?: string
  type: 'substitute'
}
/**
 * Pair the next round and publish it.
 */
export interface StartRound {
  leave_out?: boolean
  length?: Length | null
  reason?: string
  rules?: Rules | null
  tables?: number[][][] | null
  type: 'start_round'
}
/**
 * Enter the result of a table.
 */
export interface RecordResult {
  deals?: number[][]
  forfeited?: number[]
  points?: number[]
  round: number
  table: number
  type: 'record'
}
/**
 * Accept a result that was told by phone, or dismiss it.
 */
export interface Settle {
  is_accepted?: boolean
  report: string
  type: 'settle'
}
/**
 * Take score, in halves, or points away from an entrant.
 */
export interface Penalise {
  entrant: number
  points?: number
  reason: string
  score?: number
  type: 'penalise'
}
/**
 * Stop the clock of a round.
 */
export interface Pause {
  reason?: string
  round: number
  type: 'pause'
}
/**
 * Let the clock of a round run again.
 */
export interface Resume {
  round: number
  type: 'resume'
}
/**
 * Undo a decision.
 */
export interface UndoDecision {
  number?: number
  reason?: string
  type: 'undo'
}
/**
 * Take a key away.
 */
export interface RemoveHelper {
  number: number
  type: 'remove_helper'
}
/**
 * The paper trail in the language of the request, the last decision first.
 */
export interface Decisions {
  decisions: Decision[]
}
/**
 * What only directors and assistants see.
 */
export interface DirectorPart {
  decisions: number
  helpers: Helper[]
  reports: TableReport[]
  waiting: WaitingEntrant[]
}
/**
 * A director or an assistant.
 */
export interface Helper {
  is_removed?: boolean
  name: string
  number: number
  role: 'assistant' | 'director' | 'entrant' | 'nobody'
}
/**
 * A result that somebody at the table has told.
 */
export interface TableReport {
  at: number
  by: string
  id: string
  result: Result
  round: number
  side: number
  state: 'disputed' | 'waiting'
  table: number
}
/**
 * The result of a table.
 */
export interface Result {
  deals?: number[][]
  deals_won?: number[]
  drawn?: boolean
  forfeited?: number[]
  points?: number[]
}
/**
 * Somebody who waits for a free place, in the order in which they asked.
 */
export interface WaitingEntrant {
  at: number
  club: string
  id: string
  members: string[]
  name: string
  rating: number
}
/**
 * A hand of Domino Poker.
 */
export interface DiscardAsked {
  by_pips?: boolean
  by_suit?: boolean
  most?: number
  tiles: string[]
}
/**
 * All sets of discards, the best first.
 */
export interface DiscardFound {
  discards: DiscardLine[]
}
/**
 * A set of discards.
 */
export interface DiscardLine {
  chance: number
  ranks: [string, number][]
  tiles: string[]
}
/**
 * The request with this id has been executed and is durable.
 */
export interface Done {
  id: string
  type: 'done'
  version: number
}
/**
 * The host lets anybody with the table's address watch, or only those with a link.
 */
export interface Doors {
  id: string
  type: 'doors'
  watch: boolean
}
/**
 * An answer that is offered.
 */
export interface DrillAnswer {
  label: Text
  right: boolean
}
/**
 * A series of a drill.
 */
export interface DrillAsked {
  drill: string
  level?: number
  seed?: number
}
/**
 * A question about a position.
 */
export interface DrillExercise {
  answers: DrillAnswer[]
  explanation: Text
  moves: Text[]
  position: Position
  question: Text
  seconds: number
}
/**
 * A series of exercises; the same seed gives the same series.
 */
export interface DrillSeries {
  exercises: DrillExercise[]
}
/**
 * The columns of an empty score sheet; their labels are ``paper-<column>``.
 */
export interface EmptySheet {
  each: string[]
  endings: string[]
  sides: number[]
  table: string[]
  target: number
}
/**
 * One way a round can end; its label is ``ending-<id>``.
 */
export interface EndingForm {
  id: string
  names_seat: boolean
}
/**
 * The identity of a person at a table. The token is also set as a cookie.
 */
export interface Entered {
  is_host: boolean
  seat: number | null
  table: string
  token: string
}
/**
 * A request to enter a table.
 */
export interface Entry {
  face?: string
  key: string
  name?: string
  seat?: number | null
}
/**
 * An evening in a club's calendar, single or recurring.
 */
export interface EveningPlan {
  minutes?: number
  note?: string
  place?: string
  repeat?: 'fortnightly' | 'monthly' | 'once' | 'weekly'
  rules?: string
  skipped?: string[]
  starts: string
  title: string
  until?: string
}
/**
 * A deal of the event, once nobody plays it any more.
 */
export interface EventDeal {
  deal: number
  frequencies: DealFrequency[]
  hands: string[][]
  par?: number | null
  par_how?: '' | 'played_on' | 'solved' | 'solved_tricks'
  plays: DealPlay[]
  set: number
  starter: number
}
/**
 * A person, a pair or a team that has entered.
 */
export interface EventEntrant {
  club?: string
  code?: string
  handicap?: number
  has_withdrawn?: boolean
  is_here?: boolean
  members?: string[]
  name: string
  number: number
  rating?: number
}
/**
 * A key of a tournament, from its link.
 */
export interface EventEntry {
  key: string
}
/**
 * The keys of entrants, to be handed out by the director.
 */
export interface EventKeys {
  keys: {
    [k: string]: string[]
  }
}
/**
 * A penalty.
 */
export interface EventPenalty {
  entrant: number
  points?: number
  reason: string
  score?: number
}
/**
 * A round.
 */
export interface EventRound {
  added?: number
  byes?: number[]
  clock?: RoundClock | null
  deadline?: string
  is_paused?: boolean
  length?: Length
  low_is_good?: boolean
  manual?: boolean
  number: number
  rules?: HouseRules | null
  tables: EventTable[]
}
/**
 * The clock of a round that lasts some minutes.
 */
export interface RoundClock {
  begun: number
  ends?: number | null
  left_ms?: number
}
/**
 * A table of a round, with its result.
 */
export interface EventTable {
  is_done?: boolean
  match?: number
  number: number
  report?: '' | 'disputed' | 'waiting'
  result?: Result | null
  rooms?: RoomTable[]
  set?: number
  sides: number[][]
  told_by?: number
}
/**
 * A table that is played at this server.
 */
export interface RoomTable {
  deal?: number
  is_over?: boolean
  room: number
  table: string
}
/**
 * A line of the standings.
 */
export interface EventStanding {
  entrant: number
  figures: number[]
  place: number
  played: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number]
  prize?: string
  score: number
  wins: number
}
/**
 * The proof that a round's deal was not changed after the commitment.
 */
export interface FairDeal {
  cuts?: {
    [k: string]: string
  }
  deal?: number
  opening?: boolean
  promise: string
  seals?: {
    [k: string]: string
  }
  secret?: string
}
/**
 * A finished match in a history.
 */
export interface FinishedMatch {
  accuracy?: number | null
  began: number
  change?: number | null
  ended: number
  event?: string
  form: 'duel' | 'free' | 'partners' | 'solitaire'
  is_rated?: boolean
  players: MatchPlayer[]
  rounds: number
  rules: HouseRules
  seat: number
  table: string
  why_unrated?: string
}
/**
 * A seat of a finished match.
 */
export interface MatchPlayer {
  face?: string
  has_left?: boolean
  is_bot?: boolean
  level?: string
  name?: string
  place: number
  points: number
  rating?: number | null
  seat: number
  side: number
}
/**
 * What people who are paired play.
 */
export interface Format {
  game: string
  preset?: string
  rated?: boolean
  seats: number
  seconds?: 15 | 30 | 60
}
/**
 * A browser that shall receive no more notices.
 */
export interface FormerBrowser {
  endpoint: string
}
/**
 * Somebody a person has often played with as partners.
 */
export interface FrequentPartner {
  face: string
  is_bot?: boolean
  matches: number
  name: string
  won: number
}
/**
 * A game as shown in the lobby; its picture is ``/api/games/<id>/picture.svg``.
 */
export interface GameCard {
  genre: string
  has_sheet: boolean
  high: number
  id: string
  is_solitaire: boolean
  known_as: KnownAs[]
  low_is_good: boolean
  minutes: number
  names: {
    [k: string]: string
  }
  rates_deals: boolean
  seats: Span
  sides: number[][]
  summaries: {
    [k: string]: string
  }
  version: number
}
/**
 * A rule set that people search for under its own name.
 */
export interface KnownAs {
  names: {
    [k: string]: string
  }
  preset: string
}
/**
 * The numbers of seats that a game has under some options.
 */
export interface Span {
  high: number
  low: number
  usual: number
}
/**
 * The options and presets of a game; the first preset is the default.
 */
export interface GameForm {
  bots: string[]
  id: string
  options: OptionForm[]
  presets: PresetForm[]
}
/**
 * A house rule as a form needs it. Its label and help are ``option-<name>`` and ``.help``; the labels of its values are ``value-<name>-<value>``, else ``value-<value>``, else the values themselves.
 */
export interface OptionForm {
  by_players: boolean
  by_round: boolean
  choices: string[]
  high: number | null
  low: number | null
  name: string
  rules: string[]
  subset: boolean
}
/**
 * A named rule set: its values by option, and the seats it allows.
 */
export interface PresetForm {
  id: string
  seats: Span
  sides: number[]
  values: {
    [k: string]: string
  }
}
/**
 * The best players of a game, by pool.
 */
export interface GameLeaders {
  game: string
  pools: Leaders[]
}
/**
 * The best players of a pool whose rating is sure, the best first.
 */
export interface Leaders {
  bots?: BotRating[]
  form: 'duel' | 'free' | 'partners' | 'solitaire'
  players: Leader[]
  rules: string
}
/**
 * One of the best players of a pool.
 */
export interface Leader {
  country?: string
  deviation: number
  face: string
  is_bot?: boolean
  matches: number
  name: string
  rating: number
}
/**
 * Give a seat of another side more time on its clock: 15 seconds, or a day if turns take days. A host who does not play may give it to any seat.
 */
export interface GiveTime {
  id: string
  seat: number
  type: 'givetime'
}
/**
 * Everybody at the table or banned from it, in order of arrival.
 */
export interface Guests {
  id: string
  people: Person[]
  type: 'guests'
}
/**
 * A person at the table, as shown to its host.
 */
export interface Person {
  banned?: boolean
  here?: boolean
  is_host?: boolean
  is_you?: boolean
  muted?: boolean
  name?: string
  number: number
  seat?: number | null
}
/**
 * The first frame: identifies the client, and the last version of the table it has. Browsers are identified by their cookie and omit ``token``.
 */
export interface Hello {
  since?: number
  token?: string | null
  type: 'hello'
}
/**
 * Ask for a hint, answered by ``advice``; only for people who play alone or against bots.
 */
export interface Hint {
  id: string
  type: 'hint'
}
/**
 * The name of an account to invite.
 */
export interface InviteRequest {
  name: string
}
/**
 * What somebody joins with: the secret of a link, or an invitation by name, or nothing.
 */
export interface JoinRequest {
  key?: string
}
/**
 * A request to sit down at a listed table.
 */
export interface JoinTable {
  face?: string
  name?: string
  seat?: number | null
}
/**
 * The new keys of the table, for its links; the server stores only their hashes.
 */
export interface Keys {
  host: string
  id: string
  play: string
  type: 'keys'
  version: number
  watch: string
}
/**
 * Everybody a person has a relation with, the latest first.
 */
export interface KnownPeople {
  people: KnownPerson[]
}
/**
 * A person as another one knows them.
 */
export interface KnownPerson {
  face: string
  id: string
  is_bot: boolean
  is_here?: boolean
  name: string
  relation: Relation
  table?: string
}
/**
 * What one account is to another, as the first one may know it.
 */
export interface Relation {
  blocks?: boolean
  follows?: boolean
  has_asked?: boolean
  is_asked?: boolean
  is_friend?: boolean
}
/**
 * Leave the table for good; a bot takes the seat, or it opens if play has not started.
 */
export interface Leave {
  id: string
  type: 'leave'
}
/**
 * A game with a lesson, and the number of its steps.
 */
export interface LessonLine {
  game: string
  steps: number
}
/**
 * All lessons.
 */
export interface LessonList {
  lessons: LessonLine[]
}
/**
 * The lesson of a game.
 */
export interface LessonPage {
  game: string
  has_puzzles: boolean
  steps: StepToLearn[]
}
/**
 * A step of a lesson, in the requested language.
 */
export interface StepToLearn {
  id: string
  position: Position
  task: string
  text: string
  title: string
}
/**
 * The outcome of an attempt at a step: refused, allowed but not the task, or done.
 */
export interface LessonTried {
  played: MoveMade[]
  refusal: Problem | null
  said: string
}
/**
 * The reason for a refusal; the body of every response with status 4xx.
 */
export interface Problem {
  message: Text
  reason?: Text | null
  rule?: string
}
/**
 * What the holder of a link sees of a club before joining.
 */
export interface LinkedClub {
  id: string
  members: number
  name: string
  place: string
  role: ('director' | 'member' | 'owner') | ''
}
/**
 * A seat of a listed table.
 */
export interface ListedSeat {
  account?: string
  face?: string
  is_bot?: boolean
  kind: 'bot' | 'open' | 'person'
  level?: string
  name?: string
}
/**
 * A table in the lobby: one with free seats, or one to watch.
 */
export interface Listing {
  clock: ClockPlan
  is_open?: boolean
  phase: 'between' | 'playing' | 'waiting'
  rated?: boolean
  rules: HouseRules
  seats: ListedSeat[]
  since?: number
  table: string
  totals?: number[]
  watch?: boolean
}
/**
 * What has changed in the lobby since the client's mark.
 */
export interface LobbyFrame {
  gone: string[]
  mark: string
  people: number
  tables: Listing[]
  type: 'lobby'
  waiting: WaitingCount[]
}
/**
 * How many people wait for a format; each may wait for several.
 */
export interface WaitingCount {
  count: number
  format: Format
}
/**
 * Everything that the lobby shows.
 */
export interface LobbyState {
  mark: string
  people: number
  tables: Listing[]
  waiting: WaitingCount[]
}
/**
 * Whether a lost deal could have been won, and the move that lost it.
 */
export interface LostDeal {
  how: 'hopeless' | 'unsettled' | 'winnable'
  is_exact: boolean
  move: number
  played: Text | null
  record: string
}
/**
 * Some matches, the latest first.
 */
export interface MatchPage {
  matches: FinishedMatch[]
  next?: number
}
/**
 * What happened when two people met.
 */
export interface Meetings {
  bots?: string[]
  latest?: FinishedMatch[]
  lost: number
  matches: number
  one: string
  other: string
  together?: number
  won: number
  won_together?: number
}
/**
 * The host mutes, removes or bans a person, or lifts a mute or a ban. A removed person may return with a link; a banned one may not.
 */
export interface Moderate {
  do: 'ban' | 'mute' | 'remove' | 'unban' | 'unmute'
  id: string
  number: number
  type: 'moderate'
}
/**
 * Actions of moderators, the latest first.
 */
export interface ModeratorActions {
  actions: ModeratorAction[]
}
/**
 * A moderator's decision about a person.
 */
export interface NewAction {
  kind: 'mute' | 'note' | 'rename' | 'suspend'
  minutes?: number
  report?: string
  text: string
}
/**
 * An e-mail address to confirm: a code is sent to it.
 */
export interface NewAddress {
  address: string
  language?: string
}
/**
 * A browser that shall receive notices, from its ``PushSubscription``.
 */
export interface NewBrowser {
  endpoint: string
  keys: BrowserKeys
  language?: string
  replaced?: string
}
/**
 * A rule set of a club, under a name of its own.
 */
export interface NewClubRules {
  name: string
  rules: HouseRules
}
/**
 * An invitation to a table where the client is.
 */
export interface NewInvitation {
  table: string
}
/**
 * A report about a person, perhaps with the table where it happened.
 */
export interface NewReport {
  about: string
  reason: 'abuse' | 'cheating' | 'leaving' | 'name' | 'other'
  table?: string
  text?: string
}
/**
 * Report readiness for the next round, or the first; it starts when everybody is ready.
 */
export interface Next {
  id: string
  type: 'next'
}
/**
 * What a person chooses about notices.
 */
export interface NoticeChoices {
  digest: 'daily' | 'off' | 'once'
  digest_at: number
  pushes: boolean
  quiet: QuietTimes | null
  zone: string
}
/**
 * A time of day in which nothing is sent; it may go over midnight.
 */
export interface QuietTimes {
  end: number
  start: number
}
/**
 * What a person has chosen about notices, and what the server can do.
 */
export interface NoticeState {
  browsers: number
  digest: 'daily' | 'off' | 'once'
  digest_at: number
  email: string
  has_mail: boolean
  key: string
  pushes: boolean
  quiet: QuietTimes | null
  vacation_days: number
  vacation_until: number
  zone: string
}
/**
 * What a server offers besides tables that are found by their link.
 */
export interface Offers {
  accounts?: boolean
  accuracy?: boolean
  clubs?: boolean
  lobby?: boolean
  mail?: boolean
  notices?: boolean
  ratings?: boolean
  tournaments?: boolean
}
/**
 * Open a sealed cut with its text and nonce; send it when ``may`` contains ``open``.
 */
export interface Open {
  id: string
  nonce: string
  text: string
  type: 'open'
}
/**
 * A bot account of a person.
 */
export interface OwnBot {
  face: string
  id: string
  made: number
  name: string
}
/**
 * A change that entrants make for themselves.
 */
export interface OwnChange {
  entrant: number
  op: string
}
/**
 * A measure as the person it concerns sees it.
 */
export interface OwnMeasure {
  appeal: '' | 'closed' | 'open'
  at: number
  id: string
  is_undone: boolean
  kind: 'mute' | 'rename' | 'suspend'
  reason: string
  until: number
}
/**
 * What moderators have done about a person, the latest first.
 */
export interface OwnMeasures {
  measures: OwnMeasure[]
}
/**
 * Who a person is in a tournament, and what they may do.
 */
export interface OwnPart {
  entrants?: number[]
  may?: ('check_in' | 'direct' | 'report' | 'results' | 'sign_up' | 'withdraw')[]
  name?: string
  role: 'assistant' | 'director' | 'entrant' | 'nobody'
  seats?: OwnSeat[]
  unrated?: number[]
  waiting?: boolean
}
/**
 * Where a person plays now.
 */
export interface OwnSeat {
  entrant: number
  room?: number
  room_table?: string
  round: number
  seat?: number | null
  side: number
  table: number
}
/**
 * A report as the person who made it sees it; times are in milliseconds since 1970.
 */
export interface OwnReport {
  about: string
  at: number
  id: string
  is_closed: boolean
  reason: 'abuse' | 'appeal' | 'cheating' | 'collusion' | 'leaving' | 'name' | 'other'
}
/**
 * The reports a person has made, the latest first.
 */
export interface OwnReports {
  reports: OwnReport[]
}
/**
 * A match by correspondence of the person.
 */
export interface OwnTurn {
  game: string
  is_mine: boolean
  left_ms: number | null
  others: string[]
  table: string
}
/**
 * A passkey's answer to a challenge.
 */
export interface PasskeyAnswer {
  passkey: {}
}
/**
 * The host requests the list of people at the table, spectators and banned people included. The answer is ``guests``.
 */
export interface People {
  id: string
  type: 'people'
}
/**
 * The accounts at the seats of a table; guests and bots have none.
 */
export interface PeopleAtTable {
  people: PersonAtSeat[]
}
/**
 * The account of a seat at a table.
 */
export interface PersonAtSeat {
  id: string
  is_bot?: boolean
  is_sure?: boolean
  name: string
  rating?: number | null
  seat: number
}
/**
 * A keepalive, answered by ``pong``. A client sends it after fifteen seconds without a frame from the server, and whenever it has sent nothing for forty seconds. The server disconnects clients that are silent for a minute.
 */
export interface Ping {
  type: 'ping'
}
/**
 * A finished match of a series: the points of its rounds, and its weight.
 */
export interface PlayedMatch {
  rows: (number[] | null)[]
  totals: number[]
  weight: number
  winners: number[]
}
/**
 * A rule set, and how often a person has played it.
 */
export interface PlayedRules {
  game: string
  matches: number
  rules: string
  won: number
}
/**
 * A rating in a pool: a game, a rule set and a form.
 */
export interface PlayerRating {
  deviation: number
  form: 'duel' | 'free' | 'partners' | 'solitaire'
  game: string
  history?: RatingPoint[]
  is_sure: boolean
  matches: number
  rating: number
  rules: string
}
/**
 * A rating after a match.
 */
export interface RatingPoint {
  at: number
  rating: number
}
/**
 * The answer to ``ping``.
 */
export interface Pong {
  type: 'pong'
}
/**
 * A person's profile: what its person shows.
 */
export interface Profile {
  accuracy?: number | null
  country?: string
  face: string
  hidden?: string[]
  id: string
  is_bot?: boolean
  is_listed?: boolean
  is_own: boolean
  longest?: number
  made: number
  matches?: number
  name: string
  partners?: FrequentPartner[]
  ratings?: PlayerRating[]
  rules?: PlayedRules[]
  seen?: number
  streak?: number
  won?: number
}
/**
 * What a person shows of their profile.
 */
export interface ProfileChoice {
  hidden: (
    | 'accuracy'
    | 'country'
    | 'history'
    | 'matches'
    | 'partners'
    | 'ratings'
    | 'rules'
    | 'seen'
    | 'streaks'
  )[]
  is_listed: boolean
}
/**
 * Propose that a bot stand in for a person the table has waited for, as in ``waits``. The other players who are present must agree; silence for thirty seconds counts as consent. If nobody else is present, or a host proposes it, the bot plays at once.
 */
export interface Propose {
  id: string
  seat: number
  type: 'propose'
}
/**
 * All puzzles, grouped by game, easiest first.
 */
export interface PuzzleList {
  puzzles: PuzzleLine[]
}
/**
 * A puzzle and its position.
 */
export interface PuzzlePage {
  position: Position
  puzzle: PuzzleLine
}
/**
 * A fact that the score depends on; see ``core/sheet.py``.
 */
export interface QuestionForm {
  after: string[]
  asks: string
  count: number
  high: number
  id: string
  low: number
  of: string
  spares: boolean
  step: number
  sums: boolean
  usual: number | string | string[] | null
  words: string[]
}
/**
 * The solver's verdict on a deal, and how often the strongest bot level wins it.
 */
export interface RatedDeal {
  how: 'hopeless' | 'unsettled' | 'winnable'
  rated?: Text | null
  step?: ('easy' | 'hard' | 'medium') | null
  tries?: number
  won?: number
}
/**
 * An open invitation to a table.
 */
export interface ReceivedInvitation {
  at: number
  face: string
  game: string
  id: string
  name: string
  table: string
}
/**
 * The open invitations to a person, the latest first.
 */
export interface ReceivedInvitations {
  friend_requests: number
  invitations: ReceivedInvitation[]
}
/**
 * A new sheet of recovery codes, which are never shown again.
 */
export interface RecoveryCodes {
  codes: string[]
}
/**
 * The e-mail address of an account to which a link is to be sent.
 */
export interface RecoveryRequest {
  address: string
}
/**
 * The token of a link sent by e-mail.
 */
export interface RecoveryToken {
  token: string
}
/**
 * The request with this id was refused, and why.
 */
export interface RefusedFrame {
  id: string
  message: Text
  rule?: string
  type: 'refused'
}
/**
 * The host replaces all links of the table; the old ones become invalid. The answer is ``keys``. People who joined with the host's key after this host are removed. If the answer is lost, a retry with the same id gets ``done``: send a request with a new id.
 */
export interface Rekey {
  id: string
  type: 'rekey'
}
/**
 * Open a rematch table with seats moved on by one, and announce it to everybody.
 */
export interface Rematch {
  id: string
  type: 'rematch'
}
/**
 * Give a seat to a bot of a level, or without a level back to its person or to anybody.
 */
export interface Replace {
  id: string
  level?: string
  seat: number
  type: 'replace'
}
/**
 * A finished match, or the finished rounds of a match in progress.
 */
export interface Replay {
  names: string[]
  rounds: RoundLine[]
  rules: HouseRules
  sides: number[]
  totals: number[]
  winners: number[]
}
/**
 * A finished round on the score sheet; ``points`` is ``None`` if it was void.
 */
export interface RoundLine {
  points: number[] | null
  said: Text[]
}
/**
 * One round, step by step; the first step is the deal.
 */
export interface ReplayRound {
  number: number
  rounds: number
  steps: ReplayStep[]
  variations?: string
}
/**
 * The table after one action, from the requested point of view.
 */
export interface ReplayStep {
  action?: string
  over?: boolean
  said: Text[]
  seat?: number | null
  zones: Zone[]
}
/**
 * Whether the opponents agree with a result.
 */
export interface ReportAnswer {
  agrees: boolean
  op: string
  report: string
}
/**
 * The result of a table, told by somebody at it.
 */
export interface ReportPlan {
  deals?: number[][]
  deals_won?: number[]
  op: string
  points?: number[]
  round: number
  table: number
}
/**
 * What became of a result that was told.
 */
export interface Reported {
  revision: number
  state: 'disputed' | 'recorded' | 'waiting'
}
/**
 * A page of reports, in the order in which moderators handle them.
 */
export interface Reports {
  open: number
  reports: Report[]
}
/**
 * Restart the deal of a solitaire.
 */
export interface Restart {
  id: string
  type: 'restart'
}
/**
 * A player's choice, and the best choice given what the player could know.
 */
export interface ReviewedDecision {
  after: number
  before: number
  best: Text
  grade?: string
  merits?: Text[]
  move: number
  played: Text
  played_touches?: string[]
  points: number[]
  position?: string
  reasons?: Text[]
  right?: string[]
  seat: number
  theme?: string
  touches?: string[]
}
/**
 * How well a player played the round.
 */
export interface ReviewedPlayer {
  accuracy: number | null
  best: number
  decisions: number
  lost: number
  lost_chance: number
}
/**
 * The review of a round.
 */
export interface ReviewedRound {
  chances: number[][]
  decisions: ReviewedDecision[]
  number: number
  players: ReviewedPlayer[]
  rounds: number
  sides: number[]
}
/**
 * A member's new role; a new owner takes the place of the old one, who becomes a director.
 */
export interface RoleChange {
  role: 'director' | 'member' | 'owner'
}
/**
 * The revealed deals of a round, with what every table made of them.
 */
export interface RoundDeals {
  deals: EventDeal[]
  round: number
  sides?: number[]
}
/**
 * The questions about a round.
 */
export interface RoundForm {
  endings: EndingForm[]
  opening: Text
  questions: QuestionForm[]
}
/**
 * The players' report of a round: how it ended, and the answers to the questions.
 */
export interface RoundReport {
  answers?: {
    [k: string]: (number | string | string[])[]
  }
  ending: string
  seat?: number
}
/**
 * A game and one of its presets; empty: the first one.
 */
export interface RuleSet {
  game: string
  preset?: string
}
/**
 * A valid set of house rules, and its page of rules.
 */
export interface RulesPage {
  changed: {
    [k: string]: string
  }
  html: string
  seats: Span
  sides: number[]
  values: {
    [k: string]: string
  }
}
/**
 * Send a chat message: a phrase by its id, or free text.
 */
export interface Say {
  id: string
  phrase?: string
  text?: string
  type: 'say'
}
/**
 * Cut the next deal, sealed: the hash of a text and a nonce.
 */
export interface Seal {
  id: string
  seal: string
  type: 'seal'
}
/**
 * The plan for a seat of a new table.
 */
export interface SeatPlan {
  kind: 'bot' | 'me' | 'open'
  level?: string
}
/**
 * Take one's seat at a table that is played at this server.
 */
export interface SeatRequest {
  room?: number
  round: number
  table: number
}
/**
 * The public state of a seat.
 */
export interface SeatState {
  face?: string
  held_by_bot?: boolean
  here?: boolean
  kind: 'bot' | 'open' | 'person'
  left_ms?: number | null
  level?: string
  name?: string
  paused_ms?: number
  ready?: boolean
}
/**
 * Whether a person waits to be paired, or has been.
 */
export interface SeekState {
  bots_after?: number
  estimate?: number | null
  formats?: WaitingCount[]
  rated?: boolean
  seat?: number | null
  since?: number
  state: 'none' | 'paired' | 'waiting'
  table?: string
  type: 'seek'
  wait_until?: number
}
/**
 * Matches played one after another on the same sheet.
 */
export interface Series {
  matches: PlayedMatch[]
  shutout: number
  won: number[]
}
/**
 * Where play started at a table that continues a record; its deals cannot be verified.
 */
export interface SetUp {
  moves: number
  round: number
}
/**
 * The version of the sheet that the client saw when starting the next match.
 */
export interface SheetAt {
  version: number
}
/**
 * A round to add, or a replacement for one.
 */
export interface SheetChange {
  report: RoundReport
  version: number
}
/**
 * The keys of a new sheet: one for writing, one for watching.
 */
export interface SheetKeys {
  edit: string
  sheet: string
  watch: string
}
/**
 * A new sheet: the rules, and the names in the order of the seats.
 */
export interface SheetPlan {
  names: string[]
  rules: HouseRules
}
/**
 * A round on the sheet; ``points`` is null if it was void or came after the end.
 */
export interface SheetRow {
  counts: boolean
  form: RoundForm | null
  points: number[] | null
  report: RoundReport
  said: Text[]
}
/**
 * The current sheet.
 */
export interface SheetState {
  may_write: boolean
  names: string[]
  next: RoundForm | null
  rows: SheetRow[]
  rules: HouseRules
  series: Series
  sheet: string
  sides: number[]
  tiles: string[]
  totals: number[]
  version: number
  winners: number[]
}
/**
 * A passkey's answer to a challenge, or a recovery code.
 */
export interface SignInRequest {
  code?: string
  passkey?: {} | null
}
/**
 * The devices to sign out: some, all, or by default the one that asks.
 */
export interface SignOutRequest {
  everywhere?: boolean
  sessions?: string[]
}
/**
 * Enter a tournament.
 */
export interface SignUp {
  club?: string
  members?: string[]
  name: string
  op: string
}
/**
 * Somebody has entered, or waits for a free place.
 */
export interface SignedUp {
  entrant: number
  key: string
  keys?: string[]
}
/**
 * The solution of a puzzle, and the reasons for it.
 */
export interface Solution {
  after: MoveMade
  best: Text
  chance: number
  next: number
  other: Text
  reasons: Text[]
}
/**
 * A pending proposal that a bot stand in for the person at a seat.
 */
export interface StandIn {
  by: number
  seat: number
  waiting_for: number[]
}
/**
 * House rules, and what is known of the deal.
 */
export interface StartAsked {
  deal?: number
  rules: HouseRules
  seat?: number
}
/**
 * The current state of the table for this client, and the new lines of the log.
 */
export interface StateFrame {
  asking?: Asking[]
  assisted?: boolean
  chat: 'free' | 'off' | 'phrases'
  clock: ClockPlan
  complete: boolean
  deal?: number
  delay?: number
  fair?: FairDeal
  is_host: boolean
  leaders?: number[]
  lines: Line[]
  listed?: boolean
  may: string[]
  muted?: boolean
  only_phrases?: boolean
  open_hands?: boolean
  paired?: boolean
  phase: 'between' | 'over' | 'playing' | 'waiting'
  practice?: boolean
  rated?: boolean
  rematch?: string
  round: number
  rounds: RoundLine[]
  rules: HouseRules
  seat: number | null
  seats: SeatState[]
  seen?: Seen
  set_up?: SetUp
  sides: number[]
  spectator_chat?: boolean
  stand_in?: StandIn
  table: string
  totals: number[]
  type: 'state'
  undo?: UndoWish
  version: number
  waits?: Wait[]
  watch_by_address?: boolean
  winners: number[]
}
/**
 * A pending undo request.
 */
export interface UndoWish {
  seat: number
  waiting_for: number[]
}
/**
 * A person the table waits for, at a table without a clock.
 */
export interface Wait {
  in_ms: number
  seat: number
}
/**
 * A study: what it is about, and its chapters.
 */
export interface Study {
  chapters: Chapter[]
  head: StudyHead
}
/**
 * The first line of a study.
 */
export interface StudyHead {
  about?:
    | string
    | {
        [k: string]: string
      }
  author?: string
  study: 1
  title:
    | string
    | {
        [k: string]: string
      }
}
/**
 * The id of a study, which is enough to read it, and the key to change it.
 */
export interface StudyKeys {
  edit: string
  study: string
}
/**
 * A study of the package.
 */
export interface StudyLine {
  about:
    | string
    | {
        [k: string]: string
      }
  chapters: number
  game: string
  id: string
  tasks: number
  title:
    | string
    | {
        [k: string]: string
      }
}
/**
 * All studies of the package, in their order.
 */
export interface StudyList {
  studies: StudyLine[]
}
/**
 * A study with all its chapters.
 */
export interface StudyPage {
  chapters: Chapter[]
  head: StudyHead
  study: string
  version: number
}
/**
 * The public description of a table, for anyone with its address.
 */
export interface Summary {
  ask: boolean
  delay: number
  phase: string
  rated: boolean
  rules: HouseRules
  seats: SeatState[]
  table: string
  watch: boolean
}
/**
 * The keys of a new table; links carry them after ``#``, which browsers do not send.
 */
export interface TableKeys {
  host: string
  play: string
  table: string
  watch: string
}
/**
 * The plan of a new table.
 */
export interface TablePlan {
  chat?: 'free' | 'off' | 'phrases'
  clock?: ClockPlan
  club?: boolean
  deal?: number | null
  delay?: number
  event?: string
  face?: string
  hands?: number
  listed?: boolean
  name?: string
  open_hands?: boolean
  pace?: 'calm' | 'quick'
  pairing?: 'first' | 'none' | 'rematch'
  practice?: boolean
  rated?: boolean
  rules: HouseRules
  seats: SeatPlan[]
  spectator_chat?: boolean
  watch_by_address?: boolean
}
/**
 * A table of a round, for those who tell its result.
 */
export interface TableView {
  deals: number
  event: string
  length: Length
  may?: ('answer' | 'record' | 'report')[]
  name: string
  names: string[][]
  reports: TableReport[]
  revision: number
  round: number
  rules: HouseRules
  side: number | null
  table: EventTable
}
/**
 * Things that a player touched although they do nothing.
 */
export interface Tap {
  touch: string[]
}
/**
 * Settings to start from; the sentence ``template-<id>`` says what they are for.
 */
export interface Template {
  id: string
  settings: Settings
}
/**
 * All templates.
 */
export interface Templates {
  templates: Template[]
}
/**
 * Things that were touched in a position although they do nothing.
 */
export interface TouchAsked {
  position: string
  touch: string[]
}
/**
 * Public tournaments and those of the account, the next ones first.
 */
export interface TournamentList {
  tournaments: TournamentSummary[]
}
/**
 * A tournament in a list.
 */
export interface TournamentSummary {
  club?: string
  entrants: number
  entry: string
  format: string
  game: string
  id: string
  made?: number
  name: string
  online?: boolean
  planned: number | null
  preset: string
  role?: 'assistant' | 'director' | 'entrant' | 'nobody'
  rounds: number
  stage: 'closed' | 'complete' | 'entry' | 'playing' | 'ready'
  starts_at: number
}
/**
 * A tournament was created.
 */
export interface TournamentMade {
  id: string
  key: string
}
/**
 * A tournament as one person sees it.
 */
export interface TournamentPage {
  direction?: DirectorPart | null
  event: TournamentState
  me: OwnPart
}
/**
 * Everything about a tournament that its visitors may see.
 */
export interface TournamentState {
  arrangements: Arrangements
  commitment?: string
  entrants: EventEntrant[]
  id: string
  made: number
  members: number
  penalties?: EventPenalty[]
  planned: number | null
  revealed?: number
  revision: number
  rounds: EventRound[]
  settings: Settings
  sides: number
  smallest: number
  stage: 'closed' | 'complete' | 'entry' | 'playing' | 'ready'
  standings: EventStanding[]
  together: number
  venue: Venue
  waiting: number
}
/**
 * A new tournament.
 */
export interface TournamentPlan {
  arrangements?: Arrangements
  name?: string
  op: string
  settings: Settings
  venue?: Venue
}
/**
 * Tiles, and the number that the first tile of the train must show.
 */
export interface TrainAsked {
  all?: boolean
  heaviest?: boolean
  start?: number | null
  tiles: string[]
}
/**
 * A train that no other beats, and the tiles left over.
 */
export interface TrainFound {
  laid: string[]
  left: string[]
  left_pips: number
  more?: boolean
  others?: string[][]
  pips: number
  start: number
}
/**
 * The outcome of an attempt.
 */
export interface Tried {
  label: Text
  lost: number
  reasons: Text[]
  right: boolean
  solution?: Solution | null
}
/**
 * An attempt: the number of an action among the choices.
 */
export interface Try {
  action: number
}
/**
 * Undo the player's last action; other people who play must consent.
 */
export interface Undo {
  id: string
  type: 'undo'
}
/**
 * Until when a person is on vacation, in milliseconds since 1970; 0 ends it.
 */
export interface Vacation {
  until: number
}
/**
 * A record, and the variations that one of its rounds gets.
 */
export interface VariationsKept {
  record: string
  round: number
  variations: string
}
/**
 * The result of verifying a record: fair, or the discrepancies.
 */
export interface Verdict {
  fair: boolean
  said: Text[]
}
/**
 * A request to visit a table without a key: to watch, or to ask the host for a seat.
 */
export interface Visit {
  face?: string
  key?: string
  name?: string
  wants: 'seat' | 'watch'
}
/**
 * The standing of a person who visits a table without a key.
 */
export interface Visited {
  host_here: boolean
  standing: 'asking' | 'declined' | 'outside' | 'seated' | 'watching'
}
/**
 * A match with all of its rounds, step by step.
 */
export interface WholeReplay {
  replay: Replay
  rounds: ReplayRound[]
}
/**
 * Ask why touching these things does nothing; answered by ``refused`` with the reason.
 */
export interface Why {
  id: string
  touch: string[]
  type: 'why'
}
/**
 * The first deal that the solver proved winnable.
 */
export interface WinnableDeal {
  deal: number
  looked_at: number
}
/**
 * What a person would play, and under which name.
 */
export interface Wish {
  bots_after?: 0 | 30 | 60
  face?: string
  forms: ('2' | '3' | '4' | 'partners')[]
  name?: string
  rated?: boolean
  rule_sets: RuleSet[]
  seconds: (15 | 30 | 60)[]
}
