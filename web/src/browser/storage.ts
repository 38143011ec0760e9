// Plain data in this browser's storage. Where storage is disabled or corrupt nothing is found, and
// what is saved lasts no longer than the page.

/** The data stored under a key; null if there is none. */
export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The entries of the list stored under a key; invalid ones are ignored. */
export function loadList<T>(key: string, isValid: (one: unknown) => boolean = () => true): T[] {
  const found = load(key)
  return Array.isArray(found) ? found.filter(isValid) : []
}

/** Stores data under a key; returns whether it is stored. */
export function save(key: string, data: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(data))
    return true
  } catch {
    return false
  }
}
