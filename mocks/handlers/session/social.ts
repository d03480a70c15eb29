import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { isKnownType } from '#mocks/merchant/brand.ts'
import { settingsOf } from '#mocks/merchant/settings.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { audit } from '#mocks/world/people/audit.ts'
import type { World } from '#mocks/world/world-types.ts'
import { isClosed, isExcludedByHouse, lockOf, openSession } from './open-session.ts'

type Provider = Row<'identities'>['provider']

const STATE_MS = 10 * MINUTE
const TICKET_MS = 10 * MINUTE

const NAMES: Readonly<Record<string, string>> = { rahim: 'Rahim Uddin', new: 'Nadia Islam' }

/** The display name that the sign-in service gives. */
export const nameOf = (subject: string): string =>
  (Object.hasOwn(NAMES, subject) ? NAMES[subject] : undefined) ??
  `${subject.charAt(0).toUpperCase()}${subject.slice(1, 100)}`

/** The subject of an OAuth code: `id-rahim` is rahim; any other form is a denied consent. */
const subjectOf = (code: string): string | undefined => /^id-([a-z0-9-]{1,60})$/.exec(code)?.[1]

/** The state that `startSocial` gave, used up; null when there was none or it is too old. */
function takeState(world: World, provider: Provider, state: string) {
  const begun = world.db.socialStates.find({ state, provider })
  world.db.socialStates.remove({ state })
  return begun && world.clock.now() - begun.at < STATE_MS ? begun : null
}

async function giveTicket(world: World, provider: Provider, subject: string) {
  const linkTicket = `link-${world.random.text(16)}`
  const displayName = nameOf(subject)
  await world.db.linkTickets.insert({
    ticket: linkTicket,
    provider,
    subject,
    displayName,
    at: world.clock.now(),
  })
  return { linkTicket, displayName }
}

/** Sign-in with an account of another service. */
export const socialHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startSocial', async ({ body: { provider } }) => {
    if (!settingsOf(world.statement).social.includes(provider)) {
      return refuse('function.not.available')
    }
    const state = `social-${world.random.text(16)}`
    await world.db.socialStates.insert({ state, provider, at: world.clock.now() })
    return ok({ url: `/demo-provider/index.html?provider=${provider}&state=${state}`, state })
  }),

  operation(world, 'loginSocial', async ({ body: { provider, state, code } }) => {
    if (!takeState(world, provider, state)) return fail(404)
    const subject = subjectOf(code)
    if (!subject) return refuse('social.denied')
    const identity = world.db.identities.find({ provider, subject })
    const member = identity && world.db.members.find({ id: identity.memberId })
    if (!member) {
      return refuse('social.unlinked', { value: await giveTicket(world, provider, subject) })
    }
    const lockedUntil = lockOf(world, member)
    if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
    if (!isKnownType(member.type) || isClosed(world, member)) return refuse('login.not.member')
    if (isExcludedByHouse(world, member)) return refuse('self.excluded')
    return ok(makeLogin(member, await openSession(world, member, { way: 'SOCIAL' })))
  }),

  /** D-094: like a sign-in, but for a member who is already logged in; it opens no session. */
  operation(world, 'startSocialLink', async ({ body: { provider, state, code }, member }) => {
    if (!takeState(world, provider, state)) return fail(404)
    const subject = subjectOf(code)
    if (!subject) return refuse('social.denied')
    const taken =
      world.db.identities.find({ provider, subject }) ??
      world.db.identities.find({ provider, memberId: member.id })
    if (taken) return refuse('social.already.linked')
    return ok(await giveTicket(world, provider, subject))
  }),

  /** One account per service and member, never unlinked (AUT-34). */
  operation(world, 'bindSocial', async ({ body: { linkTicket }, member }) => {
    const at = world.clock.now()
    const ticket = world.db.linkTickets.find({ ticket: linkTicket })
    if (!ticket || at - ticket.at >= TICKET_MS) return fail(404)
    const { provider, subject, displayName } = ticket
    const taken =
      world.db.identities.find({ provider, subject }) ??
      world.db.identities.find({ provider, memberId: member.id })
    if (taken) return refuse('social.already.linked')
    world.db.linkTickets.remove({ ticket: linkTicket })
    await world.db.identities.insert({ provider, subject, memberId: member.id, at })
    await audit(world, member.id, 'SOCIAL_LINKED', provider)
    return ok({ provider, displayName })
  }),
]
