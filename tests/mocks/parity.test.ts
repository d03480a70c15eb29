import { expect, test } from 'vitest'
import { startWorld } from '#mocks/node.ts'
import { startServer } from '#mocks/server.ts'
import { PARITY_LINK, preparedCalls, printResponse } from './parity-calls.ts'

test('the same calls give the same bytes in Node and over HTTP', async () => {
  const { world, close } = await startWorld(PARITY_LINK)
  const calls = await preparedCalls(world.visitor.token ?? '', world.clock.now())
  expect(calls.length).toBeGreaterThanOrEqual(30)
  const play = async (base: string) => {
    const prints: string[] = []
    for (const { path, ...init } of calls) {
      const print = await printResponse(await fetch(`${base}${path}`, init))
      prints.push(`${init.method} ${path} ${print}`)
    }
    return prints
  }

  const inNode = await play('http://localhost')
  // The list has an unknown call on purpose.
  expect(close).toThrow(/\/wps\/no\/such\/call is not in the API contract/)

  const server = await startServer({
    scenario: 'member',
    seed: 7,
    clock: '2026-11-20T09:00:00Z',
  })
  const overHttp = await play(server.url)
  await server.close()
  expect(overHttp).toEqual(inNode)
  expect(world.breaches).toEqual([])

  const statuses = inNode.map((print) => print.replace(/^(\w+ [^? ]+)\S* (\d+).*$/s, '$1 $2'))
  expect(statuses).toContain('GET /wps/member/info 401')
  expect(statuses).toContain('GET /wps/member/info 200')
  expect(statuses).toContain('GET /wps/relay/gameList 422')
  expect(statuses).toContain('GET /wps/no/such/call 404')
  expect(statuses.filter((text) => text.endsWith(' 200')).length).toBeGreaterThan(25)
}, 20_000)
