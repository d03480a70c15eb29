import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { bindEmail, bindMobile } from '#mocks/world/people/security/bind-contact.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Number and mailbox of an account, proven by a code. */
export const bindHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'bindMobile',
    async ({ body, member }) => toAnswer(await bindMobile(world, member, body), () => null),
    { replay: () => ok(null) },
  ),

  operation(
    world,
    'bindEmail',
    async ({ body, member }) => toAnswer(await bindEmail(world, member, body), () => null),
    { replay: () => ok(null) },
  ),
]
