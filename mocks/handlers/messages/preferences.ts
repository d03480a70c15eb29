import type { RequestHandler } from 'msw'
import { invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { isExcluded } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Preference = components['schemas']['NotificationPreference']
type Channel = components['schemas']['NotificationChannel']

/** What is on until its member says otherwise: no marketing at all (F-34). */
const DEFAULTS: readonly Preference[] = [
  { topic: 'PAYMENTS', channels: ['PORTAL', 'EMAIL'], fixed: [] },
  { topic: 'SECURITY', channels: ['PORTAL', 'EMAIL'], fixed: ['PORTAL', 'EMAIL'] },
  { topic: 'REWARDS', channels: ['PORTAL'], fixed: [] },
  { topic: 'MARKETING_CASINO', channels: [], fixed: [] },
  { topic: 'MARKETING_SPORTS', channels: [], fixed: [] },
  { topic: 'MARKETING_LOTTERY', channels: [], fixed: [] },
]
const CHANNELS = ['PORTAL', 'EMAIL', 'SMS'] as const

const isMarketing = (topic: string) => topic.startsWith('MARKETING_')
export const MARKETING = DEFAULTS.map(({ topic }) => topic).filter(isMarketing)

interface Choice {
  readonly topics: readonly Preference['topic'][]
  readonly channel: Channel
  readonly on: boolean
}

/** Every topic with the ways that are on. */
export function preferencesOf(world: World, member: Member) {
  const excluded = isExcluded(world, member)
  const list = DEFAULTS.map(({ topic, channels, fixed }) => ({
    topic,
    fixed,
    channels: CHANNELS.filter((channel) => {
      if (excluded && isMarketing(topic)) return false
      const chosen = world.db.notificationChoices.find({ memberId: member.id, topic, channel })
      return chosen?.on ?? channels.includes(channel)
    }),
  }))
  return { list, marketingBarred: excluded }
}

/**
 * Turns topics on or off for a channel. Marketing changes are in the audit trail (F-39). Other choices do not
 * change.
 */
export async function choose(
  world: World,
  memberId: number,
  { topics, channel, on }: Choice,
): Promise<void> {
  const changed = topics.filter(
    (topic) => world.db.notificationChoices.find({ memberId, topic, channel })?.on !== on,
  )
  for (const topic of changed) {
    const mine = { memberId, topic, channel }
    world.db.notificationChoices.remove(mine)
    await world.db.notificationChoices.insert({ ...mine, on, at: world.clock.now() })
  }
  const marketing = changed.filter(isMarketing)
  if (marketing.length > 0)
    await audit(world, memberId, 'CONSENT_CHANGED', `${channel}: ${on ? 'yes' : 'no'}`)
}

/** The notices that a member gets, and their channels. */
export const preferenceHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getNotificationPreferences', ({ member }) => ok(preferencesOf(world, member))),

  operation(world, 'setNotificationPreference', async ({ body, member }) => {
    const { topic, channel, on } = body
    const { fixed = [] } = DEFAULTS.find((one) => one.topic === topic) ?? {}
    if (!on && fixed.includes(channel)) {
      const violation = { path: 'on', reason: 'This way carries it always.' }
      return invalid(violation.path, violation.reason)
    }
    if (on && isMarketing(topic) && isExcluded(world, member)) return refuse('self.excluded')
    await choose(world, member.id, { topics: [topic], channel, on })
    return ok(preferencesOf(world, member))
  }),
]
