import type { RequestHandler } from 'msw'
import { invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { isKnownType } from '#mocks/merchant/brand.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { refuseField } from '#mocks/world/people/register-fields.ts'
import type { World } from '#mocks/world/world-types.ts'
import { isExcludedByHouse, lock, lockOf, openSession, TRIES } from '../session/open-session.ts'
import { findMobileProof } from '../verification/phone-codes.ts'
import { national } from '../verification/sms-codes.ts'

/** Wrong codes are counted apart from wrong passwords: people who forgot theirs are often locked already. */
const nameOf = (mobile: string) => `reset ${mobile}`

const wrongCodes = (world: World, mobile: string): number =>
  world.db.loginTries.find({ name: nameOf(mobile) })?.failures ?? 0

/** Whether wrong codes locked the account; an expired lock resets the count. */
function lockedByCodes(world: World, mobile: string, member: Member | undefined): number | null {
  if (!member || wrongCodes(world, mobile) < TRIES) return null
  const until = lockOf(world, member)
  if (until === null) world.db.loginTries.remove({ name: nameOf(mobile) })
  return until
}

/** Counts a wrong code; the fifth locks the account. */
async function refuseCode(world: World, mobile: string, member: Member | undefined) {
  const name = nameOf(mobile)
  const failures = wrongCodes(world, mobile) + 1
  world.db.loginTries.remove({ name })
  await world.db.loginTries.insert({ name, failures })
  if (!member || failures < TRIES) return refuse('sms.code.invalid')
  return refuse('login.locked', { value: { lockedUntil: await lock(world, member) } })
}

/** Password recovery. */
export const passwordHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendPasswordEmail', ({ body }) => {
    const account = body.username.trim().toLowerCase()
    const email = body.email.trim().toLowerCase()
    const member = world.db.members.find(
      (row) => row.account === account && row.email.toLowerCase() === email,
    )
    return member ? ok(null) : refuse('member.not.found')
  }),

  /** The new password is valid at once, unlocks the account and signs the member in (AUT-28). */
  operation(world, 'resetPassword', async ({ body }) => {
    const reason = refuseField(world, 'password', body.newPassword)
    if (reason) {
      return invalid('/body/newPassword', reason)
    }
    const mobile = national(body.mobileNum)
    const member = world.db.members.find({ mobile })
    const lockedUntil = lockedByCodes(world, mobile, member)
    if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
    const { found, spend } = findMobileProof(world, 'password', {
      mobile,
      dialingCode: body.countryDialingCode,
      code: body.verificationCode,
      firebaseIdToken: body.firebaseIdToken,
    })
    if (found === 'sms.code.expired') return refuse(found)
    if (found !== 'right') return refuseCode(world, mobile, member)
    // When only the password is refused the code stays valid for the next try.
    if (member?.password === body.newPassword) return refuse('password.same.as.old')
    await spend()
    if (!member) return refuse('sms.code.invalid')
    if (!isKnownType(member.type)) return refuse('login.not.member')
    if (isExcludedByHouse(world, member)) return refuse('function.not.available')
    world.db.loginTries.remove({ name: nameOf(mobile) })
    world.db.loginTries.remove({ name: member.account })
    const [changed] = await world.db.members.update({ id: member.id }, (row) => {
      row.password = body.newPassword
      row.passwordState = 'fine'
    })
    await audit(world, member.id, 'PASSWORD_RESET')
    return ok(makeLogin(changed ?? member, await openSession(world, member)))
  }),
]
