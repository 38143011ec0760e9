// What moderators ask of the server.
import { asJson, ask } from '../api'
import type { Case, ModeratorActions, NewAction, Report, Reports } from '../types'

async function read<T>(url: string, how: RequestInit = {}): Promise<T> {
  return (await ask(url, how)).json()
}

export const moderation = {
  queue: (query: string) => read<Reports>(`/api/moderation/reports?${query}`),
  report: (id: string) => read<Report>(`/api/moderation/reports/${id}`),
  close: (report: string, text: string) =>
    read<{ id: string }>(`/api/moderation/reports/${report}/close`, asJson({ text })),
  person: (account: string) => read<Case>(`/api/moderation/people/${account}`),
  named: (name: string) => read<Case>(`/api/moderation/people/named?name=${encodeURIComponent(name)}`),
  act: (account: string, action: NewAction) =>
    read<{ id: string }>(`/api/moderation/people/${account}/actions`, asJson(action)),
  undo: (action: string, text: string) =>
    read<{ id: string }>(`/api/moderation/actions/${action}/undo`, asJson({ text })),
  audit: (before?: number) =>
    read<ModeratorActions>(`/api/moderation/audit${before === undefined ? '' : `?before=${before}`}`),
}
