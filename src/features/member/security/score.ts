import type { SecurityConfig } from '#api/member/security.ts'

/** Weights of the safety score, largest first; the sum is 100. */
const WEIGHTS = {
  secondFactor: 25,
  paymentPassword: 20,
  mobile: 15,
  email: 10,
  recoveryCodes: 10,
  identity: 10,
  freshPassword: 10,
} as const

export type SafetyItem = keyof typeof WEIGHTS
const ITEMS = [
  'secondFactor',
  'paymentPassword',
  'mobile',
  'email',
  'recoveryCodes',
  'identity',
  'freshPassword',
] satisfies SafetyItem[]

/** A password of the login counts as fresh for half a year. */
const FRESH_MS = 182 * 86_400_000

type SafetyLevel = 'low' | 'medium' | 'high'

function levelOf(score: number): SafetyLevel {
  if (score >= 85) return 'high'
  return score >= 50 ? 'medium' : 'low'
}

/**
 * The safety score of an account, 0 to 100, and the most useful steps first (F-31: also the identity check). `now` is
 * the server's clock, epoch ms.
 */
export function computeSafety(config: SecurityConfig, now: number, isVerified: boolean) {
  const has: Record<SafetyItem, boolean> = {
    secondFactor: config.totp || config.passkeys.length > 0,
    paymentPassword: config.paymentPassword.set,
    mobile: config.mobile !== null,
    email: config.email !== null,
    // Only an app has codes for the day on which it is lost.
    recoveryCodes: config.totp ? config.recoveryCodesLeft > 0 : config.passkeys.length > 0,
    identity: isVerified,
    freshPassword: now - config.passwordChangedAt < FRESH_MS,
  }
  const score = ITEMS.reduce((sum, item) => sum + (has[item] ? WEIGHTS[item] : 0), 0)
  return { score, level: levelOf(score), missing: ITEMS.filter((item) => !has[item]) }
}
