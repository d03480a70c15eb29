import type { RequestHandler } from 'msw'
import { ok } from '../contract/answers.ts'
import { operation } from '../contract.ts'
import type { World } from '../world/world-types.ts'

/** Messages to the member. */
export const messagesHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getUnread', ({ member }) =>
    ok({ unreadMessage: world.db.messages.count({ memberId: member.id, read: false }) }),
  ),
]
