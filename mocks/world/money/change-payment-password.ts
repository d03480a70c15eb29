import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { recordAudit } from '../people/audit.ts'
import { findCode } from '../people/verification/codes.ts'
import { findCodeTarget } from '../people/verification/member-codes.ts'
import type { World } from '../world-types.ts'
import { checkPaymentPassword, storePaymentPassword } from './payment-password.ts'

type Schemas = components['schemas']

/** Number of wrong attempts after which the sent code expires. */
const MAX_CODE_ATTEMPTS = 5

const nameOf = ({ id }: Member) => `payment password ${id}`

/** Counts a wrong code. After the fifth, a new code has to be requested. */
async function countWrongCode(world: World, member: Member, to: string) {
  const name = nameOf(member)
  const failures = (world.db.loginTries.find({ name })?.failures ?? 0) + 1
  world.db.loginTries.remove({ name })
  if (failures < MAX_CODE_ATTEMPTS) await world.db.loginTries.insert({ name, failures })
  else
    await world.db.smsCodes.update({ purpose: 'payment', to }, (row) => {
      row.used = true
    })
}

/** Sets the first payment password of a member. */
export async function setPaymentPassword(world: World, { id: memberId }: Member, password: string) {
  if (world.db.paymentPasswords.find({ memberId })) return refusal('conflict')
  await storePaymentPassword(world.db, memberId, password, world.clock.now())
  await recordAudit(world, memberId, 'PAYMENT_PASSWORD_SET')
  return done(null)
}

/** Changes the payment password of a member who knows the old one. */
export async function changePaymentPassword(
  world: World,
  member: Member,
  { oldPassword, newPassword }: Schemas['ChangePaymentPasswordRequest'],
) {
  const wrong = await checkPaymentPassword(world, member, oldPassword)
  if (wrong) return wrong
  if (newPassword === oldPassword) return refusal('password.same.as.old')
  await storePaymentPassword(world.db, member.id, newPassword, world.clock.now())
  await recordAudit(world, member.id, 'PAYMENT_PASSWORD_CHANGED')
  return done(null)
}

/** Sets a new payment password for a member who has the code that was sent. */
export async function resetPaymentPassword(
  world: World,
  member: Member,
  { method, code, password }: Schemas['ResetPaymentPasswordRequest'],
) {
  const to = findCodeTarget(world, member, method)
  if (to === null) return refusal('function.not.available')
  const { found, consume } = findCode(world, 'payment', to, code)
  if (found === 'sms.code.invalid') await countWrongCode(world, member, to)
  if (found !== 'right') return refusal(found)
  await consume()
  world.db.loginTries.remove({ name: nameOf(member) })
  await storePaymentPassword(world.db, member.id, password, world.clock.now())
  await recordAudit(world, member.id, 'PAYMENT_PASSWORD_RESET')
  return done(null)
}
