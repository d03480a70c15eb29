import { isKnownType } from '#mocks/merchant/brand.ts'
import type { components } from '#openapi/generated/types.ts'
import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'
import { validateField } from '../register-fields.ts'
import {
  getLockedUntil,
  isExcludedByMerchant,
  lockAccount,
  MAX_ATTEMPTS,
  openSession,
} from '../sessions/open-session.ts'
import { toNationalNumber } from '../verification/codes.ts'
import { findMobileProof } from '../verification/phone-service.ts'

type Schemas = components['schemas']

async function storePassword(world: World, member: Member, password: string): Promise<Member> {
  const [changed] = await world.db.members.update({ id: member.id }, (row) => {
    row.password = password
    row.passwordState = 'fine'
  })
  return changed ?? member
}

/** Changes the password of a member who knows the old one. */
export async function changePassword(
  world: World,
  member: Member,
  { oldPassword, newPassword, confirmNewPassword }: Schemas['ChangePasswordRequest'],
) {
  if (oldPassword !== member.password) return refusal('password.old.wrong')
  if (confirmNewPassword !== newPassword)
    return invalidRequest('/confirmNewPassword', 'is not the same as the new password')
  if (newPassword === member.password) return refusal('password.same.as.old')
  const fault = validateField(world, 'password', newPassword)
  if (fault) return invalidRequest('/newPassword', fault)
  await storePassword(world, member, newPassword)
  await recordAudit(world, member.id, 'PASSWORD_CHANGED')
  return done(null)
}

/** Whether a mailbox belongs to an account, so that a link to set a new password can go there. */
export function sendPasswordEmail({ db }: World, asked: Schemas['PasswordEmailRequest']) {
  const account = asked.username.trim().toLowerCase()
  const email = asked.email.trim().toLowerCase()
  const member = db.members.find(
    (row) => row.account === account && row.email.toLowerCase() === email,
  )
  return member ? done(null) : refusal('member.not.found')
}

/** Wrong codes are counted apart from wrong passwords: people who forgot theirs are often locked already. */
const nameOf = (mobile: string) => `reset ${mobile}`

const wrongCodes = (world: World, mobile: string): number =>
  world.db.loginTries.find({ name: nameOf(mobile) })?.failures ?? 0

/** Whether wrong codes locked the account; an expired lock resets the count. */
function lockedByCodes(world: World, mobile: string, member: Member | undefined): number | null {
  if (!member || wrongCodes(world, mobile) < MAX_ATTEMPTS) return null
  const until = getLockedUntil(world, member)
  if (until === null) world.db.loginTries.remove({ name: nameOf(mobile) })
  return until
}

/** Counts a wrong code; the fifth locks the account. */
async function countWrongCode(world: World, mobile: string, member: Member | undefined) {
  const name = nameOf(mobile)
  const failures = wrongCodes(world, mobile) + 1
  world.db.loginTries.remove({ name })
  await world.db.loginTries.insert({ name, failures })
  if (!member || failures < MAX_ATTEMPTS) return refusal('sms.code.invalid')
  return refusal('login.locked', { lockedUntil: await lockAccount(world, member) })
}

/** Sets a new password for the holder of the number: valid at once, unlocks the account and logs in (AUT-28). */
export async function resetPassword(world: World, asked: Schemas['ResetPasswordRequest']) {
  const { newPassword, countryDialingCode, verificationCode, firebaseIdToken } = asked
  const fault = validateField(world, 'password', newPassword)
  if (fault) return invalidRequest('/newPassword', fault)
  const mobile = toNationalNumber(asked.mobileNum)
  const member = world.db.members.find({ mobile })
  const lockedUntil = lockedByCodes(world, mobile, member)
  if (lockedUntil !== null) return refusal('login.locked', { lockedUntil })
  const { found, consume } = findMobileProof(world, 'password', {
    mobile,
    dialingCode: countryDialingCode,
    code: verificationCode,
    firebaseIdToken,
  })
  if (found === 'sms.code.expired') return refusal(found)
  if (found !== 'right') return countWrongCode(world, mobile, member)
  // When only the password is refused the code stays valid for the next try.
  if (member?.password === newPassword) return refusal('password.same.as.old')
  await consume()
  if (!member) return refusal('sms.code.invalid')
  if (!isKnownType(member.type)) return refusal('login.not.member')
  if (isExcludedByMerchant(world, member)) return refusal('function.not.available')
  world.db.loginTries.remove({ name: nameOf(mobile) })
  world.db.loginTries.remove({ name: member.account })
  const changed = await storePassword(world, member, newPassword)
  await recordAudit(world, member.id, 'PASSWORD_RESET')
  return done({ member: changed, session: await openSession(world, member) })
}
