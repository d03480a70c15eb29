import { z } from 'zod/mini'
import { amountIssue } from '#lib/amount-input.ts'
import { addMoney, fromMinor, toMinor } from '#lib/money.ts'
import { paymentPasswordSchema } from '#patterns/forms/payment-password-part.tsx'

/** D-057: the most characters of a note. */
export const MAX_NOTE_LENGTH = 100

export interface Draft {
  /** As it was typed. */
  amount: string
  note: string
}

/** The first step; the message of the amount is an issue of it. */
export const draftSchema = (available: string) =>
  z.object({ amount: z.string(), note: z.string().check(z.trim()) }).check((context) => {
    const { amount, note } = context.value
    const issue = amountIssue(amount, { max: available })
    const say = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message })
    if (issue) say('amount', issue)
    if ([...note].length > MAX_NOTE_LENGTH) say('note', 'long')
  })

export const confirmSchema = () => z.object({ paymentPassword: paymentPasswordSchema() })

/** The balance after a transfer. */
export const subtractMoney = (available: string, amount: string): string =>
  addMoney(available, fromMinor(-(toMinor(amount) ?? 0n)))
