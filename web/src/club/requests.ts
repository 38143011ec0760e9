// What the server is asked about clubs.
import { asJson, ask } from '../api'
import type {
  ClubChange,
  ClubLink,
  ClubMade,
  ClubMeetings,
  ClubPage,
  ClubPlan,
  ClubReport,
  ClubResults,
  Clubs,
  EveningPlan,
  LinkedClub,
  NewClubRules,
  RoleChange,
} from '../types'

const at = (club: string, rest = '') => `/api/clubs/${encodeURIComponent(club)}${rest}`

async function read<T>(url: string, how: RequestInit = {}): Promise<T> {
  return (await ask(url, how)).json()
}

const put = (body: unknown): RequestInit => ({ ...asJson(body), method: 'PUT' })
const gone: RequestInit = { method: 'DELETE' }

export const clubs = {
  list: (text = '') => read<Clubs>(`/api/clubs?text=${encodeURIComponent(text)}`),
  make: (plan: ClubPlan) => read<ClubMade>('/api/clubs', asJson(plan)),
  page: (club: string) => read<ClubPage>(at(club)),
  change: (club: string, wish: ClubChange) => ask(at(club), { ...asJson(wish), method: 'PATCH' }),
  remove: (club: string) => ask(at(club), gone),
  report: (club: string, report: ClubReport) => ask(at(club, '/report'), asJson(report)),
  invite: (club: string, name: string) => ask(at(club, '/invitations'), asJson({ name })),
  withdraw: (club: string, account: string) => ask(at(club, `/invitations/${account}`), gone),
  openLink: (club: string) => read<ClubLink>(at(club, '/link'), asJson({})),
  closeLink: (club: string) => ask(at(club, '/link'), gone),
  linked: (club: string, key: string) => read<LinkedClub>(at(club, `/link/${encodeURIComponent(key)}`)),
  join: (club: string, key = '') => ask(at(club, '/join'), asJson({ key })),
  setRole: (club: string, account: string, role: RoleChange['role']) =>
    ask(at(club, `/members/${account}`), put({ role })),
  removeMember: (club: string, account: string) => ask(at(club, `/members/${account}`), gone),
  addEvening: (club: string, plan: EveningPlan) => ask(at(club, '/evenings'), asJson(plan)),
  changeEvening: (club: string, evening: string, plan: EveningPlan) =>
    ask(at(club, `/evenings/${evening}`), put(plan)),
  cancelEvening: (club: string, evening: string) => ask(at(club, `/evenings/${evening}`), gone),
  results: (club: string) => read<ClubResults>(at(club, '/results')),
  meetings: (club: string, one: string, other: string) =>
    read<ClubMeetings>(at(club, `/meetings?${new URLSearchParams({ one, other })}`)),
  calendar: (club: string) => at(club, '/calendar.ics'),
  addRules: (club: string, wish: NewClubRules) => ask(at(club, '/rules'), asJson(wish)),
  removeRules: (club: string, rules: string) => ask(at(club, `/rules/${rules}`), gone),
}
