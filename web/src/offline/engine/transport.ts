// Requests and connections that are answered on this device, by the worker with the rules.
import { Trouble } from '../../api'
import { shared } from '../../app-state.svelte'
import type { EarlySocket, Wire } from '../../early-socket'
import { partLanguage } from '../../part-sentences'
import { stored } from '../../stored-settings'
import type { Summary } from '../../types'
import { LOCAL_ID, OTHER_TAB, type EngineMessage, type LocalAnswer, type PageMessage } from './messages'
import { canInstall, FOLDER, hold, install, installed, loadFile, offered, removeOthers } from './package'
import { summaryOf } from './store'

const STATIC = import.meta.env.VITE_SITE === 'static'
const LOST = 1006

/** The worker with the rules could not start: files are missing or damaged, or memory is short. */
export class EngineFailed extends Error {}

let engine: Promise<Worker> | null = null
/** The part of the files that has arrived, while a static site loads them; -1: Python starts. */
let part = STATIC && !installed() ? 0 : -1
/** What the notice says while somebody waits for the rules. */
let said = ''
let isAwaited = false
let isRunning = false
let number = 0
const answers = new Map<number, (answer: LocalAnswer) => void>()
const sockets = new Map<string, LocalSocket>()

/** Starts the worker with the rules, once. */
export function startEngine(): Promise<Worker> {
  engine ??= start()
  return engine
}

/** Whether the worker with the rules has started. */
export function engineRuns(): boolean {
  return isRunning
}

/** The worker with the rules; until it has started, a notice tells how far it is. */
export function awaitEngine(): Promise<Worker> {
  isAwaited = !isRunning
  void tell()
  return startEngine()
}

async function start(): Promise<Worker> {
  const version = installed()?.version ?? ''
  if (version) {
    hold(version)
    void removeOthers(version)
  }
  // The worker says so if the files cannot be loaded.
  if (STATIC && !version) await loadFiles().catch(() => {})
  part = -1
  void tell()
  const name = `${FOLDER} ${version}`
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name })
  await new Promise<void>((done, failed) => {
    const fail = (why: string) => {
      console.error(why)
      worker.terminate()
      engine = null
      isRunning = false
      for (const answer of answers.values()) answer({ status: 0, type: '', body: '' })
      answers.clear()
      for (const socket of [...sockets.values()]) socket.ended(LOST)
      failed(new EngineFailed(why))
    }
    worker.onerror = (event) => fail(event.message)
    worker.onmessage = ({ data }: MessageEvent<EngineMessage>) => {
      if (data.kind === 'ready') {
        isRunning = true
        done()
      } else if (data.kind === 'failed') fail(data.why)
      else if (data.kind === 'answer') {
        answers.get(data.id)?.(data.answer)
        answers.delete(data.id)
      } else sockets.get(data.connection)?.take(data)
    }
  }).finally(hush)
  if (STATIC && !version && canInstall()) void keepFiles()
  return worker
}

/** Loads the files of the engine into the browser's cache, where its worker finds them. */
async function loadFiles(): Promise<void> {
  const files = (await offered())?.files.filter(({ path }) => !path.startsWith('api/')) ?? []
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let arrived = 0
  part = 0
  const count = (bytes: number) => {
    arrived += bytes
    part = arrived / all
    void tell()
  }
  await Promise.all(files.map(({ path }) => loadFile(path, count)))
}

/** Shows in the notice of the page what somebody waits for, in steps of ten percent. */
async function tell(): Promise<void> {
  if (!isAwaited) return
  const language = await partLanguage('offline', stored().language).catch(() => null)
  if (!language || !isAwaited) return
  const percent = Math.floor(part * 10) * 10
  said = part < 0 ? language.text('offline-engine-starts') : language.text('offline-engine-loads', { percent })
  if (shared.notice !== said) shared.notice = said
}

/** Takes the notice away. */
function hush(): void {
  isAwaited = false
  if (said && shared.notice === said) shared.notice = ''
}

/** Keeps what a static site has just loaded, so that play goes on without a network. */
async function keepFiles(): Promise<void> {
  try {
    const manifest = await offered()
    if (manifest) await install(manifest, stored().language, () => {}, new AbortController().signal)
  } catch (error) {
    console.warn(error) // the page for playing offline says what is wrong
  }
}

async function post(message: PageMessage): Promise<void> {
  const worker = await awaitEngine()
  worker.postMessage(message)
}

/** Answers a request on this device; throws `Trouble` without a status if that is impossible. */
export async function askHere(target: string, how: RequestInit): Promise<Response> {
  const method = how.method ?? 'GET'
  if (method === 'GET') {
    const found = await known(target)
    if (found) return found
  }
  const body = typeof how.body === 'string' ? how.body : ''
  const id = (number += 1)
  const answer = new Promise<LocalAnswer>((done) => answers.set(id, done))
  try {
    await post({ kind: 'request', id, request: { method, target, body } })
  } catch {
    answers.delete(id)
    throw new Trouble(0, { id: 'web-offline-failed' })
  }
  const { status, type, body: text } = await answer
  if (!status) throw new Trouble(0, { id: 'web-offline-failed' })
  return new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } })
}

/** What is known without the rules: how a table looks, and answers that are the same for all. */
async function known(target: string): Promise<Response | null> {
  const [whole, , name] = LOCAL_ID.exec(target) ?? []
  if (name && whole === target) {
    const summary: Summary | null = await summaryOf(name)
    return summary && Response.json(summary)
  }
  if (!STATIC || name) return null
  const parts = (await files())[target]
  if (!parts) return null
  const answers = await Promise.all(parts.map((file) => fetch(new URL(file, FOLDER))))
  return answers.every(({ ok }) => ok) ? new Response(new Blob(await Promise.all(answers.map((one) => one.blob())))) : null
}

let index: Promise<Record<string, string[]>> | undefined

/** The files whose contents, joined, answer a request. */
function files(): Promise<Record<string, string[]>> {
  index ??= fetch(new URL('api/index.json', FOLDER)).then((answer) => answer.json())
  index.catch(() => (index = undefined))
  return index
}

const watchers = new Map<string, Set<() => void>>()

/** Calls a function when another tab takes a table; returns how to stop that. */
export function moved(table: string, tell: () => void): () => void {
  const here = watchers.get(table) ?? new Set()
  watchers.set(table, here.add(tell))
  return () => void here.delete(tell)
}

/** A connection to a table of this device, with the interface of a `WebSocket`. */
class LocalSocket implements Wire {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  private readonly id = String((number += 1))

  constructor(
    private readonly table: string,
    since: number,
    seat: number | null,
  ) {
    sockets.set(this.id, this)
    post({ kind: 'connect', connection: this.id, table, since, seat }).catch(() => this.ended(LOST))
  }

  send(text: string): void {
    void post({ kind: 'frame', connection: this.id, text })
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    sockets.delete(this.id)
    post({ kind: 'disconnect', connection: this.id }).catch(() => {})
  }

  take(message: Extract<EngineMessage, { connection: string }>): void {
    if (message.kind === 'close') this.ended(message.code)
    else if (message.kind === 'open') {
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    } else this.onmessage?.(new MessageEvent('message', { data: message.text }))
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    sockets.delete(this.id)
    if (code === OTHER_TAB) watchers.get(this.table)?.forEach((tell) => tell())
    else this.onclose?.({ code })
  }
}

/** Connects one seat to a table of this device; nothing stands for the first person. */
export function connectHere(table: string, since = 0, seat: number | null = null): EarlySocket {
  return { socket: new LocalSocket(table, since, seat), heard: [], closed: 0 }
}
