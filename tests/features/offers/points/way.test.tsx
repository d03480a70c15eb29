// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name })).closest('li')
  if (card === null) throw new Error(`${name} is not in a list`)
  return within(card)
}

describe('OTH-05 API-54 the progress towards a reward', () => {
  test('is shown in points and as a bar, in the head and on the card', async () => {
    await openPortal(frozenLink('member+points-none'), '/pointMall')
    await screen.findByText('50 points to the next reward: Ticket for the wheel')
    const ticket = await cardOf('Ticket for the wheel')
    const bar = ticket.getByRole('progressbar', { name: '50 points to go' })
    expect(bar.getAttribute('aria-valuenow')).toBe('0')
    const redeem = ticket.getByRole('button', { name: 'Redeem: Ticket for the wheel' })
    expect(redeem.getAttribute('aria-disabled')).toBe('true')
  })

  test('ends when the points are enough; a reward out of stock has none', async () => {
    await openPortal(frozenLink('member+points-rich'), '/pointMall')
    await screen.findByText('You have enough points for every reward that is left.')
    const headphones = await cardOf('Wireless headphones')
    headphones.getByText('You have enough points')
    const phone = await cardOf('Smartphone')
    phone.getByText('All gone')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('is not shown to guests; the picture has no text of its own', async () => {
    await openPortal(frozenLink('guest'), '/pointMall')
    const headphones = await cardOf('Wireless headphones')
    headphones.getByText('6 left')
    expect(headphones.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/to the next reward/)).toBeNull()
  })
})

describe('RTE-14 the points mall', () => {
  const rowsOf = async (caption: string) => {
    const table = await screen.findByRole('table', { name: new RegExp(`^${caption}`) })
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(3))
    return within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent ?? '')
  }

  test('OTH-05 redeems points for a reward with the payment password', async () => {
    const { user, bodies } = await openPortal(frozenLink('member+points-rich'), '/pointMall')
    const reward = await cardOf('Mobile top-up')
    await user.click(reward.getByRole('button', { name: 'Redeem: Mobile top-up' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Mobile top-up/ }))
    fillIn(dialog.getByLabelText('Mobile number', { selector: 'input' }), '01712345678')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    fillIn(await dialog.findByLabelText('Payment password'), '246810')
    await user.click(dialog.getByRole('button', { name: 'Redeem' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies('redeemPoints')).toMatchObject([{ rewardId: 'mobile-top-up', quantity: 1 }])
  })

  test('OTH-06 lists redemptions with their state', async () => {
    await openPortal(frozenLink('member'), '/pointMall?tab=history&days=2026-10-21..2026-11-20')
    const rows = (await rowsOf('Redeemed')).join()
    for (const state of ['In process', 'Rejected', 'Approved']) expect(rows).toContain(state)
  })

  test('OTH-07 lists earned and spent points', async () => {
    await openPortal(frozenLink('member'), '/pointMall?tab=details&days=2026-11-14..2026-11-20')
    expect((await rowsOf('Points details')).join()).toContain('Slots and fishing')
  })

  test('OTH-09 shows everybody the rates of points', async () => {
    await openPortal(frozenLink('guest'), '/pointMall?tab=rules')
    const rows = await rowsOf('Exchange rates')
    expect(rows).toContain('Deposit৳100.001')
    expect(rows).toContain('Slots and fishing৳500.001')
  })
})
