import { countCodePoints } from '#lib/code-points.ts'
import { matchesFamily } from '#lib/pattern.ts'
import { checkPattern } from './check-pattern.ts'
import type { Check } from './checks.ts'
import type { FieldIssue, IssueKey } from './field-issue.ts'
import type { FieldRule, RuledField } from './field-rules.ts'

type Finding = 'empty' | 'length' | 'pattern'
type Checks = { readonly [F in Finding]?: Check }

/** Fields whose issues have their own texts (VAL-66 to VAL-76). The others use the template. */
const OWN_CHECKS: { readonly [F in RuledField]?: Checks } = {
  username: { empty: 'username' },
  password: { empty: 'password', length: 'passwordLength' },
  confirmPassword: { length: 'passwordLength' },
  paymentPassword: { empty: 'withdrawalPassword' },
  mobileNum: { empty: 'mobile', length: 'mobileShape', pattern: 'mobileShape' },
  verificationCode: { length: 'codeShape', pattern: 'codeShape' },
  captcha: { empty: 'captcha', length: 'captchaShape', pattern: 'captchaShape' },
  payeeName: { empty: 'name', pattern: 'nameShape' },
  birthday: { length: 'date', pattern: 'date' },
  recommenderId: { length: 'affiliate', pattern: 'affiliate' },
  affiliateCode: { length: 'affiliate', pattern: 'affiliate' },
  referralCode: { length: 'affiliate', pattern: 'affiliate' },
}

function issueFor(finding: Finding, { name, family, min, max }: FieldRule): FieldIssue {
  const template: Record<Finding, IssueKey> = {
    empty: 'empty',
    length: family ?? 'P1',
    pattern: family ?? 'other',
  }
  return { key: OWN_CHECKS[name]?.[finding] ?? template[finding], min: Math.max(1, min), max }
}

/** A bare star accepts all. A server's own expression takes precedence over the named family. */
function fitsFamily(value: string, { pattern, family }: FieldRule): boolean {
  if (pattern === '*' || family === null) return true
  const isDate = family === 'P11' || family === 'P12'
  return pattern === null || isDate ? matchesFamily(family, value) : true
}

/**
 * The problem of a value, or null. Checks for empty, then the length in code points, then the family. A
 * server's own expression is not tested here: see `findRuleIssue`.
 */
export function ruleIssue(value: string, rule: FieldRule): FieldIssue | null {
  if (!rule.enabled) return null
  if (value.trim() === '') return rule.required ? issueFor('empty', rule) : null
  const length = countCodePoints(value)
  if (length < rule.min || length > rule.max) return issueFor('length', rule)
  return fitsFamily(value, rule) ? null : issueFor('pattern', rule)
}

/** VAL-03 with a server's own expression, which is tested in a worker. */
export async function findRuleIssue(value: string, rule: FieldRule): Promise<FieldIssue | null> {
  const found = ruleIssue(value, rule)
  const { pattern, enabled } = rule
  if (found || !enabled || value.trim() === '' || pattern === null || pattern === '*') return found
  return (await checkPattern(pattern, value)) ? null : issueFor('pattern', rule)
}
