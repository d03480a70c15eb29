import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from './flows.ts'
import { call, createTestWorld } from './helpers.ts'
import { OTHER_PNG, PNG } from './refusals/promotions.ts'
import { callEnvelope, getToken } from './requests.ts'
import { sealBody } from './seal.ts'

const KEY = 'one-and-the-same-key'

/** Makes calls at once, as two tabs or a script would. */
const atOnce = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

const mine = (world: World, id: OperationId, body: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)

describe('calls of a world run in turn, so that no other call changes what one has checked', () => {
  test('ten simultaneous additions of a favourite store one', async () => {
    const world = await createTestWorld('member')
    const nodeId = world.catalogue.byType('LIVE').at(-1)?.nodeId ?? 0
    await atOnce(10, () => mine(world, 'addFavoriteGame', { nodeId }))
    expect(world.db.favorites.list({ memberId: 1001, nodeId })).toHaveLength(1)
  })

  test('the last free place among the favourites is used once', async () => {
    const world = await createTestWorld('member')
    const games = world.catalogue.byType('RNG')
    for (const { nodeId, vassalage: vendor, gameType } of games.slice(-990))
      await world.db.favorites.insert({ memberId: 1001, nodeId, vendor, gameType, at: 0 })
    const answers = await atOnce(10, (n) =>
      mine(world, 'addFavoriteGame', { nodeId: games[100 + n]?.nodeId }),
    )
    expect(world.db.favorites.count({ memberId: 1001 })).toBe(999)
    expect(answers.some(({ code }) => code === 'favorites.full')).toBe(true)
  })

  test('one picture that is sent five times at once is one upload, five pictures have five ids', async () => {
    const world = await createTestWorld('member')
    const upload = (requestId: string) => mine(world, 'uploadFile', { file: PNG, requestId })
    await atOnce(5, () => upload(KEY))
    expect(world.db.uploads.list()).toHaveLength(1)
    await atOnce(5, (n) => upload(`${KEY}-${n}`))
    expect(new Set(world.db.uploads.list().map(({ id }) => id)).size).toBe(6)
  })

  test('a promotion is applied for once, with any keys', async () => {
    const world = await createTestWorld('member')
    const answers = await atOnce(5, (n) =>
      mine(world, 'applyForPromotion', {
        promotionId: 72,
        comment: '',
        files: [],
        requestId: `${KEY}-${n}`,
      }),
    )
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(
      ['ok', ...Array(4).fill('promotion.already.applied')].sort(),
    )
  })

  test('an encrypted body that is replayed at once is accepted once', async () => {
    const world = await createTestWorld('normal')
    const clear = { username: 'rahim', password: 'gold1234', type: 'username', side: 'player' }
    const body = await sealBody(clear, world.clock.now())
    const answers = await atOnce(5, () => call(world, 'POST', '/wps/session/login', { body }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  test('a code by SMS is sent once', async () => {
    const world = await createTestWorld('normal')
    const body = { mobileNo: '1812345678', countryDialingCode: '880' }
    const answers = await atOnce(5, () => send(world, 'sendRegisterSms', body))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(world.db.smsCodes.count({ purpose: 'register' })).toBe(1)
  })

  test('a failing call lets the next one run', async () => {
    const world = await createTestWorld('member')
    await expect(world.inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await call(world, 'GET', '/wps/v2/wallets/balance')).status).toBe(200)
  })
})

describe('a key belongs to one request of a member: with other content it is a conflict', () => {
  const day = '2026-11-20'

  test.each<[OperationId, Record<string, unknown>, Record<string, unknown>]>([
    ['claimCheckIn', { day }, { day: '2026-11-21' }],
    ['claimMission', { missionId: 'five-days' }, { missionId: 'sign-in-today' }],
    ['spinWheel', {}, {}],
    ['openRedEnvelope', { envelopeId: 301 }, { envelopeId: 305 }],
    ['uploadFile', { file: PNG }, { file: OTHER_PNG }],
    [
      'applyForPromotion',
      { promotionId: 72, comment: '', files: [] },
      { promotionId: 72, comment: 'please', files: [] },
    ],
  ])('%s', async (id, first, second) => {
    const world = await createTestWorld('member')
    if (id === 'claimMission') await mine(world, 'claimCheckIn', { day, requestId: 'the-check-in' })
    const one = await mine(world, id, { ...first, requestId: KEY })
    expect(one).toMatchObject({ status: 200, success: true })
    expect(await mine(world, id, { ...first, requestId: KEY })).toEqual(one)
    const other = Object.keys(first).length > 0 ? id : 'openRedEnvelope'
    const body = other === id ? second : { envelopeId: 301 }
    expect(await mine(world, other, { ...body, requestId: KEY })).toMatchObject({
      status: 409,
      success: false,
      code: 'resource.conflict',
    })
  })

  test('the key of one operation is not valid for another, and members have separate keys', async () => {
    const world = await createTestWorld('member')
    await mine(world, 'openRedEnvelope', { envelopeId: 301, requestId: KEY })
    expect((await mine(world, 'spinWheel', { requestId: KEY })).status).toBe(409)
    const token = await getToken(world, 'shirin')
    const path = '/wps/relay/wheel'
    const theirs = await callEnvelope(world, 'POST', path, { token, body: { requestId: KEY } })
    expect(theirs.status).toBe(200)
  })

  test('a refused request does not use up its key', async () => {
    const world = await createTestWorld('member')
    const late = { day: '2026-11-19', requestId: KEY }
    expect((await mine(world, 'claimCheckIn', late)).success).toBe(false)
    expect((await mine(world, 'claimCheckIn', { day, requestId: KEY })).success).toBe(true)
  })
})
