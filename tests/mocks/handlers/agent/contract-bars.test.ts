import { expect, test } from 'vitest'
import { createTestWorld } from '../../helpers.ts'
import { callEnvelope } from '../../requests.ts'

const RANGE = 'from=2026-11-14&to=2026-11-20&pageNo=1&pageSize=10'
const CONTRACTS = '/wps/relay/contracts?kind=DIVIDEND'

test.each([
  CONTRACTS,
  '/wps/relay/consolidatedContracts',
  ...['dividends', 'salary/daily', 'salary/hourly', 'salary/realtime'].map(
    (path) => `/wps/agent/${path}?${RANGE}`,
  ),
])('CON-11 where the merchant has neither contracts nor salaries: %s', async (path) => {
  const answer = await callEnvelope(await createTestWorld('agent-plain'), 'GET', path)
  expect(answer.code).toBe('function.not.available')
  expect((await callEnvelope(await createTestWorld('agent-1'), 'GET', path)).success).toBe(true)
})

test('CON-12 without AGENTPOLICY3 what waits for a caller is not asked for', async () => {
  const world = await createTestWorld('agent-1')
  world.conditions.modules = { AGENTPOLICY3: false }
  const waiting = await callEnvelope(world, 'GET', '/wps/relay/consolidatedContracts')
  expect(waiting.code).toBe('function.not.available')
  expect((await callEnvelope(world, 'GET', CONTRACTS)).success).toBe(true)
})
