import { getBalance, postEntries } from '#mocks/world/ledger/ledger.ts'
import { PAYMENT_TRIES } from '#mocks/world/money/payment-password.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'

export const REQUEST = '7d1c8a52-3f0e-4b6a-9c27-5e8b1f4a6d01'

/** Calls an operation as the scenario's visitor. */
const own =
  (id: Parameters<typeof send>[1], body: Record<string, unknown>, scenario: string): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, id, body, world.visitor.token)
  }

/** The vendor SLT has its own wallet; TF is under maintenance. */
const transfer = { from: 'MAIN', to: 'SLT', amount: '500.00', requestId: REQUEST }
const downline = {
  receiverId: 1001,
  amount: '200.00',
  note: '',
  paymentPassword: '246810',
  requestId: REQUEST,
}
const upline = { amount: '200.00', note: '', paymentPassword: '246810', requestId: REQUEST }

/** Transfers from agent1 to rahim after another action. */
const givenTo =
  (first: (world: World) => Promise<void>): Recipe =>
  async () => {
    const world = await createTestWorld('agent-1')
    await first(world)
    return send(world, 'transferDownline', downline, world.visitor.token)
  }

export const walletRecipes: Record<string, Recipe> = {
  'getConsolidatedFunds function.not.available': async () =>
    callEnvelope(await createTestWorld('trial'), 'GET', '/wps/member/info/funds/consolidated'),
  'transferWallet balance.insufficient': own(
    'transferWallet',
    { ...transfer, amount: '9999999.00' },
    'member+multi-wallet',
  ),
  'transferWallet vendor.maintenance': own(
    'transferWallet',
    { ...transfer, to: 'TF' },
    'member+multi-wallet',
  ),
  'transferWallet self.excluded': own(
    'transferWallet',
    transfer,
    'member+multi-wallet+self-excluded',
  ),
  'transferWallet function.not.available': own('transferWallet', transfer, 'member'),
  'collectWallets function.not.available': own('collectWallets', { requestId: REQUEST }, 'member'),
  'setAutoTransfer function.not.available': own(
    'setAutoTransfer',
    { enabled: false, requestId: REQUEST },
    'trial+multi-wallet',
  ),
  'transferUpline transfer.not.allowed': own('transferUpline', upline, 'agent-2'),
  'transferUpline balance.insufficient': own(
    'transferUpline',
    { ...upline, amount: '9999999.00' },
    'member',
  ),
  'transferUpline turnover.unmet': own('transferUpline', upline, 'member+withdraw-turnover'),
  'transferDownline transfer.receiver.closed': givenTo(async (world) => {
    await world.db.members.update({ id: downline.receiverId }, (row) => {
      row.excludedUntil = world.clock.now() + 86_400_000
    })
  }),
  'transferDownline turnover.unmet': givenTo(async (world) => {
    const { id: memberId = 0 } = world.db.members.find({ account: 'agent1' }) ?? {}
    const all = {
      memberId,
      kind: 'WITHDRAWAL',
      reference: 'all',
      amount: `-${getBalance(world, memberId)}`,
    } as const
    const deposit = {
      memberId,
      kind: 'DEPOSIT',
      reference: 'a-deposit',
      amount: '4000.00',
    } as const
    await postEntries(world, [all, deposit])
  }),
  'transferUpline payment.password.unset': own(
    'transferUpline',
    upline,
    'member+payment-password-unset',
  ),
  'transferUpline payment.password.wrong': own(
    'transferUpline',
    { ...upline, paymentPassword: '111111' },
    'member',
  ),
  'transferUpline payment.password.locked': own(
    'transferUpline',
    upline,
    'member+payment-password-locked',
  ),
  'transferUpline function.not.available': own('transferUpline', upline, 'trial'),
  'transferDownline balance.insufficient': own(
    'transferDownline',
    { ...downline, amount: '9999999.00' },
    'agent-1',
  ),
  'transferDownline payment.password.unset': givenTo(async (world) => {
    const { id = 0 } = world.db.members.find({ account: 'agent1' }) ?? {}
    world.db.paymentPasswords.remove({ memberId: id })
  }),
  'transferDownline payment.password.wrong': own(
    'transferDownline',
    { ...downline, paymentPassword: '111111' },
    'agent-1',
  ),
  'transferDownline payment.password.locked': givenTo(async (world) => {
    const wrong = { ...downline, paymentPassword: '111111' }
    for (let n = 0; n < PAYMENT_TRIES; n += 1)
      await send(world, 'transferDownline', wrong, world.visitor.token)
  }),
  'transferDownline function.not.available': own('transferDownline', downline, 'member'),
}
