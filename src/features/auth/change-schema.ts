import { z } from 'zod/mini'
import { type PasswordRule, passwordFault } from '../../forms/password-rule.ts'
import { isRecord } from '../../lib/read.ts'

/** VAL-53..55: the old password unless the session holds it, the rule, and the same twice. */
export const changeSchema = (rule: PasswordRule, askOld: boolean) =>
  z
    .object({
      oldPassword: askOld ? z.string().check(z.trim(), z.minLength(1, 'empty')) : z.string(),
      newPassword: z.string().check(
        z.trim(),
        z.superRefine((text, context) => {
          const fault = passwordFault(text, rule)
          if (fault) context.addIssue({ code: 'custom', message: fault, input: text })
        }),
      ),
      confirmNewPassword: z.string().check(z.trim(), z.minLength(1, 'empty')),
    })
    .check(
      z.refine(
        ({ newPassword, confirmNewPassword }) =>
          confirmNewPassword === '' || newPassword === confirmNewPassword,
        { path: ['confirmNewPassword'], error: 'mismatch', when: ({ value }) => isRecord(value) },
      ),
    )

export type ChangeFields = z.infer<ReturnType<typeof changeSchema>>
