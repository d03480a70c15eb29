import { fromMinor } from '../../core/amount.ts'
import type { Row } from '../../core/tables.ts'
import type { PastBet } from './past-games.ts'

export type PastEntry = Readonly<Row<'ledger'>>

/** The account book of one past: every transaction in its order. */
export class Book {
  readonly entries: PastEntry[] = []
  readonly bets: PastBet[] = []
  balance = 0n
  private at = 0
  private readonly memberId: number

  constructor(memberId: number) {
    this.memberId = memberId
  }

  post(kind: PastEntry['kind'], minor: bigint, reference: string, at: number, note = '') {
    this.balance += minor
    this.at = Math.max(this.at, at)
    this.write('MAIN', kind, minor, this.balance, reference, note)
    return this.at
  }

  /** From the main wallet to a vendor's, which was empty. */
  transfer(vendor: string, minor: bigint, reference: string, at: number) {
    this.post('TRANSFER_OUT', -minor, reference, at, vendor)
    this.write(vendor, 'TRANSFER_IN', minor, minor, reference, vendor)
  }

  nextId(prefix: string): string {
    return `${prefix}-past-${String(this.entries.length + 1).padStart(6, '0')}`
  }

  private write(
    wallet: string,
    kind: PastEntry['kind'],
    minor: bigint,
    after: bigint,
    reference: string,
    note: string,
  ) {
    const { memberId, at } = this
    const balanceAfter = fromMinor(after)
    const id = this.nextId('transaction')
    this.entries.push({
      id,
      memberId,
      wallet,
      kind,
      balanceAfter,
      reference,
      note,
      at,
      amount: fromMinor(minor),
      requestId: null,
    })
  }
}
