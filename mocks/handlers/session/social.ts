import type { RequestHandler } from 'msw'
import { isKnownType } from '../../content/brand.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { makeLogin } from '../../factories/session.ts'
import { settingsOf } from '../../factories/settings.ts'
import type { World } from '../../world/world-types.ts'
import { isExcluded, lockOf, openSession } from './open-session.ts'

const STATE_MS = 10 * 60_000
const TICKET_MS = 10 * 60_000

const NAMES: Readonly<Record<string, string>> = { rahim: 'Rahim Uddin', new: 'Nadia Islam' }

/** The display name that the sign-in service gives. */
const nameOf = (subject: string): string =>
  (Object.hasOwn(NAMES, subject) ? NAMES[subject] : undefined) ??
  `${subject.charAt(0).toUpperCase()}${subject.slice(1, 100)}`

/** The subject of an OAuth code: `id-rahim` is rahim; any other form is a denied consent. */
const subjectOf = (code: string): string | undefined => /^id-([a-z0-9-]{1,60})$/.exec(code)?.[1]

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
    const now = world.clock.now()
    const begun = world.db.socialStates.find({ state, provider })
    world.db.socialStates.remove({ state })
    if (!begun || now - begun.at >= STATE_MS) return fail(404)
    const subject = subjectOf(code)
    if (!subject) return refuse('social.denied')
    const identity = world.db.identities.find({ provider, subject })
    const member = identity && world.db.members.find({ id: identity.memberId })
    if (!member) {
      const ticket = `link-${world.random.text(16)}`
      const displayName = nameOf(subject)
      await world.db.linkTickets.insert({ ticket, provider, subject, displayName, at: now })
      return refuse('social.unlinked', { value: { linkTicket: ticket, displayName } })
    }
    const lockedUntil = lockOf(world, member)
    if (lockedUntil !== null) return refuse('login.locked', { value: { lockedUntil } })
    if (!isKnownType(member.type)) return refuse('login.not.member')
    if (isExcluded(world, member)) return refuse('self.excluded')
    return ok(makeLogin(member, await openSession(world, member)))
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
    return ok({ provider, displayName })
  }),
]
