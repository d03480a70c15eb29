import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { sendMemberCode } from '#mocks/world/people/verification/member-codes.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Codes to a member who is logged in. */
export const memberCodeHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendMemberCode', async ({ body, member }) =>
    toAnswer(await sendMemberCode(world, member, body), (sent) => sent),
  ),
]
