import { HOUR } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { recordAudit } from '../people/audit.ts'
import type { World } from '../world-types.ts'
import { receiptRules } from './settle-withdrawals.ts'
import type { Withdrawal } from './withdraw-rules.ts'
import {
  advanceWithdrawal,
  completePart,
  findSentPart,
  INVESTIGATION_MS,
  type Part,
  withPart,
} from './withdrawals.ts'

/** D-002: until when the last forced receipt can be disputed; once, and not when it is too late. */
export function getDisputeDeadline(
  world: World,
  { state, parts, dispute }: Withdrawal,
): number | null {
  if (state !== 'FORCED_RECEIVED' || dispute) return null
  const forced = parts.findLast((part) => part.state === 'FORCED_RECEIVED')
  const by = (forced?.settledAt ?? 0) + receiptRules(world).disputeHours * HOUR
  return by > world.clock.now() ? by : null
}

/** A member reports a missing payment. The merchant investigates it. */
async function missing(
  world: World,
  row: Withdrawal,
  { state, part }: { state: 'NOT_RECEIVED' | 'DISPUTED'; part: Part },
  { note, files }: { note: string; files: string[] },
): Promise<Withdrawal> {
  const at = world.clock.now()
  const parts = withPart(row, part.number, { state: 'NOT_RECEIVED', settledAt: null })
  const report = { part: part.number, note, files, openedAt: at, decidedAt: null, verdict: null }
  const change = { parts, dispute: report, nextAt: at + INVESTIGATION_MS, settledAt: null }
  await recordAudit(world, row.memberId, 'WITHDRAWAL_DISPUTED', row.id)
  return advanceWithdrawal(world, row, { state, part: part.number, at }, change)
}

/** WAL-01, WAL-03: the payment has been received. A part that still waits is sent next in any case. */
async function received(
  world: World,
  row: Withdrawal,
  part: Part,
  choice: 'RECEIVED' | 'FULLY_PAID',
): Promise<Withdrawal> {
  const at = world.clock.now()
  const parts = withPart(row, part.number, { state: 'RECEIVED', settledAt: at })
  await recordAudit(world, row.memberId, 'WITHDRAWAL_CONFIRMED', row.id)
  const isAll = choice === 'FULLY_PAID' && parts.every(({ state }) => state !== 'WAITING')
  const place = { state: 'RECEIVED', part: isAll ? null : part.number, at } as const
  return completePart(world, await advanceWithdrawal(world, row, place, { parts }), at)
}

const ownFiles = ({ db }: World, { id: memberId }: Member, files: readonly string[]): boolean =>
  files.every((id) => db.uploads.find({ id, memberId }) !== undefined)

interface Confirmation {
  readonly withdrawalId: string
  readonly part: number
  readonly choice: 'RECEIVED' | 'FULLY_PAID' | 'NOT_RECEIVED'
  readonly files: string[]
}

/** WAL-01..04: records the member's confirmation of a payment. */
export async function confirmPart(
  world: World,
  member: Member,
  { withdrawalId: id, part: number, choice, files }: Confirmation,
) {
  const row = world.db.withdrawals.find({ id, memberId: member.id })
  if (!row || !ownFiles(world, member, files)) return refusal('unknown')
  const part = findSentPart(row)
  if (row.state !== 'AWAIT_CONFIRM' || part?.number !== number) return refusal('withdraw.closed')
  if (choice !== 'NOT_RECEIVED') return done(await received(world, row, part, choice))
  if (files.length === 0) return refusal('withdraw.proof.required')
  return done(await missing(world, row, { state: 'NOT_RECEIVED', part }, { note: '', files }))
}

interface Dispute {
  readonly withdrawalId: string
  readonly note: string
  readonly files: string[]
}

/** WAL-05, D-002: the member disputes a payment that counts as received. */
export async function disputePart(
  world: World,
  member: Member,
  { withdrawalId: id, note, files }: Dispute,
) {
  const row = world.db.withdrawals.find({ id, memberId: member.id })
  if (!row || !ownFiles(world, member, files)) return refusal('unknown')
  const part = row.parts.findLast(({ state }) => state === 'FORCED_RECEIVED')
  if (!part || getDisputeDeadline(world, row) === null) return refusal('withdraw.dispute.closed')
  return done(await missing(world, row, { state: 'DISPUTED', part }, { note, files }))
}
