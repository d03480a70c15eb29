// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'
const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

test('a lost answer is shown before the next draw is offered', async () => {
  const { world } = await openPortal(
    `?scenario=member+lottery-closing&${AT}`,
    '/lottert?gameCode=PADMA-536',
  )
  const user = person()
  await user.click(await screen.findByRole('button', { name: '7' }))
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  world.faults.set('placeLotteryBets', { kind: 'offline' })
  await user.click(await screen.findByRole('button', { name: /^Place bet/ }))
  await screen.findByText('Network link is abnormal, please try again')
  expect(await screen.findByText(/^We do not know yet whether your bet was accepted/)).toBeTruthy()
  expect(screen.queryByText(/^No bet was placed on your lines/)).toBeNull()
  expect(world.db.lotteryBets.count()).toBe(0)
})

test('GAM-02 a trial account is asked to register a real one, and nothing is sent', async () => {
  const { world, address } = await openPortal(
    `?scenario=trial&${AT}`,
    '/vnLottery?gameCode=VN-HANOI',
  )
  const user = person()
  await user.click(await screen.findByRole('button', { name: 'Sides' }))
  await user.click(screen.getByRole('button', { name: 'Big' }))
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  await user.click(await screen.findByRole('button', { name: /^Place bet/ }))
  await waitFor(() => expect(address()).toContain('popup=real-account'))
  const sent = world.log.entries().filter(({ operationId }) => operationId === 'placeLotteryBets')
  expect(sent).toEqual([])
})

test('RTE-31 an unknown code shows the list, which leads to a lottery and back', async () => {
  await openPortal(`?scenario=member&${AT}`, '/sealottery?gameCode=NOBODY')
  const user = person()
  await screen.findByText(/^There is no lottery with the code NOBODY here/)
  await user.click(await screen.findByRole('link', { name: 'Mekong 4D' }))
  await screen.findByRole('heading', { level: 1, name: 'Mekong 4D' })
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'SEA lottery' })
})

test('D-043 a lottery under maintenance takes no bets', async () => {
  await openPortal(`?scenario=member&${AT}`, '/lottery?gameCode=JAMUNA-536')
  await screen.findByText(/^This lottery is under maintenance/)
  expect(screen.queryByRole('button', { name: 'Add to slip' })).toBeNull()
})
