import './no-eval.ts'
import { z } from 'zod/mini'
import { type FieldIssue, issueMessage } from './field-issue.ts'
import type { FieldRule } from './field-rules.ts'
import { findRuleIssue } from './rule-issue.ts'

/** A text: trimmed, then refused with the issue that `find` answers. */
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

/** VAL-01..25: a text held to a server's rule, its own expression included. */
export const ruleSchema = (rule: FieldRule) => textSchema((text) => findRuleIssue(text, rule))
