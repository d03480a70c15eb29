// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePortal, frozenLink, openPortal } from '../../../harness/portal.tsx'

afterEach(closePortal)

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name })).closest('li')
  if (card === null) throw new Error(`${name} is not in a list`)
  return within(card)
}

describe('OTH-05 API-54 the way to a reward', () => {
  it('is told in points and as a bar, in the head and on the card', async () => {
    await openPortal(frozenLink('member+points-none'), '/pointMall')
    await screen.findByText('50 points to the next reward: Ticket for the wheel')
    const ticket = await cardOf('Ticket for the wheel')
    const bar = ticket.getByRole('progressbar', { name: '50 points to go' })
    expect(bar.getAttribute('aria-valuenow')).toBe('0')
    const redeem = ticket.getByRole('button', { name: 'Redeem: Ticket for the wheel' })
    expect(redeem.getAttribute('aria-disabled')).toBe('true')
  })

  it('ends where the points are enough, and there is none to what is all gone', async () => {
    await openPortal(frozenLink('member+points-rich'), '/pointMall')
    await screen.findByText('Your points are enough for every reward that is left.')
    const headphones = await cardOf('Wireless headphones')
    headphones.getByText('Your points are enough')
    const phone = await cardOf('Smartphone')
    phone.getByText('All gone')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is not shown to guests; the picture says nothing that the name does not', async () => {
    await openPortal(frozenLink('guest'), '/pointMall')
    const headphones = await cardOf('Wireless headphones')
    headphones.getByText('6 left')
    expect(headphones.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/to the next reward/)).toBeNull()
  })
})
