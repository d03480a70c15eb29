import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { newRequestId, PNG } from './promotions.ts'

type Body = Record<string, unknown>

/** The mobile wallet that rahim has bound. It has no fee. */
const ACCOUNT = 'account-1001-1'

export const withdrawalRequest = (over: Body = {}): Body => ({
  accountId: ACCOUNT,
  amount: '1000.00',
  paymentPassword: '246810',
  requestId: newRequestId(),
  ...over,
})

export const card = (over: Body = {}): Body => ({
  providerId: 'nagad',
  holder: 'Rahim',
  number: '01812345678',
  paymentPassword: '246810',
  requestId: newRequestId(),
  ...over,
})

/** Uploads a picture as the visitor and returns its id. */
export async function uploadPicture(world: World): Promise<string> {
  const body = { file: PNG, requestId: newRequestId() }
  return String(asRecord((await send(world, 'uploadFile', body, world.visitor.token)).value).id)
}

export const sendAsVisitor = (world: World, id: Parameters<typeof send>[1], body: Body) =>
  send(world, id, body, world.visitor.token)

const withdrawing =
  (over: Body, scenario = 'member', before: readonly Body[] = []): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    for (const one of before) await sendAsVisitor(world, 'createWithdrawal', withdrawalRequest(one))
    return sendAsVisitor(world, 'createWithdrawal', withdrawalRequest(over))
  }

const binding =
  (over: Body, scenario = 'member', before: readonly Body[] = []): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    for (const one of before) await sendAsVisitor(world, 'bindPayoutAccount', card(one))
    return sendAsVisitor(world, 'bindPayoutAccount', card(over))
  }

const wrong = { paymentPassword: '111111' }
const fiveWrong = [wrong, wrong, wrong, wrong, wrong]
const more = ['01812345671', '01812345672'].map((number) => ({ number }))

/** Confirms the payment of a new withdrawal. */
const confirming =
  (choice: string, minutes: number): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    const { value } = await sendAsVisitor(world, 'createWithdrawal', withdrawalRequest())
    world.clock.advance(`${minutes}m`)
    const about = { withdrawalId: asRecord(value).id, part: 1, files: [] }
    return sendAsVisitor(world, 'confirmPayment', { ...about, choice, requestId: newRequestId() })
  }

const disputeLate: Recipe = async () => {
  const world = await createTestWorld('member+receipt-forced')
  world.clock.advance('23h')
  const files = [await uploadPicture(world)]
  const about = { withdrawalId: 'withdrawal-seeded-forced', note: '', files }
  return sendAsVisitor(world, 'disputePayment', { ...about, requestId: newRequestId() })
}

const removing: Recipe = async () => {
  const world = await createTestWorld('member')
  await sendAsVisitor(world, 'createWithdrawal', withdrawalRequest())
  return sendAsVisitor(world, 'removePayoutAccount', {
    accountId: ACCOUNT,
    requestId: newRequestId(),
  })
}

export const withdrawalRecipes: Record<string, Recipe> = {
  'getWithdrawRules function.not.available': async () =>
    sendQuery(await createTestWorld('trial'), 'getWithdrawRules', {}),
  'createWithdrawal bankcard.missing': withdrawing({}, 'member+withdraw-no-account'),
  'createWithdrawal withdraw.min': withdrawing({ amount: '499.99' }),
  'createWithdrawal withdraw.max': withdrawing({ amount: '50000.01' }),
  'createWithdrawal withdraw.daily.count': withdrawing({}, 'member+withdraw-limits', [{}]),
  'createWithdrawal withdraw.daily.amount': withdrawing(
    { amount: '2000.01' },
    'member+withdraw-limits',
  ),
  'createWithdrawal turnover.unmet': withdrawing({}, 'member+withdraw-turnover'),
  'createWithdrawal balance.insufficient': withdrawing({ amount: '25480.51' }),
  'createWithdrawal payment.password.unset': withdrawing({}, 'member+payment-password-unset'),
  'createWithdrawal payment.password.wrong': withdrawing(wrong),
  'createWithdrawal payment.password.locked': withdrawing({}, 'member', fiveWrong),
  'createWithdrawal function.not.available': withdrawing({}, 'trial'),
  'confirmPayment withdraw.closed': confirming('RECEIVED', 2),
  'confirmPayment withdraw.proof.required': confirming('NOT_RECEIVED', 12),
  'disputePayment withdraw.dispute.closed': disputeLate,
  'bindPayoutAccount bankcard.limit': binding({}, 'member', more),
  'bindPayoutAccount bankcard.duplicate': binding({
    providerId: 'bkash',
    number: '01712000000',
  }),
  'bindPayoutAccount bankcard.taken': async () => {
    const world = await createTestWorld('member')
    const salma = world.db.members.find({ account: 'salma' })
    const [hers] = world.db.payoutAccounts.list({ memberId: salma?.id ?? 0 })
    return sendAsVisitor(
      world,
      'bindPayoutAccount',
      card({ providerId: 'bkash', number: hers?.number }),
    )
  },
  'bindPayoutAccount bankcard.name.mismatch': binding({ holder: 'Somebody Else' }),
  'bindPayoutAccount bankcard.number.invalid': binding({
    providerId: 'usdt-tron',
    holder: null,
    number: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9',
  }),
  'bindPayoutAccount payment.password.unset': binding({}, 'member+payment-password-unset'),
  'bindPayoutAccount payment.password.wrong': binding(wrong),
  'bindPayoutAccount payment.password.locked': binding({}, 'member', fiveWrong),
  'bindPayoutAccount function.not.available': binding({}, 'trial'),
  'removePayoutAccount bankcard.in.use': removing,
}
