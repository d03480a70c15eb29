import { type Family, findFamily } from '#lib/pattern.ts'
import { isRecord } from '#lib/read.ts'

/** Fields that a server may have rules for; any other name in its answer is ignored. */
export const RULED_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
  'email',
  'payeeName',
  'idNumber',
  'birthday',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
] as const
export type RuledField = (typeof RULED_FIELDS)[number]

/** A validated rule: whole lengths with 0 <= min <= max <= 200. */
export interface FieldRule {
  readonly name: RuledField
  readonly enabled: boolean
  readonly required: boolean
  readonly family: Family | null
  /** The server's own expression, untrusted; `*` accepts all, null means that the family decides. */
  readonly pattern: string | null
  readonly min: number
  readonly max: number
}
export type FieldRules = Readonly<Record<RuledField, FieldRule>>

/** D-031: no field is longer, and no expression of the server is tested on more. */
export const MAX_FIELD_LENGTH = 200

const lengthRule = (family: Family, min: number, max: number) => ({ family, min, max })

/** D-031: the lengths when the server gives none, or two that contradict each other. */
const DEFAULTS: Readonly<Record<RuledField, ReturnType<typeof lengthRule>>> = {
  username: lengthRule('P2', 6, 12),
  password: lengthRule('P6', 6, 20),
  confirmPassword: lengthRule('P6', 6, 20),
  paymentPassword: lengthRule('P7', 6, 6),
  mobileNum: lengthRule('P7', 5, 15),
  verificationCode: lengthRule('P7', 6, 6),
  captcha: lengthRule('P5', 4, 4),
  email: lengthRule('P4', 6, 50),
  payeeName: lengthRule('P13', 2, 50),
  idNumber: lengthRule('P5', 6, 20),
  birthday: lengthRule('P11', 10, 10),
  recommenderId: lengthRule('P5', 4, 12),
  affiliateCode: lengthRule('P5', 4, 12),
  referralCode: lengthRule('P5', 4, 12),
  line: lengthRule('P10', 4, 30),
  whatsapp: lengthRule('P10', 4, 30),
  facebook: lengthRule('P10', 4, 30),
  wechat: lengthRule('P10', 4, 30),
  qqNum: lengthRule('P7', 5, 12),
}

/** Required for every account, even if the answer omits them. */
const NEEDED: ReadonlySet<RuledField> = new Set(['username', 'password'])

const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

function lengths(rule: Record<string, unknown>, name: RuledField) {
  const given = { min: own(rule, 'minLength'), max: own(rule, 'maxLength') }
  const min = isLength(given.min) ? given.min : DEFAULTS[name].min
  const max = Math.min(
    isLength(given.max) && given.max > 0 ? given.max : DEFAULTS[name].max,
    MAX_FIELD_LENGTH,
  )
  return min <= max ? { min, max } : { min: DEFAULTS[name].min, max: DEFAULTS[name].max }
}

/** A server's rule, made safe. Without one the default lengths apply, and only fields of every account are shown. */
export function fieldRule(name: RuledField, raw: unknown): FieldRule {
  const needed = NEEDED.has(name)
  if (!isRecord(raw)) {
    return { name, enabled: needed, required: needed, pattern: null, ...DEFAULTS[name] }
  }
  const pattern = own(raw, 'acceptedPattern')
  const family = findFamily(own(raw, 'patternId'))
  // A date field always yields and sends yyyy-MM-dd, so no other format can be typed.
  const turned = name === 'birthday' && family === 'P12'
  const given = typeof pattern === 'string' && !turned ? pattern.trim() : ''
  return {
    name,
    enabled: own(raw, 'enabled') === true,
    required: own(raw, 'required') === true,
    family: turned ? 'P11' : family,
    pattern: given === '' ? null : given,
    ...lengths(raw, name),
  }
}

/** All rules of a server's answer. Every known field has one; unknown names are ignored. */
export function fieldRules(raw: unknown): FieldRules {
  const given = isRecord(raw) ? raw : {}
  const rules = RULED_FIELDS.map((name) => [name, fieldRule(name, own(given, name))] as const)
  return Object.fromEntries(rules) as Record<RuledField, FieldRule>
}
