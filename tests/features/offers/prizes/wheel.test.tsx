// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import Wheel from '#features/offers/prizes/screens/wheel.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const openWheel = () =>
  openPortal(frozenLink('member'), '/wheel', {
    view: <Wheel />,
    texts: ['prizes', 'forms', 'patterns'],
  })
const spinButton = () => screen.findByRole('button', { name: 'Spin the wheel' })
const retryButton = () => screen.findByRole('button', { name: 'Check again' })

describe('OTH-22 a spin', () => {
  test('shows the new balance after winning money', async () => {
    const { world, user } = await openWheel()
    await user.click(await spinButton())
    const dialog = await screen.findByRole('dialog', { name: /^You won / })
    const won = world.db.prizeResults.list().at(-1)
    expect(won).toBeDefined()
    if (won?.prize.kind === 'MONEY') await within(dialog).findByText(/^New balance: /)
    else expect(within(dialog).queryByText(/^New balance: /)).toBeNull()
  })
})

describe('OTH-22 D-066 a spin without an answer', () => {
  test.each([403, 429, 503] as const)(
    'stays unknown after a %i, also after leaving the page; in the end it counts once',
    async (status) => {
      const { world, user, count, show } = await openWheel()
      const before = world.db.prizeResults.count()
      world.faults.set('spinWheel', { kind: 'lost' })
      await user.click(await spinButton())
      world.faults.set('spinWheel', { kind: 'status', status })
      await user.click(await retryButton())
      await waitFor(() => expect(count('spinWheel')).toBe(2))
      show(null)
      world.faults.delete('spinWheel')
      show(<Wheel />)
      await user.click(await retryButton())
      await screen.findByRole('dialog', { name: /^You won / })
      expect(world.db.prizeResults.count()).toBe(before + 1)
    },
  )

  test('is settled when the spin itself is refused, and the wheel can be spun again', async () => {
    const { world, user } = await openWheel()
    world.faults.set('spinWheel', { kind: 'status', status: 500 })
    await user.click(await spinButton())
    // WCAG 2.4.3: the pressed button has disappeared.
    const alert = (await screen.findByText('The result did not arrive')).closest('[role="alert"]')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    world.faults.set('spinWheel', { kind: 'refusal', code: 'prize.ended' })
    await user.click(await retryButton())
    expect(await screen.findByText('This has ended.')).toBeTruthy()
    expect(screen.queryByText('The result did not arrive')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'H1'))
    world.faults.delete('spinWheel')
    await user.click(await spinButton())
    await screen.findByRole('dialog', { name: /^You won / })
  })
})

test('OTH-23 PRD-08 a red envelope is opened once and shows its content', async () => {
  const { user, world, count } = await openPortal(frozenLink('member'), '/redEnvelope')
  const before = world.db.prizeResults.count()
  const [open] = await screen.findAllByRole('button', { name: /^Open: / })
  const card = open?.closest('article')
  if (!open || !card) throw new Error('No envelope is open')
  await user.click(open)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await within(card).findByText(/^You found .*৳/)
  expect(within(card).queryByRole('button', { name: /^Open: / })).toBeNull()
  expect([count('openRedEnvelope'), world.db.prizeResults.count()]).toEqual([1, before + 1])
})
