import { HOUR, MINUTE } from '../core/durations.ts'
import { endOfHistory } from '../ledger/history/history.ts'
import type { PayoutAccount } from '../money/payout-accounts.ts'
import { receiptRules } from '../money/settle-withdrawals.ts'
import type { Withdrawal } from '../money/withdraw-rules.ts'
import { stepsTo } from '../money/withdrawal-steps.ts'
import {
  openWithdrawal,
  planParts,
  QUEUE_MS,
  REVIEW_MS,
  refundWithdrawal,
} from '../money/withdrawals.ts'
import type { World } from '../world-types.ts'

type State = Withdrawal['state']

/** A withdrawal that a scenario wants. */
export interface WithdrawalSeed {
  readonly id: string
  readonly state: State
  readonly amount: string
  /** Start of the current state. */
  readonly since: number
  /** Earliest time of the request. */
  readonly notBefore?: number
  readonly account: Pick<PayoutAccount, 'id' | 'providerId' | 'holder' | 'number'>
  readonly outcome?: Withdrawal['outcome']
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
    SUBMITTED: QUEUE_MS,
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

/** The time of the request. */
export const computeCreatedAt = ({ state, since, notBefore = 0 }: WithdrawalSeed): number =>
  Math.max(stepsTo(state, since)[0]?.at ?? since, notBefore)

/** A withdrawal of a scenario, with its money taken and, where it came back, returned. */
export async function placeWithdrawal(
  world: World,
  memberId: number,
  wanted: WithdrawalSeed,
): Promise<void> {
  const { id, state, amount, since, account, outcome = 'REFUNDED' } = wanted
  const createdAt = computeCreatedAt(wanted)
  const steps = stepsTo(state, since).map((step) => ({ ...step, at: Math.max(step.at, createdAt) }))
  const posted = (at: number) => Math.max(at, endOfHistory(world))
  const row = await openWithdrawal(world, account, {
    memberId,
    amount,
    requestId: null,
    id,
    at: posted(createdAt),
  })
  const partState = PART_STATE[state]
  const sentAt = steps.find((one) => one.state === 'AWAIT_CONFIRM')?.at ?? null
  const length = lengthOf(world, state)
  const settledAt = length === null ? since : null
  const parts = planParts(row).map((part) => ({
    ...part,
    state: partState ?? part.state,
    sentAt,
    settledAt: partState === 'SENT' || partState === 'NOT_RECEIVED' ? null : settledAt,
  }))
  const isMissing = state === 'NOT_RECEIVED' || state === 'DISPUTED' || state === 'REFUNDED'
  const openedAt = state === 'REFUNDED' ? since - 2 * HOUR : since
  const decided = state === 'REFUNDED' ? ({ decidedAt: since, verdict: 'REFUNDED' } as const) : null
  const facts: Partial<Withdrawal> = {
    state,
    createdAt,
    steps,
    outcome,
    settledAt,
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
  const back = { state, at: since, reason, postedAt: posted(since) } as const
  await refundWithdrawal(world, row, back, { parts: facts.parts ?? [] })
  await world.db.withdrawals.update({ id }, (one) => Object.assign(one, facts))
}
