import type { VendorWallet, WalletMove, Wallets } from '#api/money/wallet.ts'
import { addMoney, amountSign } from '#lib/money.ts'

const sumOf = (list: readonly { readonly amount: string }[]): string =>
  list.reduce((sum, { amount }) => addMoney(sum, amount), '0.00')

const heldIn = (vendors: readonly VendorWallet[]): string =>
  sumOf(vendors.map(({ balance }) => ({ amount: balance })))

/** The sum of the money at vendors. */
export const sumVendorMoney = ({ vendors }: Pick<Wallets, 'vendors'>): string => heldIn(vendors)

/** The money in vendor wallets, as decimal strings. */
export interface VendorMoney {
  /** The wallets with money, largest balance first. */
  readonly vendors: readonly VendorWallet[]
  readonly total: string
  /** The money that can be brought back now, without that of vendors under maintenance. */
  readonly movable: string
  /** Names of vendors whose money stays there until their maintenance ends. */
  readonly closed: readonly string[]
}

export function getVendorMoney(wallets: Pick<Wallets, 'vendors'>): VendorMoney | null {
  const vendors = wallets.vendors.filter(({ balance }) => amountSign(balance) === 1)
  if (vendors.length === 0) return null
  const open = vendors.filter((vendor) => vendor.open)
  const closed = vendors.filter((vendor) => !vendor.open).map(({ name }) => name)
  return { vendors, total: heldIn(vendors), movable: heldIn(open), closed }
}

/** The total that a collection moved. */
export const sumTransfers = ({ transfers }: Pick<WalletMove, 'transfers'>): string =>
  sumOf(transfers)
