import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../api/error.ts'
import { systemQueries } from '../api/system.ts'
import { readDeadline, secondsUntil, setDeadline } from '../lib/deadline.ts'
import { tabStorage } from '../lib/storage.ts'
import { throttle } from '../lib/throttle.ts'
import { lockMsOf } from './error-facts.ts'
import {
  type CodeExtras,
  type CodeProof,
  type CodePurpose,
  type PhoneProvider,
  phoneAdapters,
} from './phone-adapters.ts'

/** AUT-21, D-087. */
const SEND_MS = 1000

/** Until when the sending has to wait, whatever the reason. */
const untilOf = (purpose: CodePurpose): number | null =>
  Math.max(readDeadline(purpose) ?? 0, readDeadline(lockOf(purpose)) ?? 0) || null

const lockOf = (purpose: CodePurpose) => `${purpose}.lock`
const ticketOf = (purpose: CodePurpose) => `phone.${purpose}`

/**
 * Codes by phone (AUT-19..24, D-008): sends one, counts until the next may be asked for, and turns
 * what was typed into the fields of the call that it proves.
 */
export function useCode(purpose: CodePurpose) {
  const config = useQuery(systemQueries.config()).data
  const provider: PhoneProvider = config?.smsProvider === 'FIREBASE' ? 'FIREBASE' : 'PLATFORM'
  const [, setDeadlines] = useState(0)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [gate] = useState(() => throttle(SEND_MS, () => undefined))
  const underWay = useRef(false)

  const proved = useRef<{ ticket: string | null; code: string; proof: CodeProof } | null>(null)

  /** `false` when no code was sent: too soon, or refused and then in `failure`. */
  const send = async (dial: string, number: string, extras: CodeExtras = {}): Promise<boolean> => {
    if (underWay.current || secondsUntil(untilOf(purpose)) > 0 || !gate()) return false
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      const request = { purpose, dial, number, ...extras }
      const { waitMs, ticket } = await phoneAdapters[provider].send(request)
      setDeadline(purpose, waitMs)
      if (ticket === null) tabStorage.remove(ticketOf(purpose))
      else tabStorage.set(ticketOf(purpose), ticket)
      setSent(true)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      const lock = lockMsOf(error)
      if (lock !== null) setDeadline(lockOf(purpose), lock)
      setFailure(error)
      return false
    } finally {
      underWay.current = false
      setSending(false)
      setDeadlines((count) => count + 1)
    }
  }

  /**
   * AUT-22: the fields that prove the number. Throws ApiError, then another try is welcome. A code is
   * good for one confirmation, so the proof of the same code is kept for a call that has to be repeated.
   */
  const confirm = async (code: string): Promise<CodeProof> => {
    const ticket = tabStorage.get(ticketOf(purpose))
    const last = proved.current
    if (last && last.ticket === ticket && last.code === code) return last.proof
    const proof = await phoneAdapters[provider].confirm(code, ticket)
    proved.current = { ticket, code, proof }
    return proof
  }

  return {
    provider,
    send,
    sending,
    /** A code went out since this form was opened. */
    sent,
    /** Epoch ms until which no other code can be asked for, or null. */
    until: untilOf(purpose),
    /** AUT-24: the same, where too many wishes have locked the sending. */
    lockedUntil: readDeadline(lockOf(purpose)),
    /** Why no code was sent (ERR-01); `CodeFailure` shows it and `dismiss` puts it away. */
    failure,
    dismiss: () => setFailure(null),
    confirm,
  }
}

export type Code = ReturnType<typeof useCode>
