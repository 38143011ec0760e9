// Files: to hand one out, and to let a person pick one.

/** Hands a text out as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The text of a file a person picks; null if they pick none. */
export function pickText(accept: string): Promise<string | null> {
  return new Promise((done) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.onchange = () => done(input.files?.[0]?.text() ?? null)
    input.oncancel = () => done(null)
    input.click()
  })
}

/** The text of a record a person picks. */
export function pickRecord(): Promise<string | null> {
  return pickText('.cap,.txt,.json,.jsonl,text/plain')
}
