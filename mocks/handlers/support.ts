import type { RequestHandler } from 'msw'
import { liveChats } from '#mocks/content/live-chats.ts'
import { say } from '#mocks/content/text.ts'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { settingsOf } from '#mocks/merchant/settings.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import { hasEmptyLists } from '#mocks/world/empty-lists.ts'
import { announcingMissions } from '#mocks/world/people/announce-missions.ts'
import { takeCaptcha } from '#mocks/world/people/verification/captcha.ts'
import type { World } from '#mocks/world/world-types.ts'

const FEEDBACK_MS = MINUTE

/** Feedback and live chat. */
export const supportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendFeedback', async ({ body, member }) => {
    const { captcha, ...feedback } = body
    if (!(await takeCaptcha(world, captcha))) return refuse('captcha.wrong')
    const at = world.clock.now()
    const memberId = member?.id ?? null
    const early = world.db.feedbacks.find(
      (row) => row.memberId === memberId && at - row.at < FEEDBACK_MS,
    )
    if (early) return refuse('feedback.too.often')
    const row = { ...feedback, memberId, at }
    await announcingMissions(world, member, () => world.db.feedbacks.insert(row))
    return ok(null)
  }),

  operation(world, 'getLiveChatModels', ({ language }) =>
    ok({
      list:
        hasEmptyLists(world) || world.statement.config === 'weird'
          ? []
          : liveChats.map(({ name, ...chat }) => ({ ...chat, name: say(name, language) })),
    }),
  ),

  operation(world, 'launchChat', ({ query: { model, look }, language }) => {
    const chat = liveChats.find(({ id }) => id === model)
    if (!chat) return fail(404)
    if (!chat.online) return refuse('chat.offline')
    const { timeZone } = settingsOf(world.statement)
    const own = new URLSearchParams({ model, lang: language, zone: timeZone })
    own.set('now', String(world.clock.now()))
    if (look) own.set('look', look)
    return ok({ chatUrl: `/demo-chat/index.html?${own}` })
  }),
]
