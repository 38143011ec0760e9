// The name last used to sit down.
const KEY = 'capicua.name'

export const player = {
  get name(): string {
    try {
      return localStorage.getItem(KEY) ?? ''
    } catch {
      return ''
    }
  },
  set name(value: string) {
    try {
      localStorage.setItem(KEY, value)
    } catch {
      // Without storage, the name is asked for again.
    }
  },
}
