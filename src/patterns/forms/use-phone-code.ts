import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { asText, isRecord } from '#lib/read.ts'
import { readJson, tabStorage } from '#lib/storage.ts'
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

/** The recipient of the last code. */
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
 * Codes by phone: sends them, knows the wait until the next one, and turns the typed code into
 * the fields that prove the number.
 */
export function usePhoneCode(purpose: CodePurpose) {
  const config = useQuery(systemQueries.config()).data
  const provider: PhoneProvider = config?.smsProvider === 'FIREBASE' ? 'FIREBASE' : 'PLATFORM'
  const { run, ...sending } = useCodeSending(purpose)
  const confirmed = useRef<{ ticket: string | null; code: string; proof: CodeProof } | null>(null)

  /** `false` when no code was sent: it was too soon, or the request was refused and is in `failure`. */
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
   * The fields that prove the number. Throws ApiError; then the visitor may try again. A code can be
   * confirmed once, so its proof is kept for a call that has to be repeated.
   */
  const confirm = async (code: string): Promise<CodeProof> => {
    const ticket = tabStorage.get(ticketOf(purpose))
    const last = confirmed.current
    if (last && last.ticket === ticket && last.code === code) return last.proof
    const proof = await phoneAdapters[provider].confirm(code, ticket)
    confirmed.current = { ticket, code, proof }
    return proof
  }

  /** The number to which the last code was sent, also after a reload. Null once the code has expired. */
  const target = (): Target | null => {
    const last = readJson(tabStorage, targetOf(purpose), readTarget)
    if (last && sending.to(last.dial + last.number).sent) return last
    tabStorage.remove(targetOf(purpose))
    return null
  }

  return { ...sending, provider, send, confirm, target }
}

export type PhoneCode = ReturnType<typeof usePhoneCode>
