import { REFERRAL_TERMS } from '#mocks/merchant/referral-terms.ts'
import type { components } from '#openapi/generated/types.ts'
import { addAmounts, fromMinor, toMinor } from '../core/amount.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { getInvitationFigures, toInvitationCode } from './invitations.ts'
import { checkRewardEligibility } from './rewards.ts'

type Figures = components['schemas']['ReferralFigures']

const MAX_LINKS = 20
/** The places of the scenario `referral-rich`. */
const PLACES = ['cricket', 'family', 'office', 'telegram', 'campus']

const NOTHING: Figures = { clicks: 0, registrations: 0, depositors: 0, earned: '0.00' }

/** Sample figures of a link before the start of the world, for the scenario `referral-rich`. */
function pastOf({ conditions, random }: World, code: string): Figures {
  if (conditions.referral !== 'rich') return NOTHING
  const draw = random.fork(`referral ${code}`)
  const clicks = draw.int(20, 400)
  const registrations = Math.floor(clicks / draw.int(6, 12))
  const depositors = Math.floor(registrations / 2)
  return {
    clicks,
    registrations,
    depositors,
    earned: fromMinor(BigInt(depositors) * toMinor(REFERRAL_TERMS.reward)),
  }
}

const sumOf = (one: Figures, other: Figures): Figures => ({
  clicks: one.clicks + other.clicks,
  registrations: one.registrations + other.registrations,
  depositors: one.depositors + other.depositors,
  earned: addAmounts(one.earned, other.earned),
})

function linksOf(world: World, member: Member) {
  const { id: memberId } = member
  const code = toInvitationCode(member)
  const own = world.db.referralLinks.list({ memberId }).map(({ subId }) => subId)
  const places = world.conditions.referral === 'rich' ? [...PLACES, ...own] : own
  const links = [null, ...places].map((subId) => {
    const full = subId === null ? code : `${code}-${subId}`
    const isNew = subId !== null && own.includes(subId)
    const since = getInvitationFigures(world, memberId, subId)
    // Every registration implies a click.
    const figures = { clicks: since.registrations, ...since }
    return { code: full, subId, figures: isNew ? figures : sumOf(pastOf(world, full), figures) }
  })
  const totals = links.reduce((sum, { figures }) => sumOf(sum, figures), NOTHING)
  return { links, totals, maxLinks: MAX_LINKS, terms: REFERRAL_TERMS }
}

export type Referral = ReturnType<typeof linksOf>

export const offersReferral = ({ conditions }: World): boolean => conditions.referral !== 'off'

const isOff = (world: World, member: Member) =>
  !offersReferral(world) || checkRewardEligibility(world, member) !== null

/** A member's invitation links and their results. */
export const getReferral = (world: World, member: Member) =>
  isOff(world, member) ? refusal('function.not.available') : done(linksOf(world, member))

/** Adds a link for another placement; an existing one stays unchanged. */
export async function addReferralLink(world: World, member: Member, subId: string) {
  if (isOff(world, member)) return refusal('function.not.available')
  const { links } = linksOf(world, member)
  if (!links.some((link) => link.subId === subId)) {
    if (links.length >= MAX_LINKS) return invalidRequest('/subId', 'is one link too many')
    const at = world.clock.now()
    await world.db.referralLinks.insert({ memberId: member.id, subId, at })
  }
  return done(linksOf(world, member))
}
