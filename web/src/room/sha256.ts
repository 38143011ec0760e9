// SHA-256 (FIPS 180-4). The browser's own, `crypto.subtle`, is only there over https, and people
// also play at http://192.168.…; https would need a certificate there.

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n)

/** The first 32 bits behind the point. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The hash of some bytes, in hexadecimal. */
export function sha256(data: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, data.length * 8)
  let hash = START
  for (let at = 0; at < padded.length; at += 64) hash = mixed(hash, view, at)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The hash with one more block of 64 bytes. */
function mixed(hash: number[], view: DataView, at: number): number[] {
  const words: number[] = []
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    words.push(i < 16 ? view.getInt32(at + 4 * i) : next(words, i))
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]!) | 0)
}

function next(words: number[], i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!]
  const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
  const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
  return (words[i - 16]! + small + words[i - 7]! + large) | 0
}
