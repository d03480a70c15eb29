import { families } from '#mocks/merchant/field-patterns.ts'
import { makeRegisterRules } from '#mocks/merchant/register-rules.ts'
import type { World } from '../world-types.ts'

/**
 * What is wrong with a value under a rule of this world, in words. A pattern of the configuration
 * is never run here: it may be hostile.
 */
export function refuseField(world: World, name: string, value: string): string | null {
  const rules = new Map(Object.entries(makeRegisterRules(world.statement)))
  const rule = rules.get(name)
  if (!rule) return null
  const { length } = [...value]
  if (length < rule.minLength || length > rule.maxLength) {
    return `must have ${rule.minLength} to ${rule.maxLength} characters`
  }
  const pattern = rule.acceptedPattern === null ? families[rule.patternId ?? 'P1'] : undefined
  return pattern && !pattern.test(value) ? `does not match ${rule.patternId}` : null
}
