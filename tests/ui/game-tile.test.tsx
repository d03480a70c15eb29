// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GameTile } from '#ui/game-tile/game-tile.tsx'

afterEach(cleanup)

test('MOD-29 a card shows name, vendor, hot tag, favourite, Play and Free trial', () => {
  const [onOpen, onPlay, onDemo, onFavourite] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  render(
    <GameTile
      name="Puti"
      vendor="River"
      nodeId={7}
      art="/7.svg"
      onOpen={onOpen}
      onPlay={onPlay}
      onDemo={onDemo}
      badge={{ kind: 'hot', label: 'Hot' }}
      labels={{ open: 'Puti: details', play: 'Play', demo: 'Free trial', favourite: 'Favourite' }}
      onFavourite={onFavourite}
    />,
  )
  const card = within(screen.getByRole('article', { name: 'Puti' }))
  expect(card.getByTitle('Puti').textContent).toBe('Puti')
  for (const words of ['River', 'Hot']) expect(card.getByText(words)).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: /^Play\s*Puti$/ }))
  fireEvent.click(card.getByRole('button', { name: /^Free trial\s*Puti$/ }))
  fireEvent.click(card.getByRole('button', { name: 'Favourite', pressed: false }))
  expect([onPlay, onDemo].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(onFavourite).toHaveBeenCalledExactlyOnceWith(true)
  expect(onOpen).not.toHaveBeenCalled()
})
