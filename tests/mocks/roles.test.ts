// ROL-10 F-48: only the roles in the contract's x-roles are answered.
import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations, type Role } from '#openapi/generated/operations.ts'
import { type Documented, documented, toValidRequest } from './documented-calls.ts'
import { send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { slip } from './refusals/lottery.ts'
import { asRecord } from './requests.ts'

const SCENARIOS: readonly (readonly [Role, string])[] = [
  ['guest', 'normal+multi-wallet'],
  ['trial', 'trial+multi-wallet'],
  ['member', 'member+multi-wallet'],
  ['agent', 'agent-1+multi-wallet'],
  ['accountant', 'accountant+multi-wallet'],
]

/** Refusals because of the role. */
const WHO = [
  'session.expired',
  'account.read.only',
  'function.not.available',
  'reward.not.eligible',
  'prize.not.eligible',
  'promotion.not.eligible',
]

/** These operations come last, because they end the session or the account, or block play. */
const LAST = ['startTimeOut', 'excludeSelf', 'closeAccount', 'logout']

/** Current values for calls whose documented ones are in the past and would be refused before the role is checked. */
const NOW: Partial<Record<OperationId, (world: World) => object | Promise<object>>> = {
  applyForPromotion: () => ({ promotionId: 72, files: [] }),
  placeLotteryBets: () => slip(),
  claimRaffleTickets: async (world) => {
    if (world.visitor.token === null) return {}
    const { value } = await send(world, 'getRaffle', undefined, world.visitor.token)
    return { raffleId: asRecord(asRecord(value).raffle).id, promotionId: 77 }
  },
}

async function current(world: World, one: Documented): Promise<Documented> {
  const over = await NOW[one.id]?.(world)
  return over ? { ...one, body: { ...asRecord(one.body), ...over } } : one
}

const asked = documented
  .filter(({ id }) => operations[id].session !== 'none')
  .toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id))

test.each(SCENARIOS)('%s', async (role, scenario) => {
  const world = await createTestWorld(scenario)
  const answered: string[] = []
  for (const one of asked) {
    await world.welcome()
    const response = await world.handle(await toValidRequest(world, await current(world, one)))
    const body: unknown = await response.json()
    const { errorCode } = asRecord(body)
    if (typeof errorCode !== 'string' || !WHO.includes(errorCode)) answered.push(one.id)
  }
  const named = asked.filter(({ id }) => {
    const { roles }: { roles: readonly Role[] } = operations[id]
    return roles.includes(role)
  })
  expect(answered.toSorted()).toEqual(named.map(({ id }) => id).toSorted())
})
