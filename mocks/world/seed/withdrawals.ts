import { fromMinor, toMinor } from '../core/amount.ts'
import { HOUR, MINUTE } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'
import { endOfHistory } from '../ledger/history/history.ts'
import { postEntries } from '../ledger/ledger.ts'
import { listPayoutAccounts } from '../money/payout-accounts.ts'
import { receiptRules } from '../money/settle-withdrawals.ts'
import { getWithdrawable } from '../money/withdraw-rules.ts'
import type { World } from '../world-types.ts'
import { computeCreatedAt, placeWithdrawal, type WithdrawalSeed } from './place-withdrawal.ts'

/** The payout account of seeded withdrawals in scenarios without bound accounts. */
const UNBOUND = {
  id: 'account-unbound',
  providerId: 'bkash',
  holder: 'Rahim',
  number: '01712000000',
}

const STATES = [
  ['SUBMITTED', 20_000],
  ['REVIEW', MINUTE],
  ['PAYING', 2 * MINUTE],
  ['AWAIT_CONFIRM', 10 * MINUTE],
  ['RECEIVED', 30 * HOUR],
  ['FORCED_RECEIVED', 5 * HOUR],
  ['NOT_RECEIVED', 40 * MINUTE],
  ['DISPUTED', 50 * MINUTE],
  ['REJECTED', 52 * HOUR],
  ['REFUNDED', 76 * HOUR],
] as const

/** Something that happened before the world began. */
interface Event {
  readonly at: number
  readonly happen: () => Promise<unknown>
}

/** D-056: rahim withdrew what was free, and has touched neither a new deposit nor the bonus with it. */
function turnoverEvents(
  world: World,
  memberId: number,
  account: WithdrawalSeed['account'],
): Event[] {
  const { available: amount } = getWithdrawable(world, memberId)
  const ago = (hours: number) => Math.max(endOfHistory(world), world.clock.now() - hours * HOUR)
  const wanted = { id: 'withdrawal-seeded-all', state: 'RECEIVED', amount, since: ago(3) } as const
  const reference = 'deposit-seeded-bonus'
  const at = ago(2)
  const credit = () =>
    postEntries(world, [
      { memberId, kind: 'DEPOSIT', amount: '4000.00', reference, note: 'bkash', at },
      { memberId, kind: 'BONUS', amount: '400.00', reference: `promotion-72/${reference}`, at },
    ])
  return [
    ...(toMinor(amount) > 0n ? [eventOf(world, memberId, { ...wanted, account })] : []),
    { at, happen: credit },
  ]
}

const eventOf = (world: World, memberId: number, wanted: WithdrawalSeed): Event => ({
  at: computeCreatedAt(wanted),
  happen: () => placeWithdrawal(world, memberId, wanted),
})

/** The withdrawals that the scenario adds to rahim's history. */
function getWithdrawalSeeds(
  world: World,
  account: WithdrawalSeed['account'],
  bank: WithdrawalSeed['account'],
): WithdrawalSeed[] {
  const { withdrawals, receipt } = world.conditions
  const now = world.clock.now()
  const every = STATES.map(
    ([state, ago], index): WithdrawalSeed => ({
      id: `withdrawal-seeded-${state.toLowerCase().replace('_', '-')}`,
      state,
      amount: fromMinor(50_000n + BigInt(index) * 5_000n),
      since: now - ago,
      account: index % 3 === 1 ? bank : account,
    }),
  )
  const notBefore = endOfHistory(world)
  const today = [1, 2].map((hours): WithdrawalSeed => {
    const since = Math.max(notBefore, now - hours * HOUR)
    const id = `withdrawal-seeded-today-${hours}`
    return { id, state: 'RECEIVED', amount: '1500.00', account, since, notBefore }
  })
  const received = {
    closing: ['AWAIT_CONFIRM', (receiptRules(world).autoReceiptMinutes - 1) * MINUTE],
    forced: ['FORCED_RECEIVED', HOUR],
    disputed: ['DISPUTED', 10 * MINUTE],
  } as const
  const [state, ago] = receipt ? received[receipt] : []
  return [
    ...(withdrawals === 'every-state' ? every : []),
    ...(withdrawals === 'limits' ? today : []),
    ...(state
      ? [
          {
            id: `withdrawal-seeded-${receipt}`,
            state,
            amount: '2000.00',
            since: now - ago,
            account,
          },
        ]
      : []),
  ]
}

/** Seeds rahim's withdrawals for the scenario, in chronological order. */
export async function seedWithdrawals(world: World, { id }: Pick<Member, 'id'>): Promise<void> {
  const [account = UNBOUND, bank = account] = listPayoutAccounts(world, id)
  const events = [
    ...(world.conditions.turnover === 'unmet' ? turnoverEvents(world, id, account) : []),
    ...getWithdrawalSeeds(world, account, bank).map((wanted) => eventOf(world, id, wanted)),
  ]
  for (const { happen } of [...events].sort((a, b) => a.at - b.at)) await happen()
}
