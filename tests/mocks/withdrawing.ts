import { getBalance, postEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { newRequestId } from './refusals/promotions.ts'
import { sendAsVisitor, withdrawalRequest } from './refusals/withdrawals.ts'
import { asList, asRecord } from './requests.ts'

const RAHIM = 1001

/** The bank account that rahim has bound. */
export const BANK = 'account-1001-2'

/** The withdrawal with this id, as the visitor reads it. */
export const fetchWithdrawal = async (world: World, id: unknown) =>
  asList((await sendQuery(world, 'getWithdrawals', { id: String(id) })).value, 'list')[0] ?? {}

/**
 * Creates a withdrawal. Returns its state, the socket events since then and the member's next actions; `free` adds
 * money.
 */
export async function startWithdrawal(
  over: Record<string, unknown> = {},
  scenario = 'member',
  { free = '0.00' } = {},
) {
  const world = await createTestWorld(scenario)
  const gift = { memberId: RAHIM, kind: 'TRANSFER_DOWNLINE', reference: 'a-gift' } as const
  if (free !== '0.00') await postEntries(world, [{ ...gift, amount: free }])
  const events: Record<string, unknown>[] = []
  const send = (text: string) => events.push(asRecord(JSON.parse(text)))
  world.sockets.add({ memberId: RAHIM, send, close: () => undefined })
  const body = withdrawalRequest(over)
  const before = getBalance(world, RAHIM)
  const asked = await sendAsVisitor(world, 'createWithdrawal', body)
  const { id } = asRecord(asked.value)
  const now = () => fetchWithdrawal(world, id)
  const say = async (choice: string, part = 1, files: string[] = []) =>
    sendAsVisitor(world, 'confirmPayment', {
      withdrawalId: id,
      part,
      choice,
      files,
      requestId: newRequestId(),
    })
  const types = () => events.map(({ type }) => type).filter((type) => type !== 'balance.updated')
  return { world, body, before, asked, id, now, say, events, types }
}
