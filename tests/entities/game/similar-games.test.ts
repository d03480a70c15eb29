import { describe, expect, test } from 'vitest'
import { similarGames } from '#entities/game/similar-games.ts'

const game = (nodeId: number, more: { isGame?: 'VASSALAGE'; [fact: string]: unknown } = {}) => ({
  nodeId,
  vassalage: 'PG',
  isGame: 'GAME' as const,
  maintenance: false,
  demo: false,
  ...more,
})
const idsOf = (...[games, ...asked]: Parameters<typeof similarGames>) =>
  similarGames(games, ...asked).map(({ nodeId }) => nodeId)

describe('GAM-09 games to play instead', () => {
  test('at most six, without duplicates, the game itself, closed games and lists', () => {
    const closed = [game(2, { maintenance: true }), game(3, { isGame: 'VASSALAGE' })]
    const open = [1, 4, 4, 5, 6, 7, 8, 9, 10].map((id) => game(id))
    expect(idsOf([...closed, ...open], { nodeId: 1 })).toEqual([4, 5, 6, 7, 8, 9])
  })

  test('those of the same vendor first, the others in their order', () => {
    const games = [game(2), game(3, { vassalage: 'JL' }), game(4), game(5, { vassalage: 'JL' })]
    expect(idsOf(games, { nodeId: 1, vassalage: 'JL' })).toEqual([3, 5, 2, 4])
  })

  test('for a demo only games with a demo', () =>
    expect(idsOf([game(2), game(3, { demo: true })], { nodeId: 1 }, { demoOnly: true })).toEqual([
      3,
    ]))
})
