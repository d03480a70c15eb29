import { countries } from '#mocks/content/countries.ts'
import { PATTERN_FAMILIES } from '#mocks/merchant/field-patterns.ts'
import { makeRegisterRules } from '#mocks/merchant/register-rules.ts'
import { isModuleOn } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import type { InvalidPart } from '../core/refusal.ts'
import type { World } from '../world-types.ts'
import { toNationalNumber } from './verification/codes.ts'

export type Registration = components['schemas']['RegisterUser']
export type RegisterMethod = 'username' | 'mobile'

/** Validated elsewhere, or by rules of other fields. */
const APART: ReadonlySet<string> = new Set(['username', 'mobileNum', 'verificationCode'])

/** Filled in from an invitation, even where the form does not request them (ENT-07). */
const INVITED: ReadonlySet<string> = new Set(['recommenderId', 'affiliateCode', 'referralCode'])

/**
 * The message for a value that breaks a rule of this world, or null. A pattern of the configuration is never run here:
 * it may be hostile.
 */
export function validateField(world: World, name: string, value: string): string | null {
  const rules = new Map(Object.entries(makeRegisterRules(world.conditions)))
  const rule = rules.get(name)
  if (!rule) return null
  const { length } = [...value]
  if (length < rule.minLength || length > rule.maxLength) {
    return `must have ${rule.minLength} to ${rule.maxLength} characters`
  }
  const pattern =
    rule.acceptedPattern === null ? PATTERN_FAMILIES[rule.patternId ?? 'P1'] : undefined
  return pattern && !pattern.test(value) ? `does not match ${rule.patternId}` : null
}

/** Whether a yyyy-MM-dd date exists. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The problem with a number of these countries; null when there is none. */
export function mobileFault(mobile: string, dial = '880', known = countries): InvalidPart | null {
  const country = known.find((one) => one.dial === dial)
  if (!country) return { place: '/countryDialingCode', expected: 'is of no known country' }
  if (country.digits.includes(toNationalNumber(mobile).length)) return null
  return { place: '/mobileNum', expected: `must have ${country.digits.join(' or ')} digits` }
}

function* invalidMobileParts(body: Registration, way: RegisterMethod): Generator<InvalidPart> {
  const mobile = way === 'mobile' ? (body.mobileNum ?? body.username) : body.mobileNum
  if (way === 'mobile' && toNationalNumber(body.username) !== toNationalNumber(mobile ?? '')) {
    yield { place: '/username', expected: 'must be the mobile number' }
  }
  if (mobile === undefined) return
  const fault = mobileFault(mobile, body.countryDialingCode)
  if (fault) yield fault
}

/** Whether a code must prove the number (VAL-37). */
export function needsCode(world: World, body: Registration, way: RegisterMethod): boolean {
  const rule = makeRegisterRules(world.conditions).verificationCode
  if (!rule?.enabled || !isModuleOn(world.conditions, 'REGMOBVERF3')) return false
  return way === 'mobile' || body.mobileNum !== undefined
}

/** A withdrawal password is required wherever it is enabled (VAL-49). */
const isNeeded = (name: string, { enabled, required }: { enabled: boolean; required: boolean }) =>
  enabled && (required || name === 'paymentPassword')

/** Whether a rule applies to this kind of registration: a number alone has neither username nor password. */
function bound(name: string, way: RegisterMethod, body: Registration): boolean {
  if (way === 'username') return true
  if (name === 'username' || name === 'mobileNum') return false
  const secret = name === 'password' || name === 'confirmPassword'
  return !secret || body.password !== undefined
}

/** All fields that do not fit the rules, each with its place. */
export function* findInvalidParts(
  world: World,
  body: Registration,
  way: RegisterMethod,
): Generator<InvalidPart> {
  const sent = new Map<string, unknown>(Object.entries(body))
  for (const [name, rule] of Object.entries(makeRegisterRules(world.conditions))) {
    const value = sent.get(name)
    const place = `/${name}`
    if (typeof value === 'string') {
      if (!rule.enabled && !INVITED.has(name) && !APART.has(name)) {
        yield { place, expected: 'is not asked for' }
      } else if (name !== 'mobileNum' && name !== 'verificationCode' && bound(name, way, body)) {
        const reason = validateField(world, name, value)
        if (reason) yield { place, expected: reason }
      }
    } else if (isNeeded(name, rule) && name !== 'verificationCode') {
      if (bound(name, way, body)) yield { place, expected: 'is required' }
    }
  }
  yield* invalidMobileParts(body, way)
  if (body.password !== undefined && (body.confirmPassword ?? body.password) !== body.password) {
    yield { place: '/confirmPassword', expected: 'is not the same as the password' }
  }
  const day = body.birthday
  if (day !== undefined && !isDay(day)) yield { place: '/birthday', expected: 'is no date' }
}
