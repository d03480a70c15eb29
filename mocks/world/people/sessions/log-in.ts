import { getPrincipal } from '#mocks/content/accounts.ts'
import { isAgentType, isKnownType } from '#mocks/merchant/brand.ts'
import { isModuleOn } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { consumeCaptcha } from '../verification/captcha.ts'
import { passesHumanCheck } from '../verification/human-check.ts'
import { consumeMobileProof } from '../verification/phone-service.ts'
import {
  getLockedUntil,
  isClosed,
  isExcludedByMerchant,
  lockAccount,
  MAX_ATTEMPTS,
  openSession,
  recordLogin,
} from './open-session.ts'
import { requestVerification } from './verify-login.ts'

type Login = components['schemas']['LoginRequest']

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

async function checkLoginCaptcha(world: World, login: Login, name: string) {
  const needed =
    login.type === 'username' &&
    (world.conditions.login === 'captcha' || failuresOf(world, name) >= TRIES_WITHOUT_CAPTCHA)
  if (!login.captcha) return needed ? refusal('login.captcha.required', { captcha: true }) : null
  const right = await consumeCaptcha(world, login.captcha)
  return right ? null : refusal('captcha.wrong', { captcha: true })
}

async function checkLoginPassword(
  world: World,
  login: Login,
  name: string,
  member: Member | undefined,
) {
  if (member && login.password === member.password) return null
  const failures = await countFailure(world, name)
  if (member) {
    await recordLogin(world, member.id, 'PASSWORD', null)
    const [counted] = await world.db.members.update({ id: member.id }, (row) => {
      row.failures += 1
    })
    if (counted && counted.failures >= MAX_ATTEMPTS)
      return refusal('login.locked', { lockedUntil: await lockAccount(world, member) })
  }
  const captcha = world.conditions.login === 'captcha' || failures >= TRIES_WITHOUT_CAPTCHA
  return refusal('login.bad.credentials', captcha ? { captcha } : null)
}

async function checkLoginCode(world: World, login: Login) {
  if (!isModuleOn(world.conditions, 'MOBILEVERCODELOGIN3')) return refusal('function.not.available')
  const found = await consumeMobileProof(world, 'login', {
    mobile: login.username.trim(),
    dialingCode: login.countryDialingCode,
    code: login.password,
    firebaseIdToken: login.firebaseIdToken,
  })
  return found === 'right' ? null : refusal(found)
}

/**
 * Refuses a user type on the wrong side (D-018). Agents may log in on the player side where
 * AGENTPOLICY3 is on, their accountants never.
 */
function checkUserType(world: World, { type, account }: Member, side: Login['side']) {
  if (side === 'agent' && isKnownType(type))
    return isAgentType(type) ? null : refusal('login.not.agent')
  const notAllowed =
    isAgentType(type) &&
    (!isModuleOn(world.conditions, 'AGENTPOLICY3') || getPrincipal(account) !== undefined)
  return notAllowed || !isKnownType(type) ? refusal('login.not.member') : null
}

/** An expired lock resets the count of failures. */
async function clearOldLock(world: World, member: Member) {
  if (member.lockedUntil === null) return
  await world.db.members.update({ id: member.id }, (row) => {
    row.lockedUntil = null
    row.failures = 0
  })
}

/** Logs a member in by password, SMS code or token of the external phone service. */
export async function logIn(world: World, login: Login) {
  if (!passesHumanCheck(world, login.humanCheck)) return refusal('human.check.required')
  const name = login.username.trim().toLowerCase()
  const noCaptcha = await checkLoginCaptcha(world, login, name)
  if (noCaptcha) return noCaptcha
  const sms = login.type === 'sms'
  const mobile = name.replace(/^0/, '')
  const member = world.db.members.find(sms ? { mobile } : { account: name })
  if (member) {
    const lockedUntil = getLockedUntil(world, member)
    if (lockedUntil !== null) return refusal('login.locked', { lockedUntil })
    await clearOldLock(world, member)
  }
  const wrong = sms
    ? await checkLoginCode(world, login)
    : await checkLoginPassword(world, login, name, member)
  if (wrong) return wrong
  if (!member) return refusal('login.bad.credentials')
  const shut = checkUserType(world, member, login.side)
  if (shut) return shut
  if (isClosed(world, member)) return refusal('account.closed')
  if (isExcludedByMerchant(world, member)) return refusal('self.excluded')
  world.db.loginTries.remove({ name })
  // An SMS code is verification enough.
  if (!sms && !member.addressKnown) return requestVerification(world, member)
  return done({ member, session: await openSession(world, member, { byPassword: !sms }) })
}
