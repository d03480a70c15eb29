import { isKnownType } from '#mocks/merchant/brand.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member, Row } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'
import { getLockedUntil, isClosed, isExcludedByMerchant, openSession } from './open-session.ts'

type Schemas = components['schemas']
type Provider = Row<'identities'>['provider']

const STATE_MS = 10 * MINUTE
const TICKET_MS = 10 * MINUTE

const NAMES: Readonly<Record<string, string>> = { rahim: 'Rahim Uddin', new: 'Nadia Islam' }

/** The display name that the login service gives. */
export const getSocialName = (subject: string): string =>
  (Object.hasOwn(NAMES, subject) ? NAMES[subject] : undefined) ??
  `${subject.charAt(0).toUpperCase()}${subject.slice(1, 100)}`

/** The subject of an OAuth code: `id-rahim` is rahim; any other form is a denied consent. */
const subjectOf = (code: string): string | undefined => /^id-([a-z0-9-]{1,60})$/.exec(code)?.[1]

/** Consumes the state that `startSocial` returned; null when it is unknown or expired. */
function consumeState(world: World, provider: Provider, state: string) {
  const begun = world.db.socialStates.find({ state, provider })
  world.db.socialStates.remove({ state })
  return begun && world.clock.now() - begun.at < STATE_MS ? begun : null
}

async function giveTicket(world: World, provider: Provider, subject: string) {
  const linkTicket = `link-${world.random.text(16)}`
  const displayName = getSocialName(subject)
  const at = world.clock.now()
  await world.db.linkTickets.insert({ ticket: linkTicket, provider, subject, displayName, at })
  return { linkTicket, displayName }
}

/** Begins a login with another service: the state that its answer has to bring back. */
export async function startSocial(world: World, provider: Provider) {
  if (!getSettings(world.conditions).social.includes(provider))
    return refusal('function.not.available')
  const state = `social-${world.random.text(16)}`
  await world.db.socialStates.insert({ state, provider, at: world.clock.now() })
  return done({ state })
}

/** Logs in the member whose account of another service this is. */
export async function logInBySocial(
  world: World,
  { provider, state, code }: Schemas['SocialLoginRequest'],
) {
  if (!consumeState(world, provider, state)) return refusal('unknown')
  const subject = subjectOf(code)
  if (!subject) return refusal('social.denied')
  const identity = world.db.identities.find({ provider, subject })
  const member = identity && world.db.members.find({ id: identity.memberId })
  if (!member) return refusal('social.unlinked', await giveTicket(world, provider, subject))
  const lockedUntil = getLockedUntil(world, member)
  if (lockedUntil !== null) return refusal('login.locked', { lockedUntil })
  if (!isKnownType(member.type) || isClosed(world, member)) return refusal('login.not.member')
  if (isExcludedByMerchant(world, member)) return refusal('self.excluded')
  return done({ member, session: await openSession(world, member, { way: 'SOCIAL' }) })
}

const isLinked = ({ db }: World, { id: memberId }: Member, provider: Provider, subject: string) =>
  db.identities.find({ provider, subject }) !== undefined ||
  db.identities.find({ provider, memberId }) !== undefined

/** D-094: like a login, but for a member who is already logged in; it opens no session. */
export async function startSocialLink(
  world: World,
  member: Member,
  { provider, state, code }: Schemas['SocialLinkRequest'],
) {
  if (!consumeState(world, provider, state)) return refusal('unknown')
  const subject = subjectOf(code)
  if (!subject) return refusal('social.denied')
  if (isLinked(world, member, provider, subject)) return refusal('social.already.linked')
  return done(await giveTicket(world, provider, subject))
}

/** Links an account of another service: one per service and member, never unlinked (AUT-34). */
export async function linkSocial(world: World, member: Member, linkTicket: string) {
  const at = world.clock.now()
  const ticket = world.db.linkTickets.find({ ticket: linkTicket })
  if (!ticket || at - ticket.at >= TICKET_MS) return refusal('unknown')
  const { provider, subject, displayName } = ticket
  if (isLinked(world, member, provider, subject)) return refusal('social.already.linked')
  world.db.linkTickets.remove({ ticket: linkTicket })
  await world.db.identities.insert({ provider, subject, memberId: member.id, at })
  await recordAudit(world, member.id, 'SOCIAL_LINKED', provider)
  return done({ provider, displayName })
}
