import { type Fault, STARTUP_OPERATIONS } from '#mocks/faults/fault.ts'
import { applyProfile } from '#mocks/faults/fault-profile.ts'
import type { FaultRule } from '#mocks/faults/fault-rule.ts'
import { isTarget } from '#mocks/faults/target.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { operations } from '#openapi/generated/operations.ts'

/** Longer than any client waits, in real milliseconds. */
export const NO_ANSWER_MS = 120_000

/** Waits in real time; ends early when the caller gives up. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Seeded latency of the n-th call of an operation, in real milliseconds. */
export function getLatency(world: World, label: string): number {
  const range = world.latency
  if (!range) return 0
  return Math.round(range.min + world.random.at(`latency ${label}`) * (range.max - range.min))
}

/** A general fault applies only to calls that declare its status or refusal. */
function declares(id: OperationId, fault: Fault): boolean {
  if (fault.kind === 'refusal') {
    return (operations[id].refusals as readonly string[]).includes(fault.code)
  }
  if (fault.kind !== 'status') return true
  return (operations[id].statuses as readonly number[]).includes(fault.status)
}

/** The fault of a rule for this call; a rule for a tag or all skips calls that do not declare it. */
function pickFault(world: World, rule: FaultRule, id: OperationId): Fault | null {
  const suits = (fault: Fault) => rule.target === id || declares(id, fault)
  if (rule.fault.kind !== 'profile') return suits(rule.fault) ? rule.fault : null
  const seen = world.faultMemory.get(rule.fault)
  const [fault, memory] = applyProfile(rule.fault, seen, world.clock.now())
  if (fault && !suits(fault)) return null
  world.faultMemory.set(rule.fault, memory)
  return fault
}

/** The fault for a call by the rules of the link or the QA panel. A rule that is used up is removed. */
function takeRule(world: World, id: OperationId, n: number): Fault | null {
  for (const rule of world.faultRules) {
    if (!isTarget(rule.target, id) || (rule.target !== id && STARTUP_OPERATIONS.has(id))) continue
    if (rule.share < 1 && world.random.at(`rule ${id} ${n}`) >= rule.share) continue
    const fault = pickFault(world, rule, id)
    if (!fault) continue
    if (rule.times !== null) {
      const left = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []
      world.faultRules = world.faultRules.flatMap((one) => (one === rule ? left : [one]))
    }
    return fault
  }
  return null
}

/**
 * The fault of the n-th call of an operation. A rule comes first, then the operation's own fault, then the general
 * one.
 */
export function resolveFault(world: World, id: OperationId, n: number): Fault | null {
  const ruled = takeRule(world, id, n)
  if (ruled) return ruled
  const general = world.conditions.failure
  const set = world.faults.get(id)
  if (set === null) return null
  const own = set ?? world.conditions.faults?.[id]
  const fault =
    own ?? (general && !STARTUP_OPERATIONS.has(id) && declares(id, general) ? general : undefined)
  if (!fault) return null
  if (fault.kind !== 'flaky') return fault
  return world.random.at(`flaky ${id} ${n}`) < fault.share ? fault : null
}
