import { z } from 'zod/mini'
import type { VendorWallet, Wallets } from '#api/money/wallet.ts'
import { amountIssue, typedAmount } from '#lib/amount-input.ts'
import { dateFormat } from '#lib/date-format.ts'
import { addMoney, amountSign, fromMinor, toMinor } from '#lib/money.ts'

/** The code of the main wallet in the contract. */
const MAIN = 'MAIN'

/** Into the wallet of a vendor, or back to the main one. */
export type Direction = 'in' | 'out'

export interface TransferFields {
  direction: Direction
  vendor: string
  amount: string
}

/** A transfer: two wallets and a decimal string. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: string
}

export const findVendorWallet = ({ vendors }: Wallets, code: string): VendorWallet | undefined =>
  vendors.find((vendor) => vendor.code === code)

/** The balance of the wallet that a transfer is paid from. */
export const sourceBalance = (
  wallets: Wallets,
  { direction, vendor }: Omit<TransferFields, 'amount'>,
) => (direction === 'in' ? wallets.main : (findVendorWallet(wallets, vendor)?.balance ?? '0.00'))

/** The form of a transfer; its messages are keys of `wallet:check` or issues of an amount. */
export const transferSchema = (wallets: Wallets) =>
  z
    .object({ direction: z.enum(['in', 'out']), vendor: z.string(), amount: z.string() })
    .check((context) => {
      const { vendor, amount } = context.value
      const found = findVendorWallet(wallets, vendor)
      const say = (path: string, message: string) =>
        context.issues.push({ code: 'custom', input: context.value, path: [path], message })
      if (!found) say('vendor', 'vendor')
      else if (!found.open) say('vendor', 'closed')
      const issue = amountIssue(amount, { max: sourceBalance(wallets, context.value) })
      if (issue) say('amount', issue)
    })

/** The transfer from a valid form. */
export function toTransfer({ direction, vendor, amount }: TransferFields): Transfer {
  const typed = typedAmount(amount) ?? amount
  return direction === 'in'
    ? { from: MAIN, to: vendor, amount: typed }
    : { from: vendor, to: MAIN, amount: typed }
}

/** The balances of main wallet and vendor after the transfer, or null while they are unknown. */
export function balancesAfter(wallets: Wallets, fields: TransferFields) {
  const vendor = findVendorWallet(wallets, fields.vendor)
  const max = sourceBalance(wallets, fields)
  if (!vendor || amountIssue(fields.amount, { max })) return null
  const amount = typedAmount(fields.amount) ?? '0.00'
  const taken = fromMinor(-(toMinor(amount) ?? 0n))
  const [toMain, toVendor] = fields.direction === 'in' ? [taken, amount] : [amount, taken]
  return { main: addMoney(wallets.main, toMain), vendor: addMoney(vendor.balance, toVendor) }
}

/** Shares of a balance to choose from, rounded down; none of nothing. */
export function listShares(balance: string): readonly { percent: number; amount: string }[] {
  const minor = toMinor(balance) ?? 0n
  if (minor <= 0n) return []
  return [25, 50, 100]
    .map((percent) => ({ percent, amount: fromMinor((minor * BigInt(percent)) / 100n) }))
    .filter(({ amount }) => amountSign(amount) === 1)
}

/** Number of vendors shown at first: those with money, filled up with others. */
const SHOWN_VENDORS = 6

export function visibleVendors(vendors: readonly VendorWallet[], all: boolean) {
  const withMoney = vendors.filter(({ balance }) => amountSign(balance) === 1).length
  return all ? vendors : vendors.slice(0, Math.max(SHOWN_VENDORS, withMoney))
}

/** A month (yyyy-MM) in the language of the tag. */
export const monthName = (month: string, tag: string): string =>
  dateFormat(`${tag}-u-ca-gregory-nu-latn`, {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  }).format(Date.parse(`${month}-01T00:00:00Z`))

/** The day of a moment (epoch ms) in a zone, in the language of the tag. */
export const dayName = (at: number, timeZone: string, tag: string): string =>
  dateFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone }).format(at)
