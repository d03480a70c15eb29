import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from '../../flows.ts'
import { call, createTestWorld } from '../../helpers.ts'
import { asRecord } from '../../requests.ts'

const own = (world: World, id: OperationId, body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const key = () => ({ requestId: crypto.randomUUID() })

describe('F-40 consents', () => {
  const consents = async (world: World) => asRecord((await own(world, 'getConsents')).value).list

  test('F-34 marketing is off until it is allowed, and is the same setting as in the notifications', async () => {
    const world = await createTestWorld('member')
    expect(await consents(world)).toContainEqual(
      expect.objectContaining({ kind: 'MARKETING_SMS', given: false, at: null }),
    )
    await own(world, 'setConsent', { kind: 'MARKETING_SMS', given: true })
    const { list } = asRecord((await own(world, 'getNotificationPreferences')).value)
    expect(list).toContainEqual(
      expect.objectContaining({ topic: 'MARKETING_SPORTS', channels: ['SMS'] }),
    )
    const off = { channel: 'SMS', on: false }
    for (const topic of ['MARKETING_CASINO', 'MARKETING_SPORTS', 'MARKETING_LOTTERY'])
      await own(world, 'setNotificationPreference', { topic, ...off })
    expect(await consents(world)).toContainEqual(
      expect.objectContaining({ kind: 'MARKETING_SMS', given: false, at: world.clock.now() }),
    )
    expect(world.db.auditEntries.list().at(-1)).toMatchObject({ action: 'CONSENT_CHANGED' })
  })

  test('the terms have the accepted and the current version, and only the current one can be accepted', async () => {
    const world = await createTestWorld('member')
    const terms = { kind: 'TERMS', given: true, current: '2026-09' }
    expect(await consents(world)).toContainEqual(
      expect.objectContaining({ ...terms, version: '2025-06' }),
    )
    const agree = { kind: 'TERMS', given: true }
    expect(await own(world, 'setConsent', { ...agree, version: '2025-06' })).toMatchObject({
      status: 409,
    })
    await own(world, 'setConsent', { ...agree, version: '2026-09' })
    expect(await consents(world)).toContainEqual({
      ...terms,
      version: '2026-09',
      at: world.clock.now(),
    })
    expect(await own(world, 'setConsent', { ...agree, given: false })).toMatchObject({
      status: 422,
    })
  })
})

describe('F-40 the deletion of personal data', () => {
  const state = async (world: World) => asRecord((await own(world, 'getErasure')).value).state

  test('waits for thirty days, can be cancelled until then, and each step is audited (F-39)', async () => {
    const world = await createTestWorld('member')
    await own(world, 'requestErasure', key())
    world.clock.advance('29d')
    expect(await state(world)).toBe('WAITING')
    await own(world, 'withdrawErasure')
    world.clock.advance('29d')
    expect(await state(world)).toBe('NONE')
    expect(world.db.profiles.list().at(0)?.values).toHaveProperty('telegram')
    const audited = world.db.auditEntries.list().map(({ action }) => action)
    expect(audited.slice(-2)).toEqual(['ERASURE_REQUESTED', 'ERASURE_WITHDRAWN'])
  })

  test('deletes what the law does not require, and keeps account, money and identity', async () => {
    const world = await createTestWorld('member')
    const entries = world.db.ledger.count({ memberId: 1001 })
    await own(world, 'updateMemberIcon', { icon: 'avatars/1.svg' })
    await own(world, 'requestErasure', key())
    world.clock.advance('31d')
    expect(await state(world)).toBe('DONE')
    const { values } = asRecord((await own(world, 'getProfile')).value)
    expect(values).toMatchObject({
      nickname: '',
      telegram: '',
      occupation: '',
      placeOfBirth: 'Dhaka',
    })
    expect((await own(world, 'getMemberIcon')).value).toMatchObject({ icon: null })
    const redemptions = world.db.pointsRedemptions.list({ memberId: 1001 })
    expect(redemptions.filter(({ delivery }) => delivery !== null)).toEqual([])
    expect((await call(world, 'GET', '/wps/v2/messages/unread')).body.value).toEqual({
      unreadMessage: 0,
    })
    // Two bonuses from before end meanwhile.
    const ended = world.db.ledger.count({ memberId: 1001, kind: 'BONUS_REMOVED' })
    expect(world.db.ledger.count({ memberId: 1001 })).toBe(entries + ended)
  })
})

test("F-40 the export has the member's stored data without secrets, and is audited", async () => {
  const world = await createTestWorld('member')
  const { fileName, text } = asRecord((await own(world, 'exportData')).value)
  expect(fileName).toBe('suborno-rahim.json')
  expect(JSON.parse(String(text))).toMatchObject({
    account: { account: 'rahim' },
    profile: { placeOfBirth: 'Dhaka' },
  })
  expect(String(text)).not.toMatch(/gold1234|246810|session-/)
  expect(world.db.auditEntries.list().at(-1)).toMatchObject({ action: 'DATA_EXPORTED' })
})
