import { createLucideIcon, type LucideIcon } from 'lucide-react'
import type { DepositMethod } from '#api/money/deposit.ts'
import type { PayoutAccount } from '#api/money/withdrawals.ts'

type Kind = DepositMethod['kind'] | PayoutAccount['kind']

/** A telephone with a coin before it. */
const Phone = createLucideIcon('way-phone', [
  ['path', { d: 'M17 9V5a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h3', key: 'body' }],
  ['path', { d: 'M10 6h2', key: 'ear' }],
  ['circle', { cx: '16.5', cy: '16.5', r: '4.5', key: 'coin' }],
  ['path', { d: 'M15 15.2h1.1v2.1c0 1.2 1.9 1.1 1.9-.3', key: 'mark' }],
])

/** A hall with columns and steps. */
const Bank = createLucideIcon('way-bank', [
  ['path', { d: 'M3.5 9 12 3.5 20.5 9Z', key: 'roof' }],
  ['path', { d: 'M6 12v5M10 12v5M14 12v5M18 12v5', key: 'columns' }],
  ['path', { d: 'M4.5 17.5h15M3 20.5h18', key: 'steps' }],
])

/** A code between the corners of a finder. */
const Qr = createLucideIcon('way-qr', [
  ['path', { d: 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2', key: 'top' }],
  ['path', { d: 'M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2', key: 'bottom' }],
  ['path', { d: 'M7.5 7.5h3v3h-3zM13.5 7.5h3v3h-3zM7.5 13.5h3v3h-3z', key: 'eyes' }],
  ['path', { d: 'M13.5 13.5h.01M16.5 13.5v3h-3', key: 'dots' }],
])

/** A coin of links in a chain of six. */
const Crypto = createLucideIcon('way-crypto', [
  ['path', { d: 'm12 2.5 8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5Z', key: 'chain' }],
  ['path', { d: 'M8.5 8.5h7M12 8.5v8', key: 'mark' }],
  ['path', { d: 'M7.8 12c0 1.4 8.4 1.4 8.4 0s-8.4-1.4-8.4 0', key: 'ring' }],
])

/** A counter with its awning. */
const Agent = createLucideIcon('way-agent', [
  ['path', { d: 'M4.5 3.5h15L21 8.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z', key: 'awning' }],
  ['path', { d: 'M5 12v8.5h14V12', key: 'walls' }],
  ['path', { d: 'M5 16.5h14', key: 'counter' }],
])

/** A picture for every family of ways to pay in and out. */
export const paymentMethodIcons: Readonly<Record<Kind, LucideIcon>> = {
  MOBILE_WALLET: Phone,
  BANK: Bank,
  QR: Qr,
  CRYPTO: Crypto,
  AGENT: Agent,
}
