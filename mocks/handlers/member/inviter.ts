import { affiliates } from '#mocks/content/affiliates.ts'
import { refuse } from '#mocks/contract/answers.ts'
import type { Refused } from '#mocks/contract/types.ts'
import { linkOfCode } from '#mocks/world/agents/team/links.ts'
import { putBelow } from '#mocks/world/agents/team/new-downline.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Affiliate = components['schemas']['Affiliate']

/** The affiliate of a code: one of the merchant's own, or the agent whose link it is. */
export function affiliateOf(
  world: World,
  code: string,
): Affiliate | Refused<'register.affiliate.invalid' | 'register.affiliate.disabled'> {
  if (world.statement.affiliateCodes === 'unknown') return refuse('register.affiliate.invalid')
  const link = linkOfCode(world, code)
  if (link?.disabledAt != null) return refuse('register.affiliate.disabled')
  const agent = link && world.db.members.find({ id: link.memberId })
  if (agent) return { code: code.toUpperCase(), name: agent.nickname }
  return (
    affiliates.find((affiliate) => affiliate.code === code.toUpperCase()) ??
    refuse('register.affiliate.invalid')
  )
}

/** D-071: a member who registers through an agent's link becomes a downline of that agent. */
export async function comeByLink(world: World, member: Member, text: string): Promise<void> {
  const link = linkOfCode(world, text)
  if (!link) return
  await putBelow(world, member.id, link.memberId, link.rebate)
  await world.db.agentLinkSignUps.insert({
    memberId: member.id,
    code: text.toUpperCase(),
    at: member.createdAt,
  })
}
