// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { GameGrid } from '#features/play/lobby/components/game-grid.tsx'
import { useFilters } from '#features/play/lobby/hooks/use-filters.ts'
import { useList } from '#features/play/lobby/hooks/use-list.ts'
import { useTiles } from '#features/play/lobby/hooks/use-tiles.ts'
import { PAGES } from '#features/play/lobby/model.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** The lists that the grid received, and the number of times a tile was rendered. */
const given = new Set<object>()
let renders = 0

function Page() {
  const { filters, typed, type } = useFilters()
  const tiles = useTiles('portrait')
  const { shown, status, busy } = useList(PAGES.rng, filters, typed, tiles)
  for (const one of [shown, tiles]) given.add(one)
  const few = useMemo(() => shown.slice(0, 6), [shown])
  // A tile reads its label on each render.
  const watched = useMemo(() => {
    const open = (name: string) => {
      renders += 1
      return tiles.texts.open(name)
    }
    return { ...tiles, texts: { ...tiles.texts, open } }
  }, [tiles])
  return (
    <>
      <input value={typed} onChange={({ target }) => type(target.value)} />
      <output>{`${useLocation().search} ${busy ? 'busy' : status} ${shown.length}`}</output>
      <GameGrid label="Slots" games={few} tiles={watched} />
    </>
  )
}

test('tiles render again for other games, not for typed text or its address', async () => {
  const { user } = await openPortal(frozenLink('guest'), '/rng', { view: <Page /> })
  const output = await screen.findByRole('status')
  await waitFor(() => expect(output.textContent).toMatch(/ready \d{4}/))
  given.clear()
  await user.type(screen.getByRole('textbox'), 'golden')
  await waitFor(() => expect(output.textContent).toMatch(/^\?q=golden ready \d{1,3}$/))
  // The tiles, all games and the results: six letters and a new address create no further list.
  expect(given.size).toBe(3)
  renders = 0
  await user.keyboard(' ')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'golden ')
  expect(renders).toBe(0)
})
