import { z } from 'zod/mini'
import type { LimitKind } from '#api/member/limits.ts'
import { parseAmount } from '#lib/amount-input.ts'
import { amountSign, toMinor } from '#lib/money.ts'

export const DEPOSIT_KINDS = ['DEPOSIT_DAY', 'DEPOSIT_WEEK', 'DEPOSIT_MONTH'] as const
export const PLAY_KINDS = ['LOSS_DAY', 'STAKE_ROUND', 'SESSION_DAY'] as const

/** The kinds of game that can be blocked, in the order in which they are shown. */
export const BLOCKABLE = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
] as const

export const TIME_OUTS = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const
export const EXCLUSIONS = [
  'HALF_YEAR',
  'ONE_YEAR',
  'THREE_YEARS',
  'FIVE_YEARS',
  'PERMANENT',
] as const

/** How long a weaker limit waits before it can be confirmed (F-24), and the unit of a time-out. */
export const DAY_MS = 86_400_000
/** How long each break lasts, in days and months; null: for good. */
const LENGTHS = {
  DAY: [1, 0],
  WEEK: [7, 0],
  MONTH: [30, 0],
  SIX_WEEKS: [42, 0],
  HALF_YEAR: [0, 6],
  ONE_YEAR: [0, 12],
  THREE_YEARS: [0, 36],
  FIVE_YEARS: [0, 60],
  PERMANENT: null,
} as const satisfies Record<string, readonly [days: number, months: number] | null>

/** The end of a break that starts at `from` (epoch ms); null when it is permanent. */
export function endOfBreak(period: keyof typeof LENGTHS, from: number): number | null {
  const length = LENGTHS[period]
  if (length === null) return null
  const [days, months] = length
  const end = new Date(from + days * DAY_MS)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  // No such day in that month: the first of the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(1)
  return end.getTime()
}

/** Times of a day to choose from, in minutes. */
export const DAY_MINUTES = [15, 30, 60, 90, 120, 180, 240, 360] as const

const sizeOf = (kind: LimitKind, value: string): bigint =>
  kind === 'SESSION_DAY' ? BigInt(/^\d+$/.test(value) ? value : '0') : (toMinor(value) ?? 0n)

/** Whether a change makes the limit weaker, so that it waits 24 hours and needs a confirmation. */
export function isWeaker(kind: LimitKind, value: string | null, now: string | null): boolean {
  if (now === null) return false
  return value === null || sizeOf(kind, value) > sizeOf(kind, now)
}

/** Converts a typed value to the contract's format, or null. */
export function parseLimitValue(kind: LimitKind, typed: string): string | null {
  if (kind === 'SESSION_DAY') return typed || null
  const reading = parseAmount(typed)
  return reading.kind === 'amount' && amountSign(reading.amount) === 1 ? reading.amount : null
}

export const limitSchema = (kind: LimitKind) =>
  z.object({ value: z.string().check(z.refine((typed) => parseLimitValue(kind, typed) !== null)) })
export type LimitFields = z.infer<ReturnType<typeof limitSchema>>

/** The used share of a limit, 0 to 100. */
export function usedPercent(kind: LimitKind, used: string, value: string): number {
  const [part, whole] = [sizeOf(kind, used.replace(/^-.*/, '0')), sizeOf(kind, value)]
  return whole === 0n ? 100 : Math.min(100, Number((part * 100n) / whole))
}

/** F-36: how many questions the self-test has, and what each answer counts. */
export const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const
export type SelfTestAnswer = (typeof ANSWERS)[number]

const QUESTION_FIELDS = QUESTIONS.map((question) => `question-${question}` as const)
export const selfTestSchema = z.record(z.enum(QUESTION_FIELDS), z.enum(ANSWERS))
export type SelfTestFields = z.infer<typeof selfTestSchema>

/**
 * The result of the nine questions of the Problem Gambling Severity Index, each counting 0 to 3: nothing,
 * 1 to 2, 3 to 7, and 8 or more.
 */
export function scoreSelfTest(
  answers: readonly SelfTestAnswer[],
): 'none' | 'low' | 'moderate' | 'high' {
  const score = answers.reduce((sum, answer) => sum + ANSWERS.indexOf(answer), 0)
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'moderate' : 'high'
}
