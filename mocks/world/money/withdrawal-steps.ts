import { MINUTE } from '../core/durations.ts'
import type { Withdrawal } from './withdraw-rules.ts'
import { QUEUE_MS, REVIEW_MS } from './withdrawals.ts'

type State = Withdrawal['state']

/** The states on the way to one, each with the time it lasted before the next. */
const WAY: Readonly<Record<State, readonly (readonly [State, number])[]>> = (() => {
  const review = [
    ['SUBMITTED', QUEUE_MS],
    ['REVIEW', REVIEW_MS],
  ] as const
  const sent = [...review, ['PAYING', 6 * MINUTE] as const, ['AWAIT_CONFIRM', 30 * MINUTE] as const]
  return {
    SUBMITTED: [],
    REVIEW: review.slice(0, 1),
    PAYING: review,
    AWAIT_CONFIRM: sent.slice(0, 3),
    RECEIVED: sent,
    FORCED_RECEIVED: sent,
    NOT_RECEIVED: sent,
    DISPUTED: [...sent, ['FORCED_RECEIVED', 20 * MINUTE]],
    REJECTED: review,
    REFUNDED: [...sent, ['NOT_RECEIVED', 120 * MINUTE]],
  }
})()

/** The usual timeline up to a state that began at a moment (epoch ms). */
export function stepsTo(state: State, since: number): Withdrawal['steps'] {
  const way = WAY[state]
  let at = since - way.reduce((sum, [, ms]) => sum + ms, 0)
  const steps = way.map(([one, ms]) => {
    const began = at
    at += ms
    return { state: one, part: one === 'AWAIT_CONFIRM' ? 1 : null, at: began }
  })
  const isOfPart = state === 'AWAIT_CONFIRM' || way.some(([one]) => one === 'AWAIT_CONFIRM')
  return [...steps, { state, part: isOfPart && state !== 'REFUNDED' ? 1 : null, at: since }]
}
