/** What changed in data that is sent anew each time, so that only this is drawn again. */

/** New data, in which parts equal to those already known are the known ones; it changes the new data. */
export function shared<Data>(known: unknown, data: Data): Data {
  const now: unknown = data
  if (known === now || !isNested(known) || !isNested(now) || Array.isArray(known) !== Array.isArray(now)) return data
  const keys = Object.keys(now)
  let isSame = keys.length === Object.keys(known).length
  for (const key of keys) {
    now[key] = shared(known[key], now[key])
    isSame &&= now[key] === known[key]
  }
  return isSame ? (known as Data) : data
}

const isNested = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
