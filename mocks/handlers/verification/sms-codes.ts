import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
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
    toAnswer(await sendLoginCode(world, body), (sent) => sent),
  ),

  operation(world, 'sendRegisterSms', async ({ body }) =>
    toAnswer(await sendRegisterCode(world, 'register', body), (sent) => sent),
  ),

  operation(world, 'sendRegisterMobileSms', async ({ body }) =>
    toAnswer(await sendRegisterCode(world, 'registerMobile', body), (sent) => sent),
  ),

  operation(world, 'sendPasswordSms', async ({ body }) =>
    toAnswer(await sendPasswordCode(world, body), (sent) => sent),
  ),
]
