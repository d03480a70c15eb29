import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import {
  addPasskey,
  base64url,
  CHALLENGE_MS,
  challengeForPasskey,
  listPasskeys,
  removePasskey,
} from '#mocks/world/people/security/passkeys.ts'
import type { World } from '#mocks/world/world-types.ts'

/** ES256 and RS256, which every authenticator knows one of. */
const ALGORITHMS = [-7, -257] as const

/** The passkeys of an account. */
export const passkeyHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startPasskey', async ({ member, host }) =>
    ok({
      challenge: await challengeForPasskey(world, member),
      rp: { id: host, name: 'Suborno' },
      user: {
        id: base64url(String(member.id)),
        name: member.account,
        displayName: member.nickname ?? member.account,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: listPasskeys(world, member).map(({ id }) => ({
        type: 'public-key' as const,
        id,
      })),
    }),
  ),

  operation(
    world,
    'addPasskey',
    async ({ body, member }) => toAnswer(await addPasskey(world, member, body), () => null),
    { replay: () => ok(null) },
  ),

  operation(
    world,
    'removePasskey',
    async ({ body, member }) => toAnswer(await removePasskey(world, member, body.id), () => null),
    { replay: () => ok(null) },
  ),
]
