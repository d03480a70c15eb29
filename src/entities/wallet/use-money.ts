import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { formatMoney } from '#lib/money.ts'

/** A net amount (decimal text) with plus or minus, then the currency: `+৳12.50`. */
export const signedMoney = (net: string, symbol: string): string =>
  formatMoney(net, { sign: true, symbol })

/** Amounts (decimal texts) with the symbol of the merchant's currency, which is empty until it is known. */
export function useMoney() {
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  return {
    symbol,
    money: (amount: string): string => symbol + formatMoney(amount),
    /** Without decimals that are zero, for chips and tiles. */
    short: (amount: string): string => formatMoney(amount, { symbol, short: true }),
    signed: (net: string): string => signedMoney(net, symbol),
  }
}
