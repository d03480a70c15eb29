import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { BodyOf } from '#mocks/contract/types.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { provesTotp } from '../member/totp.ts'
import { masked, refuseSms, sendCode, takeCode } from '../verification/sms-codes.ts'
import { lock, lockOf, openSession, TRIES } from './open-session.ts'

type Method = components['schemas']['VerificationMethod']

const CHALLENGE_MS = 10 * MINUTE

/** The verification methods that the member's data allows. */
function methodsOf({ mobile, email, payeeName, totp }: Member): Method[] {
  const known = [
    ['MOBILE', mobile !== ''],
    ['EMAIL', email !== ''],
    ['BANK_NAME', payeeName !== null],
    ['TOTP', totp],
  ] as const
  return known.flatMap(([method, has]) => (has ? [method] : []))
}

/** Refuses the sign-in until it is verified (D-026). */
export async function requestVerification(world: World, member: Member) {
  const challengeId = world.nextId('challenge')
  world.db.challenges.remove({ memberId: member.id })
  await world.db.challenges.insert({
    id: challengeId,
    memberId: member.id,
    at: world.clock.now(),
    tries: 0,
  })
  return refuse('login.ip.unverified', { value: { methods: methodsOf(member), challengeId } })
}

/** The challenge with its member; an expired one is removed. */
function challengeOf(world: World, id: string) {
  const challenge = world.db.challenges.find({ id })
  const member = challenge && world.db.members.find({ id: challenge.memberId })
  if (!challenge || !member) return null
  if (world.clock.now() - challenge.at < CHALLENGE_MS) return { challenge, member }
  world.db.challenges.remove({ id })
  return null
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What is wrong with a proof. */
async function refuseProof(
  world: World,
  { method, answer }: BodyOf<'verifyLogin'>,
  member: Member,
) {
  if (method === 'MOBILE' || method === 'EMAIL') {
    const to = method === 'MOBILE' ? member.mobile : member.email
    const found = await takeCode(world, 'proof', to, answer)
    return found === 'right' ? null : found
  }
  const right =
    method === 'TOTP'
      ? await provesTotp(world, member, answer)
      : member.payeeName !== null && same(answer, member.payeeName)
  return right ? null : 'login.ip.unverified'
}

/** Verification of sign-ins from an unknown address. */
export const verificationHandlers = (world: World): RequestHandler[] => [
  operation(world, 'verifyLogin', async ({ body }) => {
    const found = challengeOf(world, body.challengeId)
    if (!found) return fail(404)
    const { challenge, member } = found
    const { id } = challenge
    const lockedUntil = lockOf(world, member)
    if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
    const wrong = await refuseProof(world, body, member)
    if (wrong === null) {
      world.db.challenges.remove({ id })
      await world.db.members.update({ id: member.id }, (row) => {
        row.addressKnown = true
      })
      return ok(makeLogin(member, await openSession(world, member, { byPassword: true })))
    }
    // An expired code does not count as a wrong guess.
    const tries = challenge.tries + (wrong === 'sms.code.expired' ? 0 : 1)
    if (tries >= TRIES) {
      world.db.challenges.remove({ id })
      return refuse('login.locked', { value: { lockedUntil: await lock(world, member) } })
    }
    await world.db.challenges.update({ id }, (row) => {
      row.tries = tries
    })
    const value = { methods: methodsOf(member), challengeId: id, triesLeft: TRIES - tries }
    return refuse(wrong, { value })
  }),

  operation(world, 'sendVerificationCode', async ({ body: { challengeId, method } }) => {
    const found = challengeOf(world, challengeId)
    if (!found) return fail(404)
    const { member } = found
    if (lockOf(world, member) !== null) return refuse('login.locked')
    if (!methodsOf(member).includes(method)) return refuse('function.not.available')
    const refused = method === 'MOBILE' ? refuseSms(world) : null
    if (refused) return refused
    const to = method === 'MOBILE' ? member.mobile : member.email
    const sent = await sendCode(world, 'proof', to)
    return sent.kind === 'ok' ? ok({ ...sent.value, sentTo: masked(to) }) : sent
  }),
]
