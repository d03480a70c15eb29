import { compareAmounts, fromMinor } from '../../core/amount.ts'
import { cacheKind } from '../../core/caches.ts'
import { DAY } from '../../core/durations.ts'
import { createPause } from '../../core/slices.ts'
import { findDue, openDues, type Payment, recordDue, toLedgerEntries } from '../../ledger/dues.ts'
import { getBalance, postEntries } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import { accountOfSide } from '../contracts/contracts.ts'
import type { Contract } from '../contracts/machine.ts'
import { listTeam } from '../team/team.ts'
import { nextPayment, spansDue } from './cadence.ts'
import type { Receiver } from './plays.ts'
import { getPaymentCadence, type SalaryLine, salaryLines } from './salary.ts'

/** Until when contracts are settled. A restored world starts over and finds all payments already posted. */
const SETTLED_UNTIL = cacheKind<number>('contracts are settled until')
const ALL = 'all contracts'

/** From when to when a contract is known to pay nothing: until its next payment. */
const QUIET = cacheKind<{ readonly from: number; readonly to: number }>('contract pays nothing')

/** How long before the start of the world the unpaid payments of a scenario begin. */
const OWED_MS = 5 * DAY

/** Payments of a long time are worked out in steps, so that others go on in between. */
const STEP = 30 * DAY

/** Payments due before a world began are in the reports only, except those still unpaid. */
const firstOf = ({ startedAt, conditions }: World): number =>
  conditions.contracts === 'due' ? startedAt - OWED_MS : startedAt

/** The name of a line: of its row, its request and its due. */
export const getLineId = ({ contract, from }: Pick<SalaryLine, 'contract' | 'from'>): string =>
  `${contract.id} ${from}`

/** The receiver of a contract's payments. */
function receiverOf(world: World, { uplineId, memberId }: Contract): Receiver | undefined {
  const { members } = world.db
  const upline = members.find({ id: uplineId })
  const derived = () =>
    upline &&
    listTeam(world, upline).find(({ id, uplineId: by }) => id === memberId && by === uplineId)
  return members.find({ id: memberId }) ?? derived()
}

/** The payments of a contract in (after, until]. */
function linesDue(world: World, contract: Contract, after: number, until: number): SalaryLine[] {
  const known = world.cache(QUIET)
  const quiet = known.get(contract.id)
  if (quiet && after >= quiet.from && until < quiet.to) return []
  const due = spansDue(getPaymentCadence(contract), after, until)
  known.set(contract.id, { from: until, to: nextPayment(getPaymentCadence(contract), until) })
  const [first] = due
  const last = due.at(-1)
  const receiver = first && receiverOf(world, contract)
  if (!first || !last || !receiver) return []
  return salaryLines(world, receiver, contract, { from: first.from, to: last.to }).filter(
    ({ amount, paidAt }) => amount > 0n && paidAt > after && paidAt <= until,
  )
}

const paymentOf = (world: World, line: SalaryLine): Payment => {
  const { id: contractId, kind, uplineId, memberId } = line.contract
  return {
    id: getLineId(line),
    contractId,
    kind,
    payerId: uplineId,
    receiverId: memberId,
    payer: accountOfSide(world, uplineId, uplineId),
    receiver: accountOfSide(world, uplineId, memberId),
    amount: fromMinor(line.amount),
    dueAt: line.paidAt,
  }
}

/**
 * D-078, CON-06, CON-07: the payments of contracts since the last settlement, each span once and at its own moment.
 */
export async function paymentsDue(world: World, until: number): Promise<Payment[]> {
  const { db } = world
  const contracts = db.contracts.list(({ acceptedAt }) => acceptedAt !== null)
  if (contracts.length === 0) return []
  const settled = world.cache(SETTLED_UNTIL)
  const last = settled.get(ALL)
  // After a clock was set back or a snapshot restored, all payments are checked again. Posted ones stay.
  const after = last !== undefined && last <= until ? last : firstOf(world)
  settled.set(ALL, until)
  const lines: SalaryLine[] = []
  const pause = createPause()
  for (const contract of contracts) {
    for (let from = after; from < until; from += STEP) {
      lines.push(...linesDue(world, contract, from, Math.min(from + STEP, until)))
      await pause()
    }
  }
  if (lines.length === 0) return []
  // A posted payment does not change, even when a bet that was open then has been settled since.
  const payers = new Set(lines.map(({ contract }) => contract.uplineId))
  const posted = new Set(
    db.ledger.list(({ memberId }) => payers.has(memberId)).map(({ requestId }) => requestId),
  )
  const payments: Payment[] = []
  for (const line of lines) {
    if (posted.has(getLineId(line)) || findDue(world, getLineId(line))) continue
    payments.push(paymentOf(world, line))
    await pause()
  }
  return payments
}

/**
 * ADR 0058: pays from the payer's main wallet. A payment waits as due if the wallet holds too little or earlier
 * payments wait.
 */
export async function pay(world: World, payment: Payment): Promise<void> {
  const { payerId, amount, dueAt } = payment
  const waits = openDues(world, payerId).length > 0
  if (waits || compareAmounts(getBalance(world, payerId), amount) < 0)
    await recordDue(world, payment)
  else await postEntries(world, toLedgerEntries(world, payment, dueAt))
}
