import { countCodePoints } from '#lib/code-points.ts'
import type { FieldRule } from './field-rules.ts'
import { ruleIssue } from './rule-issue.ts'

/**
 * 0 empty, 1 weak ... 4 strong; never above weak while the rule is broken. A server's own expression is
 * not tested here: see `useStrength`.
 */
export function rateStrength(text: string, rule: FieldRule): 0 | 1 | 2 | 3 | 4 {
  if (text === '') return 0
  const applied = { ...rule, enabled: true, required: true }
  if (ruleIssue(text, applied) !== null || new Set(text).size < 4) return 1
  const length = countCodePoints(text)
  if (length >= 14) return 4
  const bothCases = /[a-z]/.test(text) && /[A-Z]/.test(text)
  if (length >= 10) return bothCases ? 4 : 3
  return bothCases ? 3 : 2
}
