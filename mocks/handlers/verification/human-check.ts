import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { passHumanCheck, startHumanCheck } from '#mocks/world/people/verification/human-check.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The human check. */
export const humanCheckHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startHumanCheck', async ({ body }) =>
    toAnswer(await startHumanCheck(world, body), (challenge) => challenge),
  ),

  operation(world, 'passHumanCheck', async ({ body }) =>
    toAnswer(await passHumanCheck(world, body), (passed) => passed),
  ),
]
