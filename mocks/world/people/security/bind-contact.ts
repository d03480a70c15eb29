import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'
import { consumeCode, maskContact, toNationalNumber } from '../verification/codes.ts'
import { isMobileTaken } from '../verification/member-codes.ts'

type Schemas = components['schemas']

/** Binds a number that a code has proven and no other member has. */
export async function bindMobile(
  world: World,
  member: Member,
  { mobileNum, countryDialingCode, code }: Schemas['BindMobileRequest'],
) {
  const mobile = toNationalNumber(mobileNum)
  if (isMobileTaken(world, member, mobile)) return refusal('register.mobile.taken')
  const found = await consumeCode(world, 'bind', mobile, code)
  if (found !== 'right') return refusal(found)
  await world.db.members.update({ id: member.id }, (row) => {
    row.mobile = mobile
    row.dialingCode = countryDialingCode
  })
  await recordAudit(world, member.id, 'MOBILE_BOUND', maskContact(mobile))
  return done(null)
}

/** Binds a mailbox that a code has proven. */
export async function bindEmail(world: World, { id }: Member, wanted: Schemas['BindEmailRequest']) {
  const email = wanted.email.trim().toLowerCase()
  const found = await consumeCode(world, 'bind', email, wanted.code)
  if (found !== 'right') return refusal(found)
  await world.db.members.update({ id }, (row) => {
    row.email = email
  })
  await recordAudit(world, id, 'EMAIL_BOUND', maskContact(email))
  return done(null)
}
