import './no-eval.ts'
import { z } from 'zod/mini'
import { type FieldIssue, issueMessage } from './field-issue.ts'
import type { FieldRule } from './field-rules.ts'
import { findRuleIssue } from './rule-issue.ts'

/** A trimmed text, refused with the issue that `find` returns. */
export const textSchema = (
  find: (text: string) => FieldIssue | null | Promise<FieldIssue | null>,
) =>
  z.string().check(
    z.trim(),
    z.superRefine(async (text, context) => {
      const issue = await find(text)
      if (!issue) return
      context.addIssue({ code: 'custom', message: issueMessage(issue), input: text })
    }),
  )

/** A text validated by a server's rule, including its own expression. */
export const ruleSchema = (rule: FieldRule) => textSchema((text) => findRuleIssue(text, rule))
