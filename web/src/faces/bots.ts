// Bots are carved tiles: the stronger, the darker the wood, the more pips and the more serious.
import { dots, PALE, SHADE, type Shape } from './parts'

interface Carving {
  wood: string
  edge: string
  /** What is carved or inlaid: pips, mouth and brows. */
  cut: string
  pips: string
  face: Shape[]
  eyes: Shape[]
}

const INKED = '#3a2112'
const BRASS = '#e4b95a'
const ROUND = '49,56 79,56'
/** White eyes with pupils at these places. */
const open = (pupils: string, size = 9): Shape[] => [
  [PALE, dots(ROUND), 18],
  ['#231a16', dots(pupils), size],
]
const brows = (cut: string, outer: number, inner: number): Shape => [
  cut,
  `M39 ${outer}L56 ${inner}M89 ${outer}L72 ${inner}`,
  5,
]

const ROWS = { two: '47,101 77,117', four: '47,101 77,101 47,117 77,117', middle: '62,109' }

const BOTS: Record<string, Carving> = {
  random: {
    wood: '#f1dcae', edge: '#c9a667', cut: INKED, pips: '',
    face: [
      ['#c9604d', 'M64 75h12v7c0 7-12 7-12 0z'],
      [INKED, 'M52 74q12 5 26 0', 4],
      [INKED, 'M40 43l14-4M74 38l14 8', 4],
    ],
    eyes: open('46,53 81,60'),
  },
  greedy: {
    wood: '#cf7a4e', edge: '#93472a', cut: INKED, pips: '43,102 62,102 81,102 43,116 62,116 81,116',
    face: [
      [INKED, 'M43 67h42c0 11-8 16-21 16s-21-5-21-16z'],
      [PALE, 'M45 67h39l-1 6H46z'],
      [INKED, 'M40 43q8-6 16-2M72 41q8-4 16 2', 4],
    ],
    eyes: open('49,56 79,56', 11),
  },
  level1: {
    wood: '#efca85', edge: '#c2934a', cut: INKED, pips: ROWS.middle,
    face: [
      [INKED, 'M55 72h18c0 8-4 11-9 11s-9-3-9-11z'],
      ['#dd5f4559', dots('39,68 89,68'), 11],
      [INKED, 'M41 41q8-6 15-2M72 39q7-4 15 2', 4],
    ],
    eyes: open('50,57 78,57', 11),
  },
  level2: {
    wood: '#d7a35c', edge: '#a06f30', cut: INKED, pips: ROWS.two,
    face: [
      [INKED, 'M51 73q13 10 26 0', 5],
      [INKED, 'M41 43q8-5 15-1M72 42q7-4 15 1', 4],
    ],
    eyes: open('49,56 79,56'),
  },
  level3: {
    wood: '#a56a3d', edge: '#6f4121', cut: '#f6e3bd', pips: `${ROWS.two} ${ROWS.middle}`,
    face: [
      ['#f6e3bd', 'M52 76q14 5 25-3', 5],
      brows('#f6e3bd', 44, 43),
    ],
    eyes: open('51,56 81,56'),
  },
  level4: {
    wood: '#6b3f2a', edge: '#40231a', cut: BRASS, pips: ROWS.four,
    face: [
      [BRASS, 'M52 77h24', 5],
      brows(BRASS, 41, 44),
      [BRASS, 'M37 56a12 12 0 1 0 24 0 12 12 0 1 0-24 0M67 56a12 12 0 1 0 24 0 12 12 0 1 0-24 0M61 55h6', 3],
    ],
    eyes: open('49,56 79,56'),
  },
  level5: {
    wood: '#2d2a2b', edge: '#100f10', cut: BRASS, pips: `${ROWS.four} ${ROWS.middle}`,
    face: [
      ['#2d2a2b', 'M36 45h56v9H36z'],
      [BRASS, 'M53 77q13 2 22-3', 5],
      [BRASS, 'M40 53h18M70 53h18', 3],
      brows(BRASS, 42, 45),
    ],
    eyes: [
      [BRASS, dots(ROUND), 17],
      ['#141213', dots(ROUND), 9],
    ],
  },
  master: {
    wood: '#f3ead6', edge: '#9c8a63', cut: '#3a2112', pips: `${ROWS.four} 47,109 77,109`,
    face: [
      [BRASS, 'M40 30l4-17 11 9 9-13 9 13 11-9 4 17z'],
      ['#3a2112', 'M45 74q9-8 19 0 10-8 19 0-9 8-19 3-10 5-19-3z'],
      brows('#3a2112', 42, 46),
    ],
    eyes: open('50,57 78,57', 11),
  },
}

/** What tells bots of the same level apart: the ground behind them, and something they wear. */
const GROUNDS = ['#7fb0a5', '#cf7d60', '#7385bb', '#d9b052', '#9376aa', '#8bae78', '#c46a78']
const WORN: Shape[][] = [
  [],
  [['#a3343a', 'M62 90l-14-8v16zM62 90l14-8v16z'], ['#7d2229', dots('62,90'), 8]],
  [['#2d2f38', 'M40 27C38 2 90 2 88 27z'], ['#2d2f38', 'M31 27h66', 7], ['#a3343a', 'M41 22h47', 6]],
  [['#3f7f4a', 'M76 28C72 10 86 4 102 6c0 16-10 26-26 22z'], ['#8fc27e', 'M77 27l16-14', 3]],
  [['#d9a94f', 'M26 28q38-10 76 0', 7], ['#eec878', 'M41 26C40 4 88 4 87 26z'], ['#a3343a', 'M41 22q23-5 46 0', 5]],
]

/** Returns the ground and the shapes of a bot; of unknown levels as of the first. */
export function carved(level: string, variant: number): { ground: string; shapes: Shape[] } {
  const { wood, edge, cut, pips, face, eyes } = BOTS[level] ?? BOTS.level1!
  return {
    ground: GROUNDS[variant % GROUNDS.length]!,
    shapes: [
      [edge, 'M40 28h52q14 0 14 14v100H26V42q0-14 14-14z'],
      [wood, 'M38 26h48q13 0 13 13V142H25V39Q25 26 38 26z'],
      [SHADE, 'M34 27q-4 36 0 100M91 28q3 48-1 100', 2],
      [cut, 'M29 90h66', 3],
      [BRASS, dots('62,90'), 8],
      ...eyes,
      ...face,
      ...(pips ? [[cut, dots(pips), 9] satisfies Shape] : []),
      ...WORN[variant % WORN.length]!,
    ],
  }
}
