// The worker that thinks and computes, so that tables never wait: bots, hints, reviews, chances.
import { startPython } from './python'

const [base = '', version = ''] = self.name.split(' ')

const starting = startPython(base, version).then((python) => python.pyimport('capicua.local'))

onmessage = async ({ data }: MessageEvent<{ id: number; what: 'thought' | 'worked'; job: string }>) => {
  const { id, what, job } = data
  try {
    postMessage({ id, result: (await starting)[what]!(job) })
  } catch (error) {
    postMessage({ id, error: String(error) })
  }
}
