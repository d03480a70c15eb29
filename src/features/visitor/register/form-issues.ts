import type { ApiError } from '../../../api/error.ts'
import { ageFault } from '../../../lib/birthday.ts'
import { now } from '../../../lib/clock.ts'
import { isRecord } from '../../../lib/read.ts'
import { faultMessage } from '../../../patterns/forms/field-issue.ts'
import {
  type FieldRule,
  RULED_FIELDS,
  type RuledField,
} from '../../../patterns/forms/field-rules.ts'
import { ruleFaultOf } from '../../../patterns/forms/rule-issue.ts'
import type { Phone } from '../../../patterns/forms/use-phone.ts'
import type { RegisterValues } from './model.ts'

export interface Facts {
  readonly fields: readonly FieldRule[]
  readonly phone: Phone
  readonly minAge: number
  readonly timeZone: string
}

export type Found = { readonly [F in RuledField | 'terms']?: string }

/** VAL-37: a code proves a number; where the number may stay empty there is nothing to prove. */
const needsCode = (values: RegisterValues, { fields }: Facts): boolean =>
  values.mobileNum.trim() !== '' ||
  fields.some(({ name, required }) => name === 'mobileNum' && required)

async function faultOf(rule: FieldRule, values: RegisterValues, facts: Facts) {
  const text = values[rule.name].trim()
  const { phone, minAge, timeZone } = facts
  if (rule.name === 'confirmPassword') {
    if (text === '') return values.password.trim() === '' ? null : 'mismatch'
    return text === values.password.trim() ? null : 'mismatch'
  }
  if (rule.name === 'verificationCode' && !needsCode(values, facts)) return null
  if (rule.name === 'mobileNum' && text !== '') {
    const fault = phone.fault(text, values.country)
    return fault && faultMessage(fault)
  }
  const fault = await ruleFaultOf(text, rule)
  if (fault) return faultMessage(fault)
  if (rule.name !== 'birthday' || text === '') return null
  const age = ageFault(text, minAge, timeZone, now())
  return age && faultMessage({ key: age, min: minAge, max: minAge })
}

/** VAL-31..52: everything that the form finds wrong by itself, by field. */
export async function faultsOf(values: RegisterValues, facts: Facts): Promise<Found> {
  const found = await Promise.all(
    facts.fields.map(async (rule) => [rule.name, await faultOf(rule, values, facts)] as const),
  )
  const terms = values.terms ? [] : [['terms', 'terms'] as const]
  return Object.fromEntries([...found.filter(([, message]) => message !== null), ...terms])
}

const PLACE: Readonly<Record<string, RuledField | undefined>> = {
  'register.username.taken': 'username',
  'register.mobile.taken': 'mobileNum',
  'register.affiliate.invalid': 'affiliateCode',
  'register.underage': 'birthday',
  'sms.code.invalid': 'verificationCode',
  'sms.code.expired': 'verificationCode',
  'captcha.wrong': 'captcha',
}

const fieldNamed = (name: string): RuledField | undefined =>
  RULED_FIELDS.find((known) => known === name)

/** The fields that a refusal is about: by its code, or by the violations of a 422. */
export function placesOf(error: ApiError): readonly RuledField[] {
  const place = Object.hasOwn(PLACE, error.code) ? PLACE[error.code] : undefined
  if (place) return [place]
  if (error.code.startsWith('phone.')) return ['verificationCode']
  const violations = isRecord(error.value) ? error.value.violations : null
  if (!Array.isArray(violations)) return []
  return violations.flatMap((one) => {
    const path = isRecord(one) && typeof one.path === 'string' ? one.path : ''
    return fieldNamed(path.replace(/^\/body\//, '')) ?? []
  })
}
