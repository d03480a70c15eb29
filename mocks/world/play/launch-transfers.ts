import { type Amount, addAmounts, compareAmounts } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import type { Play, Row } from '../core/tables.ts'
import { getBalance, listWallets, MAIN } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { findPayingWallet } from './paying-wallet.ts'
import { hasAutoTransfer, isOpenVendor, transferBetweenWallets } from './vendor-wallets.ts'

type Move = Row<'walletTransfers'>

const isPositive = (amount: Amount) => compareAmounts(amount, '0.00') > 0

/** The other wallets that can give now: the main one, then the fullest. */
function givers(world: World, memberId: number, wallet: string) {
  const others = listWallets(world, memberId).filter(
    (one) =>
      one.wallet !== wallet &&
      isPositive(one.balance) &&
      (one.wallet === MAIN || isOpenVendor(world, one.wallet)),
  )
  const rank = (one: Row<'wallets'>) => (one.wallet === MAIN ? 0 : 1)
  return others.sort((a, b) => rank(a) - rank(b) || compareAmounts(b.balance, a.balance))
}

/**
 * Moves money into this wallet until it has the amount that a game needs; null when there is not enough, and then
 * nothing is moved. The main wallet gives all it has; vendor wallets give only the missing rest, one after the other
 * (ADR 0054).
 */
export async function fundLaunch(
  world: World,
  memberId: number,
  wallet: string,
  amount: Amount,
): Promise<Move[] | null> {
  const suffices = (sum: Amount) => compareAmounts(sum, amount) >= 0
  let sum = getBalance(world, memberId, wallet)
  if (suffices(sum)) return []
  if (wallet === MAIN || !hasAutoTransfer(world, memberId)) return null
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
      await transferBetweenWallets(world, {
        memberId,
        from,
        to: wallet,
        amount: balance,
        requestId: null,
      }),
    )
  return moves
}

/** How long a game without a round counts as being played; after that it does not hold back money. */
const IDLE_PLAY_MS = 30 * MINUTE

/** Whether this open play may still be going on. */
function isGoingOn({ db }: World, { id, startedAt }: Play, now: number): boolean {
  const last = db.rounds.list({ playId: id }).at(-1)?.at ?? startedAt
  return now - last < IDLE_PLAY_MS
}

/** Whether a launch brought money into this wallet that has not gone back since. */
function isLent({ db }: World, memberId: number, wallet: string): boolean {
  const own = db.walletTransfers.list({ memberId, requestId: null })
  return own.findLast(({ from, to }) => from === wallet || to === wallet)?.to === wallet
}

/**
 * Moves back to the main wallet what a vendor's wallet holds because a launch brought it, once the last game
 * that it pays for has ended; null when nothing goes back.
 */
async function returnLaunchFunds(world: World, play: Play, at: number): Promise<Amount | null> {
  const { id, memberId, demo } = play
  if (memberId === null || demo) return null
  const wallet = findPayingWallet(world, play)
  const others = world.db.plays
    .list({ memberId, demo: false, endedAt: null })
    .filter((other) => other.id !== id && findPayingWallet(world, other) === wallet)
  const amount = getBalance(world, memberId, wallet)
  const stays =
    wallet === MAIN ||
    !isPositive(amount) ||
    !hasAutoTransfer(world, memberId) ||
    !isLent(world, memberId, wallet) ||
    !isOpenVendor(world, wallet) ||
    others.some((other) => isGoingOn(world, other, at))
  if (stays) return null
  await transferBetweenWallets(world, {
    memberId,
    from: wallet,
    to: MAIN,
    amount,
    requestId: null,
    at,
  })
  return amount
}

/**
 * Ends these open plays, for whatever cause: no play ends otherwise. What launches had moved for them goes back
 * with the last one of each vendor. `at` is when it happened, epoch ms.
 */
export async function endPlaySessions(
  world: World,
  plays: readonly Play[],
  at = world.clock.now(),
) {
  for (const play of plays) {
    const returned = await returnLaunchFunds(world, play, at)
    await world.db.plays.update({ id: play.id }, (row) => {
      row.endedAt = at
      row.returned = returned
    })
  }
}
