import { toMinor } from '../core/amount.ts'
import { endOfHistory } from '../ledger/history/history.ts'
import { type LedgerEntry, listEntries, listWallets } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import type { Requirement } from './turnover.ts'

/** The remainder of a bonus including its winnings. */
interface Pot {
  readonly id: string
  /** From when on it is not staked any more; null while its turnover goes on. */
  readonly endsAt: number | null
  /** Whether the member keeps what is left at its end. */
  readonly isKept: boolean
  left: bigint
}

/** The sources of a stake: the share of each pot; the rest is the member's own money. */
interface Stake {
  readonly amount: bigint
  readonly shares: readonly (readonly [Pot, bigint])[]
}

const potOf = ({ entry, status, end, doneAt, expiresAt }: Requirement): Pot => ({
  id: entry.id,
  left: toMinor(entry.amount),
  endsAt: status === 'COMPLETED' ? doneAt : (end?.at ?? expiresAt),
  isKept: status === 'COMPLETED',
})

/** The money of a member, from a moment on: their own, and a pot for each bonus (ADR 0088). */
class MemberFunds {
  private readonly pots: Pot[] = []
  private readonly stakes = new Map<string, Stake>()
  private own: bigint

  constructor(own: bigint) {
    this.own = own
  }

  /** The remainder of a completed bonus becomes the member's own money. */
  private endBefore(moment: number) {
    for (const pot of this.pots) {
      if (!pot.isKept || pot.endsAt === null || pot.endsAt >= moment) continue
      this.own += pot.left
      pot.left = 0n
    }
  }

  /** Own money is spent first, then the bonuses, the oldest first. */
  private spend(amount: bigint, at: number): Stake['shares'] {
    let rest = amount > this.own ? amount - this.own : 0n
    this.own -= amount - rest
    const shares: (readonly [Pot, bigint])[] = []
    for (const pot of this.pots) {
      if (rest === 0n) break
      if (pot.left === 0n || (pot.endsAt !== null && pot.endsAt < at)) continue
      const share = rest < pot.left ? rest : pot.left
      pot.left -= share
      rest -= share
      shares.push([pot, share])
    }
    return shares
  }

  /** A win goes where its stake came from, in the same shares; the member's own gets the odd paisa. */
  private win(won: bigint, stake: Stake | undefined) {
    let rest = won
    for (const [pot, share] of stake?.shares ?? []) {
      const part = stake ? (won * share) / stake.amount : 0n
      pot.left += part
      rest -= part
    }
    this.own += rest
  }

  post({ kind, amount, reference, at }: LedgerEntry, bonus: Requirement | undefined) {
    this.endBefore(at)
    const minor = toMinor(amount)
    if (bonus) this.pots.push(potOf(bonus))
    else if (kind === 'BONUS_REMOVED') {
      const pot = this.pots.find((one) => one.id === reference)
      if (pot) pot.left += minor
    } else if (kind === 'STAKE')
      this.stakes.set(reference, { amount: -minor, shares: this.spend(-minor, at) })
    else if (minor < 0n) this.spend(-minor, at)
    else this.win(minor, this.stakes.get(reference))
  }

  leftOf(id: string): bigint {
    return this.pots.find((pot) => pot.id === id)?.left ?? 0n
  }
}

/** Money between wallets of the same member. */
const BETWEEN: ReadonlySet<LedgerEntry['kind']> = new Set(['TRANSFER_IN', 'TRANSFER_OUT'])

/** Whether a bonus still matters: it is open, it has just ended, or bets placed with it are open. */
const isUnsettled = (world: World, { base, end, expiresAt }: Requirement): boolean =>
  base !== 'DEPOSIT' && (end ? end.lateAt !== null : (expiresAt ?? 0) > endOfHistory(world))

/**
 * The remainder of each bonus including winnings, in minor units, by the entry that credited it (ADR 0088). Own money
 * is staked first, and a win belongs to the money that was staked.
 * @param all every requirement of the member
 */
export function computeBonusPots(world: World, memberId: number, all: readonly Requirement[]) {
  const left = new Map<string, bigint>()
  const unsettled = all.filter((one) => isUnsettled(world, one))
  const from = Math.min(...unsettled.map(({ entry }) => entry.at))
  if (unsettled.length === 0) return left
  const bonuses = new Map(
    all.filter(({ base }) => base !== 'DEPOSIT').map((one) => [one.entry.id, one]),
  )
  const entries = listEntries(world, memberId, { from }).filter(({ kind }) => !BETWEEN.has(kind))
  const held = listWallets(world, memberId).reduce((sum, one) => sum + toMinor(one.balance), 0n)
  const funds = new MemberFunds(entries.reduce((sum, { amount }) => sum - toMinor(amount), held))
  for (const entry of entries) funds.post(entry, bonuses.get(entry.id))
  for (const { entry } of unsettled) left.set(entry.id, funds.leftOf(entry.id))
  return left
}
