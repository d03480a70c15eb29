import type { RegisterUser } from '#api/member/register.ts'
import type { Referral } from '#entities/visitor/referral.ts'
import { isRecord } from '#lib/read.ts'
import {
  type FieldRule,
  type FieldRules,
  fieldRules,
  RULED_FIELDS,
  type RuledField,
} from '#patterns/forms/field-rules.ts'

export type RegisterMethod = 'username' | 'mobile'

/** The values of the form: every field as text, the country of the number, and the terms box. */
export type RegisterValues = Record<RuledField, string> & { country: string; terms: boolean }

/** The modules that decide on the ways to register. */
export interface Modules {
  readonly username: boolean
  readonly mobile: boolean
  readonly mobilePassword: boolean
  readonly sms: boolean
}

/** The tabs that are on. */
export const getRegisterMethods = ({
  username,
  mobile,
  mobilePassword,
}: Modules): readonly RegisterMethod[] => [
  ...(username ? (['username'] as const) : []),
  ...(mobile || mobilePassword ? (['mobile'] as const) : []),
]

const PASSWORDS: ReadonlySet<RuledField> = new Set(['password', 'confirmPassword'])
const NEVER_KEPT: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'terms',
])

const required = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true })

/** Known names in the server's own order; what it leaves out comes last. */
function orderOf(raw: unknown): readonly RuledField[] {
  const given = isRecord(raw) ? Object.keys(raw) : []
  const named = given.flatMap((name) => RULED_FIELDS.filter((known) => known === name))
  return [...new Set([...named, ...RULED_FIELDS])]
}

/** The fields that a form needs regardless of the rules: its name, its proof, and its password if it has one. */
function ruleFor(
  name: RuledField,
  rules: FieldRules,
  way: RegisterMethod,
  modules: Modules,
): FieldRule {
  const rule = rules[name]
  const off = { ...rule, enabled: false, required: false }
  if (name === 'verificationCode') {
    if (!modules.sms) return off
    if (way === 'mobile') return required(rule)
    return rule.enabled && rules.mobileNum.enabled ? required(rule) : off
  }
  // The one field that is never optional.
  if (name === 'paymentPassword') return rule.enabled ? required(rule) : off
  if (way === 'username') {
    return name === 'password' || name === 'confirmPassword' || name === 'username'
      ? required(rule)
      : rule
  }
  if (name === 'username') return off
  if (PASSWORDS.has(name) && !modules.mobilePassword) return off
  return PASSWORDS.has(name) || name === 'mobileNum' ? required(rule) : rule
}

/** The fields of a way, in order, each with the rule that it is held to. */
export function listFields(
  raw: unknown,
  way: RegisterMethod,
  modules: Modules,
): readonly FieldRule[] {
  const rules = fieldRules(raw)
  return orderOf(raw)
    .map((name) => ruleFor(name, rules, way, modules))
    .filter((rule) => rule.enabled)
}

/** With fewer optional fields than this, nothing is folded. */
const FOLD_FROM = 2

/**
 * The required fields in the server's order, and the optional ones to fold away. A number stays with its code; nothing
 * is folded if there are few optional fields.
 */
export function foldedFields(fields: readonly FieldRule[]) {
  const isMore = ({ name, required }: FieldRule) => !required && name !== 'mobileNum'
  const more = fields.filter(isMore)
  return more.length < FOLD_FROM
    ? { needed: fields, more: [] }
    : { needed: fields.filter((rule) => !isMore(rule)), more }
}

/** The initial values of a form, with the codes of an invitation filled in. */
export function startValues(country: string, { affiliate, referral }: Referral): RegisterValues {
  const texts = Object.fromEntries(RULED_FIELDS.map((name) => [name, '']))
  return {
    ...(texts as Record<RuledField, string>),
    affiliateCode: affiliate ?? '',
    referralCode: referral ?? '',
    recommenderId: referral ?? '',
    country,
    terms: false,
  }
}

/** Fields that a kept code fills. */
const CODE_FIELDS = {
  affiliate: ['affiliateCode'],
  referral: ['referralCode', 'recommenderId'],
} as const satisfies Readonly<Record<keyof Referral, readonly RuledField[]>>

/** A stored code with the hidden fields that it would fill. */
export interface UnseenCode {
  readonly kind: keyof Referral
  readonly code: string
  readonly names: readonly RuledField[]
  /** Another field shows it. */
  readonly seen: boolean
}

/** The kept codes whose fields are not shown. */
export const unseenCodes = (fields: readonly FieldRule[], kept: Referral): readonly UnseenCode[] =>
  (['affiliate', 'referral'] as const).flatMap((kind) => {
    const code = kept[kind]
    const all = CODE_FIELDS[kind]
    const names = all.filter((name) => !fields.some((field) => field.name === name))
    if (code === null || names.length === 0) return []
    return { kind, code, names, seen: names.length < all.length }
  })

/** The values that may outlive the pop-up: no password, code or consent. */
export const withoutSecrets = (values: RegisterValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.has(name)))

/** The initial values overridden by a stored draft; values that are not texts are ignored. */
export function withDraft(
  values: RegisterValues,
  draft: Readonly<Record<string, unknown>> | null,
): RegisterValues {
  const kept = Object.entries(draft ?? {}).filter(
    ([name, value]) => Object.hasOwn(values, name) && typeof value === 'string' && value !== '',
  )
  return { ...values, ...Object.fromEntries(kept) }
}

interface Sending {
  readonly values: RegisterValues
  readonly fields: readonly FieldRule[]
  readonly way: RegisterMethod
  readonly phone: { readonly dial: string; readonly number: string }
  /** Codes of an invitation that no field shows. */
  readonly unseen: Readonly<Record<string, string>>
  readonly place: { readonly origin: string; readonly hostname: string }
}

/** Fields that a call sends under their own name, as typed. */
const PLAIN = RULED_FIELDS.filter((name) => name !== 'mobileNum' && name !== 'verificationCode')

/** The body of the call; what is off or empty is not sent. */
export function toRegisterBody({
  values,
  fields,
  way,
  phone,
  unseen,
  place,
}: Sending): RegisterUser {
  const shown = new Set(fields.map(({ name }) => name))
  const typed = Object.fromEntries(
    PLAIN.filter((name) => shown.has(name) && values[name].trim() !== '').map((name) => [
      name,
      values[name].trim(),
    ]),
  )
  const numbered = shown.has('mobileNum') && values.mobileNum.trim() !== ''
  return {
    ...unseen,
    ...typed,
    ...(numbered ? { mobileNum: phone.number, countryDialingCode: phone.dial } : {}),
    username: way === 'mobile' ? phone.number : values.username.trim(),
    login: true,
    domain: place.hostname,
    registerUrl: `${place.origin}/`,
    registerMethod: 'WEB',
  }
}
