import { z } from 'zod/mini'
import type {
  Deposit,
  DepositMethod,
  DepositOptions,
  DepositPromotion,
} from '#api/money/deposit.ts'
import { computeBonus } from '#entities/bonus/bonus-sums.ts'
import { type AmountIssue, amountIssue, typedAmount } from '#lib/amount-input.ts'
import { cleanInput } from '#lib/input-text.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import { reportDepositPaidBody } from '#openapi/generated/requests/reportDepositPaid.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'

const minor = (amount: string) => toMinor(amount) ?? 0n

/** The problem with a typed amount for this method, or null. */
export const depositIssue = (typed: string, { min, max }: DepositMethod): AmountIssue | null =>
  amountIssue(typed, { min, max })

/** `promotion` is the id of one, or `none`. */
export const depositSchema = (method: DepositMethod | undefined) =>
  z.object({
    methodId: z.string(),
    amount: z.string().check((context) => {
      const issue = method && depositIssue(context.value, method)
      if (issue) context.issues.push({ code: 'custom', input: context.value, message: issue })
    }),
    promotion: z.string(),
  })
export type DepositFields = z.infer<ReturnType<typeof depositSchema>>

/** The credits from a deposit of this amount, as decimal strings. */
export interface DepositOffer {
  /** Into the balance, the fee taken off. */
  readonly credited: string
  readonly bonus: string
  /** To be staked before it can be withdrawn: of a bonus by its terms, else the deposit once. */
  readonly turnover: string
}

/** Null while no amount can be read. */
export function computeOffer(
  typed: string,
  { fee }: Pick<DepositMethod, 'fee'>,
  promotion: DepositPromotion | null,
): DepositOffer | null {
  const amount = typedAmount(typed)
  if (amount === null) return null
  const whole = minor(amount)
  const credited = fromMinor(whole > minor(fee) ? whole - minor(fee) : 0n)
  if (!promotion || whole < minor(promotion.minDeposit))
    return { credited, bonus: '0.00', turnover: amount }
  const sums = computeBonus({ ...promotion, bonusAmount: null }, amount)
  return { credited, bonus: sums?.bonus ?? '0.00', turnover: sums?.turnover ?? amount }
}

/** Whether a promotion accepts an amount. */
export const promotionAccepts = ({ minDeposit }: DepositPromotion, typed: string): boolean => {
  const amount = typedAmount(typed)
  return amount === null || minor(amount) >= minor(minDeposit)
}

/** The method of this id, else the first that is open; undefined when there is none at all. */
export function findMethod(
  methods: readonly DepositMethod[],
  id: string,
): DepositMethod | undefined {
  const first = methods.find(({ available }) => available) ?? methods[0]
  return methods.find((method) => method.id === id) ?? first
}

/** The quote for the form's fields and a method: the promotion that applies, and the sums of the deposit. */
export function getDepositQuote(
  { amount, promotion: chosen }: Pick<DepositFields, 'amount' | 'promotion'>,
  method: DepositMethod,
  promotions: readonly DepositPromotion[],
) {
  const found = promotions.find(({ id }) => String(id) === chosen)
  const promotion = found && promotionAccepts(found, amount) ? found : null
  const issue = depositIssue(amount, method)
  return {
    promotion,
    issue,
    offer: issue === null ? computeOffer(amount, method, promotion) : null,
  }
}

/** While typing, hides problems that further typing can solve. */
export const getVisibleIssue = (issue: AmountIssue | null, isSubmitted: boolean) =>
  isSubmitted || (issue !== 'empty' && issue !== 'below') ? issue : null

/** The deposit that needs attention now: the newest that is open. */
export const findOpenDeposit = (list: readonly Deposit[]): Deposit | null =>
  list.find(({ state }) => state === 'PENDING') ??
  list.find(({ state }) => state === 'PROCESSING') ??
  null

/** Usual minutes of a deposit's method; null while unknown. */
export const getExpectedMinutes = (
  options: Pick<DepositOptions, 'methods'> | undefined,
  { methodId }: Pick<Deposit, 'methodId'>,
): number | null => options?.methods.find(({ id }) => id === methodId)?.minutes ?? null

/** Normalises a payment reference for sending: without spaces, with digits 0 to 9. */
export const cleanReference = (typed: string): string =>
  cleanInput(typed, 'code').replace(/\s/g, '')

const { reference, files } = reportDepositPaidBody.shape
export const REFERENCE = getRequestLength(reference)
export const FILES = getRequestLength(files)

/** That something was paid is shown by its number, or by pictures. */
export const paidSchema = z
  .object({
    reference: requestText(reference, { shape: 'shape' }, z.overwrite(cleanReference)),
    files: z.array(z.custom<PickedImage>()).check(z.maxLength(FILES.max)),
  })
  .check(
    z.refine(({ reference, files }) => reference !== '' || files.length > 0, {
      path: ['reference'],
      error: 'missing',
    }),
  )
export type PaidFields = z.infer<typeof paidSchema>

/** The tone of a state's badge. */
export const TONE = {
  PENDING: 'warning',
  PROCESSING: 'info',
  CREDITED: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
} as const
