import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { logIn } from '#mocks/world/people/sessions/log-in.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Login by password, SMS code or token of the external phone service. */
export const loginHandlers = (world: World): RequestHandler[] => [
  operation(world, 'login', async ({ body }) => toAnswer(await logIn(world, body), makeLogin)),
]
