import { nearest } from '#mocks/world/core/nearest.ts'
import type { Fault } from './fault.ts'
import { FAULT_PROFILES, type FaultProfile, parseProfile } from './fault-profile.ts'
import { checkTarget } from './target.ts'

/** A fault that a link or the QA panel sets, in addition to those of the scenarios. */
export interface FaultRule {
  /** An operation, a tag, or `all`. */
  readonly target: string
  /** The name of the fault: `503`, `lost`, `code=wallet.insufficient`, `outage=90`. */
  readonly what: string
  readonly fault: Fault | FaultProfile
  /** The number of calls that fail; null for all. */
  readonly times: number | null
  /** The share of the calls that fail (above 0, at most 1), chosen at random from the seed. */
  readonly share: number
}

const status = (code: 401 | 403 | 404 | 409 | 429 | 500): Fault => ({
  kind: 'status',
  status: code,
})

/** The faults by their names in a link. */
export const FAULT_WORDS: Readonly<
  Record<string, { readonly fault: Fault; readonly description: string }>
> = {
  reset: { fault: { kind: 'offline' }, description: 'connection dropped' },
  timeout: { fault: { kind: 'timeout' }, description: 'no response' },
  slow: { fault: { kind: 'slow' }, description: '3 s delay' },
  drip: { fault: { kind: 'drip' }, description: 'response arrives in pieces' },
  truncated: { fault: { kind: 'truncated' }, description: 'response cut in half' },
  malformed: { fault: { kind: 'malformed' }, description: 'invalid JSON' },
  html: { fault: { kind: 'html' }, description: 'HTML proxy page instead of JSON' },
  empty: { fault: { kind: 'empty' }, description: '200 without a body' },
  'off-contract': { fault: { kind: 'hollow' }, description: 'response without its lists' },
  lost: { fault: { kind: 'lost' }, description: 'request succeeds, response lost' },
  stale: { fault: { kind: 'stale' }, description: 'response arrives after a newer one' },
  duplicate: { fault: { kind: 'duplicate' }, description: 'request delivered twice' },
  401: { fault: status(401), description: 'session expired' },
  403: { fault: status(403), description: 'forbidden' },
  404: { fault: status(404), description: 'not found' },
  409: { fault: status(409), description: 'conflict' },
  429: { fault: status(429), description: 'too many requests, Retry-After in seconds' },
  '429-date': {
    fault: { kind: 'status', status: 429, retryAfter: 'date' },
    description: 'too many requests, Retry-After as a date',
  },
  '429-nonsense': {
    fault: { kind: 'status', status: 429, retryAfter: 'nonsense' },
    description: 'too many requests, invalid Retry-After',
  },
  500: { fault: status(500), description: 'server error' },
  503: { fault: { kind: 'status', status: 503, code: 'unknown' }, description: 'unavailable' },
  maintenance: { fault: { kind: 'status', status: 503 }, description: 'under maintenance' },
}

const FAULT_NAMES = [...Object.keys(FAULT_WORDS), ...Object.keys(FAULT_PROFILES)]

const FORM = /^([^:]+):([^*~]+)(?:\*(\d{1,4}))?(?:~(\d{1,3}))?$/
const CODE = /^code=([a-z][a-z0-9.]{0,60})$/

/** Reads the name of a fault, as a link has it. Throws for an unknown one. */
export function parseFault(what: string): Fault | FaultProfile {
  const code = CODE.exec(what)?.[1]
  if (code !== undefined) return { kind: 'refusal', code }
  const known = FAULT_WORDS[what]
  if (known && Object.hasOwn(FAULT_WORDS, what)) return known.fault
  const profile = parseProfile(what)
  if (profile) return profile
  const near = nearest(what, FAULT_NAMES).join(', ')
  throw new RangeError(`No fault named "${what}". Did you mean ${near}?`)
}

function readRule(text: string): FaultRule {
  const [, target = '', what = '', times, share] = FORM.exec(text) ?? []
  if (target === '')
    throw new RangeError(
      `"${text}" is not a fault. Use a form like placeLotteryBets:lost*1 or all:500~20.`,
    )
  checkTarget(target)
  const fault = parseFault(what)
  const percent = share === undefined ? 100 : Number(share)
  if (times === '0' || percent < 1 || percent > 100)
    throw new RangeError(
      `"${text}" would never apply. Use *1 or more, and a share from ~1 to ~100 (percent).`,
    )
  return {
    target,
    what,
    fault,
    share: percent / 100,
    times: times === undefined ? null : Number(times),
  }
}

/**
 * Parses `placeLotteryBets:lost*1,wallet:503,all:500~20`: the operation, its fault, the maximum number of failures and
 * the chance in percent; a profile can have its amount, as in `wallet:outage=90`. Throws for text it cannot parse.
 */
export const parseFaults = (text: string): FaultRule[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(readRule)

const ruleText = ({ target, what, times, share }: FaultRule): string =>
  `${target}:${what}${times === null ? '' : `*${times}`}${share === 1 ? '' : `~${Math.round(share * 100)}`}`

/** The rules in the syntax of a link. */
export const formatFaults = (rules: readonly FaultRule[]): string => rules.map(ruleText).join(',')
