import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { vipLevels } from '../../content/offers/vip-levels.ts'
import { ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { compareAmounts, subtractAmounts } from '../../world/core/amount.ts'
import type { Member } from '../../world/core/tables.ts'
import { postEntry } from '../../world/ledger/ledger.ts'
import { vipStandOf } from '../../world/people/vip.ts'
import type { World } from '../../world/world-types.ts'
import { barOf, REFUSAL_OF } from './rules.ts'

type Vip = components['schemas']['Vip']

const referenceOf = (level: number) => `vip-${level}`

function vipOf(world: World, member: Member): Vip {
  const { id } = member
  const { staked, kept, level } = vipStandOf(world, member)
  const isClaimed = (of: number) =>
    of < Math.max(1, kept) ||
    world.db.ledger.find({ memberId: id, kind: 'BONUS', reference: referenceOf(of) }) !== undefined
  const next = vipLevels[level + 1]
  return {
    level,
    staked,
    next: next
      ? {
          level: level + 1,
          needed: next.staked,
          left:
            compareAmounts(staked, next.staked) < 0 ? subtractAmounts(next.staked, staked) : '0.00',
        }
      : null,
    levels: vipLevels.map((one, of) => ({
      ...one,
      level: of,
      state: of > level ? 'LOCKED' : isClaimed(of) ? 'CLAIMED' : 'READY',
    })),
  }
}

/** VIP levels and their bonuses. */
export const vipHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getVip', ({ member }) => ok(vipOf(world, member))),

  operation(
    world,
    'claimVipBonus',
    async ({ body: { level, requestId }, member }) => {
      const bar = barOf(world, member)
      if (bar) return refuse(REFUSAL_OF[bar])
      const found = vipOf(world, member).levels.find((one) => one.level === level)
      if (!found || found.state === 'LOCKED') return refuse('reward.not.reached')
      if (found.state === 'CLAIMED') return refuse('reward.already.claimed')
      const reference = referenceOf(level)
      const { bonus: amount } = found
      await postEntry(world, { memberId: member.id, kind: 'BONUS', amount, reference, requestId })
      return ok(vipOf(world, member))
    },
    { again: ({ member }) => ok(vipOf(world, member)) },
  ),
]
