import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import { audit } from '#mocks/world/people/audit.ts'
import type { World } from '#mocks/world/world-types.ts'

const CHALLENGE_MS = 5 * MINUTE

/** ES256 and RS256, which every authenticator knows one of. */
const ALGORITHMS = [-7, -257] as const

const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** What the browser signed for: `{ type, challenge, origin }`; null when it is none. */
function clientDataOf(encoded: string): { type: unknown; challenge: unknown } | null {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    return { type: Reflect.get(data, 'type'), challenge: Reflect.get(data, 'challenge') }
  } catch {
    return null
  }
}

/** Passkeys: the world checks the challenge and keeps the name; it has no use for the key itself. */
export const passkeyHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startPasskey', async ({ member, host }) => {
    const memberId = member.id
    const challenge = base64url(world.random.text(32))
    world.db.passkeyChallenges.remove({ memberId })
    await world.db.passkeyChallenges.insert({ memberId, challenge, at: world.clock.now() })
    return ok({
      challenge,
      rp: { id: host, name: 'Suborno' },
      user: {
        id: base64url(String(memberId)),
        name: member.account,
        displayName: member.nickname ?? member.account,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: world.db.passkeys
        .list()
        .filter((one) => one.memberId === memberId)
        .map(({ id }) => ({ type: 'public-key' as const, id })),
    })
  }),

  operation(
    world,
    'addPasskey',
    async ({ body, member }) => {
      const given = world.db.passkeyChallenges.find({ memberId: member.id })
      world.db.passkeyChallenges.remove({ memberId: member.id })
      const data = clientDataOf(body.clientDataJSON)
      const now = world.clock.now()
      const right = data?.type === 'webauthn.create' && data.challenge === given?.challenge
      if (!given || !right || now - given.at >= CHALLENGE_MS)
        return refuse('passkey.challenge.invalid')
      await world.db.passkeys.insert({
        id: body.id,
        memberId: member.id,
        name: body.name,
        addedAt: now,
      })
      await audit(world, member.id, 'PASSKEY_ADDED', body.name)
      return ok(null)
    },
    { again: () => ok(null) },
  ),

  operation(
    world,
    'removePasskey',
    async ({ body, member }) => {
      const found = world.db.passkeys.find({ id: body.id, memberId: member.id })
      if (!found) return fail(404)
      world.db.passkeys.remove({ id: body.id, memberId: member.id })
      await audit(world, member.id, 'PASSKEY_REMOVED', found.name)
      return ok(null)
    },
    { again: () => ok(null) },
  ),
]
