import type { Amount } from '../../core/amount.ts'
import type { Row } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'

const TYPES = { AGENT: 2, MEMBER: 0 } as const

/** The type of a new account that is to be an agent or a member. */
export const typeOfKind = (kind: Row<'agentLinks'>['kind']): number => TYPES[kind]

/** Puts a new account directly below an agent, with a rebate. */
export async function attachToUpline(
  { db }: World,
  memberId: number,
  uplineId: number,
  rate: Amount,
): Promise<void> {
  await db.uplines.insert({ memberId, uplineId })
  await db.downlineRebates.insert({ memberId, rate })
}
