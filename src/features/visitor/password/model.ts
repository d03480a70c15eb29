import { z } from 'zod/mini'
import { isRecord } from '#lib/read.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'

/** The old password unless it is known from the login, the rule, and the same twice. */
export const changeSchema = (rule: FieldRule, asksOld: boolean) =>
  z
    .object({
      oldPassword: asksOld ? z.string().check(z.trim(), z.minLength(1, 'empty')) : z.string(),
      newPassword: ruleSchema(rule),
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
