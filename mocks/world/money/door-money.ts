import { type Amount, addAmounts, compareAmounts } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import type { Play, Row } from '../core/tables.ts'
import { balanceOf, MAIN, walletsOf } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { autoTransferOf, isOpenVendor, moveBetween } from './vendor-wallets.ts'

type Move = Row<'walletTransfers'>

const isSomething = (amount: Amount) => compareAmounts(amount, '0.00') > 0

/** The other wallets that can give now: the main one, then the fullest. */
function givers(world: World, memberId: number, wallet: string) {
  const others = walletsOf(world, memberId).filter(
    (one) =>
      one.wallet !== wallet &&
      isSomething(one.balance) &&
      (one.wallet === MAIN || isOpenVendor(world, one.wallet)),
  )
  const rank = (one: Row<'wallets'>) => (one.wallet === MAIN ? 0 : 1)
  return others.sort((a, b) => rank(a) - rank(b) || compareAmounts(b.balance, a.balance))
}

/**
 * What is moved into this wallet so that a game can be opened that needs this much; null when it cannot be
 * paid, and then nothing is moved. The main wallet gives all it has; the vendors' wallets give only when
 * that does not suffice, one after the other (ADR 0054).
 */
export async function bringToPay(
  world: World,
  memberId: number,
  wallet: string,
  amount: Amount,
): Promise<Move[] | null> {
  const suffices = (sum: Amount) => compareAmounts(sum, amount) >= 0
  let sum = balanceOf(world, memberId, wallet)
  if (suffices(sum)) return []
  if (wallet === MAIN || !autoTransferOf(world, memberId)) return null
  const chosen: Row<'wallets'>[] = []
  for (const giver of givers(world, memberId, wallet)) {
    if (suffices(sum)) break
    chosen.push(giver)
    sum = addAmounts(sum, giver.balance)
  }
  if (!suffices(sum)) return null
  const moves: Move[] = []
  for (const { wallet: from, balance } of chosen)
    moves.push(
      await moveBetween(world, { memberId, from, to: wallet, amount: balance, requestId: null }),
    )
  return moves
}

/** How long a game without a round may still be played somewhere; then it holds nothing back. */
const QUIET_MS = 30 * MINUTE

/** Whether this play may still be going on. */
function isGoingOn({ db, clock }: World, { id, startedAt, endedAt }: Play): boolean {
  if (endedAt !== null) return false
  const last = db.rounds.list({ playId: id }).at(-1)?.at ?? startedAt
  return clock.now() - last < QUIET_MS
}

/** Whether a launch brought money into this wallet that has not gone back since. */
function isLent({ db }: World, memberId: number, wallet: string): boolean {
  const own = db.walletTransfers.list({ memberId, requestId: null })
  return own.findLast(({ from, to }) => from === wallet || to === wallet)?.to === wallet
}

/**
 * Moves back to the main wallet what a vendor's wallet holds because a launch brought it, once the last game
 * that it pays for is left; null when nothing goes back.
 */
export async function bringBack(
  world: World,
  memberId: number,
  wallet: string,
  others: readonly Play[],
): Promise<Move | null> {
  const amount = balanceOf(world, memberId, wallet)
  const stays =
    wallet === MAIN ||
    !isSomething(amount) ||
    !autoTransferOf(world, memberId) ||
    !isLent(world, memberId, wallet) ||
    !isOpenVendor(world, wallet) ||
    others.some((play) => isGoingOn(world, play))
  if (stays) return null
  return moveBetween(world, { memberId, from: wallet, to: MAIN, amount, requestId: null })
}
