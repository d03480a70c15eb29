import { FAMILIES, type Family } from '../../lib/pattern.ts'
import { CHECKS, type Check } from './checks.ts'

/** Words of a rule: one template for each pattern family, and one for a pattern without a name. */
export type RuleKey = Family | 'other'
export type FaultKey = Check | RuleKey

/** What is wrong with a value: a key of `forms:check` or `forms:rule`, and the numbers in its words. */
export interface Fault {
  readonly key: FaultKey
  readonly min: number
  readonly max: number
}

const RULE_KEYS: readonly RuleKey[] = [...FAMILIES, 'other']

/** The text that a schema carries through the form; `faultOf` reads it back. */
export const faultMessage = ({ key, min, max }: Fault): string => `${key}|${min}|${max}`

export const isRuleKey = (key: string): key is RuleKey => RULE_KEYS.some((known) => known === key)

/** The fault that an error of a form names; one that nobody knows counts as an empty field. */
export function faultOf(message: string | undefined): Fault | null {
  if (message === undefined) return null
  const [name = '', min, max] = message.split('|')
  const key = isRuleKey(name) ? name : (CHECKS.find((check) => check === name) ?? 'empty')
  return { key, min: Number(min) || 0, max: Number(max) || 0 }
}
