import { type Fixture, slipRules } from '../slip-rules.ts'

type Scores = readonly (readonly [number, number])[]

/** The results of a home win by sport, reversed for an away win. Only football and hockey know a draw. */
const SCORES = {
  football: [
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
  ],
  cricket: [
    [184, 171],
    [162, 158],
    [207, 176],
    [149, 122],
  ],
  basketball: [
    [88, 81],
    [102, 97],
    [76, 70],
  ],
  tennis: [
    [2, 0],
    [2, 1],
  ],
  volleyball: [
    [3, 0],
    [3, 1],
    [3, 2],
  ],
  boxing: [
    [3, 0],
    [2, 1],
  ],
  racing: [
    [25, 18],
    [18, 15],
    [15, 12],
  ],
  hockey: [
    [2, 1],
    [3, 1],
    [4, 2],
  ],
  baseball: [
    [5, 3],
    [4, 2],
    [7, 6],
  ],
  tabletennis: [
    [3, 0],
    [3, 1],
    [3, 2],
  ],
} as const satisfies Readonly<Record<string, Scores>>

export type Sport = keyof typeof SCORES

const withDraw = (id: string, chances: readonly number[], sport: Sport): Fixture => ({
  id,
  chances,
  scores: SCORES[sport],
  draws: [0, 1, 1, 2],
})
const without = (id: string, chances: readonly number[], sport: Sport): Fixture => ({
  id,
  chances,
  scores: SCORES[sport],
})

/** The usual book: football with a draw, cricket without. */
export const sportsFixtures: readonly Fixture[] = [
  withDraw('pksh', [500, 300, 200], 'football'),
  withDraw('mrjh', [400, 300, 300], 'football'),
  without('sdkt', [600, 400], 'cricket'),
  without('gobh', [500, 500], 'cricket'),
]

/** The matches of one sport: the same clubs as in the usual book. */
export const listFixtures = (sport: Sport): readonly Fixture[] =>
  sport === 'football' || sport === 'hockey'
    ? [
        withDraw('pksh', [500, 300, 200], sport),
        withDraw('mrjh', [400, 300, 300], sport),
        withDraw('sdkt', [600, 200, 200], sport),
        withDraw('gobh', [400, 200, 400], sport),
      ]
    : [
        without('pksh', [600, 400], sport),
        without('mrjh', [500, 500], sport),
        without('sdkt', [600, 400], sport),
        without('gobh', [400, 600], sport),
      ]

export const isSport = (name: string): name is Sport => Object.hasOwn(SCORES, name)

export const sportsRules = slipRules(sportsFixtures)

const known = new Map<Sport, ReturnType<typeof slipRules>>()

/** The rules of the book of one sport. */
export function sportRules(sport: Sport): ReturnType<typeof slipRules> {
  const rules = known.get(sport) ?? slipRules(listFixtures(sport))
  known.set(sport, rules)
  return rules
}
