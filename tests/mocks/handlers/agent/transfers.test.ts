import { describe, expect, test } from 'vitest'
import { addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { getUsage } from '#mocks/world/play/limits.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { getMemberId } from '../../refusals/contracts.ts'
import { callEnvelope } from '../../requests.ts'

type Schemas = components['schemas']

const BODY = {
  amount: '200.00',
  note: 'Tickets',
  paymentPassword: '246810',
  requestId: '7d1c8a52-3f0e-4b6a-9c27-5e8b1f4a6d05',
}

const give = (world: World, over: object) =>
  send(world, 'transferDownline', { ...BODY, ...over }, world.visitor.token)

async function firstDerived(world: World) {
  const path = '/wps/agent/downlines?pageNo=1&pageSize=50&sort=TEAM_SIZE'
  const { value } = await callEnvelope(world, 'GET', path)
  const found = (value as Schemas['Downlines']).list.find(({ id }) => id > 1_000_000)
  if (!found) throw new Error('There is nobody.')
  return found
}

describe('CON-08 D-057 a transfer to a downline', () => {
  test('is recorded on both sides and both are notified, once', async () => {
    const world = await createTestWorld('agent-team-small')
    const [agent, rahim] = [getMemberId(world, 'agent1'), getMemberId(world, 'rahim')]
    const before = [getBalance(world, agent), getBalance(world, rahim)]
    const first = await give(world, { receiverId: rahim })
    expect(first.value).toMatchObject({ sender: 'agent1', receiver: 'rahim', note: 'Tickets' })
    expect((await give(world, { receiverId: rahim })).value).toEqual(first.value)
    expect([getBalance(world, agent), getBalance(world, rahim)]).toEqual([
      subtractAmounts(before[0] ?? '', '200.00'),
      subtractAmounts(before[1] ?? '', '-200.00'),
    ])
    const kindOf = (id: number) => listEntries(world, id).at(-1)?.kind
    expect([kindOf(agent), kindOf(rahim)]).toEqual(['TRANSFER_DOWNLINE', 'TRANSFER_UPLINE'])
    for (const memberId of [agent, rahim])
      expect(world.db.messages.list({ memberId }).at(-1)?.values).toMatchObject({
        amount: '200.00 BDT',
        note: 'Tickets',
      })
    const asked = `/wps/relay/downlineTransfer?requestId=${BODY.requestId}`
    expect((await callEnvelope(world, 'GET', asked)).value).toEqual({ transfer: first.value })
  })

  test('counts as a deposit: within the limits of the receiver, and not during a break', async () => {
    const world = await createTestWorld('agent-team-small')
    const rahim = getMemberId(world, 'rahim')
    const since = world.clock.now()
    const used = () => getUsage(world, rahim, 'DEPOSIT_DAY').used
    const already = used()
    const value = addAmounts(already, '500.00')
    const limit = { kind: 'DEPOSIT_DAY', gameType: '', value, since } as const
    await world.db.memberLimits.insert({ memberId: rahim, ...limit, pending: null })
    const transfer = (amount: string, n: number) =>
      give(world, { receiverId: rahim, amount, requestId: `transfer-000${n}` })
    expect((await transfer('300.00', 1)).success).toBe(true)
    expect(used()).toBe(addAmounts(already, '300.00'))
    const before = getBalance(world, rahim)
    expect((await transfer('200.01', 2)).code).toBe('transfer.receiver.closed')
    expect(getBalance(world, rahim)).toBe(before)
    expect((await transfer('200.00', 3)).success).toBe(true)
    expect((await transfer('0.01', 4)).code).toBe('transfer.receiver.closed')
    world.clock.advance('1d')
    expect((await transfer('100.00', 5)).success).toBe(true)
    const pause = { kind: 'TIME_OUT', from: since, until: world.clock.now() + 1000 } as const
    await world.db.pauses.insert({ memberId: rahim, ...pause })
    expect((await transfer('1.00', 6)).code).toBe('transfer.receiver.closed')
    world.clock.advance('1m')
    expect((await transfer('1.00', 7)).success).toBe(true)
  })

  test('what a member sends up makes no room in a limit and uses none', async () => {
    const world = await createTestWorld('member')
    const body = { amount: '10.00', note: '', paymentPassword: '246810', requestId: 'up-00000001' }
    const used = () => getUsage(world, getMemberId(world, 'rahim'), 'DEPOSIT_DAY').used
    const before = used()
    const sent = await send(world, 'transferUpline', body, world.visitor.token)
    expect(sent.success).toBe(true)
    expect(used()).toBe(before)
  })

  test('an amount with leading zeros is refused, because the record has the amount as written', async () => {
    const world = await createTestWorld('agent-team-small')
    const receiverId = getMemberId(world, 'rahim')
    for (const amount of ['00005.00', '05.00'])
      expect((await give(world, { receiverId, amount })).status).toBe(422)
    expect(world.db.downlineTransfers.count()).toBe(0)
    expect((await give(world, { receiverId, amount: '5.00' })).success).toBe(true)
  })

  test("is added to a derived downline's balance", async () => {
    const world = await createTestWorld('agent-team-small')
    const { id, balance } = await firstDerived(world)
    expect((await give(world, { receiverId: id })).success).toBe(true)
    expect((await firstDerived(world)).balance).toBe(subtractAmounts(balance, '-200.00'))
  })

  test('is refused further down and beside', async () => {
    const world = await createTestWorld('agent-team-small')
    for (const account of ['nodi', 'agent41', 'agent1'])
      expect((await give(world, { receiverId: getMemberId(world, account) })).status).toBe(404)
  })
})
