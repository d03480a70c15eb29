import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { findAffiliate } from '#mocks/world/registration/affiliate.ts'
import { register } from '#mocks/world/registration/register.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Registration. */
export const registerHandlers = (world: World): RequestHandler[] => [
  operation(world, 'registerMember', async ({ body }) =>
    toAnswer(await register(world, body, 'username'), (login) => login && makeLogin(login)),
  ),

  operation(world, 'registerMobile', async ({ body }) =>
    toAnswer(await register(world, body, 'mobile'), (login) => login && makeLogin(login)),
  ),

  operation(world, 'checkAffiliate', ({ query: { code } }) =>
    toAnswer(findAffiliate(world, code), (affiliate) => affiliate),
  ),
]
