import type { components } from '../../../openapi/generated/types.ts'
import { affiliates } from '../../content/affiliates.ts'
import { refuse } from '../../contract/answers.ts'
import type { Refused } from '../../contract/types.ts'
import { linkOfCode } from '../../world/agents/team/links.ts'
import { putBelow } from '../../world/agents/team/new-downline.ts'
import type { Member } from '../../world/core/tables.ts'
import type { World } from '../../world/world-types.ts'

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
    ...{ memberId: member.id, code: text.toUpperCase(), at: member.createdAt },
  })
}
