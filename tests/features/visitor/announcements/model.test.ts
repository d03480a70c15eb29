import { describe, expect, test } from 'vitest'
import { ROUTES } from '#app/routing/all-routes.ts'
import { findRoute, loadRoutes } from '#app/routing/route-table.ts'
import {
  countPages,
  isUninterrupted,
  newestFirst,
  onPage,
  PAGER,
  pageWith,
  popupItems,
  SEARCH,
  toClosedKey,
} from '#features/visitor/announcements/model.ts'
import { readSearch } from '#patterns/search-state.ts'

const item = (id: number, execution: string, timestamp = id) => ({
  id,
  execution,
  timestamp,
  title: `Title ${id}`,
  content: `<p>${id}</p>`,
})

const idsFor = (isLogin: boolean, firstTime: boolean) =>
  popupItems(
    [item(1, 'A'), item(2, 'B'), item(3, 'F'), item(4, 'AB'), item(5, 'BF'), item(6, 'ABF')],
    { isLogin, firstTime },
  ).map(({ id }) => id)

describe('which announcements open', () => {
  test('ANN-02 after a log-in those of A', () => {
    expect(idsFor(true, false)).toEqual([6, 4, 1])
  })

  test('ANN-03 before a log-in those of B, on any visit', () => {
    expect(idsFor(false, false)).toEqual([6, 5, 4, 2])
    expect(idsFor(false, true)).toEqual([6, 5, 4, 2])
  })

  test('ANN-04 on the first visit also those of F, without duplicates', () => {
    expect(idsFor(true, true)).toEqual([6, 5, 4, 3, 1])
  })

  test('nothing before the announcements are loaded', () => {
    expect(popupItems(undefined, { isLogin: true, firstTime: false })).toEqual([])
    expect(popupItems(null, { isLogin: false, firstTime: false })).toEqual([])
  })

  test('ENT-60 ANN-08 each kind has its own session key', () => {
    expect([toClosedKey(true), toClosedKey(false)]).toEqual(['USER_POPUP', 'ANONYMOUS_POPUP'])
  })
})

describe('order and pages', () => {
  test('the newest comes first, and at the same time the one written last', () => {
    const given = [item(1, 'A', 50), item(2, 'A', 90), item(3, 'A', 50)]
    expect(newestFirst(given).map(({ id }) => id)).toEqual([2, 3, 1])
    expect(given.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('CST-04 MOD-15 MOD-16 nine per page, five page numbers around the current one, one at either end', () => {
    expect([0, 1, 9, 10, 47].map(countPages)).toEqual([0, 1, 1, 2, 6])
    const all = Array.from({ length: 20 }, (_, i) => i)
    expect(onPage(all, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(onPage(all, 3)).toEqual([18, 19])
    expect(PAGER).toEqual({ range: 5, margin: 1 })
  })

  test('an item is found on its page, an unknown one on the first', () => {
    const all = Array.from({ length: 20 }, (_, i) => item(100 + i, 'A'))
    expect([100, 108, 109, 119, 7, null].map((id) => pageWith(all, id))).toEqual([1, 1, 2, 3, 1, 1])
  })
})

describe('addresses', () => {
  test('ANN-07 an address may name an announcement by its number', () => {
    const noticeOf = (search: string) => readSearch(SEARCH, search).notice
    expect(noticeOf('?popup=notices&notice=101')).toBe(101)
    for (const invalid of ['', '?notice=', '?notice=-1', '?notice=1e3', '?notice=%3Cb%3E']) {
      expect(noticeOf(invalid)).toBeNull()
    }
  })

  test("nothing opens by itself over games, pop-up addresses and the agents' pages", async () => {
    await loadRoutes()
    const paths = ROUTES.flatMap(({ paths }) => paths.filter((path) => /^[/][^:]*$/.test(path)))
    for (const path of [...paths, '/game/4711', '/nowhere', '/game/x', '/agents']) {
      const route = findRoute(path)
      const uninterrupted = route?.game || route?.frame === 'agent' || route?.overlay !== null
      expect([path, isUninterrupted(path)]).toEqual([path, uninterrupted])
      expect([path, isUninterrupted(`${path}/`)]).toEqual([path, uninterrupted])
    }
  })
})
