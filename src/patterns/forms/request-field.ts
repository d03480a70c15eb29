import './no-eval.ts'
import { z } from 'zod/mini'

/** Reasons why a request refuses a text. */
type Problem = 'empty' | 'short' | 'long' | 'shape'

const PROBLEM_OF: Readonly<Record<string, Problem>> = { too_small: 'short', too_big: 'long' }

/** The first problem of a text that the field of a request refuses, or null. */
export function findRequestProblem(field: z.core.$ZodType, text: string): Problem | null {
  const { error } = z.safeParse(field, text)
  if (!error) return null
  return text === '' ? 'empty' : (PROBLEM_OF[error.issues[0]?.code ?? ''] ?? 'shape')
}

/**
 * A typed text that the field of a request limits: `requestText(sendFeedbackBody.shape.content, {}, z.trim())`. Its
 * message is the problem, or the form's word for it; that of `shape` is also for a wrong length without one. `clean`
 * comes before the limits.
 */
export const requestText = (
  field: z.core.$ZodType,
  words: Partial<Record<Problem, string>> = {},
  ...clean: z.core.$ZodCheck<string>[]
) =>
  z.string().check(...clean, (context) => {
    const problem = findRequestProblem(field, context.value)
    if (problem === null) return
    const message = words[problem] ?? (problem === 'empty' ? problem : (words.shape ?? problem))
    context.issues.push({ code: 'custom', input: context.value, message })
  })

/** How long a text or a list may be in a request: characters as people count them, or items. */
export function getRequestLength(field: z.ZodMiniType): { min: number; max: number } {
  const limits = { minimum: 0, maximum: Number.POSITIVE_INFINITY }
  Object.assign(limits, ...(field.def.checks ?? []).map((check) => check._zod.def))
  return { min: limits.minimum, max: limits.maximum }
}
