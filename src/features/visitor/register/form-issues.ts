import type { ApiError } from '#api/transport/error.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { birthdayIssue } from '#lib/birthday.ts'
import { issueMessage } from '#patterns/forms/field-issue.ts'
import { type FieldRule, RULED_FIELDS, type RuledField } from '#patterns/forms/field-rules.ts'
import { type ErrorField, errorField, violatedFields } from '#patterns/forms/form-error.ts'
import { findRuleIssue } from '#patterns/forms/rule-issue.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import type { RegisterValues } from './model.ts'
import { REGISTER_REFUSALS } from './refusals.ts'

export interface Facts {
  readonly fields: readonly FieldRule[]
  readonly phone: Phone
  readonly minAge: number
  readonly timeZone: string
}

/** Messages by field. */
export type FormIssues = { readonly [F in RuledField | 'terms']?: string }

/** A code proves a number; where the number may stay empty there is nothing to prove. */
const needsCode = (values: RegisterValues, { fields }: Facts): boolean =>
  values.mobileNum.trim() !== '' ||
  fields.some(({ name, required }) => name === 'mobileNum' && required)

async function issueFor(rule: FieldRule, values: RegisterValues, facts: Facts) {
  const text = values[rule.name].trim()
  const { phone, minAge, timeZone } = facts
  if (rule.name === 'confirmPassword') {
    if (text === '') return values.password.trim() === '' ? null : 'mismatch'
    return text === values.password.trim() ? null : 'mismatch'
  }
  if (rule.name === 'verificationCode' && !needsCode(values, facts)) return null
  if (rule.name === 'mobileNum' && text !== '') {
    const issue = phone.issue(text, values.country)
    return issue && issueMessage(issue)
  }
  const issue = await findRuleIssue(text, rule)
  if (issue) return issueMessage(issue)
  if (rule.name !== 'birthday' || text === '') return null
  const age = birthdayIssue(text, minAge, timeZone, serverNow())
  return age && issueMessage({ key: age, min: minAge, max: minAge })
}

/** Everything that the form finds wrong by itself, by field. */
export async function formIssues(values: RegisterValues, facts: Facts): Promise<FormIssues> {
  const found = await Promise.all(
    facts.fields.map(async (rule) => [rule.name, await issueFor(rule, values, facts)] as const),
  )
  const terms = values.terms ? [] : [['terms', 'terms'] as const]
  return Object.fromEntries([...found.filter(([, message]) => message !== null), ...terms])
}

/** Form fields by the field names of refusals. */
const FIELDS: Readonly<Partial<Record<ErrorField<typeof REGISTER_REFUSALS>, RuledField>>> = {
  username: 'username',
  mobile: 'mobileNum',
  affiliateCode: 'affiliateCode',
  birthday: 'birthday',
  code: 'verificationCode',
  captcha: 'captcha',
}

/** The fields that a refusal is about: by its code, or by the violations of a 422. */
export function refusedFields(error: ApiError): readonly RuledField[] {
  // Of the outside phone service only the code is on the way when the form is sent.
  if (error.code.startsWith('phone.')) return ['verificationCode']
  const field = errorField(error, REGISTER_REFUSALS)
  const named = field && FIELDS[field]
  if (named) return [named]
  return violatedFields(error).flatMap((name) => RULED_FIELDS.filter((known) => known === name))
}
