import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import {
  changePassword,
  resetPassword,
  sendPasswordEmail,
} from '#mocks/world/people/security/password.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A new password, for a member who knows the old one or forgot it. */
export const passwordHandlers = (world: World): RequestHandler[] => [
  operation(world, 'changePassword', async ({ body, member }) =>
    toAnswer(await changePassword(world, member, body), () => null),
  ),

  operation(world, 'sendPasswordEmail', ({ body }) =>
    toAnswer(sendPasswordEmail(world, body), () => null),
  ),

  operation(world, 'resetPassword', async ({ body }) =>
    toAnswer(await resetPassword(world, body), makeLogin),
  ),
]
