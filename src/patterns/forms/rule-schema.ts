import './no-eval.ts'
import { z } from 'zod/mini'
import { type Fault, faultMessage } from './field-issue.ts'
import type { FieldRule } from './field-rules.ts'
import { ruleFaultOf } from './rule-issue.ts'

/** A text that `find` judges: trimmed, then refused with the fault it answers. */
export const judged = (find: (text: string) => Fault | null | Promise<Fault | null>) =>
  z.string().check(
    z.trim(),
    z.superRefine(async (text, context) => {
      const fault = await find(text)
      if (!fault) return
      context.addIssue({ code: 'custom', message: faultMessage(fault), input: text })
    }),
  )

/** VAL-01..25: a text held to a server's rule, its own expression included. */
export const ruled = (rule: FieldRule) => judged((text) => ruleFaultOf(text, rule))
