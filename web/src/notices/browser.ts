// Whether this browser receives notices, and how it begins and stops.
import type { NoticeState } from '../types'
import { notices } from './requests'

/** What this browser can do: iPhones and iPads only when the site is on the home screen. */
export type Ability = 'on' | 'off' | 'denied' | 'unsupported' | 'install'

export async function ability(): Promise<Ability> {
  const isApple = /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks the person, then subscribes; null if they refuse. Call it from a touch or a key. */
export async function begin(key: string, language: string): Promise<NoticeState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytes(key)
  let made: PushSubscription
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    // It belongs to another key, of a server that was here before.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }
  const { endpoint = '', keys = {} } = made.toJSON()
  return notices.add({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, language })
}

/** Stops the notices to this browser. */
export async function end(): Promise<NoticeState> {
  const old = await subscription()
  const state = await notices.remove(old?.endpoint ?? '')
  await old?.unsubscribe()
  return state
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
