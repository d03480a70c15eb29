import type { Fault } from '#mocks/faults/fault.ts'
import type { FaultProfile } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, type FaultRule } from '#mocks/faults/fault-rule.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

type Plain = Exclude<Fault['kind'], 'status' | 'slow' | 'answer' | 'refusal' | 'flaky'>

const EFFECTS: Readonly<Record<Plain, string>> = {
  offline: 'loses its connection',
  timeout: 'gets no response',
  malformed: 'gets invalid JSON',
  hollow: 'gets a response without its lists',
  lost: 'succeeds, but its response is lost',
  html: 'gets an HTML page',
  empty: 'gets 200 without a body',
  truncated: 'gets half of its response',
  drip: 'gets its response in pieces',
  stale: 'gets its response after a newer one',
  duplicate: 'is delivered twice',
}

const PROFILES: Readonly<Record<string, (amount: number) => string>> = {
  outage: (seconds) => `fails with 503 for ${seconds} s from the first call`,
  slower: (seconds) => `gets slower by ${seconds} s each minute`,
  circuit: (failures) => `fails with 500, ${formatTimes(failures)}, then with 503 for 30 s`,
}

const seconds = (ms: number) => `${ms / 1000} s`

const formatTimes = (times: number) => (times === 1 ? 'once' : `${times} times`)

function formatShare(share: number): string {
  if (share === 0.5) return 'half the time'
  return share === 0.2 ? 'one time in five' : `${Math.round(share * 100)}% of the time`
}

/** "fails with 503". */
function effectOf(fault: Fault | FaultProfile): string {
  switch (fault.kind) {
    case 'status':
      return `fails with ${fault.status}`
    case 'refusal':
      return `is refused with ${fault.code}`
    case 'slow':
      return `is delayed by ${seconds(fault.ms ?? 3000)}`
    case 'answer':
      return `gets your response with ${fault.status}`
    case 'flaky':
      return `fails with 500, ${formatShare(fault.share)}`
    case 'profile':
      return PROFILES[fault.name]?.(fault.amount) ?? fault.name
    default:
      return EFFECTS[fault.kind]
  }
}

function subjectOf(target: string): string {
  if (target === 'all') return 'Every call'
  return Object.hasOwn(operations, target) ? target : `Every call of ${target}`
}

/** "getBalance fails with 503". */
export const describeFault = (target: OperationId | 'all', fault: Fault): string =>
  `${subjectOf(target)} ${effectOf(fault)}`

/** " (under maintenance)", for a status whose word is not its number. */
const noteOf = ({ what, fault }: FaultRule): string =>
  fault.kind === 'status' && what !== String(fault.status)
    ? ` (${FAULT_WORDS[what]?.description})`
    : ''

/** "getBalance fails with 503, once". */
export function describeRule(rule: FaultRule): string {
  const { target, fault, times, share } = rule
  const often = [
    ...(times === null ? [] : [formatTimes(times)]),
    ...(share === 1 ? [] : [formatShare(share)]),
  ]
  return [`${subjectOf(target)} ${effectOf(fault)}${noteOf(rule)}`, ...often].join(', ')
}
