import { countPoints } from '../../lib/code-points.ts'
import { inFamily } from '../../lib/pattern.ts'
import { checkPattern } from './check-pattern.ts'
import type { Check } from './checks.ts'
import type { Fault, FaultKey } from './field-issue.ts'
import type { FieldRule, RuledField } from './field-rules.ts'

type Finding = 'empty' | 'length' | 'pattern'
type Words = { readonly [F in Finding]?: Check }

/** Fields whose findings have words of their own (VAL-66 to VAL-76); the others take the template. */
const WORDS: { readonly [F in RuledField]?: Words } = {
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

function fault(finding: Finding, { name, family, min, max }: FieldRule): Fault {
  const template: Record<Finding, FaultKey> = {
    empty: 'empty',
    length: family ?? 'P1',
    pattern: family ?? 'other',
  }
  return { key: WORDS[name]?.[finding] ?? template[finding], min: Math.max(1, min), max }
}

/** VAL-02: a bare star accepts all. An expression of the server's own outranks the family it names. */
function belongs(value: string, { pattern, family }: FieldRule): boolean {
  if (pattern === '*' || family === null) return true
  const isDate = family === 'P11' || family === 'P12'
  return pattern === null || isDate ? inFamily(family, value) : true
}

/**
 * VAL-03: what is wrong with a value, or null: empty, then its length in code points, then its
 * family. An expression of the server's own is not asked here: see `ruleFaultOf`.
 */
export function ruleFault(value: string, rule: FieldRule): Fault | null {
  if (!rule.enabled) return null
  if (value.trim() === '') return rule.required ? fault('empty', rule) : null
  const length = countPoints(value)
  if (length < rule.min || length > rule.max) return fault('length', rule)
  return belongs(value, rule) ? null : fault('pattern', rule)
}

/** VAL-03 with the server's own expression, which is tried where it can harm nobody. */
export async function ruleFaultOf(value: string, rule: FieldRule): Promise<Fault | null> {
  const found = ruleFault(value, rule)
  const { pattern, enabled } = rule
  if (found || !enabled || value.trim() === '' || pattern === null || pattern === '*') return found
  return (await checkPattern(pattern, value)) ? null : fault('pattern', rule)
}
