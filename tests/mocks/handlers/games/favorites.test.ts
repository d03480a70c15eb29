import { describe, expect, test } from 'vitest'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

describe('favourites', () => {
  test('API-30 API-31 GAM-11 are added once and removed; unknown games are not found', async () => {
    const world = await createTestWorld('member')
    const nodeId = world.catalogue.byType('RNG')[40]?.nodeId
    const ids = async () =>
      asRecord((await callEnvelope(world, 'GET', '/wps/relay/favoriteGameIds')).value).nodeIds
    const before = await ids()
    const add = (id: unknown) =>
      callEnvelope(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId: id } })
    const remove = (id: unknown) =>
      callEnvelope(world, 'DELETE', `/wps/relay/favoriteGame?nodeId=${id}`)
    await add(nodeId)
    await add(nodeId)
    expect(await ids()).toEqual([...(Array.isArray(before) ? before : []), nodeId])
    await remove(nodeId)
    await remove(nodeId)
    expect(await ids()).toEqual(before)
    expect((await add(1)).status).toBe(404)
    expect((await remove(1)).status).toBe(404)
  })

  test('GAM-22 favourites-999: all on one page; another is refused until one is removed', async () => {
    const world = await createTestWorld('member+favourites-999')
    const page = await callEnvelope(
      world,
      'GET',
      '/wps/relay/favoriteGames?clientType=3&platform=html5-desktop&language=EN&pageNo=1&pageSize=999',
    )
    const liked = asList(page.value, 'content').map(({ nodeId }) => nodeId)
    expect(new Set(liked).size).toBe(999)
    const nodeId = world.catalogue.byType('RNG').at(-1)?.nodeId
    const add = () => callEnvelope(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId } })
    expect(await add()).toMatchObject({ success: false, code: 'favorites.full' })
    await callEnvelope(world, 'DELETE', `/wps/relay/favoriteGame?nodeId=${liked[0]}`)
    expect(await add()).toMatchObject({ success: true })
    expect(await add()).toMatchObject({ success: true })
  })
})
