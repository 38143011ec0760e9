// What the server is asked about one's account. Passkeys are made by the browser.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { asJson, ask } from '../api'
import { mine } from '../lobby/known-tables'
import type {
  AccountChange,
  AccountDevices,
  AccountMade,
  AccountTable,
  BotMade,
  OwnAccount,
  OwnBot,
  RecoveryCodes,
} from '../types'

const ACCOUNT = '/api/account'

async function read<T>(path: string, how: RequestInit = {}): Promise<T> {
  return (await ask(ACCOUNT + path, how)).json()
}

const remove = (path: string) => ask(ACCOUNT + path, { method: 'DELETE' })

/** Who is about to have an account. */
export interface Newcomer {
  name: string
  face: string
  language: string
}

/** Whether this page can use passkeys: not without HTTPS, nor under a bare number. */
export function hasPasskeys(): boolean {
  return isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:|\[/.test(location.hostname)
}

/** Whether the person has closed the browser's dialog, which is no error. */
export function isCancelled(error: unknown): boolean {
  const name = (error as Error)?.name
  return name === 'NotAllowedError' || name === 'AbortError'
}

async function challenge(wants: 'register' | 'sign-in', name = '') {
  return read<never>('/challenges', asJson({ wants, name }))
}

export const account = {
  async keepByPasskey(who: Newcomer): Promise<AccountMade> {
    const passkey = await startRegistration({ optionsJSON: await challenge('register', who.name) })
    return read('', asJson({ ...who, passkey }))
  },
  keepByCodes: (who: Newcomer) => read<AccountMade>('', asJson(who)),
  async signInByPasskey(): Promise<OwnAccount> {
    const passkey = await startAuthentication({ optionsJSON: await challenge('sign-in') })
    return read('/sign-in', asJson({ passkey }))
  },
  signInByCode: (code: string) => read<OwnAccount>('/sign-in', asJson({ code })),
  /** Sends a link to an address, if an account has confirmed it. */
  askLink: (address: string) => ask(`${ACCOUNT}/recovery`, asJson({ address })),
  signInByLink: (token: string) => read<OwnAccount>('/recovery/enter', asJson({ token })),
  change: (change: AccountChange) => read<OwnAccount>('', { ...asJson(change), method: 'PATCH' }),
  signOut: (which: { sessions?: string[]; everywhere?: boolean } = {}) => ask(`${ACCOUNT}/sign-out`, asJson(which)),
  devices: () => read<AccountDevices>('/devices'),
  async addPasskey(): Promise<void> {
    const passkey = await startRegistration({ optionsJSON: await challenge('register') })
    await ask(`${ACCOUNT}/passkeys`, asJson({ passkey }))
  },
  removePasskey: (id: string) => remove(`/passkeys/${id}`),
  codes: () => read<RecoveryCodes>('/codes', asJson({})),
  tables: () => read<AccountTable[]>('/tables'),
  bots: () => read<OwnBot[]>('/bots'),
  makeBot: (name: string) => read<BotMade>('/bots', asJson({ name })),
  removeBot: (id: string) => remove(`/bots/${id}`),
  delete: () => remove(''),
}

/** Ties the tables that this browser has joined to the account; those that are gone are left out. */
export async function keepTables(): Promise<void> {
  for (const { table } of mine())
    if (!table.startsWith('local-')) await ask(`/api/tables/${table}/keep`, asJson({})).catch(() => {})
}
