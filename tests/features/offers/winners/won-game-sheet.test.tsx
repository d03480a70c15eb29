// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { winnerQueries } from '#api/offers/winners.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

afterEach(() => closePortal())

test('GAM-09 OTH-14 the sheet of a closed game suggests open ones', async () => {
  const { client } = await openPortal(
    '?scenario=guest&seed=7&clock=2026-11-20T09:00:00Z',
    '/winners',
  )
  await screen.findByRole('list', { name: 'Winners, highest first' })
  const request = { category: 'ALL', period: 'WEEK', page: 1 } as const
  client.setQueryData(winnerQueries.page('EN', request).queryKey, (old) => {
    const close = ({ game, ...row }: NonNullable<typeof old>['list'][number]) => ({
      ...row,
      game: { ...game, maintenance: true },
    })
    return old && { ...old, list: old.list.map(close) }
  })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const list = screen.getByRole('list', { name: 'Winners, highest first' })
  const [first] = within(list).getAllByRole('link')
  if (first) await user.click(first)
  const region = await screen.findByRole('region', { name: 'You may also like' })
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  const [other] = within(region).getAllByRole('button')
  if (!other) throw new Error('Nothing to play instead')
  const name = other.textContent ?? ''
  await user.click(other)
  const sheet = await screen.findByRole('dialog', { name })
  expect(within(sheet).getByRole('button', { name: 'Play' })).toBeTruthy()
})

test("OTH-15 the leaderboard has a podium, the other ranks and the member's own", async () => {
  const link = '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z'
  const { address, user } = await openPortal(link, '/leaderboard')
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' })
  const podium = await screen.findByRole('list', { name: 'Top three' })
  expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('list', { name: 'From fourth place' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Your place' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'This month' }))
  expect(address()).toBe('/leaderboard?period=month')
})
