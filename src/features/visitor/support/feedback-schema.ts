import { z } from 'zod/mini'
import { countCodePoints } from '#lib/code-points.ts'
import { MAX_CONTENT_LENGTH, MIN_CONTENT_LENGTH } from './model.ts'

/** Messages are keys of `support:feedback.check`, or of the captcha's texts in `forms:check`. */
export const feedbackSchema = z.object({
  type: z.string().check(z.minLength(1, 'empty')),
  content: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'empty', abort: true }),
    z.refine((text) => countCodePoints(text) >= MIN_CONTENT_LENGTH, 'short'),
    z.refine((text) => countCodePoints(text) <= MAX_CONTENT_LENGTH, 'long'),
  ),
  captcha: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'empty', abort: true }),
      z.regex(/^[A-Za-z0-9]{4}$/, 'captchaShape'),
    ),
})
