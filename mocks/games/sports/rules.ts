import { type Fixture, slipRules } from '../slip-rules.ts'

const goals = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
] as const
const runs = [
  [184, 171],
  [162, 158],
  [207, 176],
  [149, 122],
] as const

/** The matches of the sports book: football with a draw, cricket without. */
export const sportsFixtures: readonly Fixture[] = [
  { id: 'pksh', chances: [500, 300, 200], scores: goals, draws: [0, 1, 2] },
  { id: 'mrjh', chances: [400, 300, 300], scores: goals, draws: [0, 1, 1] },
  { id: 'sdkt', chances: [600, 400], scores: runs },
  { id: 'gobh', chances: [500, 500], scores: runs },
]

export const sportsRules = slipRules(sportsFixtures)
