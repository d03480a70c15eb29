import { asText, isRecord } from '../../../lib/read.ts'
import { privateRecords } from '../../../session/private-records.ts'

const RECORD = 'play-session'

const parse = (value: unknown): { address: string; sessionId: string } | null => {
  if (!isRecord(value)) return null
  const address = asText(value.address)
  const sessionId = asText(value.sessionId)
  return address && sessionId ? { address, sessionId } : null
}

/** The session that this tab plays, so that a reload goes on with it: its time, its result, its open round. */
export const playSession = {
  /** Of the game at this address of the portal. */
  at(address: string): string | null {
    const kept = privateRecords.read(RECORD, parse)
    return kept?.address === address ? kept.sessionId : null
  },
  keep: (address: string, sessionId: string): void =>
    privateRecords.write(RECORD, { address, sessionId }),
  forget(sessionId: string): void {
    if (privateRecords.read(RECORD, parse)?.sessionId === sessionId) privateRecords.remove(RECORD)
  },
}
