import { describe, expect, test } from 'vitest'
import { lotteryPath, vendorLink, vendorTarget } from '#entities/vendor/vendor-target.ts'

const SLOTS = { vassalage: 'PG', gameType: 'RNG', isGame: 'VASSALAGE' } as const
const SPORTS = { vassalage: 'SABA', gameType: 'SPORTS', isGame: 'GAME' } as const

describe('opening a vendor', () => {
  test.each([
    ['GAM-03', 'TCG_LOTTO_VN', '/vnLottery'],
    ['GAM-04', 'TCG_SEA', '/seaLottery'],
    ['GAM-05', 'LOTT', '/lottery'],
    ['GAM-05', 'ELOTT', '/lottery'],
  ])('%s vendor %s opens %s, for those who may play', (_, vassalage, to) => {
    expect(lotteryPath(vassalage)).toBe(to)
    expect(lotteryPath(vassalage, 'VN 1')).toBe(`${to}?gameCode=VN+1`)
    const vendor = { vassalage, gameType: 'ELOTT', isGame: 'GAME', nodeId: 7 } as const
    expect(vendorTarget(vendor)).toEqual({ kind: 'page', to, forMoney: true })
  })

  test.each(['PG', '__proto__', 'constructor'])('%s is not a lottery', (code) =>
    expect(lotteryPath(code)).toBeNull(),
  )

  test("GAM-06..08 the page of slots, the list, or the vendor's lobby", () => {
    const page = { kind: 'page', to: '/rng?vassalage=PG', forMoney: false }
    expect(vendorTarget(SLOTS)).toEqual(page)
    expect(vendorTarget({ ...SLOTS, isGame: 'GAME', nodeId: 5 })).toEqual(page)
    expect(vendorTarget({ ...SLOTS, gameType: 'FISH' })).toEqual({ kind: 'games' })
    expect(vendorTarget({ ...SPORTS, nodeId: 7 })).toEqual({ kind: 'lobby', nodeId: 7 })
    expect(vendorTarget(SPORTS)).toEqual({ kind: 'lobby', nodeId: null })
  })
})

describe('the address that a vendor links to', () => {
  const onPage = { page: '/sports', games: 'page' } as const
  const overPage = { page: '/sports', games: 'popup' } as const

  test('GAM-03..05 a lottery', () => {
    const lottery = { ...SPORTS, vassalage: 'TCG_SEA' }
    const link = { to: '/seaLottery', forMoney: true, overlay: false }
    expect(vendorLink(lottery, onPage)).toEqual(link)
    expect(vendorLink(lottery, overPage)).toEqual(link)
  })

  test('GAM-07 a lobby is launched', () =>
    expect(vendorLink({ ...SPORTS, nodeId: 812 }, onPage)).toEqual({
      to: '/game/812',
      forMoney: true,
      overlay: false,
    }))

  test('GAM-07 a lobby without a number uses the page of its type', () => {
    const lobby = { ...SPORTS, vassalage: 'A&b=//evil' }
    const to = '/sports?vassalage=A%26b%3D%2F%2Fevil'
    expect(vendorLink(lobby, onPage)).toEqual({ to, forMoney: false, overlay: false })
    expect(vendorLink(lobby, overPage).to).toBe(to)
  })

  test("GAM-06 MOD-25 a vendor's games are a page in menus and a pop-up over any page", () => {
    const list = { ...SPORTS, isGame: 'VASSALAGE' } as const
    expect(vendorLink(list, onPage)).toEqual({
      to: '/sports?vassalage=SABA',
      forMoney: false,
      overlay: false,
    })
    expect(vendorLink(list, overPage)).toEqual({
      to: '?popup=games&of=SABA&kind=SPORTS',
      forMoney: false,
      overlay: true,
    })
    expect(vendorLink(list, { ...overPage, search: '?q=moon' }).to).toBe(
      '?q=moon&popup=games&of=SABA&kind=SPORTS',
    )
  })
})
