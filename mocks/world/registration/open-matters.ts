import { accounts } from '#mocks/content/accounts.ts'
import { listContracts } from '../agents/contracts/contracts.ts'
import { isInForce } from '../agents/contracts/machine.ts'
import { type Amount, sumAmounts, toMinor } from '../core/amount.ts'
import type { Member } from '../core/tables.ts'
import { openDues } from '../ledger/dues.ts'
import { getBalance, listWallets, MAIN } from '../ledger/ledger.ts'
import { dueAt } from '../money/deposits.ts'
import { openPayments } from '../money/open-payments.ts'
import { getWithdrawable, MIN_WITHDRAWAL, sumRemaining } from '../money/withdraw-rules.ts'
import { isOpenVendor } from '../play/vendor-wallets.ts'
import type { World } from '../world-types.ts'

/** An unsettled part of an account: money, a payment, a bet or a contract (ADR 0089). */
export interface OpenMatter {
  readonly kind:
    | 'MAIN_WALLET'
    | 'VENDOR_WALLET'
    | 'DEPOSIT'
    | 'WITHDRAWAL'
    | 'BET'
    | 'ROUND'
    | 'TURNOVER'
    | 'BONUS'
    | 'CONTRACT'
    | 'DUE'
    | 'SUB_ACCOUNT'
  readonly count: number
  readonly amount: Amount | null
  /** Latest time at which it settles by itself; for a bonus its last day. */
  readonly until: number | null
  /** Whether the account cannot be closed before it is settled. */
  readonly blocks: boolean
  /** Code of a vendor, or id of a promotion. */
  readonly of: string | null
}

interface Row {
  readonly amount?: Amount
  readonly until?: number | null
}

/** Combines rows of one kind into one matter; returns an empty list without rows. */
function matter(kind: OpenMatter['kind'], rows: readonly Row[], blocks = true): OpenMatter[] {
  if (rows.length === 0) return []
  const amounts = rows.flatMap(({ amount }) => amount ?? [])
  const ends = rows.flatMap(({ until }) => until ?? [])
  const amount = amounts.length === 0 ? null : sumAmounts(amounts)
  const until = ends.length === rows.length ? Math.max(...ends) : null
  return [{ kind, blocks, count: rows.length, amount, until, of: null }]
}

/** Money tied to turnover: deposits in one matter, each bonus in its own. Both are in a wallet. */
function turnoverMatters(world: World, memberId: number): OpenMatter[] {
  const { requirements } = getWithdrawable(world, memberId)
  const deposits = requirements.filter(({ base }) => base === 'DEPOSIT')
  const bonuses = requirements.filter(({ base }) => base !== 'DEPOSIT')
  return [
    ...matter(
      'TURNOVER',
      deposits.map(({ tied: amount }) => ({ amount })),
      false,
    ),
    ...bonuses.flatMap(({ tied: amount, expiresAt: until, promotionId }) =>
      matter('BONUS', [{ amount, until }], false).map((one) => ({
        ...one,
        of: String(promotionId),
      })),
    ),
  ]
}

/** Money in wallets. Money at a vendor is collected first, unless the vendor is closed. */
function walletMatters(world: World, memberId: number, bonus: bigint): OpenMatter[] {
  const held = listWallets(world, memberId).filter(({ balance }) => balance !== '0.00')
  const vendors = held.filter(({ wallet }) => wallet !== MAIN)
  const reachable = held.filter(({ wallet }) => wallet === MAIN || isOpenVendor(world, wallet))
  const own = reachable.reduce((sum, { balance }) => sum + toMinor(balance), 0n) - bonus
  const amount = getBalance(world, memberId)
  return [
    // An amount below the minimum withdrawal does not block closing: customer service pays it. A bonus is forfeited.
    ...(own > 0n ? matter('MAIN_WALLET', [{ amount }], own >= toMinor(MIN_WITHDRAWAL)) : []),
    ...vendors.flatMap(({ wallet: of, balance }) =>
      matter('VENDOR_WALLET', [{ amount: balance }], !isOpenVendor(world, of)).map((one) => ({
        ...one,
        of,
      })),
    ),
  ]
}

/** Pending payments and open bets. */
function pendingMatters(world: World, memberId: number): OpenMatter[] {
  const { db } = world
  const { deposits, withdrawals } = openPayments(world, memberId)
  const bets = db.lotteryBets.list({ memberId, state: 'PENDING' })
  const plays = db.plays.list({ memberId, demo: false, endedAt: null })
  return [
    ...matter(
      'DEPOSIT',
      deposits.map((row) => ({
        amount: row.amount,
        until: row.state === 'PENDING' ? row.payBy : dueAt(row),
      })),
    ),
    ...matter(
      'WITHDRAWAL',
      withdrawals.map((row) => ({ amount: sumRemaining(row) })),
    ),
    ...matter(
      'BET',
      bets.map(({ stake, drawsAt }) => ({ amount: stake, until: drawsAt })),
    ),
    ...matter(
      'ROUND',
      plays.map(() => ({})),
      false,
    ),
  ]
}

/**
 * Contracts under which the member pays others, and due payments. Contracts that only pay the member end with the
 * account.
 */
function contractMatters(world: World, memberId: number): OpenMatter[] {
  const inForce = listContracts(world, memberId).filter(isInForce)
  return [
    ...matter(
      'CONTRACT',
      inForce.filter(({ uplineId }) => uplineId === memberId).map(() => ({})),
    ),
    ...matter(
      'CONTRACT',
      inForce.filter(({ uplineId }) => uplineId !== memberId).map(() => ({})),
      false,
    ),
    ...matter(
      'DUE',
      openDues(world, memberId).map(({ amount }) => ({ amount })),
    ),
  ]
}

/**
 * The open matters of an account: what must be settled before closing (`blocks`), or is settled by closing.
 * Self-exclusion and deletion of data show the same list.
 */
export function openMatters(world: World, { id, account }: Member): OpenMatter[] {
  const turnover = turnoverMatters(world, id)
  const bonus = turnover.reduce(
    (sum, { kind, amount }) => (kind === 'BONUS' ? sum + toMinor(amount ?? '0.00') : sum),
    0n,
  )
  return [
    ...walletMatters(world, id, bonus),
    ...pendingMatters(world, id),
    ...turnover,
    ...contractMatters(world, id),
    ...matter(
      'SUB_ACCOUNT',
      accounts.filter(({ worksFor }) => worksFor === account).map(() => ({})),
      false,
    ),
  ]
}
