import { z } from 'zod/mini'
import { amountIssue } from '#lib/amount-input.ts'
import { addMoney, fromMinor, toMinor } from '#lib/money.ts'
import { transferUplineBody } from '#openapi/generated/requests/transferUpline.ts'
import { paymentPasswordSchema } from '#patterns/forms/payment-password-part.tsx'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'

/** D-057. */
export const NOTE = getRequestLength(transferUplineBody.shape.note)

export interface Draft {
  /** As it was typed. */
  amount: string
  note: string
}

/** The first step; the message of the amount is an issue of it. */
export const draftSchema = (available: string) =>
  z.object({
    amount: z.string().check((context) => {
      const issue = amountIssue(context.value, { max: available })
      if (issue) context.issues.push({ code: 'custom', input: context.value, message: issue })
    }),
    note: requestText(transferUplineBody.shape.note, {}, z.trim()),
  })

export const confirmSchema = () => z.object({ paymentPassword: paymentPasswordSchema() })

/** The balance after a transfer. */
export const subtractMoney = (available: string, amount: string): string =>
  addMoney(available, fromMinor(-(toMinor(amount) ?? 0n)))
