// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const open = (scenario: string) => openPortal(frozenLink(scenario), '/member?page=depositv2')
const summary = async () => within(await screen.findByRole('region', { name: 'Deposit summary' }))
/** Waits until the heading with this name has the focus. */
const isAt = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

describe('D-052 the summary of a deposit is in view at every step', () => {
  test('amount, fee, bonus and time of credit; the same after the deposit has started', async () => {
    const { world, client } = await open('member')
    const before = await summary()
    const texts = ({ children }: HTMLElement) => Array.from(children, (one) => one.textContent)
    expect(texts(before.getByText('Fee').closest('dl') ?? document.body)).toEqual([
      'Feenone',
      'Usually arrivesby 09:03',
    ])
    fireEvent.click(await screen.findByRole('radio', { name: /^USDT/ }))
    fillIn(await screen.findByLabelText('Amount'), '2000')
    fireEvent.click(screen.getByRole('radio', { name: /^Friday deposit bonus/ }))
    const now = await summary()
    expect(now.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '৳2,000.00',
      '৳50.00',
      '৳200.00',
      '৳1,950.00, usually by 09:25',
    ])
    world.clock.advance('5m')
    await client.invalidateQueries()
    await now.findByText('৳1,950.00, usually by 09:30')
    fireEvent.click(now.getByRole('button', { name: 'Continue to payment' }))
    await screen.findByRole('heading', { name: 'Pay ৳2,000.00 with USDT' })
    const then = await summary()
    await then.findByText('৳200.00')
    then.getByText('৳1,950.00, usually by 09:30')
    expect(then.queryByRole('button')).toBeNull()
  })

  test('a refusal is shown beside its button', async () => {
    await open('member+limit-reached')
    fillIn(await screen.findByLabelText('Amount'), '500')
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    const alert = await (await summary()).findByRole('alert')
    await waitFor(() => expect(alert.textContent).toMatch(/limit/i))
  })
})

describe('D-052 each step of a deposit moves the focus to its heading', () => {
  test('payment, credit, and another deposit; opening the page moves no focus', async () => {
    await open('member')
    fillIn(await screen.findByLabelText('Amount'), '500')
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await isAt('Pay ৳500.00 with bKash')
    fillIn(screen.getByLabelText('Transaction ID'), 'ABC123')
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await isAt('Checking your payment')
    fireEvent.click(screen.getByRole('button', { name: 'Make another deposit' }))
    await isAt('Amount')
  })
})
