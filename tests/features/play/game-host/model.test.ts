import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import {
  newRoundId,
  parseClosure,
  parseNodeId,
  parseRatio,
  toNetTrend,
} from '#features/play/game-host/model.ts'

describe('the address of a game', () => {
  test.each([
    ['/game/12345', 12_345],
    ['/game/1/', 1],
    ['/game/999999999999', 999_999_999_999],
  ])('%s names game %i', (path, id) => expect(parseNodeId(path)).toBe(id))

  test.each([
    '/game',
    '/game/',
    '/game/x',
    '/game/1x',
    '/game/-1',
    '/game/1.5',
    '/game/1/2',
    '/Game/1',
  ])('%s is no game', (path) => expect(parseNodeId(path)).toBeNull())

  test('a number too long for a node id is no game', () =>
    expect(parseNodeId('/game/1234567890123')).toBeNull())
})

describe('F-03 the net position', () => {
  test.each([
    ['12.50', 'ahead'],
    ['0.01', 'ahead'],
    ['-0.01', 'behind'],
    ['-1200.00', 'behind'],
    ['0.00', 'even'],
    ['-0.00', 'even'],
  ] as const)('%s is %s', (net, standing) => expect(toNetTrend(net)).toBe(standing))
})

describe('the aspect ratio of a stage', () => {
  test.each([
    ['16:9', '16 / 9'],
    ['4:3', '4 / 3'],
    ['9:16', '9 / 16'],
  ])('%s', (text, css) => expect(parseRatio(text)).toBe(css))

  test.each(['', '16', '0:9', '16:0', '16:9; background: red', 'a:b', '100:9'])(
    '"%s" counts as 16:9',
    (text) => expect(parseRatio(text)).toBe('16 / 9'),
  )
})

test('two rounds never have the same key', () => {
  const ids = Array.from({ length: 1000 }, newRoundId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

describe('OTH-24 the scope of a closure', () => {
  const refusal = (code: string, value: unknown) =>
    parseClosure(new ApiError({ status: 200, code, value }))
  const value = { gameName: 'Puti', vendorName: 'River', gameType: 'FISH', until: 1 }

  test.each([
    ['game.maintenance', 'game'],
    ['vendor.maintenance', 'vendor'],
    ['module.maintenance', 'module'],
  ])('%s closes the %s', (code, scope) =>
    expect(refusal(code, { ...value, more: true })).toEqual({ ...value, scope }),
  )

  test.each([
    ['balance.insufficient', value],
    ['toString', value],
    ['game.maintenance', null],
    ['game.maintenance', { ...value, gameType: 'CHESS' }],
  ])('%s with %j closes nothing', (code, other) => expect(refusal(code, other)).toBeNull())

  test('an invalid end is unknown', () =>
    expect(refusal('game.maintenance', { ...value, until: 'soon' })?.until).toBeNull())
})
