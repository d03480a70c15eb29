import type { RoundRequest } from '../../api/play.ts'
import { asText, isRecord } from '../../lib/read.ts'
import { readJson, tabStorage } from '../../lib/storage.ts'

const KEY = 'openRound'

/** A round that was sent and not answered; kept with the tab, so that a reload does not lose it. */
export function keepRound(round: RoundRequest): void {
  tabStorage.set(KEY, JSON.stringify(round))
}

export const forgetRound = (): void => tabStorage.remove(KEY)

function roundOf(kept: unknown): RoundRequest | null {
  if (!isRecord(kept)) return null
  const sessionId = asText(kept.sessionId)
  const roundId = asText(kept.roundId)
  const stake = asText(kept.stake)
  const choice = asText(kept.choice)
  if (!sessionId || !roundId || !stake) return null
  return { sessionId, roundId, stake, ...(choice ? { choice } : {}) }
}

/** The round that still waits for its answer, or null. */
export const keptRound = (): RoundRequest | null => readJson(tabStorage, KEY, roundOf)
