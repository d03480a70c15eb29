import type { RequestHandler } from 'msw'
import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { compareAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { getVipStatus } from '#mocks/world/people/vip.ts'
import { claimVipBonus, listVipLevels } from '#mocks/world/people/vip-bonus.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Vip = components['schemas']['Vip']

function vipOf(world: World, member: Member): Vip {
  const { staked, level } = getVipStatus(world, member)
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
    levels: listVipLevels(world, member),
  }
}

/** VIP levels and their bonuses. */
export const vipHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getVip', ({ member }) => ok(vipOf(world, member))),

  operation(
    world,
    'claimVipBonus',
    async ({ body, member }) =>
      toAnswer(await claimVipBonus(world, member, body), () => vipOf(world, member)),
    { replay: ({ member }) => ok(vipOf(world, member)) },
  ),
]
