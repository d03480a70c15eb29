import type { RequestHandler } from 'msw'
import { fail, ok, refuse, refuseFor } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { BodyOf } from '#mocks/contract/types.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { checkPaymentPassword, storePaymentPassword } from '#mocks/world/money/payment-password.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { findCode } from '#mocks/world/people/verification/codes.ts'
import { codeTargetOf } from '#mocks/world/people/verification/member-codes.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Wrong codes until the one that was sent counts no more. */
const CODE_TRIES = 5

const nameOf = ({ id }: Member) => `payment password ${id}`

/** Counts a wrong code. After the fifth, a new code has to be requested. */
async function countWrongCode(world: World, member: Member, to: string) {
  const name = nameOf(member)
  const failures = (world.db.loginTries.find({ name })?.failures ?? 0) + 1
  world.db.loginTries.remove({ name })
  if (failures < CODE_TRIES) await world.db.loginTries.insert({ name, failures })
  else
    await world.db.smsCodes.update({ purpose: 'payment', to }, (row) => {
      row.used = true
    })
}

async function reset(world: World, member: Member, body: BodyOf<'resetPaymentPassword'>) {
  const to = codeTargetOf(world, member, body.method)
  if (to === null) return refuse('function.not.available')
  const { found, spend } = findCode(world, 'payment', to, body.code)
  if (found === 'sms.code.invalid') await countWrongCode(world, member, to)
  if (found !== 'right') return refuse(found)
  await spend()
  world.db.loginTries.remove({ name: nameOf(member) })
  await storePaymentPassword(world.db, member.id, body.password, world.clock.now())
  await audit(world, member.id, 'PAYMENT_PASSWORD_RESET')
  return ok(null)
}

/** The password of payments: set once, then changed with the old one or reset with a code. */
export const paymentPasswordHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'setPaymentPassword',
    async ({ body, member }) => {
      if (world.db.paymentPasswords.find({ memberId: member.id })) return fail(409)
      await storePaymentPassword(world.db, member.id, body.password, world.clock.now())
      await audit(world, member.id, 'PAYMENT_PASSWORD_SET')
      return ok(null)
    },
    { again: () => ok(null) },
  ),

  operation(
    world,
    'changePaymentPassword',
    async ({ body, member }) => {
      const wrong = await checkPaymentPassword(world, member, body.oldPassword)
      if (wrong) return refuseFor(wrong)
      if (body.newPassword === body.oldPassword) return refuse('password.same.as.old')
      await storePaymentPassword(world.db, member.id, body.newPassword, world.clock.now())
      await audit(world, member.id, 'PAYMENT_PASSWORD_CHANGED')
      return ok(null)
    },
    { again: () => ok(null) },
  ),

  operation(
    world,
    'resetPaymentPassword',
    ({ body, member }) => {
      return reset(world, member, body)
    },
    { again: () => ok(null) },
  ),
]
