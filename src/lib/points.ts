import { formatMoney } from './money.ts'

/** Points are written like amounts ("48.00"); whole ones are shown without decimals: "48". */
export const formatPoints = (decimal: string): string => formatMoney(decimal, { short: true })
