import { type Fixture, slipRules } from '../slip-rules.ts'

const maps = [
  [2, 0],
  [2, 1],
] as const
const rounds = [
  [13, 8],
  [13, 10],
  [13, 11],
] as const

/** The matches of the e-sports book: maps and rounds, never a draw. */
export const esportsFixtures: readonly Fixture[] = [
  { id: 'nhit', chances: [500, 500], scores: maps },
  { id: 'mfdw', chances: [600, 400], scores: maps },
  { id: 'lcgp', chances: [750, 250], scores: rounds },
  { id: 'rvso', chances: [400, 600], scores: rounds },
]

export const esportsRules = slipRules(esportsFixtures)
