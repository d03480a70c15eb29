// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const rich = frozenLink('member+points-rich')
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name)
const button = (name: string) => dialog().getByRole('button', { name })
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true'

/** Opens a reward from its card. */
async function redeem(name: string) {
  const opened = await openPortal(rich, '/pointMall')
  const opener = await screen.findByRole('button', { name: `Redeem: ${name}` })
  await opened.user.click(opener)
  await screen.findByRole('dialog', { name })
  return { ...opened, opener }
}

describe('OTH-05 redeeming asks for what the reward needs', () => {
  const SHIRT = 'Suborno T-shirt'
  const fillShirt = () => {
    fillIn(field('Size'), 'L')
    fillIn(field('Recipient'), ' Rahim Uddin ')
    fillIn(field('Mobile number'), '০১৭১২৩৪৫৬৭৮')
    fillIn(field('Delivery address'), 'House 12, Road 5\nDhanmondi, Dhaka')
  }

  test('names what is missing at its field, and sends nothing', async () => {
    const { user, count } = await redeem(SHIRT)
    fillIn(field('Delivery address'), 'Dhaka')
    await user.click(button('Continue'))
    await waitFor(() => expect(isWrong('Size')).toBe(true))
    expect(document.activeElement).toBe(field('Size'))
    for (const name of ['Recipient', 'Mobile number', 'Delivery address'])
      expect([name, isWrong(name)]).toEqual([name, true])
    dialog().getByText('Enter 10 to 200 characters')
    expect(dialog().queryByLabelText('Payment password')).toBeNull()
    expect(count('redeemPoints')).toBe(0)
  })

  test('confirms what is sent where and for how many points, then sends it once', async () => {
    const { user, bodies, opener } = await redeem(SHIRT)
    fillIn(field('Quantity'), '2')
    fillShirt()
    await user.click(button('Continue'))
    const heading = await dialog().findByRole('heading', { name: 'Check before you redeem' })
    expect(document.activeElement).toBe(heading)
    const facts = [...screen.getByRole('dialog').querySelectorAll('dl > div')]
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Quantity2',
      'SizeL',
      'RecipientRahim Uddin',
      'Mobile number+880 1712345678',
      'Delivery addressHouse 12, Road 5\nDhanmondi, Dhaka',
      'Points needed3,600',
      expect.stringMatching(/^Your points/),
    ])
    fillIn(field('Payment password'), '246810')
    await user.click(button('Redeem'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies('redeemPoints')).toMatchObject([
      {
        rewardId: 't-shirt',
        quantity: 2,
        delivery: {
          size: 'L',
          recipient: 'Rahim Uddin',
          mobileNum: '1712345678',
          countryDialingCode: '880',
          address: 'House 12, Road 5\nDhanmondi, Dhaka',
        },
      },
    ])
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('goes back to the fields with everything that was typed', async () => {
    const { user } = await redeem(SHIRT)
    fillShirt()
    await user.click(button('Continue'))
    await user.click(await dialog().findByRole('button', { name: 'Change details' }))
    expect(field('Delivery address').value).toBe('House 12, Road 5\nDhanmondi, Dhaka')
    expect(field('Size').value).toBe('L')
    expect(document.activeElement).toBe(field('Quantity'))
  })

  test('keeps what was typed when the server refuses a field, and shows it there', async () => {
    const { user, world } = await redeem(SHIRT)
    fillShirt()
    await user.click(button('Continue'))
    fillIn(await dialog().findByLabelText('Payment password'), '246810')
    const value = { violations: [{ path: '/body/delivery/address', reason: 'is not served' }] }
    const refused = {
      success: false,
      errorCode: 'request.invalid',
      message: '',
      traceId: 'tr-00000001',
    }
    world.faults.set('redeemPoints', { kind: 'answer', status: 422, body: { ...refused, value } })
    await user.click(button('Redeem'))
    await waitFor(() => expect(isWrong('Delivery address')).toBe(true))
    expect(document.activeElement).toBe(field('Delivery address'))
    expect(field('Delivery address').value).toBe('House 12, Road 5\nDhanmondi, Dhaka')
    expect(isWrong('Recipient')).toBe(false)
  })

  test.each([
    ['Mobile top-up', ['Mobile number']],
    ['Shopping voucher', ['Email']],
    ['Ticket for the wheel', []],
  ])('%s asks for %j besides the quantity', async (name, asked) => {
    await redeem(name)
    const labels = ['Size', 'Recipient', 'Mobile number', 'Email', 'Delivery address']
    expect(labels.filter((label) => dialog().queryByLabelText(label))).toEqual(asked)
    // A reward without delivery details is redeemed in one step.
    expect(dialog().queryByLabelText('Payment password') !== null).toBe(asked.length === 0)
  })
})

test('OTH-06 the history shows the member where a reward was sent', async () => {
  const address = '/pointMall?tab=history&days=2026-10-21..2026-11-20'
  const { user } = await openPortal(frozenLink('member'), address)
  await user.click(await screen.findByText('Rejected'))
  const detail = within(await screen.findByRole('dialog'))
  detail.getByText('Char Fasson, Bhola')
  detail.getByText('+880 1712345678')
})
