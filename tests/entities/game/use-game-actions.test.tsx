// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type GameActions, useGameActions } from '#entities/game/use-game-actions.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

let actions: GameActions

function Page() {
  actions = useGameActions()
  return <p>{actions.favoritesReady ? [...actions.favorites].join(' ') || 'none' : 'unknown'}</p>
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
const press = (run: () => void) => act(async () => run())

afterEach(closePortal)

describe('opening a game', () => {
  test('GAM-01 ROL-04 a guest has to log in', async () => {
    const { address } = await open('guest')
    await press(() => actions.play(GAME))
    expect(address()).toBe('/rng?popup=login')
  })

  test('GAM-02 a trial account is asked to register a real one', async () => {
    const { address } = await open('trial')
    await press(() => actions.play(GAME))
    expect(address()).toBe('/rng?popup=real-account')
  })

  test('GAM-06 MOD-25 a list opens its pop-up, also for guests', async () => {
    const { address } = await open('guest')
    await press(() => actions.play(LIST))
    expect(address()).toBe('/rng?popup=games&of=JL&kind=PVP')
  })

  test('GAM-07 any other game is launched', async () => {
    const { address } = await open('member')
    await press(() => actions.play(GAME))
    expect(address()).toBe('/game/10005')
  })

  test('GAM-05 a lottery game opens its page', async () => {
    const { address } = await open('member')
    await press(() => actions.play({ ...GAME, vassalage: 'LOTT', gameType: 'LOTT' }))
    expect(address()).toBe('/lottery')
  })
})

describe('favourites', () => {
  const writes = (portal: Awaited<ReturnType<typeof open>>) =>
    portal.world.log
      .entries()
      .filter(({ method, path }) => method !== 'GET' && path.includes('favoriteGame'))
      .map(({ method }) => method)

  test('GAM-01 D-044 a guest has to log in', async () => {
    const { address } = await open('guest')
    await press(() => actions.setFavorite(GAME, true))
    expect(address()).toBe('/rng?popup=login')
  })

  test('GAM-10 GAM-11 GAM-13 are added at once, only once, and not more than once a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const portal = await open('member')
    const before = actions.favorites.size
    await press(() => actions.setFavorite(GAME, true))
    await waitFor(() => expect(actions.favorites.has(10005)).toBe(true))
    await press(() => actions.setFavorite(GAME, false))
    expect(actions.favorites.has(10005)).toBe(true)
    await waitFor(() => expect(writes(portal)).toEqual(['POST']))
    vi.setSystemTime(Date.now() + 1000)
    await press(() => actions.setFavorite(GAME, true))
    expect(actions.favorites.size).toBe(before + 1)
    expect(writes(portal)).toEqual(['POST'])
  })

  test('GAM-12 are removed locally first, then on the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const portal = await open('member')
    await press(() => actions.setFavorite(GAME, true))
    vi.setSystemTime(Date.now() + 1000)
    await press(() => actions.setFavorite(GAME, false))
    await waitFor(() => expect(actions.favorites.has(10005)).toBe(false))
    await waitFor(() => expect(writes(portal)).toEqual(['POST', 'DELETE']))
  })

  test('D-045 a refused change is undone with a message', async () => {
    const show = vi.spyOn(toast, 'show')
    await open('member')
    await press(() => actions.setFavorite({ ...GAME, nodeId: 1 }, true))
    await waitFor(() => expect(show).toHaveBeenCalledOnce())
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }))
    expect(actions.favorites.has(1)).toBe(false)
  })
})
