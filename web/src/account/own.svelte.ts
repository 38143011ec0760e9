// The signed-in person of this browser.
import { ask } from '../api'
import type { OwnAccount } from '../types'
import { offers } from './offers'

export const own: {
  /** Nobody while nobody is signed in, and until the server has answered. */
  account: OwnAccount | null
} = $state({ account: null })

let asked: Promise<OwnAccount | null> | undefined

/** Asks who is signed in, once; nobody where the server has no accounts. */
export function whoAmI(): Promise<OwnAccount | null> {
  asked ??= look()
  return asked
}

/** Asks again, after signing in or out. */
export function lookAgain(): Promise<OwnAccount | null> {
  asked = look()
  return asked
}

async function look(): Promise<OwnAccount | null> {
  try {
    const answer = navigator.onLine && (await offers()).accounts ? await ask('/api/account') : null
    own.account = answer?.status === 200 ? await answer.json() : null
  } catch {
    asked = undefined // without a network, nobody
    own.account = null
  }
  return own.account
}
