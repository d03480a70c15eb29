import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { sendVerificationCode, verifyLogin } from '#mocks/world/people/sessions/verify-login.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Verification of logins from an unknown address. */
export const verificationHandlers = (world: World): RequestHandler[] => [
  operation(world, 'verifyLogin', async ({ body }) =>
    toAnswer(await verifyLogin(world, body), makeLogin),
  ),

  operation(world, 'sendVerificationCode', async ({ body }) =>
    toAnswer(await sendVerificationCode(world, body), (sent) => sent),
  ),
]
