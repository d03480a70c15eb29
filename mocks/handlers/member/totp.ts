import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import {
  bindTotp,
  listRecoveryCodes,
  removeTotp,
  startTotp,
} from '#mocks/world/people/security/totp.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The authenticator app of an account. */
export const totpHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startTotp', async ({ member }) => ok(await startTotp(world, member))),

  operation(
    world,
    'bindTotp',
    async ({ body, member }) => toAnswer(await bindTotp(world, member, body), (bound) => bound),
    { replay: ({ member }) => ok({ recoveryCodes: [...listRecoveryCodes(world, member)] }) },
  ),

  operation(
    world,
    'removeTotp',
    async ({ body, member }) => toAnswer(await removeTotp(world, member, body.code), () => null),
    { replay: () => ok(null) },
  ),
]
