import type { RequestHandler } from 'msw'
import { versionAt } from '#mocks/content/help/legal-versions.ts'
import { fail, invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { entriesOf } from '#mocks/world/ledger/ledger.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { erasureOf, requestErasure, withdrawErasure } from '#mocks/world/people/erasure.ts'
import { kycOf } from '#mocks/world/people/kyc.ts'
import { isExcluded } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { shown } from '../messages/messages.ts'
import { choose, MARKETING, preferencesOf } from '../messages/preferences.ts'
import { valuesOf } from './profile.ts'

type Consent = components['schemas']['Consent']

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
  const { list } = preferencesOf(world, member)
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

const consentsOf = (world: World, member: Member) => ({
  list: [
    ...TEXTS.map((kind) => textConsent(world, member, kind)),
    ...WAYS.map((kind) => marketingConsent(world, member, kind)),
  ],
  marketingBarred: isExcluded(world, member),
})

/** What a member agreed to, and what becomes of their data (F-40). */
export const privacyHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getConsents', ({ member }) => ok(consentsOf(world, member))),

  operation(world, 'setConsent', async ({ body: { kind, given, version }, member }) => {
    if (isMarketing(kind)) {
      if (given && isExcluded(world, member)) return refuse('self.excluded')
      await choose(world, member.id, { topics: MARKETING, channel: CHANNELS[kind], on: given })
      return ok(consentsOf(world, member))
    }
    if (!given) {
      const violation = { path: 'given', reason: 'It holds as long as the account is open.' }
      return invalid(violation.path, violation.reason)
    }
    const at = world.clock.now()
    if (version !== versionAt(kind, at)) return fail(409)
    if (textConsent(world, member, kind).version !== version) {
      const mine = { memberId: member.id, kind }
      world.db.consents.remove(mine)
      await world.db.consents.insert({ ...mine, version, at })
      await audit(world, member.id, 'CONSENT_CHANGED', `${kind} ${version}`)
    }
    return ok(consentsOf(world, member))
  }),

  operation(world, 'getErasure', ({ member }) => ok(erasureOf(world, member.id))),

  operation(world, 'requestErasure', async ({ member }) => {
    await requestErasure(world, member.id)
    return ok(erasureOf(world, member.id))
  }),

  operation(world, 'withdrawErasure', async ({ member }) => {
    await withdrawErasure(world, member.id)
    return ok(erasureOf(world, member.id))
  }),

  operation(world, 'exportData', async ({ member, language: said }) => {
    await audit(world, member.id, 'DATA_EXPORTED')
    const own = <R extends { memberId: number | null }>(rows: readonly R[]) =>
      rows.filter(({ memberId }) => memberId === member.id)
    const { account, email, mobile, dialingCode, language, createdAt } = member
    const text = JSON.stringify(
      {
        account: { account, email, mobile: `+${dialingCode} ${mobile}`, language, createdAt },
        profile: valuesOf(world, member),
        identityCheck: kycOf(world, member.id),
        logins: own(world.db.logins.list()).map(({ token: _, ...login }) => login),
        actions: own(world.db.auditEntries.list()),
        movements: entriesOf(world, member.id),
        messages: own(world.db.messages.list()).map((row) => shown(row, said)),
      },
      null,
      2,
    )
    return ok({ fileName: `suborno-${account}.json`, text })
  }),
]
