// The screens of people, found on demand: the first page should not wait for their list.
import type { FoundScreen } from './route.svelte'

const SCREENS: [RegExp, () => Promise<FoundScreen>][] = [
  [/^account$/, () => import('./account/AccountPage.svelte')],
  [/^privacy$/, () => import('./account/Privacy.svelte')],
  [/^people$/, () => import('./people/People.svelte')],
  [/^conduct$/, () => import('./people/Conduct.svelte')],
  [/^moderation$/, () => import('./moderation/Moderation.svelte')],
  [/^u\/([^/]+)$/, () => import('./profile/Profile.svelte')],
  [/^leaders(?:\/(\w+))?$/, () => import('./profile/Leaders.svelte')],
]

/** The screen of a path without its first slash. */
export async function find(path: string): Promise<FoundScreen> {
  for (const [pattern, load] of SCREENS) {
    const match = pattern.exec(path)
    if (match) return { default: (await load()).default, id: match[1] ?? '' }
  }
  throw new Error(path)
}
