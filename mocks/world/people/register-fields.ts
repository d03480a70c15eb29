import { countries } from '#mocks/content/countries.ts'
import { families } from '#mocks/merchant/field-patterns.ts'
import { makeRegisterRules } from '#mocks/merchant/register-rules.ts'
import { isOn } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import type { UnfitPart } from '../core/refusal.ts'
import type { World } from '../world-types.ts'
import { national } from './verification/codes.ts'

export type Registration = components['schemas']['RegisterUser']
export type Way = 'username' | 'mobile'

/** Validated elsewhere, or by rules of other fields. */
const APART: ReadonlySet<string> = new Set(['username', 'mobileNum', 'verificationCode'])

/** Filled in from an invitation, even where the form does not ask for them (ENT-07). */
const INVITED: ReadonlySet<string> = new Set(['recommenderId', 'affiliateCode', 'referralCode'])

/**
 * What is wrong with a value under a rule of this world, in words. A pattern of the configuration
 * is never run here: it may be hostile.
 */
export function refuseField(world: World, name: string, value: string): string | null {
  const rules = new Map(Object.entries(makeRegisterRules(world.statement)))
  const rule = rules.get(name)
  if (!rule) return null
  const { length } = [...value]
  if (length < rule.minLength || length > rule.maxLength) {
    return `must have ${rule.minLength} to ${rule.maxLength} characters`
  }
  const pattern = rule.acceptedPattern === null ? families[rule.patternId ?? 'P1'] : undefined
  return pattern && !pattern.test(value) ? `does not match ${rule.patternId}` : null
}

/** Whether a yyyy-MM-dd date exists. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** What is wrong with a number of these countries; null when nothing is. */
export function mobileFault(mobile: string, dial = '880', known = countries): UnfitPart | null {
  const country = known.find((one) => one.dial === dial)
  if (!country) return { place: '/countryDialingCode', should: 'is of no known country' }
  if (country.digits.includes(national(mobile).length)) return null
  return { place: '/mobileNum', should: `must have ${country.digits.join(' or ')} digits` }
}

function* unfitMobile(body: Registration, way: Way): Generator<UnfitPart> {
  const mobile = way === 'mobile' ? (body.mobileNum ?? body.username) : body.mobileNum
  if (way === 'mobile' && national(body.username) !== national(mobile ?? '')) {
    yield { place: '/username', should: 'must be the mobile number' }
  }
  if (mobile === undefined) return
  const fault = mobileFault(mobile, body.countryDialingCode)
  if (fault) yield fault
}

/** Whether a code must prove the number (VAL-37). */
export function needsCode(world: World, body: Registration, way: Way): boolean {
  const rule = makeRegisterRules(world.statement).verificationCode
  if (!rule?.enabled || !isOn(world.statement, 'REGMOBVERF3')) return false
  return way === 'mobile' || body.mobileNum !== undefined
}

/** A withdrawal password is required wherever it is enabled (VAL-49). */
const isNeeded = (name: string, { enabled, required }: { enabled: boolean; required: boolean }) =>
  enabled && (required || name === 'paymentPassword')

/** Whether a rule applies to this kind of registration: a number alone has neither user name nor password. */
function bound(name: string, way: Way, body: Registration): boolean {
  if (way === 'username') return true
  if (name === 'username' || name === 'mobileNum') return false
  const secret = name === 'password' || name === 'confirmPassword'
  return !secret || body.password !== undefined
}

/** All fields that do not fit the rules, each with its place. */
export function* unfitParts(world: World, body: Registration, way: Way): Generator<UnfitPart> {
  const sent = new Map<string, unknown>(Object.entries(body))
  for (const [name, rule] of Object.entries(makeRegisterRules(world.statement))) {
    const value = sent.get(name)
    const place = `/${name}`
    if (typeof value === 'string') {
      if (!rule.enabled && !INVITED.has(name) && !APART.has(name)) {
        yield { place, should: 'is not asked for' }
      } else if (name !== 'mobileNum' && name !== 'verificationCode' && bound(name, way, body)) {
        const reason = refuseField(world, name, value)
        if (reason) yield { place, should: reason }
      }
    } else if (isNeeded(name, rule) && name !== 'verificationCode') {
      if (bound(name, way, body)) yield { place, should: 'is required' }
    }
  }
  yield* unfitMobile(body, way)
  if (body.password !== undefined && (body.confirmPassword ?? body.password) !== body.password) {
    yield { place: '/confirmPassword', should: 'is not the same as the password' }
  }
  const day = body.birthday
  if (day !== undefined && !isDay(day)) yield { place: '/birthday', should: 'is no date' }
}
