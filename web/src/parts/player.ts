// The name a person last sat down under.
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
      // They will be asked again.
    }
  },
}
