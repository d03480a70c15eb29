import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { confirmPhoneCode, sendPhoneCode } from '#mocks/world/people/verification/phone-service.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The external phone service (D-008). */
export const phoneHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendPhoneCode', async ({ body }) =>
    toAnswer(await sendPhoneCode(world, body), (sent) => sent),
  ),

  operation(world, 'confirmPhoneCode', async ({ body }) =>
    toAnswer(await confirmPhoneCode(world, body), (proof) => proof),
  ),
]
