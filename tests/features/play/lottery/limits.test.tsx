// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { parseSelfRestriction } from '#features/play/lottery/self-restriction.ts'
import { seedPlay } from '#mocks/world/seed/plays.ts'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'
const PADMA = '/lottery?gameCode=PADMA-536'
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

async function stake(ball: string, amount: string) {
  await user.click(await screen.findByRole('button', { name: ball }))
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  const field = await screen.findByLabelText(`Stake for 1 ball ${ball}`)
  await user.clear(field)
  await user.type(field, amount)
}

const place = async () => user.click(await screen.findByRole('button', { name: /^Place bet/ }))

async function restrictionAlert(title: string) {
  const text = await screen.findByText(title)
  const alert = text.closest<HTMLElement>('[role="alert"]')
  if (!alert) throw new Error('It is not announced.')
  return within(alert)
}

test('F-25 a due reality check blocks a lottery as it blocks a game', async () => {
  await openPortal(`?scenario=member+reality-check-due&${AT}`, PADMA)
  const check = await screen.findByRole('dialog', { name: 'Reality check' })
  await user.click(within(check).getByRole('button', { name: 'Continue' }))
  await screen.findByRole('button', { name: 'Add to slip' })
})

test('F-42 when the daily time is used up, a lottery is closed and can be left', async () => {
  const { address } = await openPortal(`?scenario=member+limit-reached&${AT}`, PADMA)
  await user.click(await screen.findByRole('button', { name: 'Leave game' }))
  await waitFor(() => expect(address()).toBe('/'))
})

describe('F-25, F-42 restrictions set after the page opened', () => {
  test('a kind of game that is now blocked: the page says so, keeps the line and links to the limits', async () => {
    const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
    await stake('7', '10')
    const block = { memberId: 1001, kind: 'BLOCK', gameType: 'ELOTT', value: 'BLOCKED' } as const
    await world.db.memberLimits.insert({ ...block, since: world.clock.now(), pending: null })
    await place()
    const alert = await restrictionAlert('One of your limits applies')
    expect(alert.getByText('Your lines are still here, with their stakes.')).toBeTruthy()
    expect(alert.getByRole('button', { name: 'Your limits' })).toBeTruthy()
    expect(world.db.lotteryBets.count()).toBe(0)
  })

  test('a reality check that becomes due between two bets opens over the slip', async () => {
    const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
    await stake('7', '10')
    await seedPlay(world, 1001, { minutes: 61, open: true, rounds: 2 })
    await place()
    const check = await screen.findByRole('dialog', { name: 'Reality check' })
    await user.click(within(check).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reality check' })).toBeNull())
    expect(screen.getByLabelText('Stake for 1 ball 7')).toHaveProperty('value', '10')
    await place()
    await screen.findByText(/^Your slip is empty/)
    expect(world.db.lotteryBets.count()).toBe(1)
  })
})

describe("F-01 a bet beyond the player's own limit", () => {
  test('shows the remaining amount, keeps the lines, and the lower stakes are bet', async () => {
    const { world } = await openPortal(`?scenario=member+loss-limit&${AT}`, PADMA)
    await stake('7', '60')
    await stake('21', '60')
    await place()
    const alert = await restrictionAlert('This bet would go past your loss limit')
    expect(
      alert.getByText(/^You set a limit of ৳100\.00 a day\. Today you can still bet ৳100\.00/),
    ).toBeTruthy()
    expect(world.db.lotteryBets.count()).toBe(0)
    const second = screen.getByLabelText('Stake for 1 ball 21')
    expect(second).toHaveProperty('value', '60')
    await user.clear(second)
    await user.type(second, '40')
    await place()
    await screen.findByText(/^Your slip is empty/)
    expect(world.db.lotteryBets.list({}).map(({ stake: staked }) => staked)).toEqual([
      '60.00',
      '40.00',
    ])
    await stake('8', '1')
    await place()
    await restrictionAlert('You have reached your loss limit')
  })

  test('links to the limits, over the slip', async () => {
    await openPortal(`?scenario=member+loss-limit&${AT}`, PADMA)
    await stake('7', '100.01')
    await place()
    const alert = await restrictionAlert('This bet would go past your loss limit')
    await user.click(alert.getByRole('button', { name: 'Your limits' }))
    await screen.findByRole('dialog', { name: 'Your limits' })
    expect(formDrafts.get('lottery-PADMA-536')).toMatchObject({ lines: [{ stake: '100.01' }] })
  })

  test('disappears with the refused lines', async () => {
    await openPortal(`?scenario=member+loss-limit&${AT}`, PADMA)
    await stake('7', '100.01')
    await place()
    await restrictionAlert('This bet would go past your loss limit')
    await user.click(screen.getByRole('button', { name: 'Clear slip' }))
    await stake('21', '1')
    expect(screen.queryByText('This bet would go past your loss limit')).toBeNull()
  })
})

test('F-01 after a self-exclusion there is a message, and no line is lost', async () => {
  const { world } = await openPortal(`?scenario=member+self-excluded&${AT}`, PADMA)
  await stake('7', '10')
  await place()
  const alert = await restrictionAlert('You are self-excluded')
  expect(alert.getByText('Your lines are still here, with their stakes.')).toBeTruthy()
  expect(alert.getByRole('button', { name: 'Limits and help' })).toBeTruthy()
  expect(screen.getByLabelText('Stake for 1 ball 7')).toHaveProperty('value', '10')
  expect(world.db.lotteryBets.count()).toBe(0)
})

describe('details of a refusal', () => {
  const restrictionOf = (value: unknown) =>
    parseSelfRestriction(new ApiError({ status: 200, code: 'limit.loss.reached', value }))

  test.each([
    null,
    [],
    {},
    { limit: '100.00', left: 5, until: 1 },
    { limit: 'a lot', left: '5.00', until: 1 },
    { limit: '100.00', left: '5.00', until: Number.NaN },
  ])('%j is no limit, but the refusal is a restriction', (value) => {
    expect(restrictionOf(value)).toEqual({ kind: 'limit', limit: null })
  })

  test('another refusal is no restriction', () => {
    expect(
      parseSelfRestriction(new ApiError({ status: 200, code: 'balance.insufficient' })),
    ).toBeNull()
  })
})
