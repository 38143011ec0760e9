// The socket of a table, which may be opened before anything listens to it.

/** What is used of a WebSocket; tables of this device have their own (`offline/engine/transport.ts`). */
export interface Wire {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface EarlySocket {
  readonly socket: Wire
  /** Frames that arrived before there was a listener. */
  readonly heard: MessageEvent<string>[]
  /** The close code received before there was a listener; 0 while it is open. */
  closed: number
}

/** Opens the socket of a table whose state is known up to a version. */
export function openEarly(table: string, since = 0): EarlySocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}?since=${since}`)
  const wire: EarlySocket = { socket, heard: [], closed: 0 }
  socket.onmessage = (event) => wire.heard.push(event)
  socket.onclose = (event) => (wire.closed = event.code)
  return wire
}
