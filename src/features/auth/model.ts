import { z } from 'zod/mini'
import type { Check } from '../../forms/checks.ts'

const filled = (check: Check) => z.string().check(z.trim(), z.minLength(1, check))

/** VAL-26..28: user name and password trimmed and required, the captcha while it is shown. */
export const loginSchema = (captchaShown: boolean) =>
  z.object({
    username: filled('username'),
    password: filled('password'),
    captcha: captchaShown
      ? z
          .string()
          .check(
            z.trim(),
            z.minLength(1, { error: 'captcha', abort: true }),
            z.regex(/^[A-Za-z0-9]{4}$/, 'captchaShape'),
          )
      : z.string(),
    remember: z.boolean(),
  })

export type LoginFields = z.infer<ReturnType<typeof loginSchema>>
