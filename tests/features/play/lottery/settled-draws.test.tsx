// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { privateKey } from '#api/transport/query-keys.ts'
import { addMoney, formatMoney } from '#lib/money.ts'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const BETS = { queryKey: privateKey('lottery', 'bets') }

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

test('F-03 a settled draw is reported with all its bets, on any number of pages', async () => {
  const { world, client } = await openPortal(
    '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z',
    '/lottery?gameCode=PADMA-536',
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: '7' }))
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  await user.click(await screen.findByRole('button', { name: /^Place bet/ }))
  await screen.findByText(/^Your slip is empty/)
  const [bet] = world.db.lotteryBets.list({})
  if (!bet) throw new Error('No bet')
  // Half of the bets are beyond the first page.
  for (let ball = 1; ball < 100; ball += 1) {
    const picks = [String((ball % 36) + 1)]
    await world.db.lotteryBets.insert({ ...bet, id: world.nextId('lotto'), picks })
  }
  await client.invalidateQueries(BETS)
  world.clock.advance('5m')
  await client.invalidateQueries(BETS)
  await waitFor(() => expect(world.db.lotteryBets.list({ state: 'PENDING' })).toEqual([]))
  const won = world.db.lotteryBets.list({}).reduce((sum, row) => addMoney(sum, row.payout), '0.00')
  const words = `Draw ${bet.issue}: you bet ৳100.00 and got back ৳${formatMoney(won)}.`
  expect(await screen.findByText(words)).toBeTruthy()
})
