import { toMinor } from '../core/amount.ts'
import type { Row } from '../core/tables.ts'
import type { BetFacts } from '../play/bets.ts'
import { exceedsMaxBet, type WageringDemand } from './turnover-terms.ts'

export type End = Row<'turnoverEnds'>

/** A demand while bets are counted for it. */
export interface OpenDemand extends WageringDemand {
  /** The required amount in minor units. */
  readonly target: bigint
  done: bigint
  tooHigh: number
  doneAt: number | null
  end: End | null
}

export const toOpenDemand = (demand: WageringDemand): OpenDemand => ({
  ...demand,
  target: toMinor(demand.required),
  done: 0n,
  tooHigh: 0,
  doneAt: null,
  end: null,
})

export const isMet = ({ target, done }: OpenDemand): boolean => done >= target

/** Whether a demand has begun by a moment and is met, ended or expired. */
function isOver(demand: OpenDemand, moment: number): boolean {
  if (demand.entry.at > moment) return false
  const lastAt = demand.end?.at ?? demand.expiresAt
  return isMet(demand) || (lastAt !== null && lastAt <= moment)
}

/** Demands that run one at a time, the oldest first. It is requested moments in ascending order. */
export class DemandQueue {
  readonly #demands: readonly OpenDemand[]
  #index = 0

  constructor(demands: readonly OpenDemand[]) {
    this.#demands = demands
  }

  /** The oldest demand that has begun and is not over. */
  current(moment: number): OpenDemand | undefined {
    let demand = this.#demands[this.#index]
    while (demand && isOver(demand, moment)) {
      this.#index += 1
      demand = this.#demands[this.#index]
    }
    return demand && demand.entry.at <= moment ? demand : undefined
  }
}

/** Adds to what is done, up to the target. Returns how much was added. */
function addTurnover(demand: OpenDemand, amount: bigint): bigint {
  const missing = demand.target - demand.done
  const added = amount < missing ? amount : missing
  demand.done += added
  return added
}

/** Counts a bet towards the current demand. What exceeds it counts towards the next one. */
export function countBet(queue: DemandQueue, bet: BetFacts, valid: bigint) {
  let remaining = valid
  while (remaining > 0n) {
    const demand = queue.current(bet.at)
    if (!demand) return
    if (demand.gameTypes.length > 0 && !demand.gameTypes.includes(bet.gameType)) return
    if (exceedsMaxBet(demand, toMinor(bet.stake))) {
      demand.tooHigh += 1
      return
    }
    remaining -= addTurnover(demand, remaining)
    if (!isMet(demand)) return
    demand.doneAt = bet.settledAt ?? bet.at
  }
}
