import { describe, expect, test } from 'vitest'
import type { ProductBlock } from '#api/member/limits.ts'
import {
  BLOCKABLE,
  isWeaker,
  type SelfTestAnswer,
  scoreSelfTest,
  usedPercent,
} from '#features/member/limits/model.ts'

test('F-42 every kind of game in the contract has a switch to block it', () => {
  const known: Record<ProductBlock['gameType'], null> = {
    RNG: null,
    LIVE: null,
    FISH: null,
    PVP: null,
    SPORTS: null,
    ESPORTS: null,
    COCKFIGHT: null,
    LOTT: null,
    ELOTT: null,
    BGS: null,
  }
  expect([...BLOCKABLE].toSorted()).toEqual(Object.keys(known).toSorted())
})

describe('F-24 a change is delayed if it weakens a limit', () => {
  test.each([
    ['LOSS_DAY', '90.00', '100.00', false],
    ['LOSS_DAY', '100.00', '100.00', false],
    ['LOSS_DAY', '100.01', '100.00', true],
    ['LOSS_DAY', '1000.00', '99.00', true],
    ['LOSS_DAY', null, '100.00', true],
    ['LOSS_DAY', '1.00', null, false],
    ['SESSION_DAY', '90', '120', false],
    ['SESSION_DAY', '120', '90', true],
  ] as const)('%s %s after %s: %s', (kind, value, now, weaker) => {
    expect(isWeaker(kind, value, now)).toBe(weaker)
  })
})

test.each([
  ['LOSS_DAY', '25.00', '100.00', 25],
  ['LOSS_DAY', '-25.00', '100.00', 0],
  ['DEPOSIT_DAY', '300.00', '100.00', 100],
  ['SESSION_DAY', '30', '120', 25],
] as const)('%s: %s of %s is %d per cent', (kind, used, value, percent) => {
  expect(usedPercent(kind, used, value)).toBe(percent)
})

describe('F-36 the nine questions', () => {
  const answers = (score: number): SelfTestAnswer[] =>
    Array.from({ length: 9 }, (_, at) => (at < score ? 'sometimes' : 'never'))

  test.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
  ] as const)('%d points: %s', (score, result) => {
    expect(scoreSelfTest(answers(score))).toBe(result)
  })

  test('an answer counts by its frequency', () => {
    const all: SelfTestAnswer[] = Array.from({ length: 9 }, () => 'never')
    expect(scoreSelfTest(['always', ...all.slice(1)])).toBe('moderate')
    expect(scoreSelfTest(['always', 'always', 'often', ...all.slice(3)])).toBe('high')
  })
})
