import { CURRENCY } from '#mocks/world/core/site.ts'
import type { components } from '#openapi/generated/types.ts'

type Balance = components['schemas']['Balance']

/** A balance; the default is an empty wallet in the site's currency. */
export const makeBalance = ({ balance, currency, updatedAt }: Partial<Balance> = {}): Balance => ({
  balance: balance ?? '0.00',
  currency: currency ?? CURRENCY.code,
  currencySymbol: CURRENCY.symbol,
  updatedAt: updatedAt ?? 0,
})
