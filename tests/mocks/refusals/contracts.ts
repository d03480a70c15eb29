import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { callEnvelope, getToken } from '../requests.ts'
import type { Recipe } from './codes.ts'

export const NO_TERMS = {
  periodValidBet: null,
  periodProfitLoss: null,
  activeMembers: null,
  dailyBetAmount: null,
  hourlyBetAmount: null,
  rate: null,
  singleBetAmount: null,
  profitRate: null,
  lossRate: null,
}

export function getMemberId(world: World, account: string): number {
  const id = world.db.members.find({ account })?.id
  if (id === undefined) throw new Error(`There is no ${account}.`)
  return id
}

const offerOf =
  (terms: object) =>
  (world: World, over: object = {}) => ({
    action: 'OFFER',
    memberId: getMemberId(world, 'rahim'),
    period: 'D',
    terms: [{ ...NO_TERMS, ...terms }],
    requestId: 'offer-00000001',
    ...over,
  })

export const dividendOffer = offerOf({
  periodValidBet: '100.00',
  periodProfitLoss: '0.00',
  activeMembers: 1,
  rate: '5.00',
})
export const dailyOffer = offerOf({ dailyBetAmount: '100.00', activeMembers: 0, rate: '0.50' })
export const hourlyOffer = offerOf({ hourlyBetAmount: '100.00', rate: '0.10' })
const realtimeOffer = offerOf({ singleBetAmount: '5.00', profitRate: '0.10', lossRate: '0.20' })

const KINDS = [
  ['processDividendContract', dividendOffer],
  ['processDailySalaryContract', dailyOffer],
  ['processHourSalaryContract', hourlyOffer],
  ['processRealtimeSalaryContract', realtimeOffer],
] as const

type Offer = typeof dailyOffer

const offering =
  (id: OperationId, offer: Offer, scenario: string, account: string, times = 1): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    const token = await getToken(world, account)
    let last: { code: unknown } = { code: null }
    for (let n = 1; n <= times; n += 1)
      last = await send(world, id, offer(world, { requestId: `offer-0000000${n}` }), token)
    return last
  }

/** Accepts an offer that was answered before, or names contracts that do not end. */
const accepting =
  (id: OperationId, offer: Offer, before: 'REJECT' | null, ends: string[]): Recipe =>
  async () => {
    const world = await createTestWorld('normal')
    await send(world, id, offer(world), await getToken(world, 'agent1'))
    const token = await getToken(world, 'rahim')
    const step = { contractId: 'con-00000001', ends: [], requestId: 'step-00000001' }
    if (before) await send(world, id, { ...step, action: before }, token)
    return send(world, id, { ...step, action: 'ACCEPT', ends, requestId: 'step-00000002' }, token)
  }

export const contractRecipes: Record<string, Recipe> = {
  'getContracts function.not.available': async () =>
    callEnvelope(await createTestWorld('trial'), 'GET', '/wps/relay/contracts?kind=DIVIDEND'),
  'getConsolidatedContracts function.not.available': async () =>
    callEnvelope(await createTestWorld('trial'), 'GET', '/wps/relay/consolidatedContracts'),
  ...Object.fromEntries(
    KINDS.flatMap(([id, offer]): [string, Recipe][] => [
      [`${id} function.not.available`, offering(id, offer, 'normal', 'rahim')],
      [`${id} contract.open.already`, offering(id, offer, 'normal', 'agent1', 2)],
      [`${id} contract.changed`, accepting(id, offer, 'REJECT', [])],
      [`${id} contract.payment.due`, offering(id, offer, 'contract-due', 'agent1')],
      [`${id} contract.ends.unconfirmed`, accepting(id, offer, null, ['con-00000009'])],
    ]),
  ),
}
