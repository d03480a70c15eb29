import { postEntry } from '../ledger.ts'
import type { World } from '../world-types.ts'
import { incomeEntries } from './settle-income.ts'
import { salaryEntries } from './settle-salary.ts'

/**
 * Pays commissions, dividends and salaries that became due, in the order of their moments: looking once after
 * forty days leaves the same ledger as looking every five minutes. Draws until then must be settled.
 */
export async function settleEarnings(
  world: World,
  memberId: number,
  until = world.clock.now(),
): Promise<void> {
  const due = [...incomeEntries(world, memberId, until), ...salaryEntries(world, memberId, until)]
  const textOf = ({ requestId = '' }: (typeof due)[number]) => requestId
  due.sort((a, b) => (a.at ?? 0) - (b.at ?? 0) || (textOf(a) < textOf(b) ? -1 : 1))
  for (const entry of due) await postEntry(world, entry)
}
