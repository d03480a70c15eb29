import type { GameType } from '../catalogue/types.ts'
import { isAgentType } from '../content/brand.ts'
import { promotionTerms, type TermsText } from '../content/promotion-terms.ts'
import type { Amount } from './amount.ts'
import { fromMinor, toMinor } from './amount.ts'
import { betsOf, validBetOf } from './bets.ts'
import { DAY_MS } from './days.ts'
import { entriesOf, type LedgerEntry } from './ledger.ts'
import type { World } from './world-types.ts'

type Terms = NonNullable<TermsText['wagering']>

/** What has to be staked because of one deposit or bonus before it can be withdrawn (D-056). */
export interface Requirement {
  /** The deposit or the bonus that it is for. */
  readonly entry: LedgerEntry
  /** Null for deposits: they have to be staked once. */
  readonly promotionId: number | null
  readonly times: number
  readonly base: Terms['base'] | 'DEPOSIT'
  readonly required: Amount
  readonly done: Amount
  readonly left: Amount
  /** Null when there is no hurry. */
  readonly expiresAt: number | null
  readonly status: 'ACTIVE' | 'COMPLETED' | 'EXPIRED'
}

/** The promotion that a bonus is of: its reference is `promotion-<id>`, with or without `/<deposit>`. */
export const promotionIdOf = ({ reference }: LedgerEntry): number | null => {
  const [, id] = /^promotion-(\d+)(?:\/|$)/.exec(reference) ?? []
  return id === undefined ? null : Number(id)
}

const DAYS_WITHOUT_HURRY = 30

/** The words that terms use for games, and what they mean. */
const TYPES_OF: Readonly<Record<string, readonly GameType[]>> = {
  Slots: ['RNG'],
  Fishing: ['FISH'],
  'Live casino': ['LIVE'],
  'Card games': ['PVP'],
  'Sports, single bets': ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  Lottery: ['LOTT', 'ELOTT'],
}

const typesOf = (terms: TermsText | undefined): ReadonlySet<GameType> | null => {
  const types = (terms?.games ?? []).map(({ en }) => TYPES_OF[en])
  return types.length === 0 || types.includes(undefined)
    ? null
    : new Set(types.flatMap((list) => list ?? []))
}

interface Open {
  readonly entry: LedgerEntry
  readonly promotionId: number | null
  readonly times: number
  readonly base: Requirement['base']
  readonly required: bigint
  readonly expiresAt: number | null
  /** Null counts every game. */
  readonly types: ReadonlySet<GameType> | null
  done: bigint
}

/** What an entry demands; null when it demands nothing. */
function demandOf(entry: LedgerEntry, deposits: ReadonlyMap<string, LedgerEntry>): Open | null {
  const amount = toMinor(entry.amount)
  const common = { entry, done: 0n } as const
  if (entry.kind === 'DEPOSIT') {
    const plain = {
      promotionId: null,
      times: 1,
      base: 'DEPOSIT',
      expiresAt: null,
      types: null,
    } as const
    return { ...common, ...plain, required: amount }
  }
  const promotionId = promotionIdOf(entry)
  const terms = promotionId === null ? undefined : promotionTerms[promotionId]
  if (promotionId === null || !terms?.wagering) return null
  const { times, base, days } = terms.wagering
  const deposit = deposits.get(entry.reference.split('/')[1] ?? '')
  const with_ = base === 'DEPOSIT_AND_BONUS' && deposit ? toMinor(deposit.amount) : 0n
  return {
    ...common,
    ...{ promotionId, times, base, types: typesOf(terms) },
    required: (amount + with_) * BigInt(times),
    expiresAt: entry.at + (days ?? DAYS_WITHOUT_HURRY) * DAY_MS,
  }
}

const shown = (now: number, { required, done, types: _, ...open }: Open): Requirement => {
  const late = open.expiresAt !== null && open.expiresAt <= now
  return {
    ...open,
    required: fromMinor(required),
    done: fromMinor(done),
    left: fromMinor(required - done),
    status: done >= required ? 'COMPLETED' : late ? 'EXPIRED' : 'ACTIVE',
  }
}

/** What an agent's account opened with was earned before this world began: nothing has to be staked for it. */
const isEarned = ({ db }: World, { memberId, reference }: LedgerEntry): boolean =>
  reference === `opening-${memberId}` && isAgentType(db.members.find({ id: memberId })?.type ?? 0)

/**
 * Every requirement of a member, oldest first. A bet counts once, for the oldest requirement that is open
 * and accepts its game; what is more than that needs goes to the next.
 */
export function requirementsOf(world: World, memberId: number): Requirement[] {
  const credits = entriesOf(world, memberId, {
    wallet: 'MAIN',
    kinds: ['DEPOSIT', 'BONUS'],
  }).filter((entry) => !isEarned(world, entry))
  const deposits = new Map(
    credits.filter(({ kind }) => kind === 'DEPOSIT').map((entry) => [entry.reference, entry]),
  )
  const all = credits.flatMap((entry) => demandOf(entry, deposits) ?? [])
  const waiting = [...all]
  let open: Open[] = []
  for (const bet of betsOf(world, memberId)) {
    for (let [next] = waiting; next && next.entry.at <= bet.at; [next] = waiting) {
      open.push(next)
      waiting.shift()
    }
    let left = toMinor(validBetOf(bet))
    if (left === 0n) continue
    open = open.filter(({ expiresAt }) => expiresAt === null || expiresAt > bet.at)
    for (const one of open) {
      if (left === 0n) break
      if (one.types && !one.types.has(bet.gameType)) continue
      const more = left < one.required - one.done ? left : one.required - one.done
      one.done += more
      left -= more
    }
    open = open.filter(({ done, required }) => done < required)
  }
  const now = world.clock.now()
  return all.map((one) => shown(now, one))
}
