import { describe, expect, test } from 'vitest'
import { worldOf } from './helpers.ts'
import { recordOf, talk } from './talk.ts'

describe('favourites', () => {
  test('API-30 API-31 GAM-11 added once, removed, unknown games not found', async () => {
    const world = await worldOf('member')
    const nodeId = world.catalogue.byType('RNG')[40]?.nodeId
    const ids = async () =>
      recordOf((await talk(world, 'GET', '/wps/relay/favoriteGameIds')).value).nodeIds
    const before = await ids()
    const add = (id: unknown) =>
      talk(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId: id } })
    const remove = (id: unknown) => talk(world, 'DELETE', `/wps/relay/favoriteGame?nodeId=${id}`)
    await add(nodeId)
    await add(nodeId)
    expect(await ids()).toEqual([...(Array.isArray(before) ? before : []), nodeId])
    await remove(nodeId)
    await remove(nodeId)
    expect(await ids()).toEqual(before)
    expect((await add(1)).status).toBe(404)
    expect((await remove(1)).status).toBe(404)
  })
})
