import { depositMethods } from '#mocks/content/deposit-methods.ts'
import { payoutProviders } from '#mocks/content/payout-providers.ts'
import { localize, type Text } from '#mocks/content/text.ts'
import type { LedgerEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { getVendorName } from './games.ts'

const NAMES: ReadonlyMap<string, Text> = new Map(
  [...depositMethods, ...payoutProviders].map(({ id, name }) => [id, name]),
)

/** The name of a payment method, for deposits or withdrawals, in a language. */
export function getPaymentMethodName(id: string, language: string): string {
  const name = NAMES.get(id)
  return name ? localize(name, language) : id
}

/**
 * The note of a ledger entry for its reader: payment method ids and vendor codes become names; text that a person typed
 * stays unchanged.
 */
export function formatTransactionNote(
  { catalogue }: World,
  { kind, note }: Pick<LedgerEntry, 'kind' | 'note'>,
  language: string,
): string {
  switch (kind) {
    case 'DEPOSIT':
    case 'WITHDRAWAL':
    case 'WITHDRAWAL_REFUND':
    case 'FEE':
      return getPaymentMethodName(note, language)
    case 'TRANSFER_IN':
    case 'TRANSFER_OUT': {
      const vendor = catalogue.vendor(note)
      return vendor ? getVendorName(vendor, language) : note
    }
    default:
      return note
  }
}
