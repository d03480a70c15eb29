import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { systemQueries } from '../../api/content/system.ts'
import { asText, isRecord } from '../../lib/read.ts'
import { readJson, tabStorage } from '../../lib/storage.ts'
import {
  type CodeExtras,
  type CodeProof,
  type CodePurpose,
  type PhoneProvider,
  phoneAdapters,
} from './phone-adapters.ts'
import { useCodeSending } from './use-code-sending.ts'

const ticketOf = (purpose: CodePurpose) => `phone.${purpose}`
const targetOf = (purpose: CodePurpose) => `phone.${purpose}.to`

/** Where the last code went to. */
interface Target {
  readonly dial: string
  readonly number: string
}

function readTarget(value: unknown): Target | null {
  if (!isRecord(value)) return null
  const [dial, number] = [asText(value.dial), asText(value.number)]
  return dial !== null && number !== null && /^\d+$/.test(dial + number) ? { dial, number } : null
}

/**
 * Codes by phone (AUT-19..24, D-008): sends one, knows how long until the next, and turns what was
 * typed into the fields of the call that it proves.
 */
export function usePhoneCode(purpose: CodePurpose) {
  const config = useQuery(systemQueries.config()).data
  const provider: PhoneProvider = config?.smsProvider === 'FIREBASE' ? 'FIREBASE' : 'PLATFORM'
  const { run, ...sending } = useCodeSending(purpose)
  const confirmed = useRef<{ ticket: string | null; code: string; proof: CodeProof } | null>(null)

  /** `false` when no code was sent: too soon, or refused and then in `failure`. */
  const send = (dial: string, number: string, extras: CodeExtras = {}): Promise<boolean> =>
    run(dial + number, async () => {
      const request = { purpose, dial, number, ...extras }
      const { waitMs, ticket } = await phoneAdapters[provider].send(request)
      if (ticket === null) tabStorage.remove(ticketOf(purpose))
      else tabStorage.set(ticketOf(purpose), ticket)
      tabStorage.set(targetOf(purpose), JSON.stringify({ dial, number }))
      return waitMs
    })

  /**
   * AUT-22: the fields that prove the number. Throws ApiError, then another try is welcome. A code is
   * good for one confirmation, so the proof of the same code is kept for a call that has to be repeated.
   */
  const confirm = async (code: string): Promise<CodeProof> => {
    const ticket = tabStorage.get(ticketOf(purpose))
    const last = confirmed.current
    if (last && last.ticket === ticket && last.code === code) return last.proof
    const proof = await phoneAdapters[provider].confirm(code, ticket)
    confirmed.current = { ticket, code, proof }
    return proof
  }

  /** The number that a code is on its way to, also after a reload; null once it is no longer good. */
  const target = (): Target | null => {
    const last = readJson(tabStorage, targetOf(purpose), readTarget)
    if (last && sending.to(last.dial + last.number).sent) return last
    tabStorage.remove(targetOf(purpose))
    return null
  }

  return { ...sending, provider, send, confirm, target }
}

export type PhoneCode = ReturnType<typeof usePhoneCode>
