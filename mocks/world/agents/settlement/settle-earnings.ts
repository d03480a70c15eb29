import { isAgentType } from '#mocks/merchant/brand.ts'
import { createPause } from '../../core/slices.ts'
import { type NewEntry, postEntry } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import { incomeDue } from './income.ts'
import { incomeEntries } from './settle-income.ts'
import { pay, paymentsDue } from './settle-salary.ts'

/** The number of a member's uplines. */
function depthOf({ db }: World, memberId: number): number {
  let depth = 0
  for (let row = db.uplines.find({ memberId }); row; depth += 1)
    row = db.uplines.find({ memberId: row.uplineId })
  return depth
}

/**
 * Pays due commissions, dividends and salaries in the order of their due times, so that settling once after forty days
 * gives the same ledger as settling every five minutes. Draws up to then must be settled first. At equal times
 * commissions come first, then contracts from the top down.
 */
export async function settleEarnings(world: World, until = world.clock.now()): Promise<void> {
  // Every call settles, and hardly ever has a period ended since the world began.
  const periods = incomeDue(world, world.startedAt, until)
  const pause = createPause()
  const agents = periods.length === 0 ? [] : world.db.members.list(({ type }) => isAgentType(type))
  const depths = new Map<number, number>()
  const depthAt = (id: number) => {
    const depth = depths.get(id) ?? depthOf(world, id)
    depths.set(id, depth)
    return depth
  }
  const incomes: NewEntry[] = []
  for (const { id } of agents) incomes.push(...(await incomeEntries(world, id, periods, pause)))
  const due = [
    ...incomes.map((entry) => ({
      at: entry.at ?? until,
      depth: -1,
      name: `${entry.requestId} ${entry.memberId}`,
      settle: async () => void (await postEntry(world, entry)),
    })),
    ...(await paymentsDue(world, until)).map((payment) => ({
      at: payment.dueAt,
      depth: depthAt(payment.payerId),
      name: payment.id,
      settle: () => pay(world, payment),
    })),
  ]
  due.sort((a, b) => a.at - b.at || a.depth - b.depth || (a.name < b.name ? -1 : 1))
  for (const { settle } of due) {
    await settle()
    await pause()
  }
}
