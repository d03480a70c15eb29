// Many sessions at once on one server.
import { createServer, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#mocks/server/http.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { loadServer } from '#tests/harness/server-load.ts'

let server: MockServer
let games: number[] = []
beforeAll(async () => {
  server = await startServer({ scenario: 'guest', seed: 7, clock: '2026-11-20T09:00:00Z' })
  games = server.worlds
    .of(null)
    .catalogue.all()
    .map(({ nodeId }) => nodeId)
})
afterAll(() => server.close())

test('no session receives anything of another', async () => {
  const load = { url: server.url, sessions: 8, calls: 15, games }
  expect(await loadServer(load)).toEqual([])
  const { sessions, bytes } = server.worlds.figures()
  expect([sessions, bytes > 4 * 2 ** 20]).toEqual([8, true])
})

test('a mix-up of two sessions is detected', async () => {
  const mixing = createServer((asked, response) => {
    const headers = { ...asked.headers, 'x-mock-session': 'the same for all' }
    const { method, url: path } = asked
    const call = request(server.url + (path ?? ''), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    asked.pipe(call)
  })
  const { url } = await listen(mixing, 0, '127.0.0.1')
  const mistakes = await loadServer({ url, sessions: 2, calls: 3, games })
  mixing.closeAllConnections()
  mixing.close()
  expect(mistakes.join(' ')).toMatch(/load-\d: /)
  expect(mistakes.length).toBeGreaterThan(1)
})
