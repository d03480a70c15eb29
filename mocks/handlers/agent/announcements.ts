import type { RequestHandler } from 'msw'
import { agentAnnouncementTexts } from '../../content/announcements/agent.ts'
import { say } from '../../content/text.ts'
import { ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { dayAt, startOf } from '../../world/core/days.ts'
import { DAY, HOUR } from '../../world/core/durations.ts'
import type { World } from '../../world/world-types.ts'
import { teamOfCaller } from './team.ts'

const MORNING_MS = 10 * HOUR

/** AGT-01: the merchant's announcements to agents. */
export const agentAnnouncementHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAgentAnnouncements', ({ member, language }) => {
    if (!teamOfCaller(world, member)) return refuse('function.not.available')
    const { lists, announcements } = world.statement
    const today = startOf(dayAt(world.clock.now()))
    const texts = lists === 'empty' || announcements === 'none' ? [] : agentAnnouncementTexts
    return ok({
      list: texts.map(({ id, title, html, daysAgo }) => ({
        id,
        title: say(title, language),
        html: say(html, language),
        at: today - daysAgo * DAY + MORNING_MS,
      })),
    })
  }),
]
