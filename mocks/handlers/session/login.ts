import type { RequestHandler } from 'msw'
import { worksFor } from '#mocks/content/accounts.ts'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { BodyOf, RefusalOf, Refused } from '#mocks/contract/types.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { isAgentType, isKnownType } from '#mocks/merchant/brand.ts'
import { isOn } from '#mocks/merchant/settings.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { passesHumanCheck } from '../verification/human-check.ts'
import { takeMobileProof } from '../verification/phone-codes.ts'
import { takeCaptcha } from './captcha.ts'
import { requestVerification } from './login-verification.ts'
import {
  isClosed,
  isExcludedByHouse,
  lock,
  lockOf,
  noteLogin,
  openSession,
  TRIES,
} from './open-session.ts'

type Body = BodyOf<'login'>
type Refusal = Refused<RefusalOf<'login'>>

/** Failed attempts per name until a captcha is required. */
const TRIES_WITHOUT_CAPTCHA = 3

const failuresOf = (world: World, name: string): number =>
  world.db.loginTries.find({ name })?.failures ?? 0

/** Unknown names are counted too: otherwise the captcha would reveal which names exist. */
async function countFailure(world: World, name: string): Promise<number> {
  const failures = failuresOf(world, name) + 1
  world.db.loginTries.remove({ name })
  await world.db.loginTries.insert({ name, failures })
  return failures
}

async function refuseCaptcha(world: World, body: Body, name: string): Promise<Refusal | null> {
  const needed =
    body.type === 'username' &&
    (world.statement.login === 'captcha' || failuresOf(world, name) >= TRIES_WITHOUT_CAPTCHA)
  if (!body.captcha) {
    return needed ? refuse('login.captcha.required', { value: { captcha: true } }) : null
  }
  const right = await takeCaptcha(world, body.captcha)
  return right ? null : refuse('captcha.wrong', { value: { captcha: true } })
}

async function refusePassword(
  world: World,
  body: Body,
  name: string,
  member: Member | undefined,
): Promise<Refusal | null> {
  if (member && body.password === member.password) return null
  const failures = await countFailure(world, name)
  if (member) {
    await noteLogin(world, member.id, 'PASSWORD', null)
    const [counted] = await world.db.members.update({ id: member.id }, (row) => {
      row.failures += 1
    })
    if (counted && counted.failures >= TRIES) {
      return refuse('login.locked', { value: { lockedUntil: await lock(world, member) } })
    }
  }
  const captcha = world.statement.login === 'captcha' || failures >= TRIES_WITHOUT_CAPTCHA
  return refuse('login.bad.credentials', { value: captcha ? { captcha } : null })
}

async function refuseSms(world: World, body: Body): Promise<Refusal | null> {
  if (!isOn(world.statement, 'MOBILEVERCODELOGIN3')) return refuse('function.not.available')
  const found = await takeMobileProof(world, 'login', {
    mobile: body.username.trim(),
    dialingCode: body.countryDialingCode,
    code: body.password,
    firebaseIdToken: body.firebaseIdToken,
  })
  return found === 'right' ? null : refuse(found)
}

/**
 * Refuses a user type on the wrong side (D-018). Agents may sign in on the player side where
 * AGENTPOLICY3 is on, their accountants never.
 */
function refuseType(world: World, { type, account }: Member, side: Body['side']): Refusal | null {
  if (side === 'agent' && isKnownType(type)) {
    return isAgentType(type) ? null : refuse('login.not.agent')
  }
  const notAllowed =
    isAgentType(type) && (!isOn(world.statement, 'AGENTPOLICY3') || worksFor(account) !== undefined)
  return notAllowed || !isKnownType(type) ? refuse('login.not.member') : null
}

/** An expired lock resets the count of failures. */
async function forgetOldLock(world: World, member: Member) {
  if (member.lockedUntil === null) return
  await world.db.members.update({ id: member.id }, (row) => {
    row.lockedUntil = null
    row.failures = 0
  })
}

/** Sign-in by password, SMS code or token of the external phone service. */
export const loginHandlers = (world: World): RequestHandler[] => [
  operation(world, 'login', async ({ body }) => {
    if (!passesHumanCheck(world, body.humanCheck)) return refuse('human.check.required')
    const name = body.username.trim().toLowerCase()
    const noProof = await refuseCaptcha(world, body, name)
    if (noProof) return noProof
    const sms = body.type === 'sms'
    const mobile = name.replace(/^0/, '')
    const member = world.db.members.find(sms ? { mobile } : { account: name })
    if (member) {
      const lockedUntil = lockOf(world, member)
      if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
      await forgetOldLock(world, member)
    }
    const wrong = sms
      ? await refuseSms(world, body)
      : await refusePassword(world, body, name, member)
    if (wrong) return wrong
    if (!member) return refuse('login.bad.credentials')
    const shut = refuseType(world, member, body.side)
    if (shut) return shut
    if (isClosed(world, member)) return refuse('account.closed')
    if (isExcludedByHouse(world, member)) return refuse('self.excluded')
    world.db.loginTries.remove({ name })
    // An SMS code is verification enough.
    if (!sms && !member.addressKnown) return requestVerification(world, member)
    return ok(makeLogin(member, await openSession(world, member, { byPassword: !sms })))
  }),
]
