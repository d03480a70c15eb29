import { describe, expect, test } from 'vitest'
import { listEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { call, createTestWorld } from '../../helpers.ts'
import { asList, asRecord } from '../../requests.ts'

const listed = async (world: World, kind: 'SYSTEM' | 'PERSONAL') => {
  const { body } = await call(world, 'GET', `/wps/v2/messages?kind=${kind}&pageNo=1&pageSize=20`)
  return asRecord(body.value)
}
const idsOf = (value: unknown) => asList(value, 'list').map(({ id }) => id)
const own = (world: World, id: Parameters<typeof send>[1], body: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const remove = (world: World, id: string) => call(world, 'DELETE', `/wps/v2/messages?id=${id}`)

test("LNG-04 D-062 a message is in its reader's language at the time of reading", async () => {
  const world = await createTestWorld('agent-team-small')
  const received: Record<string, unknown>[] = []
  const memberId = world.db.members.find({ account: 'agent1' })?.id ?? null
  const receive = (text: string) => received.push(asRecord(JSON.parse(text)))
  world.sockets.add({ memberId, send: receive, close: () => undefined })
  const body = { amount: '200.00', note: '', paymentPassword: '246810' }
  const receiverId = world.db.members.find({ account: 'rahim' })?.id
  const requestId = 'b7a3c1d4-messages'
  await own(world, 'transferDownline', { ...body, receiverId, requestId })
  const read = async (language: string) => {
    const path = '/wps/v2/messages?kind=PERSONAL&pageNo=1&pageSize=20'
    const headers = {
      'accept-language': language,
      'x-merchant': 'suborno',
      'x-session-token': world.visitor.token ?? '',
    }
    const answer = await world.handle(new Request(`http://localhost${path}`, { headers }))
    return asList(asRecord(await answer.json()).value, 'list')[0]
  }
  const sent = { title: 'Transfer sent', text: 'You sent 200.00 BDT to rahim.' }
  expect(await read('EN')).toMatchObject(sent)
  expect(await read('BN')).toMatchObject({
    title: 'টাকা পাঠানো হয়েছে',
    text: 'আপনি rahim-কে 200.00 BDT পাঠিয়েছেন।',
  })
  expect(await read('EN')).toMatchObject(sent)
  // D-004: a language without a translation gets the merchant's language.
  expect(await read('HI')).toMatchObject({ title: 'টাকা পাঠানো হয়েছে' })
  // The socket's event has the message's id but no text.
  const { value } = received.find(({ type }) => type === 'message.new') ?? {}
  const { id: messageId } = asRecord(await read('EN'))
  expect(value).toEqual({ messageId, unreadMessage: expect.any(Number) })
})

describe('D-063 the inbox of a member with a past', () => {
  test.each([
    'member+inbox-full',
    'member+history-empty',
    'member+huge-lists',
    'first-deposit',
    'agent-team-small',
  ])(
    '%s: a payment notice is about a payment in the ledger, and none is older than its account',
    async (scenario) => {
      const world = await createTestWorld(scenario)
      for (const member of world.db.members.list()) {
        const entries = listEntries(world, member.id)
        for (const { payment, at } of world.db.messages.list({ memberId: member.id })) {
          expect(at).toBeGreaterThan(member.createdAt)
          if (!payment) continue
          const { transactionId, amount } = payment
          const moved = entries.filter(({ reference }) => reference === transactionId)
          expect(moved.map((entry) => entry.amount.replace('-', ''))).toContain(amount)
        }
      }
    },
  )

  test("a new member's account is from today", async () => {
    const world = await createTestWorld('first-deposit')
    const rina = world.db.members.find({ account: 'rina' })
    expect(world.clock.now() - Number(rina?.createdAt)).toBeLessThan(86_400_000)
    expect(world.db.messages.list({ memberId: rina?.id ?? 0 }).some(({ payment }) => payment)).toBe(
      false,
    )
  })
})

describe('the inbox', () => {
  test('MBR-13 MBR-15 D-062 lists each kind newest first, and counts unread messages', async () => {
    const world = await createTestWorld('member+inbox-full')
    const personal = await listed(world, 'PERSONAL')
    const times = asList(personal, 'list').map(({ at }) => Number(at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const { SYSTEM, PERSONAL } = asRecord(personal.unread)
    expect(Number(SYSTEM) + Number(PERSONAL)).toBe(40)
    const { body } = await call(world, 'GET', '/wps/v2/messages/unread')
    expect(body.value).toEqual({ unreadMessage: 40 })
  })

  test('D-062 marks one and then all of a kind as read; another member’s message is not found', async () => {
    const world = await createTestWorld('member')
    const [id = ''] = idsOf(await listed(world, 'PERSONAL')).map(String)
    expect((await own(world, 'readMessage', { id })).value).toEqual({ unreadMessage: 1 })
    expect((await own(world, 'readMessage', { id })).value).toEqual({ unreadMessage: 1 })
    const all = await own(world, 'readAllMessages', { kind: 'SYSTEM' })
    expect(all.value).toEqual({ unreadMessage: 0 })
    expect((await own(world, 'readMessage', { id: 'message-2-1' })).status).toBe(404)
  })

  test('D-062 F-13 a deleted message can be restored unchanged, for a day', async () => {
    const world = await createTestWorld('member')
    const before = await listed(world, 'PERSONAL')
    const [id = ''] = idsOf(before).map(String)
    expect((await remove(world, id)).status).toBe(200)
    expect(idsOf(await listed(world, 'PERSONAL'))).not.toContain(id)
    expect((await own(world, 'readMessage', { id })).status).toBe(404)
    expect((await remove(world, id)).status).toBe(200)
    expect((await own(world, 'restoreMessage', { id })).status).toBe(200)
    expect(await listed(world, 'PERSONAL')).toEqual(before)
    await remove(world, id)
    world.clock.advance('25h')
    expect((await own(world, 'restoreMessage', { id })).status).toBe(404)
    expect((await remove(world, 'message-0-0')).status).toBe(404)
  })

  test('D-062 a deleted message comes back until the last minute of that day', async () => {
    const world = await createTestWorld('member')
    const [id = ''] = idsOf(await listed(world, 'PERSONAL')).map(String)
    await remove(world, id)
    world.clock.advance('23h')
    world.clock.advance('59m')
    expect((await own(world, 'restoreMessage', { id })).status).toBe(200)
    expect(idsOf(await listed(world, 'PERSONAL'))).toContain(id)
  })

  test.each([
    ['WAL-12', 'deposit.credited', 'DEPOSIT_CREDITED', undefined],
    ['WAL-13', 'withdrawal.approved', 'WITHDRAWAL_APPROVED', undefined],
    ['WAL-14', 'withdrawal.rejected', 'WITHDRAWAL_REJECTED', 'turnover.unmet'],
    ['WAL-15', 'deposit.failed', 'DEPOSIT_FAILED', 'function.not.available'],
  ] as const)(
    '%s D-063 %s creates one message with amount and time',
    async (_, name, topic, reason) => {
      const world = await createTestWorld('member+messages-none')
      const memberId = world.db.members.find({ account: 'rahim' })?.id ?? 0
      const paid = { transactionId: 't-1', amount: '750.00', currency: 'BDT' }
      for (let times = 0; times < 2; times += 1) {
        if (name === 'deposit.failed' || name === 'withdrawal.rejected')
          world.emit(name, { ...paid, reason: reason ?? '' }, memberId)
        else world.emit(name, paid, memberId)
        await listed(world, 'PERSONAL')
      }
      expect(asList(await listed(world, 'PERSONAL'), 'list')).toMatchObject([
        {
          topic,
          payment: { ...paid, reason: reason ?? null },
          read: false,
          at: world.clock.now(),
        },
      ])
    },
  )
})

describe('notification settings', () => {
  const topicOf = (value: unknown, topic: string) =>
    asList(value, 'list').find((one) => one.topic === topic)

  test('F-34 marketing is off until it is allowed, per product and channel', async () => {
    const world = await createTestWorld('member')
    const { body } = await call(world, 'GET', '/wps/v2/messages/preferences')
    for (const topic of ['MARKETING_CASINO', 'MARKETING_SPORTS', 'MARKETING_LOTTERY'])
      expect(topicOf(body.value, topic)?.channels).toEqual([])
    const choice = { topic: 'MARKETING_SPORTS', channel: 'EMAIL', on: true }
    const { value } = await own(world, 'setNotificationPreference', choice)
    expect(topicOf(value, 'MARKETING_SPORTS')?.channels).toEqual(['EMAIL'])
    expect(topicOf(value, 'MARKETING_CASINO')?.channels).toEqual([])
  })

  test('F-34 mandatory notices stay on, and self-exclusion stops marketing', async () => {
    const world = await createTestWorld('member')
    const off = { topic: 'SECURITY', channel: 'EMAIL', on: false }
    expect((await own(world, 'setNotificationPreference', off)).status).toBe(422)
    const excluded = await createTestWorld('member+self-excluded')
    const { body } = await call(excluded, 'GET', '/wps/v2/messages/preferences')
    expect(asRecord(body.value).marketingBlocked).toBe(true)
  })

  test('a refused choice names the field that cannot be', async () => {
    const world = await createTestWorld('member')
    const off = { topic: 'SECURITY', channel: 'EMAIL', on: false }
    expect(await own(world, 'setNotificationPreference', off)).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/body/on' }] },
    })
    const withdrawn = { kind: 'TERMS', given: false }
    expect(await own(world, 'setConsent', withdrawn)).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/body/given' }] },
    })
  })
})
