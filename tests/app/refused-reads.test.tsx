// @vitest-environment jsdom, of its own
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { App } from '#app/app.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

const TEN_MINUTES = 600_000

afterEach(closePortal)

const turn = () => new Promise((done) => setImmediate(done))

const pass = (ms: number) =>
  act(async () => {
    for (let left = 30; left > 0; left -= 1) await turn()
    for (let at = 0; at < ms; at += 10_000) {
      await vi.advanceTimersByTimeAsync(10_000)
      for (let left = 5; left > 0; left -= 1) await turn()
    }
  })

describe('D-021: a read of the member centre is refused for ten minutes', () => {
  test.each([
    ['transferFund', 'getMemberInfo', 403, 'What you paid in and took out'],
    ['transferFund', 'getMemberInfo', 500, 'What you paid in and took out'],
    ['withdraw', 'getMemberInfo', 403, 'Where should the money go?'],
    ['withdraw', 'getWithdrawRules', 503, 'Try again'],
    ['depositv2', 'getMemberInfo', 403, 'How do you want to pay?'],
    ['securityCenter', 'getMemberInfo', 403, 'Linked accounts'],
  ] as const)(
    '%s, %s %d: repeated once a minute at most, and the page shows "%s"',
    async (...row) => {
      const [page, id, status, shown] = row
      const route = `/member?page=${page}`
      const opened = await openPortal(frozenLink('member'), route)
      await screen.findByRole('main')
      cleanup()
      vi.useFakeTimers({
        now: Date.UTC(2026, 10, 20, 9),
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      })
      opened.world.faults.set(id, { kind: 'status', status })
      const client = createQueryClient()
      const { queryKey } = systemQueries.config()
      const config = opened.client.getQueryData(queryKey)
      if (config) client.setQueryData(queryKey, config)
      const before = opened.count(id)
      render(
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[route]}>
            <App />
          </MemoryRouter>
        </QueryClientProvider>,
      )
      await pass(TEN_MINUTES)
      vi.useRealTimers()
      const calls = opened.count(id) - before
      expect(calls).toBeGreaterThan(0)
      expect(calls).toBeLessThanOrEqual(12)
      expect(screen.getByRole('main').textContent).toContain(shown)
    },
  )
})
