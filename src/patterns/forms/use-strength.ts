import { useEffect, useState } from 'react'
import { checkPattern } from './check-pattern.ts'
import type { FieldRule } from './field-rules.ts'
import { rateStrength } from './password-strength.ts'

/** The worker is called once the visitor stops typing. */
const PAUSE_MS = 150

/**
 * The strength of a password, including the server's own expression. Never above weak before the expression
 * has accepted a password, or after it refused the last one that was tested.
 */
export function useStrength(text: string, rule: FieldRule): ReturnType<typeof rateStrength> {
  const pattern = rule.pattern === '*' ? null : rule.pattern
  const score = rateStrength(text, rule)
  const [fits, setFits] = useState(false)
  const checks = pattern !== null && score > 1

  useEffect(() => {
    if (!checks) return
    let newest = true
    const timer = setTimeout(async () => {
      const answer = await checkPattern(pattern, text)
      if (newest) setFits(answer)
    }, PAUSE_MS)
    return () => {
      newest = false
      clearTimeout(timer)
    }
  }, [checks, pattern, text])

  return checks && !fits ? 1 : score
}
