import { expect, expectTypeOf, test } from 'vitest'
import type { BetRecord } from '#api/money/reports.ts'
import { createPortal } from '#api/sdk/create-portal.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { LISTS } from '#openapi/lists.ts'
import { follow, listOperations, readContract } from '#tests/contract/contract.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'

const DAYS = { from: '2026-10-21', to: '2026-11-20' }

/** An instance of a member whose bets fill many pages, and the requests that it sends. */
async function memberWithHistory() {
  const world = await createTestWorld('history-huge', { clock: '2026-11-20T09:00:00Z' })
  const sent: URLSearchParams[] = []
  const portal = await createPortal({
    baseUrl: 'https://play.example',
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === LISTS.reports.bets) sent.push(searchParams)
      return world.handle(request)
    },
  })
  await portal.logIn({ username: 'rahim', password: 'gold1234', type: 'username', side: 'player' })
  return { portal, sent, world }
}

test('every list of the contract that takes until is there, with pages of 50', async () => {
  const contract = await readContract()
  const paths = listOperations(contract).flatMap(({ path, node }) => {
    const parameters = Array.isArray(node.parameters) ? node.parameters : []
    const named = (name: string) =>
      parameters.map((one) => follow(contract, one)).find((one) => one.name === name)
    if (!named('until')) return []
    expect(
      Number(follow(contract, named('pageSize')?.schema).maximum),
      path,
    ).toBeGreaterThanOrEqual(50)
    return [path]
  })
  const ours: string[] = Object.values(LISTS).flatMap((group) => Object.values(group))
  expect(ours.sort()).toEqual(paths.sort())
})

test('an iterator reads over 1,000 rows, each once, at the moment of the first page', async () => {
  const { portal, sent, world } = await memberWithHistory()
  const ids: string[] = []
  for await (const bet of portal.reports.bets(DAYS, { pageSize: 200 })) {
    expectTypeOf(bet).toEqualTypeOf<BetRecord>()
    ids.push(bet.betId)
    // New rows of another minute are none of this list.
    if (ids.length === 200) world.clock.advance('1m')
    if (ids.length === 1201) break
  }
  expect(new Set(ids).size).toBe(1201)
  expect(sent.map((query) => query.get('pageNo'))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  const [first, ...later] = sent.map((query) => query.get('until'))
  expect(first).toBeNull()
  expect(new Set(later).size).toBe(1)
})

test('an iterator ends with the last page, and with its signal', async () => {
  const { portal } = await memberWithHistory()
  const rows: unknown[] = []
  for await (const row of portal.reports.bonuses(DAYS)) rows.push(row)
  expect(rows.length).toBeLessThan(1000)
  const stop = new AbortController()
  stop.abort()
  const read = portal.reports.bets(DAYS, { signal: stop.signal })[Symbol.asyncIterator]()
  await expect(read.next()).rejects.toMatchObject({ code: 'aborted', outcome: 'not-sent' })
})

test('infinite-query options turn the same pages', async () => {
  const { portal, sent } = await memberWithHistory()
  const cache = createQueryClient()
  const { pages } = await cache.fetchInfiniteQuery({
    ...portal.reports.bets(DAYS).infinite(),
    pages: 3,
  })
  const ids = pages.flatMap(({ list }) => list.map(({ betId }) => betId))
  expect(new Set(ids).size).toBe(150)
  const [, two, three] = sent.map((query) => query.get('until'))
  expect(two).toBe(String(pages[0]?.asOf))
  expect(three).toBe(two)
})
