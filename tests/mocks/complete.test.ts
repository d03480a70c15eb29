import { HttpHandler } from 'msw'
import { expect, test } from 'vitest'
import { allHandlers } from '#mocks/handlers/all.ts'
import { startWorld } from '#mocks/node.ts'
import { operations } from '#openapi/generated/operations.ts'
import { createTestWorld } from './helpers.ts'

test('every operation of the contract has exactly one handler, and every handler an operation', async () => {
  const world = await createTestWorld()
  const handled = allHandlers(world).flatMap((handler) => {
    if (!(handler instanceof HttpHandler)) return []
    const path = String(handler.info.path)
      .slice(1)
      .replaceAll(/:(\w+)/g, '{$1}')
    return /^\/(wps|lgw|lotto)\/(?!\*)/.test(path) ? [`${handler.info.method} ${path}`] : []
  })
  const expected = Object.values(operations).map(({ method, path }) => `${method} ${path}`)
  expect(handled.toSorted()).toEqual(expected.toSorted())
})

test('in Node a started world answers fetch, and close() reports unknown calls', async () => {
  const { world, close } = await startWorld('?scenario=member&clock=2026-11-20T09:00:00Z')
  const response = await fetch('http://localhost/wps/v2/wallets/balance', {
    headers: { 'x-session-token': world.visitor.token ?? '' },
  })
  expect(response.status).toBe(200)
  await fetch('http://localhost/wps/no/such')
  expect(close).toThrow(/\/wps\/no\/such is not in the API contract/)
})
