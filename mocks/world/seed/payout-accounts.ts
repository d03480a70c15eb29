import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'

/** Rahim's payout accounts: provider, number, days ago. The first is the default. */
const RAHIM = [
  ['bkash', '01712000000', 200],
  ['brac-bank', '1502204824821', 150],
  ['usdt-tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 40],
] as const

/** The accounts that rahim's withdrawals are paid to; other players have the mobile wallet of their number. */
export async function seedPayoutAccounts(
  db: Db,
  { id: memberId, account, payeeName, mobile, createdAt }: Member,
  conditions: Conditions,
  now: number,
): Promise<void> {
  const isRahim = account === 'rahim'
  if (isRahim && conditions.payoutAccounts === 'none') return
  const own = isRahim ? RAHIM : ([['bkash', `0${mobile}`, 200]] as const)
  for (const [index, [providerId, number, days]] of own.entries())
    await db.payoutAccounts.insert({
      id: `account-${memberId}-${index + 1}`,
      memberId,
      providerId,
      holder: providerId === 'usdt-tron' ? null : payeeName,
      number,
      isDefault: index === 0,
      addedAt: Math.max(createdAt, now - days * DAY),
    })
}
