import type { components } from '#openapi/generated/types.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'

type Schemas = components['schemas']
type Preference = Schemas['NotificationPreference']

/** Default notification preferences: no marketing (F-34). */
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
  readonly channel: Schemas['NotificationChannel']
  readonly on: boolean
}

/** Every topic with the ways that are on. */
export function getPreferences(world: World, member: Member) {
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
  return { list, marketingBlocked: excluded }
}

/**
 * Turns topics on or off for a channel. Marketing changes are in the audit trail (F-39). Other choices do not
 * change.
 */
export async function setChannel(
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
    await recordAudit(world, memberId, 'CONSENT_CHANGED', `${channel}: ${on ? 'yes' : 'no'}`)
}

/** Turns a topic on or off for a channel: never what is always sent, and no marketing for who is excluded. */
export async function setPreference(
  world: World,
  member: Member,
  { topic, channel, on }: Schemas['NotificationPreferenceRequest'],
) {
  const { fixed = [] } = DEFAULTS.find((one) => one.topic === topic) ?? {}
  if (!on && fixed.includes(channel)) return invalidRequest('/on', 'This way carries it always.')
  if (on && isMarketing(topic) && isExcluded(world, member)) return refusal('self.excluded')
  await setChannel(world, member.id, { topics: [topic], channel, on })
  return done(null)
}
