// The wire to a table: it may be opened before there is anybody to listen.

export interface Wire {
  readonly socket: WebSocket
  /** What came before anybody listened. */
  readonly heard: MessageEvent<string>[]
  /** The code it was closed with before anybody listened; 0 while it is open. */
  closed: number
}

/** Opens the socket of a table, which is known up to a version. */
export function wireTo(table: string, since = 0): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}?since=${since}`)
  const wire: Wire = { socket, heard: [], closed: 0 }
  socket.onmessage = (event) => wire.heard.push(event)
  socket.onclose = (event) => (wire.closed = event.code)
  return wire
}
