import type { Fault } from './fault.ts'

/** A fault with a memory: what a call gets depends on the calls before it and on the world's clock. */
export interface FaultProfile {
  readonly kind: 'profile'
  readonly name: string
  /** In the unit of the profile. */
  readonly amount: number
}

/** The past of a profile. */
export interface FaultMemory {
  /** Calls that it has failed. */
  readonly failures: number
  /** Its first call, or the last failure before its circuit opened; epoch ms of the world's clock. */
  readonly since: number
}

interface Profile {
  readonly description: string
  /** The amount if none is given. */
  readonly amount: number
  /** The unit of the amount. */
  readonly unit: string
  next(memory: FaultMemory, now: number, amount: number): readonly [Fault | null, FaultMemory]
}

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** How long an open circuit refuses every call, by the world's clock. */
export const OPEN_CIRCUIT_MS = 30_000

/** The longest delay of `slower`; most clients have given up by then. */
const MAX_DELAY_MS = 20_000

const UNAVAILABLE: Fault = { kind: 'status', status: 503, code: 'unknown' }

/** The profiles by their names in a link. */
export const FAULT_PROFILES: Readonly<Record<string, Profile>> = {
  outage: {
    description: '503 for 90 s of the clock from the first call, then normal',
    amount: 90,
    unit: 'seconds',
    next: (memory, now, seconds) => [
      now - memory.since < seconds * SECOND_MS ? UNAVAILABLE : null,
      memory,
    ],
  },
  slower: {
    description: 'each minute of the clock adds 1 s to the delay, up to 20 s',
    amount: 1,
    unit: 'seconds per minute',
    next: (memory, now, seconds) => {
      const delay = Math.floor((now - memory.since) / MINUTE_MS) * seconds * SECOND_MS
      return [delay > 0 ? { kind: 'slow', ms: Math.min(delay, MAX_DELAY_MS) } : null, memory]
    },
  },
  circuit: {
    description: 'three 500s, then 503 for 30 s of the clock, then normal',
    amount: 3,
    unit: 'failures',
    next: ({ failures, since }, now, limit) => {
      if (failures < limit)
        return [
          { kind: 'status', status: 500 },
          { failures: failures + 1, since: now },
        ]
      return [now - since < OPEN_CIRCUIT_MS ? UNAVAILABLE : null, { failures, since }]
    },
  },
}

const FORM = /^([a-z]+)(?:=([1-9]\d{0,3}))?$/

/** The profile in `outage` or `outage=90`; null for another text. */
export function parseProfile(text: string): FaultProfile | null {
  const [, name = '', amount] = FORM.exec(text) ?? []
  const profile = Object.hasOwn(FAULT_PROFILES, name) ? FAULT_PROFILES[name] : undefined
  return profile ? { kind: 'profile', name, amount: Number(amount ?? profile.amount) } : null
}

/** Forgets what profiles have seen later than now: the world has returned to an earlier time. */
export function forgetLater(memories: Map<FaultProfile, FaultMemory>, now: number): void {
  for (const [profile, { since }] of memories) if (since > now) memories.delete(profile)
}

/** The fault of a call at this time, and the profile's memory after it. */
export function applyProfile(
  { name, amount }: FaultProfile,
  memory: FaultMemory | undefined,
  now: number,
): readonly [Fault | null, FaultMemory] {
  const seen = memory ?? { failures: 0, since: now }
  return FAULT_PROFILES[name]?.next(seen, now, amount) ?? [null, seen]
}
