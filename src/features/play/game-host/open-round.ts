import type { RoundRequest } from '../../../api/play.ts'
import { asText, isRecord } from '../../../lib/read.ts'
import { readJson, tabStorage } from '../../../lib/storage.ts'
import { roundKey } from '../../../session/open-rounds.ts'

/** A round that was sent and not answered; kept with the tab, so that a reload does not lose it. */
export function keepRound(owner: string, round: RoundRequest): void {
  tabStorage.set(roundKey(owner), JSON.stringify(round))
}

/** The answer to this round came; a later one stays. */
export function forgetRound(owner: string, { roundId }: RoundRequest): void {
  if (keptRound(owner)?.roundId === roundId) tabStorage.remove(roundKey(owner))
}

function roundOf(kept: unknown): RoundRequest | null {
  if (!isRecord(kept)) return null
  const sessionId = asText(kept.sessionId)
  const roundId = asText(kept.roundId)
  const stake = asText(kept.stake)
  const choice = asText(kept.choice)
  if (!sessionId || !roundId || !stake) return null
  return { sessionId, roundId, stake, ...(choice ? { choice } : {}) }
}

/** The round of this account that still waits for its answer, or null. */
export const keptRound = (owner: string): RoundRequest | null =>
  readJson(tabStorage, roundKey(owner), roundOf)
