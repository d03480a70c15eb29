import { DAY } from '../../core/durations.ts'
import type { Row } from '../../core/tables.ts'

export type Contract = Row<'contracts'>
export type ContractEvent = Row<'contractEvents'>['event']

/** The steps of a contract, as named by its calls (CON-01..03). */
export const STEPS = [
  'ACCEPT',
  'REJECT',
  'WITHDRAW',
  'REQUEST_TERMINATION',
  'ACCEPT_TERMINATION',
  'REFUSE_TERMINATION',
  'WITHDRAW_TERMINATION',
] as const
export type Step = (typeof STEPS)[number]

/** D-076: how long an offer can be accepted. */
export const OFFER_TTL_MS = 7 * DAY

/** ADR 0048: how long a request to end a contract waits for its answer. */
export const REQUEST_TTL_MS = 7 * DAY

/** Whether a contract is active, which includes the time while its end is requested. */
export const isInForce = ({ state }: Contract): boolean =>
  state === 'ACTIVE' || state === 'TERMINATION_REQUESTED'

/** The time when a request to end a contract lapses. Null when there is none. */
export const lapsesAt = ({ terminationRequestedAt: at }: Contract): number | null =>
  at === null ? null : at + REQUEST_TTL_MS

/** D-076: the steps that this member may take now; empty for anyone who is not a party. */
export function getAllowedSteps(contract: Contract, actorId: number, now: number): readonly Step[] {
  const { uplineId, memberId, state, expiresAt, terminationRequestedBy } = contract
  if (actorId !== uplineId && actorId !== memberId) return []
  if (state === 'OFFERED') {
    if (now >= expiresAt) return []
    return actorId === memberId ? ['ACCEPT', 'REJECT'] : ['WITHDRAW']
  }
  if (state === 'ACTIVE') return ['REQUEST_TERMINATION']
  if (state !== 'TERMINATION_REQUESTED' || now >= (lapsesAt(contract) ?? now)) return []
  return actorId === terminationRequestedBy
    ? ['WITHDRAW_TERMINATION']
    : ['ACCEPT_TERMINATION', 'REFUSE_TERMINATION']
}

const NOT_ASKED = { terminationRequestedBy: null, terminationRequestedAt: null } as const

/** A contract whose request to end is over: refused, taken back, or not answered in time. */
export const withoutTermination = (contract: Contract): Contract => ({
  ...contract,
  ...NOT_ASKED,
  state: 'ACTIVE',
})

/** The contract after a step that `getAllowedSteps` allows, and the name of the step in the history. */
export function afterStep(
  contract: Contract,
  step: Step,
  actorId: number,
  at: number,
): { readonly contract: Contract; readonly event: ContractEvent } {
  const ended = { ...contract, ...NOT_ASKED, endedAt: at, endedBy: actorId }
  switch (step) {
    case 'ACCEPT':
      return { contract: { ...contract, state: 'ACTIVE', acceptedAt: at }, event: 'ACCEPTED' }
    case 'REJECT':
      return { contract: { ...ended, state: 'REJECTED' }, event: 'REJECTED' }
    case 'WITHDRAW':
      return { contract: { ...ended, state: 'WITHDRAWN' }, event: 'WITHDRAWN' }
    case 'REQUEST_TERMINATION': {
      const asked = { terminationRequestedBy: actorId, terminationRequestedAt: at }
      return {
        contract: { ...contract, ...asked, state: 'TERMINATION_REQUESTED' },
        event: 'TERMINATION_REQUESTED',
      }
    }
    case 'ACCEPT_TERMINATION':
      return { contract: { ...ended, state: 'TERMINATED' }, event: 'TERMINATED' }
    case 'REFUSE_TERMINATION':
      return { contract: withoutTermination(contract), event: 'TERMINATION_REFUSED' }
    case 'WITHDRAW_TERMINATION':
      return { contract: withoutTermination(contract), event: 'TERMINATION_WITHDRAWN' }
  }
}

/** D-076: an unanswered offer has expired at its end, not at the time it is read. */
export const toExpired = (contract: Contract): Contract => ({
  ...contract,
  state: 'EXPIRED',
  endedAt: contract.expiresAt,
  endedBy: 'AUTO',
})

/** CON-04: a contract that ends because another one begins. */
export const toEndedByRule = (contract: Contract, at: number): Contract => ({
  ...contract,
  ...NOT_ASKED,
  state: 'TERMINATED',
  endedAt: at,
  endedBy: 'AUTO',
})
