// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentQueries } from '#api/content/content.ts'
import { systemQueries } from '#api/content/system.ts'
import { gameQueries, PAGE_SIZE } from '#api/games/games.ts'
import { lotteryQueries } from '#api/games/lottery.ts'
import { session } from '#session/store.ts'
import { mockNetwork, setContext, successEnvelope } from '../transport/wire.ts'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const asked = (path: string | undefined) => new URL(path ?? '', 'http://localhost').searchParams

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setContext()
})
afterEach(() => vi.unstubAllGlobals())

describe('the constants that the portal sends', () => {
  test('CST-01 CST-02 HOM-12 lists of games: client type 3, platform WEB, 20 a page', async () => {
    const sent = mockNetwork(() => successEnvelope({ list: [], total: 0 }))
    await client()
      .fetchQuery(gameQueries.list('RNG', 'EN'))
      .catch(() => undefined)
    const query = asked(sent[0]?.path)
    expect(query.get('clientType')).toBe('3')
    expect(query.get('platform')).toBe('WEB')
    expect(query.get('pageSize')).toBe(String(PAGE_SIZE))
    expect(PAGE_SIZE).toBe(20)
  })

  test('CST-02 CST-05 announcements: B, PL, PU, PR and H for platform W', async () => {
    const sent = mockNetwork(() =>
      successEnvelope({ banners: [], player: [], popup: [], promotion: [] }),
    )
    await client()
      .fetchQuery(contentQueries.announcements('EN', ''))
      .catch(() => undefined)
    const query = asked(sent[0]?.path)
    expect(query.get('types')?.split(',')).toEqual(['B', 'PL', 'PU', 'PR', 'H'])
    expect(query.get('platform')).toBe('W')
  })

  test('CST-02 GAM-23 the help and the menu of Vietnam: device WEB; other lotteries: type Lott', async () => {
    const sent = mockNetwork(() => successEnvelope({ sections: [], list: [] }))
    for (const query of [
      systemQueries.helpCenter('EN'),
      lotteryQueries.list({ area: 'VN', mode: 'ELOTT' }, 'EN'),
      lotteryQueries.list({ area: 'TC', mode: 'LOTT' }, 'EN'),
    ])
      await client()
        .fetchQuery<unknown>({ ...query, staleTime: 0 } as never)
        .catch(() => undefined)
    const queries = sent.map(({ path }) => asked(path))
    expect(queries.map((query) => query.get('device'))).toEqual(['WEB', 'WEB', null])
    expect(queries[2]?.get('type')).toBe('Lott')
  })
})

test('CST-03 the merchant code is kept in the tab and on the device', () => {
  session.set('merchantCode', 'suborno')
  expect(localStorage.getItem('merchantCode')).toBe('suborno')
  expect(JSON.stringify({ ...sessionStorage })).toContain('suborno')
})
