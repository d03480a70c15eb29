import type { Withdrawal, WithdrawalPart, WithdrawalState } from '#api/money/withdrawals.ts'
import { amountSign } from '#lib/money.ts'
import type { TimelineEntry } from '#ui/timeline/timeline.tsx'

/** The tone of a state's badge. */
export const TONE = {
  SUBMITTED: 'info',
  REVIEW: 'info',
  PAYING: 'info',
  AWAIT_CONFIRM: 'warning',
  RECEIVED: 'success',
  FORCED_RECEIVED: 'success',
  NOT_RECEIVED: 'warning',
  DISPUTED: 'warning',
  REJECTED: 'danger',
  REFUNDED: 'neutral',
} as const satisfies Record<WithdrawalState, string>

/** The tone of a part's badge. */
export const PART_TONE = {
  WAITING: 'neutral',
  SENT: 'warning',
  RECEIVED: 'success',
  FORCED_RECEIVED: 'success',
  NOT_RECEIVED: 'warning',
  REFUNDED: 'neutral',
} as const satisfies Record<WithdrawalPart['state'], string>

/** The usual next states; the result of an investigation is open. */
const AHEAD: Readonly<Record<WithdrawalState, readonly Ahead[]>> = {
  SUBMITTED: ['REVIEW', 'PAYING', 'AWAIT_CONFIRM', 'RECEIVED'],
  REVIEW: ['PAYING', 'AWAIT_CONFIRM', 'RECEIVED'],
  PAYING: ['AWAIT_CONFIRM', 'RECEIVED'],
  AWAIT_CONFIRM: ['RECEIVED'],
  NOT_RECEIVED: ['DECISION'],
  DISPUTED: ['DECISION'],
  RECEIVED: [],
  FORCED_RECEIVED: [],
  REJECTED: [],
  REFUNDED: [],
}

type Ahead = 'REVIEW' | 'PAYING' | 'AWAIT_CONFIRM' | 'RECEIVED' | 'DECISION'

/** One line of the time line. */
export interface Step {
  readonly id: string
  /** The key of its words. */
  readonly title: `step.${WithdrawalState}` | `step.ahead.${Ahead}`
  readonly state: TimelineEntry['state']
  /** Number of the part that it is about; null when it is about all. */
  readonly part: number | null
  /** Epoch ms; null when it is still to come. */
  readonly at: number | null
  /** True for the current or final step: reason and expected time are shown here. */
  readonly isNow: boolean
}

const nowState = ({ state, settledAt }: Withdrawal): Step['state'] => {
  if (state === 'REJECTED') return 'failed'
  return settledAt === null ? 'current' : 'done'
}

/** The past, current and usual next steps of a withdrawal. */
export function getTimeline(withdrawal: Withdrawal): readonly Step[] {
  const { steps, state, settledAt } = withdrawal
  const last = steps.length - 1
  const past = steps.map(({ state: name, part, at }, index): Step => {
    const isNow = index === last
    const id = `${index}`
    const title = `step.${name}` as const
    return { id, title, part, at, isNow, state: isNow ? nowState(withdrawal) : 'done' }
  })
  const ahead = settledAt === null ? AHEAD[state] : []
  return [
    ...past,
    ...ahead.map((name): Step => {
      const title = `step.ahead.${name}` as const
      return { id: name, title, part: null, at: null, isNow: false, state: 'todo' }
    }),
  ]
}

/** Whether it is paid in more than one payment. */
export const isSplit = ({ parts }: Pick<Withdrawal, 'parts'>): boolean => parts.length > 1

/** The number of parts sent after the one that waits for confirmation. */
export const partsAfter = ({ parts }: Pick<Withdrawal, 'parts'>): number =>
  parts.filter(({ state }) => state === 'WAITING').length

export const isPositive = (amount: string): boolean => amountSign(amount) === 1

/** Urgency of a confirmation: `half` when half of the time is over, `last` when five minutes are left. */
export type Urgency = 'calm' | 'half' | 'last'

export const LAST_SECONDS = 300

/** Half of the time to confirm, in seconds. */
export const halfSeconds = ({ since, confirmBy }: NonNullable<Withdrawal['receipt']>): number =>
  Math.max(0, Math.round((confirmBy - since) / 2000))

export function getUrgency(receipt: NonNullable<Withdrawal['receipt']>, left: number): Urgency {
  if (left <= LAST_SECONDS) return 'last'
  return left <= halfSeconds(receipt) ? 'half' : 'calm'
}
