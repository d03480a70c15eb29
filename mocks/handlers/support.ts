import type { RequestHandler } from 'msw'
import { liveChats } from '#mocks/content/live-chats.ts'
import { say } from '#mocks/content/text.ts'
import { answerFor, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { settingsOf } from '#mocks/merchant/settings.ts'
import { hasWeirdSettings } from '#mocks/merchant/weird-settings.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { openChat } from '#mocks/world/messages/live-chat.ts'
import { sendFeedback } from '#mocks/world/people/send-feedback.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Feedback and live chat. */
export const supportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendFeedback', async ({ body, member }) =>
    answerFor(await sendFeedback(world, member, body), () => null),
  ),

  operation(world, 'getLiveChatModels', ({ language }) =>
    ok({
      list:
        hasEmptyLists(world) || hasWeirdSettings(world.conditions)
          ? []
          : liveChats.map(({ name, ...chat }) => ({ ...chat, name: say(name, language) })),
    }),
  ),

  operation(world, 'launchChat', ({ query: { model, look }, language }) =>
    answerFor(openChat(model), () => {
      const { timeZone } = settingsOf(world.conditions)
      const own = new URLSearchParams({ model, lang: language, zone: timeZone })
      own.set('now', String(world.clock.now()))
      if (look) own.set('look', look)
      return { chatUrl: `/demo-chat/index.html?${own}` }
    }),
  ),
]
