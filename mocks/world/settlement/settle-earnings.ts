import { settleDue as settleDraws } from '../../lottery/settle.ts'
import { contractsOf } from '../contracts/contracts.ts'
import { postEntry } from '../ledger.ts'
import type { World } from '../world-types.ts'
import { accountsBehind } from './plays.ts'
import { incomeEntries } from './settle-income.ts'
import { salaryEntries } from './settle-salary.ts'

/** Decides the draws that a salary is reckoned from. */
async function settleDrawsBehind(world: World, memberId: number): Promise<void> {
  const now = world.clock.now()
  const waiting = world.db.lotteryBets.list(
    ({ state, drawsAt }) => state === 'PENDING' && drawsAt <= now,
  )
  const member = world.db.members.find({ id: memberId })
  if (waiting.length === 0 || !member || contractsOf(world, memberId).length === 0) return
  const behind = new Set(accountsBehind(world, member))
  for (const id of new Set(waiting.map((bet) => bet.memberId)))
    if (behind.has(id)) await settleDraws(world, id)
}

/**
 * Pays commissions, dividends and salaries that became due, in the order of their moments: looking once after
 * forty days leaves the same ledger as looking every five minutes.
 */
export async function settleEarnings(world: World, memberId: number): Promise<void> {
  await settleDrawsBehind(world, memberId)
  const due = [...incomeEntries(world, memberId), ...salaryEntries(world, memberId)]
  const textOf = ({ requestId = '' }: (typeof due)[number]) => requestId
  due.sort((a, b) => (a.at ?? 0) - (b.at ?? 0) || (textOf(a) < textOf(b) ? -1 : 1))
  for (const entry of due) await postEntry(world, entry)
}
