// F-39: a setting that does not change writes no audit entry.
import { expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'

test.each<[OperationId, Record<string, unknown>]>([
  ['setConsent', { kind: 'MARKETING_EMAIL', given: true }],
  ['setNotificationPreference', { topic: 'MARKETING_CASINO', channel: 'EMAIL', on: true }],
  ['setRealityCheck', { minutes: 15 }],
])('%s', async (id, body) => {
  const world = await createTestWorld('member')
  const set = () => send(world, id, body, world.visitor.token)
  const before = world.db.auditEntries.count()
  const first = await set()
  world.clock.advance('1d')
  expect(await set()).toMatchObject({ success: true })
  expect(first.success).toBe(true)
  expect(world.db.auditEntries.count()).toBe(before + 1)
})
