import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { addAmounts, fromMinor } from '../../world/core/amount.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member } from '../../world/core/tables.ts'
import { codeOf, invitedBy } from '../../world/people/invitations.ts'
import type { World } from '../../world/world-types.ts'
import { barOf } from './rules.ts'

type Figures = components['schemas']['ReferralFigures']

const MOST_LINKS = 20
/** The places of the scenario `referral-rich`. */
const PLACES = ['cricket', 'family', 'office', 'telegram', 'campus']
/** Paid for a friend who deposits, in hundredths. */
const PAID = 5000n

const NOTHING: Figures = { clicks: 0, registrations: 0, depositors: 0, earned: '0.00' }

/** What lies before the world of the scenario `referral-rich`: sample figures of a link. */
function pastOf({ statement, random }: World, code: string): Figures {
  if (statement.referral !== 'rich') return NOTHING
  const draw = random.fork(`referral ${code}`)
  const clicks = draw.int(20, 400)
  const registrations = Math.floor(clicks / draw.int(6, 12))
  const depositors = Math.floor(registrations / 2)
  return { clicks, registrations, depositors, earned: fromMinor(BigInt(depositors) * PAID) }
}

const sumOf = (one: Figures, other: Figures): Figures => ({
  clicks: one.clicks + other.clicks,
  registrations: one.registrations + other.registrations,
  depositors: one.depositors + other.depositors,
  earned: addAmounts(one.earned, other.earned),
})

function referralOf(world: World, member: Member) {
  const { id: memberId } = member
  const code = codeOf(member)
  const own = world.db.referralLinks.list({ memberId }).map(({ subId }) => subId)
  const places = world.statement.referral === 'rich' ? [...PLACES, ...own] : own
  const links = [null, ...places].map((subId) => {
    const full = subId === null ? code : `${code}-${subId}`
    const isNew = subId !== null && own.includes(subId)
    const since = invitedBy(world, memberId, subId)
    // Whoever opened an account has opened the link.
    const figures = { clicks: since.registrations, ...since }
    return { code: full, subId, figures: isNew ? figures : sumOf(pastOf(world, full), figures) }
  })
  const totals = links.reduce((sum, { figures }) => sumOf(sum, figures), NOTHING)
  return { links, totals, currency: CURRENCY.code, mostLinks: MOST_LINKS }
}

const isOff = (world: World, member: Member) =>
  world.statement.referral === 'off' || barOf(world, member) !== null

/** A member's invitation links. */
export const referralHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getReferral', async ({ member }) => {
    if (isOff(world, member)) return refuse('function.not.available')
    return ok(referralOf(world, member))
  }),

  operation(world, 'addReferralLink', async ({ body: { subId }, member }) => {
    if (isOff(world, member)) return refuse('function.not.available')
    const { links } = referralOf(world, member)
    if (!links.some((link) => link.subId === subId)) {
      if (links.length >= MOST_LINKS) return invalid('/body/subId', 'is one link too many')
      const at = world.clock.now()
      await world.db.referralLinks.insert({ memberId: member.id, subId, at })
    }
    return ok(referralOf(world, member))
  }),
]
