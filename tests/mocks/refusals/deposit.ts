import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { newRequestId } from './promotions.ts'

/** A deposit with the Friday bonus, which can be taken once. */
const friday = { promotionId: 72, amount: '1000.00' }

export const depositRequest = (over: object = {}) => ({
  methodId: 'bkash',
  amount: '1000.00',
  promotionId: null,
  requestId: newRequestId(),
  ...over,
})

const depositing =
  (over: object, scenario = 'member'): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, 'createDeposit', depositRequest(over), world.visitor.token)
  }

/** Names the same payment for two deposits. */
const paidTwice: Recipe = async () => {
  const world = await createTestWorld('member')
  const { token } = world.visitor
  const pay = async (reference: string) => {
    const { value } = await send(world, 'createDeposit', depositRequest(), token)
    const body = { depositId: asRecord(value).id, reference, files: [] }
    return send(world, 'reportDepositPaid', { ...body, requestId: newRequestId() }, token)
  }
  await pay('BKA789xy')
  return pay('bka-789XY')
}

/** Reports a deposit as paid again after it was credited. */
const paidLate: Recipe = async () => {
  const world = await createTestWorld('member')
  const { token } = world.visitor
  const { value } = await send(world, 'createDeposit', depositRequest(), token)
  world.clock.advance('15m')
  const body = { depositId: asRecord(value).id, reference: 'X1', files: [] }
  return send(world, 'reportDepositPaid', { ...body, requestId: newRequestId() }, token)
}

export const depositRecipes: Record<string, Recipe> = {
  'createDeposit limit.deposit.reached': depositing({}, 'member+limit-reached'),
  'createDeposit deposit.min': depositing({ amount: '99.99' }),
  'createDeposit deposit.max': depositing({ amount: '25000.01' }),
  'createDeposit promotion.not.eligible': depositing({ promotionId: 72, amount: '150.00' }),
  'createDeposit promotion.not.today': async () => {
    const world = await createTestWorld('member', { clock: '2026-11-21T09:00:00Z' })
    return send(world, 'createDeposit', depositRequest(friday), world.visitor.token)
  },
  'createDeposit promotion.already.applied': async () => {
    const world = await createTestWorld('member')
    await send(world, 'createDeposit', depositRequest(friday), world.visitor.token)
    return send(world, 'createDeposit', depositRequest(friday), world.visitor.token)
  },
  'createDeposit function.not.available': depositing({ methodId: 'rocket' }),
  'createDeposit self.excluded': depositing({}, 'member+self-excluded'),
  'reportDepositPaid deposit.closed': paidLate,
  'reportDepositPaid deposit.reference.used': paidTwice,
}
