// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRemoveFavorite } from '#features/play/lobby/hooks/use-remove-favorite.ts'
import { useTiles } from '#features/play/lobby/hooks/use-tiles.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { gamesNamed } from './games.ts'

afterEach(() => {
  vi.restoreAllMocks()
  return closePortal()
})

function Favourites() {
  const page = useRef<HTMLDivElement>(null)
  const tiles = useRemoveFavorite(useTiles('portrait'), true, page)
  const { games } = gamesNamed([...tiles.favorites].map((id) => ({ id, name: `Game ${id}` })))
  return (
    <div ref={page}>
      {games.map((game) => (
        <button type="button" key={game.id} onClick={() => tiles.actions.like(game, false)}>
          {game.name}
        </button>
      ))}
    </div>
  )
}

test('F-13 GAM-13 Undo restores a favourite, even if its timer fires slightly early', async () => {
  const { user } = await openPortal(frozenLink('member'), '/favorite', {
    view: <Favourites />,
    texts: ['lobby', 'game'],
  })
  const [first] = await screen.findAllByRole('button')
  const name = first?.textContent ?? ''
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await waitFor(() => expect(toast.entries()).toHaveLength(1))
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait = 0) => {
    time += wait - 10
    if (typeof run === 'function') run()
    return setInterval(() => undefined, 1000)
  })
  toast.entries()[0]?.action?.run()
  expect(timer).toHaveBeenCalled()
  timer.mockRestore()
  await screen.findByRole('button', { name })
})

test('RTE-29 GAM-21 recent games have a page of their own, twenty per request', async () => {
  const { world } = await openPortal(frozenLink('member'), '/recent')
  await screen.findByRole('heading', { level: 1, name: 'Recently played' })
  const feed = await screen.findByRole('feed')
  expect(within(feed).getAllByRole('article').length).toBeGreaterThan(0)
  const asked = world.log.entries().find(({ operationId }) => operationId === 'getRecentGames')
  expect(asked?.path).toMatch(/[?&]pageSize=20(&|$)/)
})
