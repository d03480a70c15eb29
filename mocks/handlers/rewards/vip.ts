import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { ok, refuse } from '../../contract/answers.ts'
import { wasGranted } from '../../contract/request-keys.ts'
import { operation } from '../../contract.ts'
import { type Amount, compareAmounts, subtractAmounts } from '../../world/amount.ts'
import { postEntry } from '../../world/ledger.ts'
import { movedSince } from '../../world/limits.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'
import { barOf, REFUSAL_OF } from './rules.ts'

type Vip = components['schemas']['Vip']

/** Stakes to reach each level, its bonus, cashback in per cent, and the most to withdraw in a day. */
const LEVELS: readonly (readonly [staked: Amount, bonus: Amount, cashback: string, out: Amount])[] =
  [
    ['0.00', '0.00', '0.00', '50000.00'],
    ['10000.00', '50.00', '0.20', '75000.00'],
    ['50000.00', '200.00', '0.30', '100000.00'],
    ['150000.00', '500.00', '0.40', '150000.00'],
    ['400000.00', '1200.00', '0.50', '200000.00'],
    ['1000000.00', '3000.00', '0.60', '300000.00'],
    ['2500000.00', '8000.00', '0.70', '500000.00'],
    ['6000000.00', '20000.00', '0.80', '750000.00'],
    ['15000000.00', '50000.00', '0.90', '1000000.00'],
    ['40000000.00', '120000.00', '1.00', '2000000.00'],
    ['100000000.00', '300000.00', '1.20', '5000000.00'],
  ]

const referenceOf = (level: number) => `vip-${level}`

function vipOf(world: World, { id, vipLevel }: Member): Vip {
  const staked = subtractAmounts('0.00', movedSince(world, id, ['STAKE'], 0))
  const earned = LEVELS.findLastIndex(([needed]) => compareAmounts(staked, needed) >= 0)
  // A level that was reached before is kept.
  const kept = vipLevel ?? 0
  const level = Math.max(earned, kept)
  const isClaimed = (of: number) =>
    of < Math.max(1, kept) ||
    world.db.ledger.find({ memberId: id, kind: 'BONUS', reference: referenceOf(of) }) !== undefined
  const next = LEVELS[level + 1]
  return {
    level,
    staked,
    next: next
      ? {
          level: level + 1,
          needed: next[0],
          left: compareAmounts(staked, next[0]) < 0 ? subtractAmounts(next[0], staked) : '0.00',
        }
      : null,
    levels: LEVELS.map(([needed, bonus, cashback, withdrawDaily], of) => ({
      ...{ level: of, staked: needed, bonus, cashback, withdrawDaily },
      state: of > level ? 'LOCKED' : isClaimed(of) ? 'CLAIMED' : 'READY',
    })),
  }
}

/** VIP levels and their bonuses. */
export const vipHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getVip', ({ member }) => ok(vipOf(world, member))),

  operation(world, 'claimVipBonus', async ({ body: { level, requestId }, member }) => {
    if (wasGranted(world, member, requestId)) return ok(vipOf(world, member))
    const bar = barOf(world, member)
    if (bar) return refuse(REFUSAL_OF[bar])
    const found = vipOf(world, member).levels.find((one) => one.level === level)
    if (!found || found.state === 'LOCKED') return refuse('reward.not.reached')
    if (found.state === 'CLAIMED') return refuse('reward.already.claimed')
    const reference = referenceOf(level)
    const { bonus: amount } = found
    await postEntry(world, { memberId: member.id, kind: 'BONUS', amount, reference, requestId })
    return ok(vipOf(world, member))
  }),
]
