import type { RequestHandler } from 'msw'
import { liveChats } from '#mocks/content/live-chats.ts'
import { localize } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import { hasWeirdSettings } from '#mocks/merchant/weird-settings.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { openChat } from '#mocks/world/messages/live-chat.ts'
import { sendFeedback } from '#mocks/world/people/send-feedback.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Feedback and live chat. */
export const supportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendFeedback', async ({ body, member }) =>
    toAnswer(await sendFeedback(world, member, body), () => null),
  ),

  operation(world, 'getLiveChatModels', ({ language }) =>
    ok({
      list:
        hasEmptyLists(world) || hasWeirdSettings(world.conditions)
          ? []
          : liveChats.map(({ name, ...chat }) => ({ ...chat, name: localize(name, language) })),
    }),
  ),

  operation(world, 'launchChat', ({ query: { model, look }, language }) =>
    toAnswer(openChat(model), () => {
      const { timeZone } = getSettings(world.conditions)
      const own = new URLSearchParams({ model, lang: language, zone: timeZone })
      own.set('now', String(world.clock.now()))
      if (look) own.set('look', look)
      return { chatUrl: `/demo-chat/index.html?${own}` }
    }),
  ),
]
