/** Sixteen random bytes as text; `crypto.randomUUID` is only available over https. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
