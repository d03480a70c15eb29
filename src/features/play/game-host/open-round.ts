import type { RoundRequest } from '../../../api/play.ts'
import { asText, isRecord } from '../../../lib/read.ts'
import { privateRecords } from '../../../session/private-records.ts'

const RECORD = 'open-round'

function parse(value: unknown): RoundRequest | null {
  if (!isRecord(value)) return null
  const sessionId = asText(value.sessionId)
  const roundId = asText(value.roundId)
  const stake = asText(value.stake)
  const choice = asText(value.choice)
  if (!sessionId || !roundId || !stake) return null
  return { sessionId, roundId, stake, ...(choice ? { choice } : {}) }
}

/**
 * The round that an account sent and that has no answer yet. The whole request is kept, so that a reload
 * can send it again under its own `roundId`.
 */
export const openRound = {
  read: (account: string): RoundRequest | null => privateRecords.read(RECORD, parse, account),
  write: (account: string, round: RoundRequest): void =>
    privateRecords.write(RECORD, round, account),
  /** This round has its answer; a later one stays. */
  remove(account: string, { roundId }: RoundRequest): void {
    if (openRound.read(account)?.roundId === roundId) privateRecords.remove(RECORD, account)
  },
}
