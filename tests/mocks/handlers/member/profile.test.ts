import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from '../../flows.ts'
import { call, createTestWorld } from '../../helpers.ts'
import { asRecord } from '../../requests.ts'

const own = (world: World, id: OperationId, body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const key = () => ({ requestId: crypto.randomUUID() })

describe('ENT-80 D-034 the profile', () => {
  test("changes what is sent, also in the member's own info, and audits the fields without their content", async () => {
    const world = await createTestWorld('member')
    const body = { nickname: 'Rahim U.', occupation: 'FARMING', ...key() }
    const { value } = await own(world, 'updateProfile', body)
    expect(asRecord(value).values).toMatchObject({ nickname: 'Rahim U.', placeOfBirth: 'Dhaka' })
    expect((await own(world, 'getMemberInfo')).value).toMatchObject({ nickname: 'Rahim U.' })
    expect(world.db.auditEntries.list().at(-1)).toMatchObject({
      action: 'PROFILE_CHANGED',
      detail: 'nickname, occupation',
    })
  })

  test('verified fields are locked', async () => {
    const world = await createTestWorld('member+kyc-verified')
    const { locked } = asRecord((await own(world, 'getProfile')).value)
    expect(locked).toContainEqual({ field: 'nationality', reason: 'VERIFIED' })
    const refused = await own(world, 'updateProfile', { nationality: 'IN', ...key() })
    expect(refused).toMatchObject({ code: 'profile.locked' })
  })
})

describe('F-31 the identity check', () => {
  const stateOf = async (world: World) => (await own(world, 'getKyc')).value

  test.each([
    ['kyc-not-started', 'NOT_STARTED', null],
    ['kyc-pending', 'PENDING', null],
    ['kyc-more', 'MORE_NEEDED', 'BLURRED'],
    ['kyc-verified', 'VERIFIED', null],
    ['kyc-rejected', 'REJECTED', 'EXPIRED'],
  ])('%s', async (scenario, state, reason) => {
    expect(await stateOf(await createTestWorld(`member+${scenario}`))).toMatchObject({
      state,
      reason,
    })
  })

  test('documents are reviewed for ten minutes of the world; meanwhile no others are accepted', async () => {
    const world = await createTestWorld('member+kyc-rejected')
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'card.png')
    const { id } = asRecord((await own(world, 'uploadFile', { file, ...key() })).value)
    const body = { document: 'PASSPORT', files: [id], ...key() }
    for (let n = 0; n < 2; n += 1)
      expect((await own(world, 'submitKyc', body)).value).toMatchObject({ state: 'PENDING' })
    expect(await own(world, 'submitKyc', { ...body, ...key() })).toMatchObject({ status: 409 })
    expect(await own(world, 'submitKyc', { ...body, files: ['up-99'], ...key() })).toMatchObject({
      status: 409,
    })
    world.clock.advance('10m')
    expect(await stateOf(world)).toMatchObject({ state: 'VERIFIED', document: 'PASSPORT' })
  })

  test('who is verified sends no more documents', async () => {
    const world = await createTestWorld('member+kyc-verified')
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'card.png')
    const { id } = asRecord((await own(world, 'uploadFile', { file, ...key() })).value)
    const body = { document: 'PASSPORT', files: [id], ...key() }
    expect(await own(world, 'submitKyc', body)).toMatchObject({ status: 409 })
    expect(await stateOf(world)).toMatchObject({ state: 'VERIFIED', document: 'NID' })
  })
})

describe('API-17 D-090 an uploaded picture as avatar', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
  const uploaded = async (world: World, size = 64) => {
    const bytes = new Uint8Array(size)
    bytes.set(PNG)
    const { value } = await own(world, 'uploadFile', {
      file: new File([bytes], 'me.png'),
      ...key(),
    })
    return String(asRecord(value).id)
  }
  const choose = (world: World, body: Record<string, unknown>) =>
    own(world, 'updateMemberIcon', { icon: null, ...body })

  test('is served by the CDN until another one is selected, and only its owner can select it', async () => {
    const world = await createTestWorld('member')
    const { icon } = asRecord((await choose(world, { upload: await uploaded(world) })).value)
    expect((await own(world, 'getMemberIcon')).value).toMatchObject({ icon })
    const path = `/cdn-a/${icon}`
    expect((await call(world, 'GET', path)).response.headers.get('content-type')).toBe('image/png')
    expect(await choose(world, { icon })).toMatchObject({ success: true })
    await choose(world, { icon: 'avatars/1.svg' })
    expect((await call(world, 'GET', path)).status).toBe(404)
    expect(await choose(world, { icon })).toMatchObject({ status: 404 })
    expect(await choose(world, { upload: 'up-00009999' })).toMatchObject({ status: 404 })
  })

  test('is kept over a reload of the world, and unused uploads are removed', async () => {
    const world = await createTestWorld('member')
    for (let n = 0; n < 3; n += 1) await uploaded(world)
    expect(world.db.ownPictures.count()).toBe(1)
    const { icon } = asRecord((await choose(world, { upload: await uploaded(world) })).value)
    const again = await createTestWorld('member')
    await again.restore(world.snapshot())
    expect((await call(again, 'GET', `/cdn-b/${icon}`)).status).toBe(200)
  })
})
