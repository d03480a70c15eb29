import type { RequestHandler } from 'msw'
import { agentAnnouncementTexts } from '#mocks/content/announcements/agent.ts'
import { hasAnnouncements } from '#mocks/content/announcements/shown.ts'
import { localize } from '#mocks/content/text.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { dayAt, startOfDay } from '#mocks/world/core/days.ts'
import { DAY, HOUR } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'

const MORNING_MS = 10 * HOUR

/** AGT-01: the merchant's announcements to agents. */
export const agentAnnouncementHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAgentAnnouncements', ({ language }) => {
    const today = startOfDay(dayAt(world.clock.now()))
    const texts = hasAnnouncements(world) ? agentAnnouncementTexts : []
    return ok({
      list: texts.map(({ id, title, html, daysAgo }) => ({
        id,
        title: localize(title, language),
        html: localize(html, language),
        at: today - daysAgo * DAY + MORNING_MS,
      })),
    })
  }),
]
