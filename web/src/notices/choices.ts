import type { NoticeChoices, NoticeState } from '../types'

/** What the person has chosen, as it is sent to the server. */
export function choicesOf({ pushes, quiet, zone, digest, digest_at }: NoticeState): NoticeChoices {
  return { pushes, quiet, zone, digest, digest_at }
}
