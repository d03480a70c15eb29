/** Conditions of money; an absent one means the normal state. */
export interface MoneyConditions {
  /** Rahim's history of the past year: only one deposit, or a hundred thousand rounds. */
  history?: 'empty' | 'huge'
  /** false: each vendor has its own wallet, and rahim has money in two of them. */
  isSingle?: boolean
  /** With isSingle false: all of rahim's money is in vendor wallets, and one vendor is under maintenance. */
  mainWallet?: 'empty'
  /** Rahim's last deposit: waits for payment and one is looked for; was not found, as all are; ran out of time. */
  deposits?: 'pending' | 'failed' | 'expired'
  /** none: rahim has bound no account that withdrawals could be paid to. */
  payoutAccounts?: 'none'
  /**
   * every-state: rahim has a withdrawal in each state; limits: the daily limits are low and nearly used up; rejected:
   * his next request is rejected.
   */
  withdrawals?: 'every-state' | 'limits' | 'rejected'
  /** unmet: turnover ties all that rahim has. */
  turnover?: 'unmet'
  /**
   * A payment to rahim: its confirmation ends in a minute; it has counted as received for an hour; he
   * disputes that.
   */
  receipt?: 'closing' | 'forced' | 'disputed'
  /** Minutes until a payment counts as received without confirmation (D-003). */
  receiptMinutes?: number
  /** refund: an unconfirmed payment is refunded instead (D-002). */
  forcedReceipt?: 'refund'
}
