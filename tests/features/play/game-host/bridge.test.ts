import { describe, expect, test, vi } from 'vitest'
import { parseGameMessage, postToGame } from '#features/play/game-host/bridge.ts'

const message = (more: object) => ({ source: 'portal-game', ...more })
const round = (more: object = {}) => message({ type: 'round', id: 'r-1', stake: '5.00', ...more })

describe('messages that a game may send', () => {
  test.each(['ready', 'exit', 'closed'] as const)('%s', (type) =>
    expect(parseGameMessage(message({ type }))).toEqual({ type }),
  )

  test('whether it reports shown results, and each of them', () => {
    expect(parseGameMessage(message({ type: 'ready', shows: true }))).toEqual({
      type: 'ready',
      shows: true,
    })
    expect(parseGameMessage(message({ type: 'ready', shows: 'x' }))).toEqual({ type: 'ready' })
    expect(parseGameMessage(message({ type: 'shown', id: 'r-1' }))).toEqual({
      type: 'shown',
      id: 'r-1',
    })
    expect(parseGameMessage(message({ type: 'shown', id: '<b>' }))).toBeNull()
  })

  test('a round, without further fields', () =>
    expect(parseGameMessage(round({ balance: '1000000.00', payout: '5.00' }))).toEqual({
      type: 'round',
      id: 'r-1',
      stake: '5.00',
    }))
})

test.each(['red', 'x3', '2-7-11', 'dozen1'])('a round with a choice: %s', (choice) =>
  expect(parseGameMessage(round({ choice }))).toMatchObject({ type: 'round', choice }),
)

test.each(['', 'Red', 'a b', '-1', '1-', '<b>', 'x'.repeat(13), 7, null, ['red']])(
  'a choice of %j is invalid',
  (choice) => expect(parseGameMessage(round({ choice }))).toBeNull(),
)

describe('messages that are ignored', () => {
  test.each([
    null,
    undefined,
    7,
    'ready',
    [],
    {},
    { type: 'ready' },
    { source: 'portal-host', type: 'ready' },
    message({}),
    message({ type: 'init' }),
    message({ type: ['ready'] }),
    message({ type: 'toString' }),
  ])('%j', (data) => expect(parseGameMessage(data)).toBeNull())

  test.each([
    { id: '' },
    { id: 7 },
    { id: 'a b' },
    { id: '<b>' },
    { id: 'x'.repeat(65) },
    { id: undefined },
  ])('a round with %j', (more) => expect(parseGameMessage(round(more))).toBeNull())

  test.each([
    '5',
    '5.0',
    '5.000',
    '-5.00',
    '+5.00',
    '1e3',
    ' 5.00',
    '5,00',
    '',
    5,
    null,
    '1'.repeat(13),
  ])('a stake of %j', (stake) => expect(parseGameMessage(round({ stake }))).toBeNull())
})

test('the host posts under its own name to the given origin', () => {
  const postMessage = vi.fn()
  postToGame(
    { postMessage },
    { type: 'refused', id: 'r-1', message: 'No.' },
    'https://games.example',
  )
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { source: 'portal-host', type: 'refused', id: 'r-1', message: 'No.' },
    'https://games.example',
  )
})
