import { describe, expect, test } from 'vitest'
import { accounts } from '#mocks/content/accounts.ts'
import { createWorld } from '#mocks/create-world.ts'
import { call, createTestWorld } from './helpers.ts'

const BALANCE = '/wps/v2/wallets/balance'

describe('a world is complete and independent', () => {
  test('two worlds never share anything that changes', async () => {
    const [one, two] = await Promise.all([createTestWorld('member'), createTestWorld('member')])
    const before = JSON.stringify(two.snapshot())
    await one.db.members.update({ account: 'rahim' }, (row) => {
      row.nickname = 'Somebody else'
    })
    await one.db.wallets.update({}, (row) => {
      row.balance = '1.00'
    })
    one.db.messages.clear()
    one.clock.advance('3h')
    one.random.next()
    one.nextId('play')
    one.faults.set('getBalance', { kind: 'offline' })
    await call(one, 'GET', '/wps/nothing')
    expect(JSON.stringify(two.snapshot())).toBe(before)
    expect(two.log.entries()).toHaveLength(0)
    expect(two.faults.size).toBe(0)
  })

  test('rows are copies: changing one changes nothing', async () => {
    const world = await createTestWorld()
    const row = world.db.members.find({ account: 'rahim' })
    if (row) row.account = 'other'
    expect(world.db.members.count({ account: 'rahim' })).toBe(1)
  })

  test('an invalid row is refused', async () => {
    const world = await createTestWorld()
    const print = console.error
    console.error = () => undefined
    const bad = { memberId: 1, wallet: 'MAIN', balance: '1', currency: 'BDT', updatedAt: 0 }
    await expect(world.db.wallets.insert(bad)).rejects.toThrow(/schema/)
    console.error = print
  })

  test('simultaneous writes are all stored', async () => {
    const world = await createTestWorld()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        world.db.members.update({ account: 'rahim' }, (row) => {
          row.failures += 1
        }),
      ),
    )
    expect(world.db.members.find({ account: 'rahim' })?.failures).toBe(20)
  })

  test('every member has an account and a wallet, in every scenario', async () => {
    const world = await createTestWorld('empty-lists')
    expect(world.db.members.count()).toBe(accounts.length)
    expect(world.db.wallets.count()).toBe(accounts.length)
    expect(world.db.messages.count()).toBe(0)
    expect(world.db.favorites.count()).toBe(0)
  })

  test.each([
    ['member-new', { firstTimeLogin: true }],
    ['member-expired-password', { passwordState: 'expired' }],
    ['member-default-password', { passwordState: 'default', password: 'a123456' }],
    ['non-member-type', { type: 9 }],
    ['login-locked', { failures: 5 }],
  ])('%s affects rahim', async (scenario, facts) => {
    const world = await createTestWorld(scenario)
    expect(world.db.members.find({ account: 'rahim' })).toMatchObject(facts)
    expect(world.visitor.token).toBeNull()
  })

  test.each([
    ['member', 0],
    ['trial', 4],
    ['agent-1', 1],
    ['agent-2', 2],
    ['agent-41', 41],
    ['agent-42', 42],
  ])('in %s the visitor is logged in as type %i', async (scenario, type) => {
    const world = await createTestWorld(scenario)
    const session = world.db.sessions.find({ token: world.visitor.token ?? '' })
    expect(world.db.members.find({ id: session?.memberId ?? 0 })?.type).toBe(type)
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  })

  test('a trial expires after thirty minutes', async () => {
    const world = await createTestWorld('trial')
    world.clock.advance('29m')
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
    world.clock.advance('2m')
    expect((await call(world, 'GET', BALANCE)).status).toBe(401)
  })
})

describe('a world can be saved and restored', () => {
  test('a snapshot is JSON and restores rows, clock, counters and random source', async () => {
    const world = await createTestWorld('member')
    world.random.next()
    world.nextId('play')
    world.clock.advance('1h')
    await world.db.wallets.update({}, (row) => {
      row.balance = '77.00'
    })
    const kept = JSON.parse(JSON.stringify(world.snapshot()))
    const next = [world.random.next(), world.nextId('play')]

    const other = await createTestWorld('member')
    await other.restore(kept)
    expect(other.clock.now()).toBe(Date.parse('2026-11-20T10:00:00Z'))
    expect(other.db.wallets.list().every(({ balance }) => balance === '77.00')).toBe(true)
    expect([other.random.next(), other.nextId('play')]).toEqual(next)
    expect(other.db.members.count()).toBe(accounts.length)
  })

  test('restoring twice duplicates nothing', async () => {
    const world = await createTestWorld('member')
    const kept = world.snapshot()
    await world.restore(kept)
    await world.restore(kept)
    expect(world.snapshot()).toEqual(kept)
  })

  test('an older snapshot without current fields changes nothing', async () => {
    const world = await createTestWorld('member')
    const kept = world.snapshot()
    const { identities: _, ...older } = kept.rows
    const rows = { ...older, members: kept.rows.members.slice(0, 1) }
    const old = JSON.parse(JSON.stringify({ ...kept, rows }))
    await expect(world.restore(old)).rejects.toThrow()
    expect(world.snapshot()).toEqual(kept)
  })

  test('the visitor of a newly opened world is logged in again after a log-out', async () => {
    const world = await createTestWorld('member')
    await world.db.sessions.update({}, (row) => {
      row.ended = 'logout'
    })
    expect((await call(world, 'GET', BALANCE)).status).toBe(401)
    await world.welcome()
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
    expect(world.db.sessions.count({ token: world.visitor.token ?? '' })).toBe(1)
  })
})

describe("the world's records", () => {
  test('the log keeps the last 500 calls', async () => {
    const world = await createTestWorld()
    for (let i = 0; i < 510; i += 1) await call(world, 'GET', `/wps/nothing/${i}`)
    expect(world.log.entries()).toHaveLength(500)
    expect(world.log.entries().at(-1)).toMatchObject({ n: 510, path: '/wps/nothing/509' })
  })

  test('socket events are checked against the contract and go to their member', async () => {
    const world = await createTestWorld('member')
    const received: string[] = []
    world.sockets.add({
      memberId: 1001,
      send: (text) => received.push(`rahim ${text}`),
      close: () => {},
    })
    world.sockets.add({
      memberId: 1002,
      send: (text) => received.push(`nodi ${text}`),
      close: () => {},
    })
    world.emit('message.new', { unreadMessage: 3, messageId: 'message-1' }, 1001)
    const wrong = () => world.emit('balance.updated', { balance: 5 } as never)
    expect(wrong).toThrow(/balance.updated/)
    expect(received.every((text) => text.startsWith('rahim'))).toBe(true)
  })

  test('creating a world with an invalid link throws the message', () => {
    expect(() => createWorld({ scenario: 'nope' })).toThrow(/No scenario named "nope"/)
    expect(() => createWorld({ seed: 'x' })).toThrow(/not a seed/)
    expect(() => createWorld({ clock: 'x' })).toThrow(/not a time/)
  })
})
