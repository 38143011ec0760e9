// Saving files, and letting the user pick one.

/** Saves a text as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Saves an SVG picture as a PNG file, drawn at twice its size. */
export async function downloadPng(name: string, svg: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * image.naturalWidth
  canvas.height = 2 * image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}

/** The text of the file that the user picks; null if none. */
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

/** The text of the record that the user picks. */
export function pickRecord(): Promise<string | null> {
  return pickText('.cap,.txt,.json,.jsonl,text/plain')
}
