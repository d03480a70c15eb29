import type { RequestHandler } from 'msw'
import { answerFor } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import {
  sendLoginCode,
  sendPasswordCode,
  sendRegisterCode,
} from '#mocks/world/people/verification/visitor-codes.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Codes by SMS to visitors. */
export const smsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendLoginSms', async ({ body }) =>
    answerFor(await sendLoginCode(world, body), (sent) => sent),
  ),

  operation(world, 'sendRegisterSms', async ({ body }) =>
    answerFor(await sendRegisterCode(world, 'register', body), (sent) => sent),
  ),

  operation(world, 'sendRegisterMobileSms', async ({ body }) =>
    answerFor(await sendRegisterCode(world, 'registerMobile', body), (sent) => sent),
  ),

  operation(world, 'sendPasswordSms', async ({ body }) =>
    answerFor(await sendPasswordCode(world, body), (sent) => sent),
  ),
]
