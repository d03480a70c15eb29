import type { RequestHandler } from 'msw'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { BodyOf } from '#mocks/contract/types.ts'
import { settingsOf } from '#mocks/merchant/settings.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { masked, national, refuseSms, sendCode } from './sms-codes.ts'

type Request = BodyOf<'sendMemberCode'>
type Method = Request['method']

/** The own number or mailbox that a code can go to now; null when there is none or nobody sends there. */
export function codeTargetOf(world: World, member: Member, method: Method): string | null {
  if (method === 'EMAIL') return member.email || null
  return settingsOf(world.statement).smsProvider === 'FIREBASE' ? null : member.mobile || null
}

/** The new number or mailbox that shall be bound; null when none is named or nobody sends there. */
function newTargetOf(world: World, { method, mobileNum, email }: Request): string | null {
  if (method === 'EMAIL') return email?.trim().toLowerCase() || null
  if (settingsOf(world.statement).smsProvider === 'FIREBASE') return null
  return mobileNum === undefined ? null : national(mobileNum)
}

/** Codes to a member who is logged in. */
export const memberCodeHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendMemberCode', async ({ body, member }) => {
    const bind = body.purpose === 'BIND'
    const to = bind ? newTargetOf(world, body) : codeTargetOf(world, member, body.method)
    if (to === null) return refuse('function.not.available')
    if (bind && body.method === 'MOBILE') {
      const holder = world.db.members.find({ mobile: to })
      if (holder && holder.id !== member.id) return refuse('register.mobile.taken')
    }
    const refused = body.method === 'MOBILE' ? refuseSms(world) : null
    if (refused) return refused
    const sent = await sendCode(world, bind ? 'bind' : 'payment', to)
    return sent.kind === 'ok' ? ok({ ...sent.value, sentTo: masked(to) }) : sent
  }),
]
