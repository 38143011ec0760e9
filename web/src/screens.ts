// The screens behind the first ones, found on demand: nobody should wait for the whole list.
import type { FoundScreen } from './route.svelte'

type Screens = [RegExp, () => Promise<FoundScreen>][]
const SCREENS: Screens = [
  [/^learn$/, () => import('./lobby/LearnPage.svelte')],
  [/^learn\/(\w+)$/, () => import('./learn/Lesson.svelte')],
  [/^puzzles$/, () => import('./learn/Puzzles.svelte')],
  [/^puzzles\/print$/, () => import('./paper/PuzzleSheet.svelte')],
  [/^puzzles\/(storm|streak)$/, () => import('./drills/Run.svelte')],
  [/^puzzles\/([\w-]+)$/, () => import('./learn/Puzzle.svelte')],
  [/^mistakes$/, () => import('./mistakes/Mistakes.svelte')],
  [/^mistakes\/practice$/, () => import('./mistakes/Practice.svelte')],
  [/^verify$/, () => import('./verify/Verify.svelte')],
  [/^analysis$/, () => import('./analysis/Analysis.svelte')],
  [/^studies$/, () => import('./study/Studies.svelte')],
  [/^study\/([\w-]+)$/, () => import('./study/Study.svelte')],
  [/^study\/([\w-]+)\/edit$/, () => import('./study/Editor.svelte')],
  [/^train$/, () => import('./train/LongestTrain.svelte')],
  [/^hands\/bid$/, () => import('./hands/Bid.svelte')],
  [/^hands\/discard$/, () => import('./hands/Discard.svelte')],
  [/^hands\/count$/, () => import('./hands/Count.svelte')],
  [/^drills$/, () => import('./drills/Drills.svelte')],
  [/^drills\/(\w+)$/, () => import('./drills/Drill.svelte')],
  [/^score$/, () => import('./score/NewSheet.svelte')],
  [/^score\/empty$/, () => import('./paper/EmptySheet.svelte')],
  [/^s\/([\w-]+)$/, () => import('./score/Sheet.svelte')],
  [/^offline$/, () => import('./offline/Offline.svelte')],
  ...(import.meta.env.VITE_SITE === 'static' ? ([[/^friends$/, () => import('./offline/Friends.svelte')]] as Screens) : []),
  [/^rules\/(\w+)$/, () => import('./rules/Rules.svelte')],
  [/^account$/, () => import('./account/AccountPage.svelte')],
  [/^account\/recover$/, () => import('./account/sign-in/Recover.svelte')],
  [/^privacy$/, () => import('./account/Privacy.svelte')],
  [/^notices$/, () => import('./notices/YourTurn.svelte')],
  [/^notices\/stop$/, () => import('./notices/Stop.svelte')],
  [/^people$/, () => import('./people/People.svelte')],
  [/^play$/, () => import('./pairing/Play.svelte')],
  [/^conduct$/, () => import('./people/Conduct.svelte')],
  [/^moderation$/, () => import('./moderation/Moderation.svelte')],
  [/^clubs$/, () => import('./club/Clubs.svelte')],
  [/^club\/(\w+)$/, () => import('./club/ClubPage.svelte')],
  [/^u\/([^/]+)$/, () => import('./profile/Profile.svelte')],
  [/^tournaments$/, () => import('./tournament/EventList.svelte')],
  [/^tournaments\/new$/, () => import('./tournament/settings/NewEvent.svelte')],
  [/^event\/([\w-]+)\/settings$/, () => import('./tournament/settings/NewEvent.svelte')],
  [/^event\/([\w-]+)$/, () => import('./tournament/EventPage.svelte')],
  [/^event\/([\w-]+)\/direct$/, () => import('./tournament/director/Direct.svelte')],
  [/^event\/([\w-]+)\/screen$/, () => import('./tournament/BigScreen.svelte')],
  [/^event\/([\w-]+)\/sign-up$/, () => import('./tournament/SignUp.svelte')],
  [/^event\/([\w-]+\/report\/\d+\/\d+)$/, () => import('./tournament/results/Report.svelte')],
  [/^leaders(?:\/(\w+))?$/, () => import('./profile/Leaders.svelte')],
]

/** The screen of a path without its first slash. */
export async function find(path: string): Promise<FoundScreen> {
  for (const [pattern, load] of SCREENS) {
    const match = pattern.exec(path)
    if (match) return { default: (await load()).default, id: match[1] ?? '' }
  }
  return import('./components/NoPage.svelte')
}
