import { asText, isRecord } from '#lib/read.ts'
import { privateRecords } from '#session/private-records.ts'

const RECORD = 'play-session'

const parse = (value: unknown): { address: string; sessionId: string } | null => {
  if (!isRecord(value)) return null
  const address = asText(value.address)
  const sessionId = asText(value.sessionId)
  return address && sessionId ? { address, sessionId } : null
}

/** How long a launch waits for the previous page to release its session, as after a reload. */
const LET_GO_MS = 500

/** The sessions that this page plays, and how to let go of them. */
const claimed = new Map<string, () => void>()

/** Whether this page plays a session: only one page of a browser does, if the browser supports locks. */
async function claim(sessionId: string): Promise<boolean> {
  if (claimed.has(sessionId) || !('locks' in navigator)) return true
  return new Promise((resolve) => {
    const over = new Promise<void>((letGo) => claimed.set(sessionId, letGo))
    const play = () => {
      resolve(true)
      return over
    }
    const signal = AbortSignal.timeout(LET_GO_MS)
    navigator.locks.request(`play-session.${sessionId}`, { signal }, play).catch(() => {
      claimed.delete(sessionId)
      resolve(!signal.aborted)
    })
  })
}

/**
 * The session that this tab plays, so that a reload resumes its time, result and open round. A duplicated tab copies
 * the record and starts its own session while the first one is playing.
 */
export const playSession = {
  /** Of the game at this address of the portal. */
  async at(address: string): Promise<string | null> {
    const kept = privateRecords.read(RECORD, parse)
    return kept?.address === address && (await claim(kept.sessionId)) ? kept.sessionId : null
  },
  keep(address: string, sessionId: string): void {
    privateRecords.write(RECORD, { address, sessionId })
    void claim(sessionId)
  },
  forget(sessionId: string): void {
    claimed.get(sessionId)?.()
    claimed.delete(sessionId)
    if (privateRecords.read(RECORD, parse)?.sessionId === sessionId) privateRecords.remove(RECORD)
  },
}
