import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { isNode } from '#tests/contract/contract.ts'
import { documented, toValidRequest } from './documented-calls.ts'
import { send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord, callEnvelope, logIn } from './requests.ts'

/** The writes that are allowed to an accountant. */
const OWN = ['changePassword', 'firstLogin', 'logout', 'setLanguage', 'setNotificationPreference']

/** Every write for a logged-in account. */
const writes = documented.filter(
  ({ id }) =>
    operations[id].session !== 'none' && (operations[id].method !== 'GET' || id === 'launchGame'),
)

test('F-48 ROL-10 an accountant is refused every write of the contract except those for the own session', async () => {
  const world = await createTestWorld('accountant')
  const open: string[] = []
  for (const one of writes) {
    if (one.id === 'logout') continue
    const answer = await world.handle(await toValidRequest(world, one))
    const body: unknown = await answer.json()
    const code = isNode(body) ? body.errorCode : null
    if (code !== 'account.read.only') open.push(one.id)
    else expect(answer.status, one.id).toBe(403)
  }
  expect([...open, 'logout'].toSorted()).toEqual(OWN)
  expect(await send(world, 'logout', undefined, world.visitor.token)).toMatchObject({ status: 200 })
  expect(world.breaches).toEqual([])
})

test("F-48 an accountant reads the agent's pages and is marked as read-only", async () => {
  const asAgent = await createTestWorld('agent-team-small')
  const asAccountant = await createTestWorld('accountant')
  const agentPages = async (world: typeof asAgent) => {
    const { path } = operations.getDownlines
    const { token } = world.visitor
    return (await callEnvelope(world, 'GET', `${path}?pageNo=1&pageSize=20`, { token })).value
  }
  const seen = await agentPages(asAccountant)
  expect(asRecord(seen).list).not.toEqual([])
  expect(seen).toEqual(await agentPages(asAgent))
  const info = await send(asAccountant, 'getMemberInfo', undefined, asAccountant.visitor.token)
  expect(info.value).toMatchObject({ account: 'accountant1', readOnly: true, enableSalary: true })
})

test("F-48 an accountant logs in only on the agents' page", async () => {
  const world = await createTestWorld('accountant')
  const credentials = { username: 'accountant1', password: 'gold1234' }
  expect(await logIn(world, { ...credentials, side: 'agent' })).toMatchObject({ success: true })
  expect(await logIn(world, { ...credentials, side: 'player' })).toMatchObject({ success: false })
})

test('CON-11 only agents whose merchant has salaries and contracts get these flags', async () => {
  const flags = async (scenario: string) => {
    const world = await createTestWorld(scenario)
    return asRecord((await send(world, 'getMemberInfo', undefined, world.visitor.token)).value)
  }
  const plain = { enableSalary: false, enableContract: false }
  expect(await flags('agent-plain')).toMatchObject(plain)
  expect(await flags('agent-1')).toMatchObject({ enableSalary: true, enableContract: true })
  expect(await flags('member')).not.toHaveProperty('enableSalary')
})
