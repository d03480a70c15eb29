// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import Wheel from '../../../../src/features/offers/prizes/screens/wheel.tsx'
import { closePortal, frozenLink, openPortal } from '../../../harness/portal.tsx'

afterEach(closePortal)

const openWheel = () =>
  openPortal(frozenLink('member'), '/wheel', {
    view: <Wheel />,
    texts: ['prizes', 'forms', 'patterns'],
  })
const spinButton = () => screen.findByRole('button', { name: 'Spin the wheel' })
const retryButton = () => screen.findByRole('button', { name: 'Check again' })

describe('OTH-22 a spin', () => {
  it('says what the balance is now, when money was won', async () => {
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
  it.each([403, 429, 503] as const)(
    'is still unknown after a %i, also when the page is left; in the end it is one spin',
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

  it('is settled by a refusal of the spin itself, and the wheel can be spun again', async () => {
    const { world, user } = await openWheel()
    world.faults.set('spinWheel', { kind: 'status', status: 500 })
    await user.click(await spinButton())
    // WCAG 2.4.3: the button that was pressed has gone.
    const alert = (await screen.findByText('The result did not arrive')).closest('[role="alert"]')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    world.faults.set('spinWheel', { kind: 'refusal', code: 'prize.ended' })
    await user.click(await retryButton())
    expect(await screen.findByText('This is over.')).toBeTruthy()
    expect(screen.queryByText('The result did not arrive')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'H1'))
    world.faults.delete('spinWheel')
    await user.click(await spinButton())
    await screen.findByRole('dialog', { name: /^You won / })
  })
})
