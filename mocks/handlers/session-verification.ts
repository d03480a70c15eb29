import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '../contract/answers.ts'
import type { BodyOf } from '../contract/types.ts'
import { operation } from '../contract.ts'
import type { Member } from '../db/schema.ts'
import type { World } from '../db/world-types.ts'
import { makeLogin } from '../factories/session.ts'
import { lock, lockOf, openSession, TRIES } from './session-open.ts'
import { SMS_CODE } from './session-sms.ts'

const CHALLENGE_MS = 10 * 60_000

/** The ways to prove who it is that the fake backend offers. */
export const METHODS = ['MOBILE', 'EMAIL', 'BANK_NAME', 'TOTP'] as const

/** Codes are the one code of the fake world; the name on the bank account is the nickname. */
function proves({ method, answer }: BodyOf<'verifyLogin'>, member: Member): boolean {
  if (method !== 'BANK_NAME') return answer.trim() === SMS_CODE
  return answer.trim().toLowerCase() === (member.nickname ?? member.account).toLowerCase()
}

/** D-026: proving a log-in from an unknown address. */
export const verificationHandlers = (world: World): RequestHandler[] => [
  operation(world, 'verifyLogin', async ({ body }) => {
    const challenge = world.db.challenges.find({ id: body.challengeId })
    const member = challenge && world.db.members.find({ id: challenge.memberId })
    if (!challenge || !member) return fail(404)
    const { id } = challenge
    if (world.clock.now() - challenge.at >= CHALLENGE_MS) {
      world.db.challenges.remove({ id })
      return fail(404)
    }
    const lockedUntil = lockOf(world, member)
    if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
    if (proves(body, member)) {
      world.db.challenges.remove({ id })
      return ok(makeLogin(member, await openSession(world, member)))
    }
    if (challenge.tries + 1 >= TRIES) {
      world.db.challenges.remove({ id })
      return refuse('login.locked', { value: { lockedUntil: await lock(world, member) } })
    }
    await world.db.challenges.update({ id }, (row) => {
      row.tries += 1
    })
    const left = { methods: [...METHODS], challengeId: id }
    return refuse(body.method === 'MOBILE' ? 'sms.code.invalid' : 'login.ip.unverified', {
      value: left,
    })
  }),
]
