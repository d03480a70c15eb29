// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { gameQueries } from '#api/games/games.ts'
import { Winners } from '#features/visitor/home/components/winners.tsx'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

afterEach(() => closePortal())

test('HOM-28 a winner has a name, a formatted amount, a game and its picture', async () => {
  const { client } = await openPortal('?scenario=guest&seed=7&clock=2026-11-20T09:00:00Z', '/', {
    view: <Winners />,
  })
  const board = await screen.findByRole('group', { name: 'Winners from rank 4' })
  const { queryKey } = gameQueries.winners('EN')
  const winner = { customerName: 'ab***9', winAmount: '1234567.5', gameName: 'Puti' }
  act(() => {
    client.setQueryData(queryKey, (old) => {
      const list = old?.list.slice(0, 4).map(({ vo }) => ({ vo: { ...vo, ...winner } }))
      return old && { ...old, list: list ?? [] }
    })
  })
  const row = within(await within(board).findByRole('listitem'))
  await row.findByText('ab***9')
  expect(row.getByText('Puti')).toBeTruthy()
  expect(row.getByText('1,234,567.50')).toBeTruthy()
  expect(board.querySelector('img, [data-state]')).not.toBeNull()
})

test.each([
  [4, 1, false],
  [8, 5, false],
  [9, 6, true],
])('HOM-26 HOM-27 of %i winners the board shows %i; it moves: %s', async (count, below, moves) => {
  const { client } = await openPortal('?scenario=guest&seed=7&clock=2026-11-20T09:00:00Z', '/', {
    view: <Winners />,
  })
  const board = await screen.findByRole('group', { name: 'Winners from rank 4' })
  const { queryKey } = gameQueries.winners('EN')
  act(() => {
    client.setQueryData(queryKey, (old) => old && { ...old, list: old.list.slice(0, count) })
  })
  await waitFor(() => expect(within(board).getAllByRole('listitem')).toHaveLength(below))
  const all = within(board).getAllByRole('listitem', { hidden: true })
  expect(all).toHaveLength(moves ? 2 * below : below)
  // jsdom prefers no motion here: the button offers it.
  const button = screen.queryByRole('button', { name: 'Resume' })
  expect(button !== null).toBe(moves)
})

test('HOM-24 a winner who comes to the list later slides in, the others stay as they are', async () => {
  const { client } = await openPortal('?scenario=guest&seed=7&clock=2026-11-20T09:00:00Z', '/', {
    view: <Winners />,
  })
  const board = await screen.findByRole('group', { name: 'Winners from rank 4' })
  const arrived = () => document.querySelectorAll('li[data-new="true"]')
  expect(arrived()).toHaveLength(0)
  const { queryKey } = gameQueries.winners('EN')
  act(() => {
    client.setQueryData(queryKey, (old) => {
      const [first] = old?.list ?? []
      if (!old || !first) return old
      const vo = { ...first.vo, customerName: 'ne***1', winAmount: '999999.00' }
      return { ...old, list: [{ vo }, ...old.list].slice(0, 8) }
    })
  })
  await waitFor(() => expect(within(board).getAllByRole('listitem')).toHaveLength(5))
  expect([...arrived()].map((row) => row.textContent)).toEqual([expect.stringContaining('ne***1')])
})
