import type { ScenarioGroup } from './conditions.ts'

const UNAVAILABLE = { kind: 'status', status: 503, code: 'wallet.unavailable' } as const
const LOST = { kind: 'lost' } as const

/** What rahim has, and what he did with it before. */
export const money: ScenarioGroup = {
  name: 'money',
  title: 'Money',
  scenarios: [
    {
      name: 'history-empty',
      description: 'Rahim has bet nothing and moved nothing for more than a year.',
      history: 'empty',
    },
    {
      name: 'first-deposit',
      description: 'Rina is logged in; she has just signed up and has never deposited.',
      visitor: 'rina',
    },
    {
      name: 'history-huge',
      description: 'Rahim has played a hundred thousand rounds in a year.',
      history: 'huge',
    },
    {
      name: 'vip-0',
      description: 'Rahim has bet nothing for more than a year and begins at the lowest VIP level.',
      vip: 0,
      history: 'empty',
    },
    {
      name: 'vip-10',
      description: 'Rahim is on the highest VIP level, and its bonus waits.',
      vip: 10,
    },
    {
      name: 'single-wallet',
      description: 'One wallet pays for the games of all vendors.',
      isSingle: true,
    },
    {
      name: 'multi-wallet',
      description: 'Smaller vendors have wallets of their own, and Rahim has money in two of them.',
      isSingle: false,
    },
    {
      name: 'money-at-vendors',
      description:
        'Smaller vendors have wallets of their own, and all of money of Rahim lies in three of them, one under maintenance.',
      isSingle: false,
      mainWallet: 'empty',
    },
    {
      name: 'transfer-unknown',
      description: 'Transfers and withdrawals are done, but their answers are lost on the way.',
      faults: {
        transferWallet: LOST,
        collectWallets: LOST,
        transferUpline: LOST,
        createWithdrawal: LOST,
      },
    },
    {
      name: 'wallet-503',
      description: 'The wallets, their transfers and withdrawals are unavailable for the moment.',
      faults: {
        getBalance: UNAVAILABLE,
        getConsolidatedFunds: UNAVAILABLE,
        getWallets: UNAVAILABLE,
        getNetDeposits: UNAVAILABLE,
        transferWallet: UNAVAILABLE,
        collectWallets: UNAVAILABLE,
        getTransferUpline: UNAVAILABLE,
        transferUpline: UNAVAILABLE,
        getWithdrawRules: UNAVAILABLE,
        createWithdrawal: UNAVAILABLE,
      },
    },
    {
      name: 'deposit-pending',
      description: 'Rahim has a deposit that waits for his payment and one that is looked for.',
      deposits: 'pending',
    },
    {
      name: 'deposit-failed',
      description: "Rahim's last deposit was not found, and the next one will not be either.",
      deposits: 'failed',
    },
    {
      name: 'deposit-expired',
      description: "Rahim's last deposit was not paid in time.",
      deposits: 'expired',
    },
    {
      name: 'withdraw-no-account',
      description: 'Rahim has bound no account that a withdrawal could be paid to.',
      payoutAccounts: 'none',
    },
    {
      name: 'withdraw-turnover',
      description: 'Rahim can withdraw nothing: all that he has still has to be staked.',
      turnover: 'unmet',
    },
    {
      name: 'withdraw-limits',
      description: 'Rahim may withdraw once more today, and no more than 2,000.',
      withdrawals: 'limits',
    },
    {
      name: 'withdraw-every-state',
      description: 'Rahim has a withdrawal in each of the ten states.',
      withdrawals: 'every-state',
    },
    {
      name: 'withdraw-rejected',
      description: 'What Rahim asks to withdraw now is rejected.',
      withdrawals: 'rejected',
    },
    {
      name: 'receipt-closing',
      description: 'A payment to Rahim counts as received in a minute.',
      receipt: 'closing',
    },
    {
      name: 'receipt-forced',
      description: 'A payment to Rahim has counted as received for an hour.',
      receipt: 'forced',
    },
    {
      name: 'receipt-disputed',
      description: 'Rahim disputes a payment that counted as received.',
      receipt: 'disputed',
    },
    {
      name: 'receipt-fast',
      description: 'Payments count as received after one minute.',
      receiptMinutes: 1,
    },
    {
      name: 'receipt-refund',
      description: 'Payments that nobody confirms in time are paid back.',
      forcedReceipt: 'refund',
    },
  ],
}
