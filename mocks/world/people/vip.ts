import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import {
  type Amount,
  addAmounts,
  compareAmounts,
  subtractAmounts,
  sumAmounts,
} from '../core/amount.ts'
import { cached, cacheKind } from '../core/caches.ts'
import type { Member } from '../core/tables.ts'
import { type LedgerEntry, listLiveEntries, listPastEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

const STAKES = { kinds: ['STAKE'] } as const

const stakedIn = (entries: readonly LedgerEntry[]): Amount =>
  subtractAmounts('0.00', sumAmounts(entries.map(({ amount }) => amount)))

/** Worked out once: a year has thousands of stakes. */
const STAKED = cacheKind<Amount>('staked before the world began')

/** A member's total stakes and the level reached; an earlier, higher level is kept. */
export function getVipStatus(
  world: World,
  { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>,
): { readonly staked: Amount; readonly kept: number; readonly level: number } {
  const before = cached(world.cache(STAKED), id, () => stakedIn(listPastEntries(world, id, STAKES)))
  const staked = addAmounts(before, stakedIn(listLiveEntries(world, id, STAKES)))
  const earned = vipLevels.findLastIndex((one) => compareAmounts(staked, one.staked) >= 0)
  const kept = vipLevel ?? 0
  return { staked, kept, level: Math.max(earned, kept) }
}
