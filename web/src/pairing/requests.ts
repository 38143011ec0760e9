// What the server is asked about the lobby and about looking for players.
import { asJson, ask, postOnce } from '../api'
import type { Entered, JoinTable, LobbyState, SeekState, Wish } from '../types'

async function read<T>(url: string, how: RequestInit = {}): Promise<T> {
  return (await ask(url, how)).json()
}

export const WITHDRAW = '/api/lobby/seek/withdraw'

export const pairing = {
  lobby: () => read<LobbyState>('/api/lobby'),
  seek: (wish: Wish) => postOnce<SeekState>('/api/lobby/seek', wish),
  state: () => read<SeekState>('/api/lobby/seek'),
  withdraw: () => read<SeekState>(WITHDRAW, asJson({})),
  enter: () => read<Entered>('/api/lobby/seek/enter', asJson({})),
  join: (table: string, wish: JoinTable) => postOnce<Entered>(`/api/tables/${table}/join`, wish),
}
