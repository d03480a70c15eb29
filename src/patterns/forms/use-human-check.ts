import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import {
  type HumanCheck,
  type HumanPassRequest,
  passHumanCheck,
  startHumanCheck,
} from '#api/member/verification.ts'
import { ApiError } from '#api/transport/error.ts'
import { now } from '#lib/clock.ts'

type Moves = Omit<HumanPassRequest, 'challengeId'>
type State = 'idle' | 'checking' | 'passed' | 'failed'

const refusal = (code: string) => new ApiError({ status: 200, code })

/** A challenge that is older than this is not used any more. */
const FRESH_MS = 4 * 60_000

interface Challenge {
  readonly round: number
  readonly at: number
  readonly answer: ReturnType<typeof startHumanCheck>
}

/** The challenge of a round: the one fetched ahead, or a new one. */
function begin(challenge: RefObject<Challenge | null>, round: number): Challenge['answer'] {
  const last = challenge.current
  if (last && last.round === round && now() - last.at < FRESH_MS) return last.answer
  const answer = startHumanCheck('slider')
  challenge.current = { round, at: now(), answer }
  return answer
}

/**
 * Proves that the visitor is human, as configured: not at all, with a slider, or by a token that is fetched
 * silently. A proof is valid for one call. Call `renew` after each call that did not end the form; it does nothing
 * while the proof is unused.
 */
export function useHumanCheck() {
  const configured = useQuery(systemQueries.config()).data?.humanCheck
  // An unknown type of check must not block all visitors. The server still requires its proof.
  const kind = configured === 'slider' || configured === 'token' ? configured : 'none'
  const [state, setState] = useState<State>('idle')
  /** The number of submits without a proof. The part shows it and takes the focus. */
  const [missing, setMissing] = useState(0)
  const [round, setRound] = useState(0)
  const token = useRef<string | null>(null)
  const spent = useRef(false)
  const challenge = useRef<Challenge | null>(null)

  // Fetched ahead, so that releasing the slider waits for one answer only.
  useEffect(() => {
    if (kind !== 'slider') return
    begin(challenge, round).catch(() => {
      challenge.current = null
    })
  }, [kind, round])

  const reset = () => {
    token.current = null
    spent.current = false
    setMissing(0)
    setState('idle')
    setRound((last) => last + 1)
  }
  const renew = () => {
    if (spent.current) reset()
  }

  const pass = async (moves: Moves): Promise<void> => {
    setState('checking')
    setMissing(0)
    try {
      const { challengeId } = await begin(challenge, round)
      const passed = await passHumanCheck({ ...moves, challengeId })
      token.current = passed.token
      setState('passed')
    } catch {
      challenge.current = null
      setState('failed')
    }
  }

  /**
   * False while the slider still has to be moved; the part then says so and takes the focus. Call it before
   * sending.
   */
  const requirePassed = (): boolean => {
    if (kind !== 'slider' || token.current !== null) return true
    setMissing((times) => times + 1)
    return false
  }

  /** Undefined when no check is configured. Throws ApiError `human.check.required` until the slider has passed. */
  const proof = async (): Promise<HumanCheck | undefined> => {
    if (kind === 'none') return undefined
    if (kind === 'token') {
      const silent = await startHumanCheck('token')
      if (silent.token === null) throw refusal('human.check.failed')
      return { provider: 'token', token: silent.token }
    }
    const used = token.current
    if (used !== null) {
      token.current = null
      spent.current = true
      return { provider: 'slider', token: used }
    }
    setMissing((times) => times + 1)
    throw refusal('human.check.required')
  }

  /** The proof as the field of a request. Throws as `proof` does. */
  const proofField = async (): Promise<{ humanCheck?: HumanCheck }> => {
    const humanCheck = await proof()
    return humanCheck ? { humanCheck } : {}
  }

  return { kind, state, missing, pass, reset, requirePassed, proof, proofField, renew }
}

export type HumanCheckState = ReturnType<typeof useHumanCheck>
