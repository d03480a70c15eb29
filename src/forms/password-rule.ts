import { isRecord } from '../lib/read.ts'
import type { Check } from './checks.ts'

export interface PasswordRule {
  readonly min: number
  readonly max: number
  /** Letters and digits together (pattern family P6). */
  readonly mix: boolean
}

/** D-031: what holds when the server names no rule. */
const DEFAULT_RULE: PasswordRule = { min: 6, max: 20, mix: true }

/** VAL-01, VAL-54: the server's rule of the password field. */
export function passwordRule(field: unknown): PasswordRule {
  if (!isRecord(field)) return DEFAULT_RULE
  const { minLength, maxLength, patternId } = field
  const min = typeof minLength === 'number' && minLength > 0 ? minLength : DEFAULT_RULE.min
  const max = typeof maxLength === 'number' && maxLength >= min ? maxLength : DEFAULT_RULE.max
  return { min, max: Math.max(min, max), mix: patternId === 'P6' }
}

const length = (text: string) => [...text].length
const mixed = (text: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/.test(text)

/** What is wrong with a new password, or null; lengths count characters, not code units. */
export function passwordFault(text: string, { min, max, mix }: PasswordRule): Check | null {
  if (text === '') return 'empty'
  if (length(text) < min || length(text) > max) return 'passwordLength'
  return mix && !mixed(text) ? 'passwordMix' : null
}

/** 0 nothing, 1 weak ... 4 strong; never better than weak while the rule is broken. */
export function passwordScore(text: string, rule: PasswordRule): 0 | 1 | 2 | 3 | 4 {
  if (text === '') return 0
  if (passwordFault(text, rule) !== null || new Set(text).size < 4) return 1
  if (length(text) >= 14) return 4
  const bothCases = /[a-z]/.test(text) && /[A-Z]/.test(text)
  return length(text) >= 10 && bothCases ? 4 : length(text) >= 10 || bothCases ? 3 : 2
}
