import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getPreferences, setPreference } from '#mocks/world/people/notification-preferences.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The notices that a member gets, and their channels. */
export const preferenceHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getNotificationPreferences', ({ member }) => ok(getPreferences(world, member))),

  operation(world, 'setNotificationPreference', async ({ body, member }) =>
    toAnswer(await setPreference(world, member, body), () => getPreferences(world, member)),
  ),
]
