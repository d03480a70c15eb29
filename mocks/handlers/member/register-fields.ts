import { countries } from '#mocks/content/countries.ts'
import type { BodyOf } from '#mocks/contract/types.ts'
import type { Violation } from '#mocks/contract/violation.ts'
import { makeRegisterRules } from '#mocks/merchant/register-rules.ts'
import { isOn } from '#mocks/merchant/settings.ts'
import { refuseField } from '#mocks/world/people/register-fields.ts'
import type { World } from '#mocks/world/world-types.ts'
import { national } from '../verification/sms-codes.ts'

export type RegisterBody = BodyOf<'registerMember'>
export type Way = 'username' | 'mobile'

/** Validated elsewhere, or by rules of other fields. */
const APART: ReadonlySet<string> = new Set(['username', 'mobileNum', 'verificationCode'])

/** Filled in from an invitation, even where the form does not ask for them (ENT-07). */
const INVITED: ReadonlySet<string> = new Set(['recommenderId', 'affiliateCode', 'referralCode'])

/** Whether a yyyy-MM-dd date exists. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function* mobileViolations(body: RegisterBody, way: Way): Generator<Violation> {
  const mobile = way === 'mobile' ? (body.mobileNum ?? body.username) : body.mobileNum
  if (way === 'mobile' && national(body.username) !== national(mobile ?? '')) {
    yield { path: '/body/username', reason: 'must be the mobile number' }
  }
  if (mobile === undefined) return
  const country = countries.find(({ dial }) => dial === (body.countryDialingCode ?? '880'))
  if (!country) {
    yield { path: '/body/countryDialingCode', reason: 'is of no known country' }
  } else if (!country.digits.includes(national(mobile).length)) {
    const reason = `must have ${country.digits.join(' or ')} digits`
    yield { path: '/body/mobileNum', reason }
  }
}

/** Whether a code must prove the number (VAL-37). */
export function needsCode(world: World, body: RegisterBody, way: Way): boolean {
  const rule = makeRegisterRules(world.statement).verificationCode
  if (!rule?.enabled || !isOn(world.statement, 'REGMOBVERF3')) return false
  return way === 'mobile' || body.mobileNum !== undefined
}

/** A withdrawal password is required wherever it is enabled (VAL-49). */
const isNeeded = (name: string, { enabled, required }: { enabled: boolean; required: boolean }) =>
  enabled && (required || name === 'paymentPassword')

/** Whether a rule applies to this kind of registration: a number alone has neither user name nor password. */
function bound(name: string, way: Way, body: RegisterBody): boolean {
  if (way === 'username') return true
  if (name === 'username' || name === 'mobileNum') return false
  const secret = name === 'password' || name === 'confirmPassword'
  return !secret || body.password !== undefined
}

/** All violations of the fields, each with its path. */
export function* violations(world: World, body: RegisterBody, way: Way): Generator<Violation> {
  const sent = new Map<string, unknown>(Object.entries(body))
  for (const [name, rule] of Object.entries(makeRegisterRules(world.statement))) {
    const value = sent.get(name)
    const path = `/body/${name}`
    if (typeof value === 'string') {
      if (!rule.enabled && !INVITED.has(name) && !APART.has(name)) {
        yield { path, reason: 'is not asked for' }
      } else if (name !== 'mobileNum' && name !== 'verificationCode' && bound(name, way, body)) {
        const reason = refuseField(world, name, value)
        if (reason) yield { path, reason }
      }
    } else if (isNeeded(name, rule) && name !== 'verificationCode') {
      if (bound(name, way, body)) yield { path, reason: 'is required' }
    }
  }
  yield* mobileViolations(body, way)
  if (body.password !== undefined && (body.confirmPassword ?? body.password) !== body.password) {
    yield { path: '/body/confirmPassword', reason: 'is not the same as the password' }
  }
  const day = body.birthday
  if (day !== undefined && !isDay(day)) yield { path: '/body/birthday', reason: 'is no date' }
}
