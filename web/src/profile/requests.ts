// Requests about profiles, matches and the best players.
import { ask, asJson } from '../api'
import type { GameLeaders, MatchPage, Meetings, Profile, ProfileChoice } from '../types'

export interface Filter {
  game?: string
  form?: string
  opponent?: string
  /** The time before which the matches ended; 0: now. */
  before?: number
}

const of = (name: string) => `/api/profiles/${encodeURIComponent(name)}`

export const profiles = {
  one: async (name: string): Promise<Profile> => (await ask(of(name))).json(),
  matches: async (name: string, filter: Filter): Promise<MatchPage> => {
    const given = Object.entries(filter).filter(([, value]) => value)
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    return (await ask(`${of(name)}/matches?${query}`)).json()
  },
  meetings: async (name: string, other: string): Promise<Meetings> =>
    (await ask(`${of(name)}/against/${encodeURIComponent(other)}`)).json(),
  choose: async (choice: ProfileChoice): Promise<ProfileChoice> =>
    (await ask('/api/profile', { ...asJson(choice), method: 'PUT' })).json(),
  leaders: async (game: string): Promise<GameLeaders> => (await ask(`/api/leaders/${game}`)).json(),
}
