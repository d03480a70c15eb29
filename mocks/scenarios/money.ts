import type { Theme } from './statement.ts'

const UNAVAILABLE = { kind: 'status', status: 503, code: 'wallet.unavailable' } as const
const LOST = { kind: 'lost' } as const

/** What rahim has, and what he did with it before. */
export const money: Theme = {
  name: 'money',
  title: 'Money',
  scenarios: [
    {
      name: 'history-empty',
      says: 'Rahim has bet nothing and moved nothing for more than a year.',
      history: 'empty',
    },
    {
      name: 'history-huge',
      says: 'Rahim has played a hundred thousand rounds in a year.',
      history: 'huge',
    },
    {
      name: 'vip-0',
      says: 'Rahim has bet nothing for more than a year and begins at the lowest VIP level.',
      vip: 0,
      history: 'empty',
    },
    {
      name: 'vip-10',
      says: 'Rahim is on the highest VIP level, and its bonus waits.',
      vip: 10,
    },
    {
      name: 'single-wallet',
      says: 'One wallet pays for the games of all vendors.',
      isSingle: true,
    },
    {
      name: 'multi-wallet',
      says: 'Smaller vendors have wallets of their own, and Rahim has money in two of them.',
      isSingle: false,
    },
    {
      name: 'transfer-unknown',
      says: 'Transfers between wallets and to the upline are done, but their answers are lost on the way.',
      faults: { transferWallet: LOST, collectWallets: LOST, transferUpline: LOST },
    },
    {
      name: 'wallet-503',
      says: 'The wallets and their transfers are unavailable for the moment.',
      faults: {
        getBalance: UNAVAILABLE,
        getConsolidatedFunds: UNAVAILABLE,
        getWallets: UNAVAILABLE,
        getNetDeposits: UNAVAILABLE,
        transferWallet: UNAVAILABLE,
        collectWallets: UNAVAILABLE,
        getTransferUpline: UNAVAILABLE,
        transferUpline: UNAVAILABLE,
      },
    },
    {
      name: 'deposit-pending',
      says: 'Rahim has a deposit that waits for his payment and one that is looked for.',
      deposits: 'pending',
    },
    {
      name: 'deposit-failed',
      says: "Rahim's last deposit was not found, and the next one will not be either.",
      deposits: 'failed',
    },
    {
      name: 'deposit-expired',
      says: "Rahim's last deposit was not paid in time.",
      deposits: 'expired',
    },
  ],
}
