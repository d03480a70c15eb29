import { versionAt } from '#mocks/content/help/legal-versions.ts'
import type { components } from '#openapi/generated/types.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'
import { getPreferences, MARKETING, setChannel } from './notification-preferences.ts'

type Schemas = components['schemas']
type Consent = Schemas['Consent']

const TEXTS = ['TERMS', 'PRIVACY'] as const
const CHANNELS = {
  MARKETING_PORTAL: 'PORTAL',
  MARKETING_EMAIL: 'EMAIL',
  MARKETING_SMS: 'SMS',
} as const

const WAYS = ['MARKETING_PORTAL', 'MARKETING_EMAIL', 'MARKETING_SMS'] as const

const isMarketing = (kind: Consent['kind']): kind is keyof typeof CHANNELS =>
  Object.hasOwn(CHANNELS, kind)

/** The registration agreed to the texts of its day. */
function textConsent(world: World, member: Member, kind: (typeof TEXTS)[number]): Consent {
  const { createdAt, id: memberId } = member
  const first = { version: versionAt(kind, createdAt), at: createdAt }
  const { version, at } = world.db.consents.find({ memberId, kind }) ?? first
  return { kind, given: true, at, version, current: versionAt(kind, world.clock.now()) }
}

/** F-34: one source, the notification preferences: given for a way when one product is on. */
function marketingConsent(world: World, member: Member, kind: keyof typeof CHANNELS): Consent {
  const channel = CHANNELS[kind]
  const { list } = getPreferences(world, member)
  const given = list.some(
    ({ topic, channels }) => MARKETING.includes(topic) && channels.includes(channel),
  )
  const times = world.db.notificationChoices
    .list((row) => row.memberId === member.id && row.channel === channel)
    .filter(({ topic }) => MARKETING.some((one) => one === topic))
    .map(({ at }) => at)
  return {
    kind,
    given,
    version: null,
    current: null,
    at: times.length === 0 ? null : Math.max(...times),
  }
}

/** A member's consents. */
export const listConsents = (world: World, member: Member) => ({
  list: [
    ...TEXTS.map((kind) => textConsent(world, member, kind)),
    ...WAYS.map((kind) => marketingConsent(world, member, kind)),
  ],
  marketingBlocked: isExcluded(world, member),
})

/** Gives or withdraws a consent: to the newest version of a text, or to marketing for a way. */
export async function setConsent(
  world: World,
  member: Member,
  { kind, given, version }: Schemas['ConsentRequest'],
) {
  if (isMarketing(kind)) {
    if (given && isExcluded(world, member)) return refusal('self.excluded')
    await setChannel(world, member.id, { topics: MARKETING, channel: CHANNELS[kind], on: given })
    return done(null)
  }
  if (!given) return invalidRequest('/given', 'It holds as long as the account is open.')
  const at = world.clock.now()
  if (version !== versionAt(kind, at)) return refusal('conflict')
  if (textConsent(world, member, kind).version === version) return done(null)
  const mine = { memberId: member.id, kind }
  world.db.consents.remove(mine)
  await world.db.consents.insert({ ...mine, version, at })
  await recordAudit(world, member.id, 'CONSENT_CHANGED', `${kind} ${version}`)
  return done(null)
}
