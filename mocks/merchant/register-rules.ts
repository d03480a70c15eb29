import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { components } from '#openapi/generated/types.ts'
import { hasWeirdSettings } from './weird-settings.ts'

type Rule = components['schemas']['RegisterRule']

const rule = (patternId: string, minLength: number, maxLength: number): Rule => ({
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId,
  minLength,
  maxLength,
})
const needed = (of: Rule): Rule => ({ ...of, required: true })
const off = (of: Rule): Rule => ({ ...of, enabled: false })

/** The rules of every registration field of the sample merchant, in form order. */
export const registerRules = {
  username: needed(rule('P2', 6, 12)),
  password: needed(rule('P6', 6, 20)),
  confirmPassword: needed(rule('P6', 6, 20)),
  paymentPassword: off(rule('P7', 6, 6)),
  mobileNum: needed(rule('P7', 10, 11)),
  verificationCode: needed(rule('P7', 6, 6)),
  payeeName: off(rule('P13', 2, 50)),
  idNumber: off(rule('P5', 6, 20)),
  email: rule('P4', 6, 50),
  whatsapp: rule('P10', 4, 30),
  line: off(rule('P10', 4, 30)),
  wechat: off(rule('P10', 4, 30)),
  facebook: off(rule('P10', 4, 30)),
  qqNum: off(rule('P7', 5, 12)),
  affiliateCode: rule('P5', 4, 12),
  recommenderId: rule('P5', 4, 12),
  captcha: needed(rule('P5', 4, 4)),
} satisfies components['schemas']['RegisterRules']

const on = (of: Rule): Rule => ({ ...of, enabled: true, required: true })

const { captcha, ...others } = registerRules

/** All fields, most of them required, including birthday and referral code. */
const allFields = {
  ...Object.fromEntries(Object.entries(others).map(([name, of]) => [name, on(of)])),
  birthday: needed(rule('P11', 10, 10)),
  facebook: rule('P10', 4, 30),
  qqNum: rule('P7', 5, 12),
  affiliateCode: rule('P5', 4, 12),
  recommenderId: rule('P5', 4, 12),
  referralCode: rule('P5', 4, 12),
  captcha: on(captcha),
}

const own = (acceptedPattern: string, required = false): Rule => ({
  enabled: true,
  required,
  acceptedPattern,
  patternId: null,
  minLength: 0,
  maxLength: 200,
})

/** Patterns that backtrack for ever, are invalid, are unsupported by some engines, or are huge. */
const evilRules = {
  ...registerRules,
  username: own('^(a+)+$', true),
  password: own('^(([a-z])+.)+[A-Z]([a-z])+$', true),
  confirmPassword: own('*', true),
  email: own('['),
  payeeName: own('(?<=\\p{Lu})\\p{Ll}+'),
  line: own('(?<name>a)\\k<other>'),
  whatsapp: own(''),
  facebook: own(`^(${'a?'.repeat(48)}${'a'.repeat(100)})$`),
  wechat: own('^\\p{Script=Nowhere}+$'),
  qqNum: own('(?i)^x{99999999999}$'),
}

/** Own keys that collide with names of Object.prototype. */
const weirdRules = (rules: Record<string, Rule>) => ({
  ...rules,
  ...Object.fromEntries(
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'zodiac'].map((name) => [
      name,
      rule('P1', 0, 20),
    ]),
  ),
})

const rulesOf = { 'all-fields': allFields, 'evil-patterns': evilRules }

/** The rules of a world. */
export function makeRegisterRules(conditions: Conditions): components['schemas']['RegisterRules'] {
  const plain: components['schemas']['RegisterRules'] = conditions.register
    ? rulesOf[conditions.register]
    : registerRules
  const rules = hasWeirdSettings(conditions) ? weirdRules(plain) : plain
  if (conditions.affiliate !== 'required') return rules
  return { ...rules, affiliateCode: needed(rule('P5', 4, 12)) }
}
