import { expect, test } from 'vitest'
import { call, createTestWorld } from './helpers.ts'

const BALANCE = '/wps/v2/wallets/balance'

test('a call waits before its handler or before its answer, until it is let go', async () => {
  const world = await createTestWorld('member')
  const pay = (balance: string) =>
    world.db.wallets.update({ memberId: 1001, wallet: 'MAIN' }, (row) => {
      row.balance = balance
    })
  for (const [point, reads] of [
    ['request', '77.00'],
    ['answer', '55.00'],
  ] as const) {
    await pay('55.00')
    const held = world.hold('getBalance', point)
    const answer = call(world, 'GET', BALANCE)
    await held.arrived()
    await pay('77.00')
    held.release()
    expect((await answer).body.value).toMatchObject({ balance: reads })
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  }
})

test('several calls continue one by one, and others are not held', async () => {
  const world = await createTestWorld('member')
  const held = world.hold('getBalance')
  const order: number[] = []
  const calls = [1, 2].map((n) => call(world, 'GET', BALANCE).then(() => order.push(n)))
  await held.arrived(2)
  expect((await call(world, 'GET', '/wps/system/status')).status).toBe(200)
  held.next()
  await calls[0]
  expect([held.waiting, order]).toEqual([1, [1]])
  held.next()
  await calls[1]
  expect(() => held.next()).toThrow('No call of getBalance waits.')
})

test('a call that its caller gives up leaves', async () => {
  const world = await createTestWorld('member')
  const held = world.hold('getBalance')
  const controller = new AbortController()
  const headers = { 'x-session-token': world.visitor.token ?? '' }
  const { signal } = controller
  const answer = world.handle(new Request(`http://localhost${BALANCE}`, { headers, signal }))
  await held.arrived()
  controller.abort()
  await answer
  expect(held.waiting).toBe(0)
})
