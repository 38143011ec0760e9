// What the server is asked about notices and one's turns.
import { asJson, ask } from '../api'
import type { NewBrowser, NoticeChoices, NoticeState, OwnTurn } from '../types'

async function read<T>(url: string, how: RequestInit = {}): Promise<T> {
  return (await ask(url, how)).json()
}

const put = (body: unknown): RequestInit => ({ ...asJson(body), method: 'PUT' })

export const notices = {
  state: () => read<NoticeState>('/api/notices'),
  choose: (choices: NoticeChoices) => read<NoticeState>('/api/notices', put(choices)),
  turns: () => read<OwnTurn[]>('/api/notices/turns'),
  add: (browser: NewBrowser) => read<NoticeState>('/api/notices/browsers', asJson(browser)),
  remove: (endpoint: string) => read<NoticeState>('/api/notices/browsers/remove', asJson({ endpoint })),
  /** Sends a code to an address. */
  askAddress: (address: string, language: string) => ask('/api/notices/mail', asJson({ address, language })),
  confirm: (address: string, code: string) =>
    read<NoticeState>('/api/notices/mail/confirm', asJson({ address, code })),
  forgetAddress: () => read<NoticeState>('/api/notices/mail', { method: 'DELETE' }),
  stop: (token: string) => ask(`/api/notices/stop?token=${encodeURIComponent(token)}`, { method: 'POST' }),
  vacation: (until: number) => read<NoticeState>('/api/notices/vacation', put({ until })),
}
