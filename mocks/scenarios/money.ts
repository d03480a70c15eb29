import type { ScenarioGroup } from './conditions.ts'

const UNAVAILABLE = { kind: 'status', status: 503, code: 'wallet.unavailable' } as const
const LOST = { kind: 'lost' } as const

/** Rahim's money and his history. */
export const money: ScenarioGroup = {
  name: 'money',
  title: 'Money',
  scenarios: [
    {
      name: 'history-empty',
      description: 'Rahim has no bets or transactions for more than a year.',
      history: 'empty',
    },
    {
      name: 'first-deposit',
      description: 'Rina is logged in. She has just registered and has never deposited.',
      visitor: 'rina',
    },
    {
      name: 'history-huge',
      description: 'Rahim has played a hundred thousand rounds in a year.',
      history: 'huge',
    },
    {
      name: 'vip-0',
      description: 'Rahim has not bet for more than a year and is at the lowest VIP level.',
      vip: 0,
      history: 'empty',
    },
    {
      name: 'vip-10',
      description: 'Rahim is at the highest VIP level and has its bonus to claim.',
      vip: 10,
    },
    {
      name: 'single-wallet',
      description: 'One wallet pays for the games of all vendors.',
      isSingle: true,
    },
    {
      name: 'multi-wallet',
      description: 'Smaller vendors have their own wallets. Rahim has money in two of them.',
      isSingle: false,
    },
    {
      name: 'money-at-vendors',
      description:
        "Smaller vendors have their own wallets. All of Rahim's money is in three of them, one under maintenance.",
      isSingle: false,
      mainWallet: 'empty',
    },
    {
      name: 'transfer-unknown',
      description: 'Transfers and withdrawals go through, but their responses are lost.',
      faults: {
        transferWallet: LOST,
        collectWallets: LOST,
        transferUpline: LOST,
        createWithdrawal: LOST,
      },
    },
    {
      name: 'wallet-503',
      description: 'Wallets, transfers and withdrawals are unavailable (503).',
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
      description: 'Rahim has two pending deposits: one waiting for payment, one being checked.',
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
      description: 'Rahim has no withdrawal account.',
      payoutAccounts: 'none',
    },
    {
      name: 'withdraw-turnover',
      description: 'Rahim cannot withdraw: his whole balance is tied to turnover.',
      turnover: 'unmet',
    },
    {
      name: 'withdraw-limits',
      description: 'Rahim has one withdrawal left today, of up to 2,000.',
      withdrawals: 'limits',
    },
    {
      name: 'withdraw-every-state',
      description: 'Rahim has a withdrawal in each of the ten states.',
      withdrawals: 'every-state',
    },
    {
      name: 'withdraw-rejected',
      description: 'Every new withdrawal by Rahim is rejected.',
      withdrawals: 'rejected',
    },
    {
      name: 'receipt-closing',
      description: 'A payment to Rahim counts as received one minute from now.',
      receipt: 'closing',
    },
    {
      name: 'receipt-forced',
      description: 'A payment to Rahim was counted as received an hour ago.',
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
      description: 'Payments not confirmed in time are refunded.',
      forcedReceipt: 'refund',
    },
  ],
}
