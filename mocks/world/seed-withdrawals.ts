import { fromMinor, toMinor } from './amount.ts'
import { endOfHistory } from './history/history.ts'
import { postEntries } from './ledger.ts'
import { accountsOf, type PayoutAccount } from './payout-accounts.ts'
import { receiptRules } from './settle-withdrawals.ts'
import type { Member } from './tables.ts'
import { availableOf, type Withdrawal } from './withdraw-rules.ts'
import { stepsTo } from './withdrawal-steps.ts'
import { openWithdrawal, payBack, plannedParts, REVIEW_MS, TURN_MS } from './withdrawals.ts'
import type { World } from './world-types.ts'

type State = Withdrawal['state']

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Where an account of a scenario without bound accounts is paid to. */
const UNBOUND = {
  id: 'account-unbound',
  providerId: 'bkash',
  holder: 'Rahim',
  number: '01712000000',
}

interface Wanted {
  readonly id: string
  readonly state: State
  readonly amount: string
  /** When its present state began. */
  readonly since: number
  /** It was not asked for before this moment. */
  readonly notBefore?: number
  readonly account: Pick<PayoutAccount, 'id' | 'providerId' | 'holder' | 'number'>
  readonly truth?: Withdrawal['truth']
}

const PART_STATE: Partial<Record<State, Withdrawal['parts'][number]['state']>> = {
  AWAIT_CONFIRM: 'SENT',
  RECEIVED: 'RECEIVED',
  FORCED_RECEIVED: 'FORCED_RECEIVED',
  NOT_RECEIVED: 'NOT_RECEIVED',
  DISPUTED: 'NOT_RECEIVED',
  REFUNDED: 'REFUNDED',
}

/** How long each state lasts before time moves it on. */
const lengthOf = (world: World, state: State): number | null =>
  ({
    SUBMITTED: TURN_MS,
    REVIEW: REVIEW_MS,
    PAYING: 20 * MINUTE,
    AWAIT_CONFIRM: receiptRules(world).autoReceiptMinutes * MINUTE,
    NOT_RECEIVED: 2 * HOUR,
    DISPUTED: 2 * HOUR,
    RECEIVED: null,
    FORCED_RECEIVED: null,
    REJECTED: null,
    REFUNDED: null,
  })[state]

/** A withdrawal of a scenario, with its money taken and, where it came back, returned. */
async function place(world: World, memberId: number, wanted: Wanted): Promise<void> {
  const { id, state, amount, since, account, truth = 'REFUNDED' } = wanted
  const steps = stepsTo(state, since)
  const createdAt = Math.max(steps[0]?.at ?? since, wanted.notBefore ?? 0)
  const at = Math.max(createdAt, endOfHistory(world))
  const row = await openWithdrawal(world, account, { memberId, amount, requestId: null, id, at })
  const partState = PART_STATE[state]
  const sentAt = steps.find((one) => one.state === 'AWAIT_CONFIRM')?.at ?? null
  const length = lengthOf(world, state)
  const settledAt = length === null ? since : null
  const parts = plannedParts(row).map((part) => ({
    ...part,
    state: partState ?? part.state,
    sentAt,
    settledAt: partState === 'SENT' || partState === 'NOT_RECEIVED' ? null : settledAt,
  }))
  const isMissing = state === 'NOT_RECEIVED' || state === 'DISPUTED' || state === 'REFUNDED'
  const openedAt = state === 'REFUNDED' ? since - 2 * HOUR : since
  const decided = state === 'REFUNDED' ? ({ decidedAt: since, verdict: 'REFUNDED' } as const) : null
  const facts: Partial<Withdrawal> = {
    ...{ state, createdAt, steps, truth, settledAt },
    parts: partState || state === 'PAYING' ? parts : [],
    nextAt: length === null ? null : since + length,
    dispute: isMissing
      ? {
          part: 1,
          note: '',
          files: ['up-seeded-1'],
          openedAt,
          decidedAt: null,
          verdict: null,
          ...decided,
        }
      : null,
  }
  if (state !== 'REJECTED' && state !== 'REFUNDED') {
    await world.db.withdrawals.update({ id }, (one) => Object.assign(one, facts))
    return
  }
  const reason = state === 'REJECTED' ? 'ACCOUNT_REFUSED' : 'NOT_ARRIVED'
  await payBack(world, row, { state, at: since, reason }, { parts: facts.parts ?? [] })
  await world.db.withdrawals.update({ id }, (one) => Object.assign(one, facts))
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

/** D-056: rahim withdrew what was free, and has touched neither a new deposit nor the bonus with it. */
async function seedTurnover(world: World, memberId: number, account: Wanted['account']) {
  const { available } = availableOf(world, memberId)
  const now = world.clock.now()
  const since = Math.max(endOfHistory(world), now - 3 * HOUR)
  if (toMinor(available) > 0n) {
    const id = 'withdrawal-seeded-all'
    await place(world, memberId, { id, state: 'RECEIVED', amount: available, since, account })
  }
  const reference = 'deposit-seeded-bonus'
  const at = Math.max(endOfHistory(world), now - 2 * HOUR)
  await postEntries(world, [
    { memberId, kind: 'DEPOSIT', amount: '4000.00', reference, note: 'bKash', at },
    { memberId, kind: 'BONUS', amount: '400.00', reference: `promotion-72/${reference}`, at },
  ])
}

/** What the scenario says about rahim's withdrawals. */
export async function seedWithdrawals(world: World, { id }: Pick<Member, 'id'>): Promise<void> {
  const { withdrawals, turnover, receipt } = world.statement
  const [account = UNBOUND, bank = account] = accountsOf(world, id)
  const now = world.clock.now()
  if (turnover === 'unmet') await seedTurnover(world, id, account)
  if (withdrawals === 'every-state')
    for (const [index, [state, ago]] of STATES.toReversed().entries())
      await place(world, id, {
        ...{ id: `withdrawal-seeded-${state.toLowerCase().replace('_', '-')}`, state },
        ...{ amount: fromMinor(50_000n + BigInt(index) * 5_000n), since: now - ago },
        account: index % 3 === 1 ? bank : account,
      })
  if (withdrawals === 'limits')
    for (const index of [1, 2])
      await place(world, id, {
        ...{
          id: `withdrawal-seeded-today-${index}`,
          state: 'RECEIVED',
          amount: '1500.00',
          account,
        },
        since: Math.max(endOfHistory(world), now - index * HOUR),
        notBefore: endOfHistory(world),
      })
  const common = { id: `withdrawal-seeded-${receipt}`, amount: '2000.00', account }
  const { autoReceiptMinutes } = receiptRules(world)
  if (receipt === 'closing') {
    const since = now - (autoReceiptMinutes - 1) * MINUTE
    await place(world, id, { ...common, state: 'AWAIT_CONFIRM', since })
  }
  if (receipt === 'forced')
    await place(world, id, { ...common, state: 'FORCED_RECEIVED', since: now - HOUR })
  if (receipt === 'disputed')
    await place(world, id, { ...common, state: 'DISPUTED', since: now - 10 * MINUTE })
}
