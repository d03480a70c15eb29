import { getPrincipal } from '#mocks/content/accounts.ts'
import { isAgentType } from '#mocks/merchant/brand.ts'
import { fromMinor } from '../../core/amount.ts'
import type { NewEntry } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import type { Period } from './half-months.ts'
import { listIncomePeriods, sumAhead, sumLines } from './income.ts'

/** D-074: the commissions of periods that became due which are not posted yet, each at its own moment. */
export async function incomeEntries(
  world: World,
  memberId: number,
  due: readonly Period[],
  pause: () => Promise<void>,
): Promise<NewEntry[]> {
  const { db } = world
  const agent = db.members.find({ id: memberId })
  // F-48: accountants can read an agent's income but do not have their own.
  if (!agent || !isAgentType(agent.type) || getPrincipal(agent.account) !== undefined) return []
  const requestIdOf = (from: string) => `commission ${from}`
  const missing = due.filter(
    ({ from }) => !db.ledger.find({ requestId: requestIdOf(from), memberId }),
  )
  if (missing.length === 0) return []
  for (const period of missing) {
    sumAhead(world, agent, period)
    await pause()
  }
  const periods = listIncomePeriods(world, agent)
  return missing.flatMap(({ from, to }): NewEntry[] => {
    const period = periods.find((one) => one.from === from)
    const commission = period ? sumLines(period.lines).commission : 0n
    if (!period || commission === 0n) return []
    const entry: NewEntry = {
      memberId,
      kind: 'COMMISSION',
      reference: `${from}..${to}`,
      requestId: requestIdOf(from),
      amount: fromMinor(commission),
      at: period.paidAt,
    }
    return [entry]
  })
}
