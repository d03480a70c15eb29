import type { RequestHandler } from 'msw'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { masked, national, takeCode } from '#mocks/world/people/verification/codes.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Number and mailbox of an account, proven by a code. */
export const bindHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'bindMobile',
    async ({ body, member }) => {
      const mobile = national(body.mobileNum)
      const holder = world.db.members.find({ mobile })
      if (holder && holder.id !== member.id) return refuse('register.mobile.taken')
      const found = await takeCode(world, 'bind', mobile, body.code)
      if (found !== 'right') return refuse(found)
      await world.db.members.update({ id: member.id }, (row) => {
        row.mobile = mobile
        row.dialingCode = body.countryDialingCode
      })
      await audit(world, member.id, 'MOBILE_BOUND', masked(mobile))
      return ok(null)
    },
    { again: () => ok(null) },
  ),

  operation(
    world,
    'bindEmail',
    async ({ body, member }) => {
      const email = body.email.trim().toLowerCase()
      const found = await takeCode(world, 'bind', email, body.code)
      if (found !== 'right') return refuse(found)
      await world.db.members.update({ id: member.id }, (row) => {
        row.email = email
      })
      await audit(world, member.id, 'EMAIL_BOUND', masked(email))
      return ok(null)
    },
    { again: () => ok(null) },
  ),
]
