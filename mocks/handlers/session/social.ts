import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import {
  linkSocial,
  logInBySocial,
  startSocial,
  startSocialLink,
} from '#mocks/world/people/sessions/social.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Login with an account of another service. */
export const socialHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startSocial', async ({ body: { provider } }) =>
    toAnswer(await startSocial(world, provider), ({ state }) => ({
      url: `/demo-provider/index.html?provider=${provider}&state=${state}`,
      state,
    })),
  ),

  operation(world, 'loginSocial', async ({ body }) =>
    toAnswer(await logInBySocial(world, body), makeLogin),
  ),

  operation(world, 'startSocialLink', async ({ body, member }) =>
    toAnswer(await startSocialLink(world, member, body), (ticket) => ticket),
  ),

  operation(world, 'bindSocial', async ({ body: { linkTicket }, member }) =>
    toAnswer(await linkSocial(world, member, linkTicket), (linked) => linked),
  ),
]
