// What the server is asked about people: friends, follows, blocks and reports.
import { asJson, ask } from '../api'
import type {
  Entered,
  KnownPeople,
  KnownPerson,
  NewReport,
  OwnMeasures,
  OwnReports,
  ReceivedInvitations,
  Relation,
} from '../types'

/** What a person may set or end. */
export type Kind = 'friend' | 'follow' | 'block'

async function read<T>(url: string, how: RequestInit = {}): Promise<T> {
  return (await ask(url, how)).json()
}

export const people = {
  mine: () => read<KnownPeople>('/api/people'),
  named: (name: string) => read<KnownPerson>(`/api/people/named?name=${encodeURIComponent(name)}`),
  find: (account: string) => read<KnownPerson>(`/api/people/${account}`),
  /** Asks to be friends or accepts, follows, or blocks. */
  begin: (account: string, kind: Kind) => read<Relation>(`/api/people/${account}/${kind}`, { method: 'PUT' }),
  /** Ends it; for friends also a request, whoever made it. */
  end: (account: string, kind: Kind) => read<Relation>(`/api/people/${account}/${kind}`, { method: 'DELETE' }),
  invite: (account: string, table: string) =>
    ask(`/api/people/${account}/invite`, asJson({ table })),
  invitations: () => read<ReceivedInvitations>('/api/people/invitations'),
  decline: (table: string) => ask(`/api/people/invitations/${table}`, { method: 'DELETE' }),
  /** Sits down at a table to which one is invited. */
  join: (table: string) => read<Entered>(`/api/tables/${table}/join`, asJson({})),
  report: (report: NewReport) => read<{ id: string }>('/api/reports', asJson(report)),
  reports: () => read<OwnReports>('/api/reports'),
  measures: () => read<OwnMeasures>('/api/account/measures'),
  appeal: (measure: string, text: string) =>
    read<{ id: string }>(`/api/account/measures/${measure}/appeal`, asJson({ text })),
}
