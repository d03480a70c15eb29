import { expect, test } from 'vitest'
import { listRules } from '#mocks/content/game-rules.ts'
import { sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList } from '../../requests.ts'

const rules = async (scenario: string, nodeId: number, language: string) =>
  sendQuery(await createTestWorld(scenario), 'getGameRules', { nodeId: String(nodeId), language })

test('F-17 every kind of game has its rules in both languages, with stakes and return', async () => {
  const world = await createTestWorld('guest')
  const kinds = new Map(
    world.catalogue.all().map((game) => [`${game.gameType} ${game.subCategory}`, game]),
  )
  for (const [kind, game] of kinds) {
    const of = async (language: string) => {
      const { value } = await sendQuery(world, 'getGameRules', {
        nodeId: String(game.nodeId),
        language,
      })
      return asList(value, 'sections').flatMap(({ title, lines }) => [title, lines].flat())
    }
    const [english, bengali] = [await of('EN'), await of('BN')]
    expect(english.length, kind).toBeGreaterThan(6)
    expect(bengali, kind).toHaveLength(english.length)
    for (const text of [...english, ...bengali]) expect(text, kind).not.toMatch(/[{}<>]/)
    for (const text of bengali) expect(text, kind).toMatch(/[\u0980-\u09ff]/)
    if (game.rtp) expect(english.join(), kind).toContain(`${game.rtp}%`)
    expect(english.join(), kind).toMatch(/Stake from ৳[\d,.]+ to ৳[\d,.]+ a round/)
  }
})

test('F-17 a slot and a table game have different rules', async () => {
  const world = await createTestWorld('guest')
  const slot = world.catalogue.all().find((game) => game.gameType === 'RNG' && !game.subCategory)
  const table = world.catalogue.all().find(({ displayName }) => displayName.includes('Roulette'))
  if (!slot || !table) throw new Error('The catalogue has no slot or no table game.')
  expect(listRules(slot)[0]?.lines[1]?.en).toContain('all 5 lines')
  expect(listRules(table)[0]?.lines[1]?.en).toContain('37 numbers')
})

test('an unknown game is not found, and a portal with empty lists has no rules', async () => {
  expect((await rules('guest', 999_999_999, 'EN')).status).toBe(404)
  const world = await createTestWorld('empty-lists')
  const [game] = world.catalogue.all()
  expect((await rules('empty-lists', game?.nodeId ?? 0, 'EN')).value).toMatchObject({
    sections: [],
  })
})
