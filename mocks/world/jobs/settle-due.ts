import { settleContracts } from '../agents/contracts/contracts.ts'
import { settleEarnings } from '../agents/settlement/settle-earnings.ts'
import { createPause } from '../core/slices.ts'
import type { Row } from '../core/tables.ts'
import { findNextStep, settleApplications } from '../money/applications.ts'
import { dueAt, settleDeposits } from '../money/deposits.ts'
import { bonusesDue, settleBonuses } from '../money/end-bonuses.ts'
import { hasPayments } from '../money/open-payments.ts'
import { settleInvitations } from '../money/pay-invitations.ts'
import { IDENTITY_MS, remindAll, settleWithdrawals } from '../money/settle-withdrawals.ts'
import { settleErasure } from '../people/erasure.ts'
import { settleLapse } from '../people/sessions/end-sessions.ts'
import { settleDraws } from '../play/lottery/settle.ts'
import type { World } from '../world-types.ts'

/** An event about a member's money that is due at a moment. */
interface Due {
  readonly id: string
  readonly memberId: number
  readonly at: number
  readonly settle: (world: World, memberId: number, now: number) => Promise<void>
}

function depositDue(row: Row<'deposits'>): number | null {
  if (row.state === 'PROCESSING') return dueAt(row)
  return row.state === 'PENDING' ? row.payBy : null
}

/** Everything that is due by a moment, for all members, earliest first. */
function allDue(world: World, now: number): Due[] {
  const { db } = world
  const all: Due[] = []
  const add = (at: number | null, due: Omit<Due, 'at'>) => {
    if (at !== null && at <= now) all.push({ ...due, at })
  }
  for (const { id, memberId, drawsAt } of db.lotteryBets.list({ state: 'PENDING' }))
    add(drawsAt, { id, memberId, settle: settleDraws })
  for (const row of db.deposits.list())
    add(depositDue(row), { id: row.id, memberId: row.memberId, settle: settleDeposits })
  for (const { id, memberId, nextAt } of db.withdrawals.list()) {
    const due = { id, memberId, settle: settleWithdrawals }
    add(nextAt, due)
    // A withdrawal that still waits for the identity check ends IDENTITY_MS later; its row does not store that moment.
    if (nextAt !== null) add(nextAt + IDENTITY_MS, due)
  }
  for (const row of db.promotionApplications.list())
    add(findNextStep(row), {
      id: row.requestId,
      memberId: row.memberId,
      settle: settleApplications,
    })
  for (const { token, memberId, expiresAt } of db.sessions.list({ ended: null }))
    add(expiresAt, { id: token, memberId, settle: settleLapse })
  for (const { at, ...due } of bonusesDue(world, now)) add(at, { ...due, settle: settleBonuses })
  return all.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/**
 * Settles money moment by moment, because one moment may create something that is due at a later one that is also
 * past.
 */
async function settleMoney(world: World, now: number): Promise<void> {
  const done = new Set<string>()
  const pause = createPause()
  const keyOf = ({ id, at }: Due) => `${id} ${at}`
  for (;;) {
    const next = allDue(world, now).find((due) => !done.has(keyOf(due)))
    if (!next) break
    done.add(keyOf(next))
    // Settle earlier earnings first: they precede this event in the ledger and may pay or be paid by others.
    await settleInvitations(world, next.at - 1)
    await settleEarnings(world, next.at - 1)
    await next.settle(world, next.memberId, next.at)
    await pause()
  }
  await settleInvitations(world, now)
  await settleEarnings(world, now)
}

/**
 * Carries out everything that is due by the world's clock, for all members. So balances and figures do not depend
 * on who looks, and when.
 */
export async function settleDue(world: World): Promise<void> {
  const { db, clock } = world
  const now = clock.now()
  const parties = new Set(
    db.contracts
      .list(({ state }) => state === 'OFFERED' || state === 'TERMINATION_REQUESTED')
      .map(({ memberId }) => memberId),
  )
  for (const id of parties) await settleContracts(world, id)
  for (const { memberId } of db.erasures.list({ doneAt: null }))
    if (!hasPayments(world, memberId)) await settleErasure(world, memberId)
  await settleMoney(world, now)
  await remindAll(world)
}
