// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const GAME = '/game/10005'
const due = () => screen.findByRole('dialog', { name: 'Reality check' })

test('F-25 a due reality check blocks a game, with time and result, and Escape does not answer it', async () => {
  const { world, user } = await openPortal(frozenLink('member+reality-check-due'), GAME)
  const check = await due()
  within(check).getByText('65 minutes')
  within(check).getByText(/^[+−]?৳\d/)
  await user.keyboard('{Escape}')
  await user.click(within(check).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.db.realityChecks.find({ memberId: 1001 })?.answeredAt).toBe(world.clock.now())
})

test('F-25 if the answer is refused, play stays blocked', async () => {
  const { world, user } = await openPortal(frozenLink('member+reality-check-due'), GAME)
  const check = await due()
  world.faults.set('answerRealityCheck', { kind: 'status', status: 500 })
  await user.click(within(check).getByRole('button', { name: 'Continue' }))
  await within(check).findByText(/^Your answer did not reach us/)
})

test('F-25 history ends the open games and leads to the bets', async () => {
  const { world, user, address } = await openPortal(frozenLink('member+reality-check-due'), GAME)
  await user.click(within(await due()).getByRole('button', { name: 'History' }))
  await waitFor(() => expect(address()).toBe('/member?page=personalHistoryCopy'))
  await waitFor(() => expect(world.db.plays.count({ memberId: 1001, endedAt: null })).toBe(0))
})

test('F-42 when the daily time is used up during a game, play cannot continue', async () => {
  const { world } = await openPortal(frozenLink('member'), GAME)
  await waitFor(() => expect(world.db.plays.count({ memberId: 1001, endedAt: null })).toBe(1))
  await waitFor(() => expect(world.sockets.size).toBeGreaterThan(0))
  const since = world.clock.now()
  await world.db.memberLimits.insert({
    memberId: 1001,
    kind: 'SESSION_DAY',
    gameType: '',
    value: '30',
    since,
    pending: null,
  })
  world.clock.advance('30m')
  world.emit('limits.reached', { limit: 'TIME', resetsAt: null }, 1001)
  await screen.findByRole('dialog', { name: 'You have used your time for today' })
  screen.getByText(/^You allowed yourself 30 minutes a day/)
})
