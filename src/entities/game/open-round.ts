import { playRound, type RoundRequest } from '#api/games/play.ts'
import { asApiError } from '#api/transport/error.ts'
import { now } from '#lib/clock.ts'
import { asText, isRecord } from '#lib/read.ts'
import { privateRecords, sharedRecords } from '#session/private-records.ts'

const RECORD = 'open-round'
/** A round of another tab that is older than any call lasts: that tab no longer waits for its answer. */
const ABANDONED_AFTER_MS = 40_000

/** The outcome of a round whose game no longer waits for it. */
export type EarlierRound = { kind: 'settled'; stake: string; payout: string } | { kind: 'void' }

function parse(value: unknown): RoundRequest | null {
  if (!isRecord(value)) return null
  const sessionId = asText(value.sessionId)
  const roundId = asText(value.roundId)
  const stake = asText(value.stake)
  const choice = asText(value.choice)
  if (!sessionId || !roundId || !stake) return null
  return { sessionId, roundId, stake, ...(choice ? { choice } : {}) }
}

const parseAbandoned = (value: unknown): RoundRequest | null =>
  isRecord(value) && Math.abs(now() - Number(value.at)) > ABANDONED_AFTER_MS ? parse(value) : null

/**
 * The round that an account sent and that has no answer yet. The whole request is kept, so that a reload
 * can send it again under its own `roundId`, and another tab once this one is gone.
 */
export const openRound = {
  /** Of this tab, or left behind by another one. */
  read: (account: string): RoundRequest | null =>
    openRound.ofThisTab(account) ?? sharedRecords.read(RECORD, parseAbandoned, account),
  ofThisTab: (account: string): RoundRequest | null => privateRecords.read(RECORD, parse, account),
  write(account: string, round: RoundRequest): void {
    privateRecords.write(RECORD, round, account)
    // Guests have no account that a new tab could belong to.
    if (account) sharedRecords.write(RECORD, { ...round, at: now() }, account)
  },
  /** This round has its answer; a later one stays. */
  remove(account: string, { roundId }: RoundRequest): void {
    for (const records of [privateRecords, sharedRecords])
      if (records.read(RECORD, parse, account)?.roundId === roundId) records.remove(RECORD, account)
  },
  /** Sends it again under its own key. Null while its outcome is unknown. */
  async settle(account: string, round: RoundRequest): Promise<EarlierRound | null> {
    try {
      const { stake, payout } = await playRound(round)
      openRound.remove(account, round)
      return { kind: 'settled', stake, payout }
    } catch (thrown) {
      if (!asApiError(thrown).decides) return null
      openRound.remove(account, round)
      return { kind: 'void' }
    }
  },
}
