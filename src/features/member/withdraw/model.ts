import { z } from 'zod/mini'
import type {
  PayoutAccount,
  PayoutAccounts,
  PayoutFee,
  PayoutProvider,
  WithdrawRules,
} from '#api/money/withdrawals.ts'
import { amountIssue, typedAmount } from '#lib/amount-input.ts'
import { isCryptoAddress } from '#lib/crypto-address.ts'
import { cleanInput } from '#lib/input-text.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import { bindPayoutAccountBody } from '#openapi/generated/requests/bindPayoutAccount.ts'
import { disputePaymentBody } from '#openapi/generated/requests/disputePayment.ts'
import { paymentPasswordSchema } from '#patterns/forms/payment-password-part.tsx'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'

const minor = (amount: string) => toMinor(amount) ?? 0n

const { files, note } = disputePaymentBody.shape
/** WAL-08: how many pictures a proof has. */
export const PROOF_FILES = getRequestLength(files)
/** How long the note of a dispute may be. */
export const NOTE = getRequestLength(note)

export const proofSchema = z.object({
  files: z
    .array(z.custom<PickedImage>())
    .check(z.minLength(PROOF_FILES.min), z.maxLength(PROOF_FILES.max)),
  note: requestText(note, {}, z.trim()),
})
export type ProofFields = z.infer<typeof proofSchema>

/** The rule that sets the maximum withdrawal. */
type BoundedBy = 'way' | 'day' | 'turnover' | 'balance'

export interface Bounds {
  /** Decimal texts; nothing fits when `max` is below `min`. */
  readonly min: string
  readonly max: string
  readonly by: BoundedBy
}

/** The range that can be withdrawn by a method now, and the rule that limits it. */
export function computeBounds(
  rules: WithdrawRules,
  way: Pick<PayoutProvider, 'min' | 'max'>,
): Bounds {
  const caps: readonly { by: BoundedBy; max: string }[] = [
    { by: 'way', max: way.max },
    { by: 'way', max: rules.max },
    { by: 'day', max: rules.day.amountLeft },
    { by: minor(rules.tied) > 0n ? 'turnover' : 'balance', max: rules.available },
  ]
  const { by, max } = caps.reduce((lowest, cap) =>
    minor(cap.max) < minor(lowest.max) ? cap : lowest,
  )
  return { min: minor(way.min) > minor(rules.min) ? way.min : rules.min, max, by }
}

/** Whether more money in the main wallet would let more be withdrawn. */
export const isLimitedByBalance = ({ by }: Bounds): boolean => by === 'balance' || by === 'turnover'

/** The first problem that prevents any withdrawal, or null. */
export type WithdrawBlocker = 'account' | 'count' | 'day' | 'turnover' | 'balance'

export function findBlocker(
  rules: WithdrawRules,
  accounts: PayoutAccounts,
): WithdrawBlocker | null {
  const least = minor(rules.min)
  if (accounts.list.length === 0) return 'account'
  if (minor(rules.balance) < least) return 'balance'
  if (rules.day.countLeft === 0) return 'count'
  if (minor(rules.day.amountLeft) < least) return 'day'
  if (minor(rules.available) >= least) return null
  return minor(rules.tied) > 0n ? 'turnover' : 'balance'
}

/** The fee for an amount, rounded down to two decimals. */
const feeOf = ({ fixed, percent }: PayoutFee, amount: string): string =>
  fromMinor(minor(fixed) + (minor(amount) * minor(percent)) / 10_000n)

/** The sums of a withdrawal, as decimal strings. */
export interface Quote {
  readonly amount: string
  readonly fee: string
  /** The amount that arrives. */
  readonly payout: string
  /** The remaining balance. */
  readonly left: string
}

/** Null while the amount cannot be read or does not fit. */
export function computeQuote(
  typed: string,
  rules: WithdrawRules,
  way: PayoutProvider,
): Quote | null {
  const amount = typedAmount(typed)
  if (amount === null || amountIssue(typed, computeBounds(rules, way)) !== null) return null
  const fee = feeOf(way.fee, amount)
  return {
    amount,
    fee,
    payout: fromMinor(minor(amount) - minor(fee)),
    left: fromMinor(minor(rules.balance) - minor(amount)),
  }
}

/** Whether a withdrawal of this amount waits for the identity check. */
export const needsIdentity = ({ identity }: WithdrawRules, amount: string): boolean =>
  identity.state !== 'VERIFIED' && minor(amount) >= minor(identity.from)

export const findProvider = (
  { providers }: WithdrawRules,
  account: Pick<PayoutAccount, 'providerId'> | undefined,
): PayoutProvider | null => providers.find(({ id }) => id === account?.providerId) ?? null

/** The account to pay to: the requested one, else the default, else the first whose payment method is open. */
export function chosenAccount(
  rules: WithdrawRules,
  { list }: PayoutAccounts,
  wanted: string,
): PayoutAccount | null {
  const isOpen = (account: PayoutAccount) => findProvider(rules, account)?.available === true
  return (
    list.find((account) => account.id === wanted) ??
    list.find((account) => account.isDefault && isOpen(account)) ??
    list.find(isOpen) ??
    list[0] ??
    null
  )
}

export interface WithdrawFields {
  /** As it was typed. */
  amount: string
  paymentPassword: string
}

/** The message of the amount is an issue of it. */
export const withdrawSchema = (bounds: Bounds) =>
  z.object({
    amount: z.string().check((context) => {
      const issue = amountIssue(context.value, bounds)
      if (issue) context.issues.push({ code: 'custom', input: context.value, message: issue })
    }),
    paymentPassword: paymentPasswordSchema(),
  })

export interface AccountFields {
  providerId: string
  number: string
  holder: string
  paymentPassword: string
}

export type NumberIssue = 'empty' | 'receiving' | 'digits' | 'address'

/** Normalises a number or address for sending: without spaces and hyphens, with Latin digits. */
export const cleanNumber = (typed: string): string =>
  cleanInput(typed, 'code').replace(/[\s-]/g, '')

/** The problem of an account's number, or null; crypto addresses have their own checksum. */
export function numberIssue(
  typed: string,
  { digits, network }: Pick<PayoutProvider, 'digits' | 'network'>,
): NumberIssue | null {
  const number = cleanNumber(typed)
  if (number === '') return network === null ? 'empty' : 'receiving'
  if (network !== null) return isCryptoAddress(network, number) ? null : 'address'
  if (digits === null) return null
  const fits = number.length >= digits.min && number.length <= digits.max
  return /^\d+$/.test(number) && fits ? null : 'digits'
}

/** Whether an account of this provider has a holder's name. */
export const hasHolder = (way: Pick<PayoutProvider, 'network'> | null): boolean =>
  way !== null && way.network === null

export const accountSchema = (way: PayoutProvider | null) =>
  z.object({
    providerId: z.string().check(z.minLength(1, 'choose')),
    number: z.string().check((context) => {
      const issue = way && numberIssue(context.value, way)
      if (issue) context.issues.push({ code: 'custom', input: context.value, message: issue })
    }),
    holder: hasHolder(way)
      ? requestText(bindPayoutAccountBody.shape.holder, { empty: 'name', shape: 'name' }, z.trim())
      : z.string(),
    paymentPassword: paymentPasswordSchema(),
  })
