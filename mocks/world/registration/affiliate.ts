import { affiliates } from '#mocks/content/affiliates.ts'
import type { components } from '#openapi/generated/types.ts'
import { linkOfCode } from '../agents/team/links.ts'
import { attachToUpline } from '../agents/team/new-downline.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'

type Affiliate = components['schemas']['Affiliate']

/** The affiliate of a code: one of the merchant's own, or the agent whose link it is. */
export function findAffiliate(world: World, code: string) {
  if (world.conditions.affiliateCodes === 'unknown') return refusal('register.affiliate.invalid')
  const link = linkOfCode(world, code)
  if (link?.disabledAt != null) return refusal('register.affiliate.disabled')
  const agent = link && world.db.members.find({ id: link.memberId })
  if (agent) return done<Affiliate>({ code: code.toUpperCase(), name: agent.nickname })
  const own = affiliates.find((affiliate) => affiliate.code === code.toUpperCase())
  return own ? done<Affiliate>(own) : refusal('register.affiliate.invalid')
}

/** D-071: a member who registers through an agent's link becomes a downline of that agent. */
export async function joinByLink(world: World, member: Member, text: string): Promise<void> {
  const link = linkOfCode(world, text)
  if (!link) return
  await attachToUpline(world, member.id, link.memberId, link.rebate)
  await world.db.agentLinkSignUps.insert({
    memberId: member.id,
    code: text.toUpperCase(),
    at: member.createdAt,
  })
}
