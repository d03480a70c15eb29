// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Doors,
  lotteryPath,
  useDoors,
  vendorDoor,
} from '../../../src/entities/game/use-game-actions.ts'
import { closePortal, openPortal } from '../../harness/portal.tsx'

const refused = vi.fn()
let doors: Doors

function Page() {
  doors = useDoors(refused)
  return <p>{doors.known ? [...doors.favorites].join(' ') || 'none' : 'unknown'}</p>
}

const GAME = {
  nodeId: 10005,
  vassalage: 'PG',
  gameType: 'RNG',
  isGame: 'GAME',
} as const
const LIST = { ...GAME, vassalage: 'JL', gameType: 'PVP', isGame: 'VASSALAGE' } as const

const open = async (scenario: string) => {
  const portal = await openPortal(`?scenario=${scenario}&seed=7`, '/rng', { view: <Page /> })
  await waitFor(() => expect(screen.queryByText('unknown')).toBeNull())
  return portal
}
const press = (deed: () => void) => act(async () => deed())

beforeEach(() => refused.mockClear())
afterEach(closePortal)

describe('where a game leads', () => {
  it('GAM-01 ROL-04 a guest is asked to log in', async () => {
    const { address } = await open('guest')
    await press(() => doors.play(GAME))
    expect(address()).toBe('/rng?popup=login')
  })

  it('GAM-02 a trial account is told to register a real one', async () => {
    const { address } = await open('trial')
    await press(() => doors.play(GAME))
    expect(address()).toBe('/rng?popup=real-account')
  })

  it('GAM-06 MOD-25 a list opens its pop-up, for guests too', async () => {
    const { address } = await open('guest')
    await press(() => doors.play(LIST))
    expect(address()).toBe('/rng?popup=games&of=JL&kind=PVP')
  })

  it('GAM-07 any other game is launched', async () => {
    const { address } = await open('member')
    await press(() => doors.play(GAME))
    expect(address()).toBe('/game/10005')
  })

  it('GAM-05 a lottery game opens its page', async () => {
    const { address } = await open('member')
    await press(() => doors.play({ ...GAME, vassalage: 'LOTT', gameType: 'LOTT' }))
    expect(address()).toBe('/lottery')
  })

  it.each([
    ['GAM-03', 'TCG_LOTTO_VN', '/vnLottery'],
    ['GAM-04', 'TCG_SEA', '/seaLottery'],
    ['GAM-05', 'LOTT', '/lottery'],
    ['GAM-05', 'ELOTT', '/lottery'],
  ])('%s vendor %s goes to %s', (_, vassalage, to) => {
    expect(lotteryPath(vassalage)).toBe(to)
    expect(lotteryPath(vassalage, 'VN 1')).toBe(`${to}?gameCode=VN+1`)
    const vendor = { vassalage, gameType: 'ELOTT', isGame: 'GAME' } as const
    expect(vendorDoor(vendor)).toEqual({ kind: 'page', to, bet: true })
  })

  it.each(['PG', '__proto__', 'constructor'])('%s is no lottery', (code) =>
    expect(lotteryPath(code)).toBeNull(),
  )

  it('GAM-06..08 tiles of vendors: slots page, list, own lobby', () => {
    const vendor = { vassalage: 'PG', gameType: 'RNG', isGame: 'VASSALAGE' } as const
    expect(vendorDoor(vendor)).toEqual({ kind: 'page', to: '/rng?vassalage=PG', bet: false })
    expect(vendorDoor({ ...vendor, gameType: 'FISH' })).toEqual({ kind: 'list' })
    const sports = { ...vendor, gameType: 'SPORTS', isGame: 'GAME' } as const
    expect(vendorDoor({ ...sports, nodeId: 7 })).toEqual({ kind: 'lobby', nodeId: 7 })
    expect(vendorDoor(sports)).toEqual({ kind: 'lobby', nodeId: null })
  })
})

describe('favourites', () => {
  const writes = (portal: Awaited<ReturnType<typeof open>>) =>
    portal.world.log
      .entries()
      .filter(({ method, path }) => method !== 'GET' && path.includes('favoriteGame'))
      .map(({ method }) => method)

  it('GAM-01 D-044 a guest is asked to log in', async () => {
    const { address } = await open('guest')
    await press(() => doors.setFavorite(GAME, true))
    expect(address()).toBe('/rng?popup=login')
  })

  it('GAM-10 GAM-11 GAM-13 added at once, only once, and not more than once a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const portal = await open('member')
    const before = doors.favorites.size
    await press(() => doors.setFavorite(GAME, true))
    await waitFor(() => expect(doors.favorites.has(10005)).toBe(true))
    await press(() => doors.setFavorite(GAME, false))
    expect(doors.favorites.has(10005)).toBe(true)
    await waitFor(() => expect(writes(portal)).toEqual(['POST']))
    vi.setSystemTime(Date.now() + 1000)
    await press(() => doors.setFavorite(GAME, true))
    expect(doors.favorites.size).toBe(before + 1)
    expect(writes(portal)).toEqual(['POST'])
  })

  it('GAM-12 removed here first, then there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const portal = await open('member')
    await press(() => doors.setFavorite(GAME, true))
    vi.setSystemTime(Date.now() + 1000)
    await press(() => doors.setFavorite(GAME, false))
    await waitFor(() => expect(doors.favorites.has(10005)).toBe(false))
    await waitFor(() => expect(writes(portal)).toEqual(['POST', 'DELETE']))
  })

  it('D-045 a refused one is taken back, with word of it', async () => {
    await open('member')
    await press(() => doors.setFavorite({ ...GAME, nodeId: 1 }, true))
    await waitFor(() => expect(refused).toHaveBeenCalledOnce())
    expect(doors.favorites.has(1)).toBe(false)
  })
})
