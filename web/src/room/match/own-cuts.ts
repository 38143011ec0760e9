// Our cuts: sealed when made, opened when all seals are final, compared afterwards.
//
// The browser stores the text and nonce that open a seal, for other tabs, reloads and lost
// connections. `crypto.subtle` only exists over https, and people also play at http://192.168.…, so
// a library computes SHA-256.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { load, save } from '../../browser/storage'
import { seatLetter } from '../../components/sides'
import type { Ask } from '../../socket.svelte'
import type { StateFrame } from '../../types'

interface Ours {
  seal: string
  nonce: string
  text: string
}
/** What we know of the cuts of one deal. */
interface Kept {
  ours: Ours[]
  /** The final seals when we opened ours. */
  seen?: Record<string, string>
}

const KEY = 'capicua.cuts'
const MOST = 20
/** Fallback for pages without storage. */
let memory: Record<string, Kept> = {}

/** Seals a text as our cut of the next deal and returns the frame; nothing for an empty text. */
export function seal(table: StateFrame, text: string): Ask | null {
  const cut = tidied(text)
  if (!cut || table.seat === null || !table.fair) return null
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
  const ours = { seal: sealOf(table.table, deal(table), seatLetter(table.seat), nonce, cut), nonce, text: cut }
  const known = kept(table)
  keep(table, { ...known, ours: [...known.ours, ours] })
  return { type: 'seal', seal: ours.seal }
}

/** The frame that opens our cut, if it is due and was sealed in this browser. */
export function toOpen(table: StateFrame): Ask | null {
  if (table.seat === null || !table.fair?.opening || !table.may.includes('open')) return null
  const seals = table.fair.seals ?? {}
  const known = kept(table)
  const ours = known.ours.find((one) => one.seal === seals[seatLetter(table.seat!)])
  if (!ours || (known.seen && !same(known.seen, seals))) return null
  keep(table, { ...known, seen: seals })
  return { type: 'open', nonce: ours.nonce, text: ours.text }
}

/**
 * Whether the seals differ from those at the time we opened our cut: then the deal cannot be
 * trusted.
 */
export function isExchanged(table: StateFrame): boolean {
  const { seen } = kept(table)
  return seen !== undefined && !same(seen, table.fair?.seals ?? {})
}

/** The deals of a record whose seals differ from those this browser saw when it opened its cut. */
export function exchangedIn(record: string): number[] {
  const tags = [...record.matchAll(/^\[([\w-]+) "(.*)"\]\s*$/gm)].map(([, name, text]) => [name!, text!] as const)
  const table = tags.find(([name]) => name === 'Table')?.[1]
  return Object.entries(all()).flatMap(([where, { seen }]) => {
    const [id, number] = where.split(' ')
    if (id !== table || !seen) return []
    const start = `Seal-${number}-`
    const found = tags.flatMap(([name, text]) => (name.startsWith(start) ? [[name.slice(start.length), text]] : []))
    return same(seen, Object.fromEntries(found)) ? [] : [Number(number)]
  })
}

/** As specified in docs/fair-deals.md. */
export function sealOf(table: string, deal: number, seat: string, nonce: string, text: string): string {
  const utf8 = (part: string) => [...new TextEncoder().encode(part)]
  const measured = (part: string) => [...utf8(`${utf8(part).length}:`), ...utf8(part), 10]
  const random = nonce.match(/../g)!.map((byte) => parseInt(byte, 16))
  const place = [...utf8('capicua seal 1\n'), ...measured(table), ...utf8(`${deal}\n${seat}\n`)]
  return bytesToHex(sha256(new Uint8Array([...place, ...random, ...measured(text)])))
}

/** Normalizes a cut for the shuffle, as the server does. */
export function tidied(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cc}\p{Cs}\p{Z}]+/gu, ' ').trim()
}

const deal = (table: StateFrame) => table.fair?.deal ?? 0
const place = (table: StateFrame) => `${table.table} ${deal(table)}`

function same(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys({ ...a, ...b })
  return names.every((name) => a[name] === b[name])
}

function all(): Record<string, Kept> {
  return { ...memory, ...(load(KEY) as Record<string, Kept> | null) }
}

function kept(table: StateFrame): Kept {
  return all()[place(table)] ?? { ours: [] }
}

function keep(table: StateFrame, found: Kept): void {
  const { [place(table)]: _, ...others } = all()
  memory = Object.fromEntries([...Object.entries(others), [place(table), found]].slice(-MOST))
  save(KEY, memory)
}
