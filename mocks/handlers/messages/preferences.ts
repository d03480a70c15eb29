import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'
import { isExcluded } from '../session/open-session.ts'

type Preference = components['schemas']['NotificationPreference']

/** What is on until its member says otherwise: no marketing at all (F-34). */
const DEFAULTS: readonly Preference[] = [
  { topic: 'PAYMENTS', channels: ['PORTAL', 'EMAIL'], fixed: ['PORTAL'] },
  { topic: 'SECURITY', channels: ['PORTAL', 'EMAIL'], fixed: ['PORTAL', 'EMAIL'] },
  { topic: 'REWARDS', channels: ['PORTAL'], fixed: [] },
  { topic: 'MARKETING_CASINO', channels: [], fixed: [] },
  { topic: 'MARKETING_SPORTS', channels: [], fixed: [] },
  { topic: 'MARKETING_LOTTERY', channels: [], fixed: [] },
]
const CHANNELS = ['PORTAL', 'EMAIL', 'SMS'] as const

const isMarketing = (topic: string) => topic.startsWith('MARKETING_')

function preferencesOf(world: World, member: Member) {
  const barred = isExcluded(world, member)
  const list = DEFAULTS.map(({ topic, channels, fixed }) => ({
    topic,
    fixed,
    channels: CHANNELS.filter((channel) => {
      if (barred && isMarketing(topic)) return false
      const chosen = world.db.notificationChoices.find({ memberId: member.id, topic, channel })
      return chosen?.on ?? channels.includes(channel)
    }),
  }))
  return { list, marketingBarred: barred }
}

/** What a member wants to be told, and how. */
export const preferenceHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getNotificationPreferences', ({ member }) => ok(preferencesOf(world, member))),

  operation(world, 'setNotificationPreference', async ({ body, member }) => {
    const { topic, channel, on } = body
    const { fixed = [] } = DEFAULTS.find((one) => one.topic === topic) ?? {}
    if (!on && fixed.includes(channel)) {
      const violation = { path: 'on', reason: 'This way carries it always.' }
      return fail(422, undefined, { value: { violations: [violation] } })
    }
    if (on && isMarketing(topic) && isExcluded(world, member)) return refuse('self.excluded')
    const mine = { memberId: member.id, topic, channel }
    world.db.notificationChoices.remove(mine)
    await world.db.notificationChoices.insert({ ...mine, on, at: world.clock.now() })
    return ok(preferencesOf(world, member))
  }),
]
