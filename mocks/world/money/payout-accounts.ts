import { type PayoutProviderText, payoutProviders } from '#mocks/content/payout-providers.ts'
import { plainNumber } from '../core/identity.ts'
import type { Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { isNetworkAddress, sameAddress } from './crypto-address.ts'

export type PayoutAccount = Row<'payoutAccounts'>

/** Maximum number of payout accounts. */
export const MAX_ACCOUNTS = 5

export const findProvider = (id: string): PayoutProviderText | undefined =>
  payoutProviders.find((one) => one.id === id)

/** A member's accounts, the default first, then in the order in which they were added. */
export const listPayoutAccounts = ({ db }: World, memberId: number): PayoutAccount[] =>
  db.payoutAccounts
    .list({ memberId })
    .sort(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) ||
        a.addedAt - b.addedAt ||
        (a.id < b.id ? -1 : 1),
    )

/** Masks a number or an address. */
export const maskNumber = (number: string): string =>
  /^\d+$/.test(number) ? `•••• ${number.slice(-4)}` : `${number.slice(0, 6)}…${number.slice(-4)}`

const MOBILE = /^01[3-9]\d{8}$/

/** Whether a number or an address can be one of a provider. */
export function isValidNumber(
  { kind, network, digits }: PayoutProviderText,
  number: string,
): boolean {
  if (network !== null) return isNetworkAddress(network, number)
  if (kind === 'MOBILE_WALLET') return MOBILE.test(number)
  const { length } = number
  return /^\d+$/.test(number) && length >= (digits?.min ?? 1) && length <= (digits?.max ?? 40)
}

/**
 * The destination of an account: accounts with the same destination pay the same person. For an address it includes the
 * network.
 */
export const toDestination = (provider: PayoutProviderText, number: string): string =>
  provider.network === null
    ? `${provider.id} ${plainNumber(number)}`
    : `${provider.network} ${sameAddress(provider.network, number)}`

const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two names are the same person's: case and spaces aside. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b)
