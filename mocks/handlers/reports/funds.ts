import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { addAmounts, compareAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import { getBalance, listEntries, listWallets } from '#mocks/world/ledger/ledger.ts'
import { lockedInWithdrawals, openRequirements } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'
import { sumBy } from './range.ts'
import { findReversedEntries, makeTransactions } from './transactions.ts'

const MOVEMENTS = 5

/** The part of the main wallet that is bonuses whose turnover is not met, with their winnings. */
function bonusOf(world: World, memberId: number) {
  const active = openRequirements(world, memberId).filter(({ base }) => base !== 'DEPOSIT')
  const bonus = sumBy(active, ({ tied }) => tied)
  const balance = getBalance(world, memberId)
  return compareAmounts(bonus, balance) < 0 ? bonus : balance
}

/** Stakes on draws to come, and what is on its way out. */
const lockedOf = (world: World, memberId: number) =>
  addAmounts(
    sumBy(world.db.lotteryBets.list({ memberId, state: 'PENDING' }), ({ stake }) => stake),
    lockedInWithdrawals(world, memberId),
  )

/** API-18: what the header shows of the member's money. */
export const fundsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getConsolidatedFunds', async ({ member: { id }, language }) => {
    const wallets = listWallets(world, id)
    const total = sumBy(wallets, ({ balance }) => balance)
    const bonus = bonusOf(world, id)
    const entries = listEntries(world, id).slice(-MOVEMENTS)
    const reversed = findReversedEntries(entries)
    return ok({
      total,
      bonus,
      real: subtractAmounts(total, bonus),
      locked: lockedOf(world, id),
      currency: CURRENCY.code,
      movements: entries.map(makeTransactions(world, reversed, language)).reverse(),
      updatedAt: Math.max(0, ...wallets.map(({ updatedAt }) => updatedAt)),
    })
  }),
]
