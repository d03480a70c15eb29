import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf, Call } from '../../contract/types.ts'
import { disputeByOf, makeWithdrawal } from '../../factories/withdrawal.ts'
import type { Member } from '../../world/core/tables.ts'
import type { Withdrawal } from '../../world/money/withdraw-rules.ts'
import {
  afterPart,
  LOOK_MS,
  type Part,
  sentPart,
  step,
  withPart,
} from '../../world/money/withdrawals.ts'
import { audit } from '../../world/people/audit.ts'
import type { World } from '../../world/world-types.ts'

/** A member says that something did not come: the house looks into it. */
async function missing(
  world: World,
  row: Withdrawal,
  { state, part }: { state: 'NOT_RECEIVED' | 'DISPUTED'; part: Part },
  { note, files }: { note: string; files: string[] },
): Promise<Withdrawal> {
  const at = world.clock.now()
  const parts = withPart(row, part.number, { state: 'NOT_RECEIVED', settledAt: null })
  const told = { part: part.number, note, files, openedAt: at, decidedAt: null, verdict: null }
  const change = { parts, dispute: told, nextAt: at + LOOK_MS, settledAt: null }
  await audit(world, row.memberId, 'WITHDRAWAL_DISPUTED', row.id)
  return step(world, row, { state, part: part.number, at }, change)
}

/** WAL-01, WAL-03: what was sent has come. A part that still waits is sent after it, whatever was said. */
async function received(
  world: World,
  row: Withdrawal,
  part: Part,
  choice: 'RECEIVED' | 'FULLY_PAID',
): Promise<Withdrawal> {
  const at = world.clock.now()
  const parts = withPart(row, part.number, { state: 'RECEIVED', settledAt: at })
  await audit(world, row.memberId, 'WITHDRAWAL_CONFIRMED', row.id)
  const isAll = choice === 'FULLY_PAID' && parts.every(({ state }) => state !== 'WAITING')
  const place = { state: 'RECEIVED', part: isAll ? null : part.number, at } as const
  return afterPart(world, await step(world, row, place, { parts }), at)
}

async function confirm(
  world: World,
  row: Withdrawal,
  { part: number, choice, files }: BodyOf<'confirmPayment'>,
) {
  const part = sentPart(row)
  if (row.state !== 'AWAIT_CONFIRM' || part?.number !== number) return refuse('withdraw.closed')
  if (choice !== 'NOT_RECEIVED') return received(world, row, part, choice)
  if (files.length === 0) return refuse('withdraw.proof.required')
  return missing(world, row, { state: 'NOT_RECEIVED', part }, { note: '', files })
}

const ownFiles = ({ db }: World, { id: memberId }: Member, files: readonly string[]): boolean =>
  files.every((id) => db.uploads.find({ id, memberId }) !== undefined)

/** The withdrawal that a call is about, as it is now. */
function asItIs(
  world: World,
  { body: { withdrawalId: id }, member, language }: Call<'confirmPayment' | 'disputePayment'>,
) {
  const row = world.db.withdrawals.find({ id, memberId: member.id })
  return row ? ok(makeWithdrawal(world, row, language)) : fail(404)
}

/** The word of the member about payments (WAL-01..05, D-002). */
export const receiptHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPaymentConfirmations', ({ member, language }) => {
    const waiting = world.db.withdrawals
      .list({ memberId: member.id, state: 'AWAIT_CONFIRM' })
      .sort((a, b) => (a.nextAt ?? 0) - (b.nextAt ?? 0))
    return ok({ list: waiting.map((row) => makeWithdrawal(world, row, language)) })
  }),

  operation(
    world,
    'confirmPayment',
    async ({ body, member, language }) => {
      const { withdrawalId: id, files } = body
      const row = world.db.withdrawals.find({ id, memberId: member.id })
      if (!row || !ownFiles(world, member, files)) return fail(404)
      const answer = await confirm(world, row, body)
      return 'kind' in answer ? answer : ok(makeWithdrawal(world, answer, language))
    },
    { again: (call) => asItIs(world, call) },
  ),

  operation(
    world,
    'disputePayment',
    async ({ body, member, language }) => {
      const { withdrawalId: id, note, files } = body
      const row = world.db.withdrawals.find({ id, memberId: member.id })
      if (!row || !ownFiles(world, member, files)) return fail(404)
      const part = row.parts.findLast(({ state }) => state === 'FORCED_RECEIVED')
      if (!part || disputeByOf(world, row) === null) return refuse('withdraw.dispute.closed')
      const next = await missing(world, row, { state: 'DISPUTED', part }, { note, files })
      return ok(makeWithdrawal(world, next, language))
    },
    { again: (call) => asItIs(world, call) },
  ),
]
