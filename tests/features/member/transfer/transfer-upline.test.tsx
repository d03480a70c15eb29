// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const PIN = '246810'
const open = (scenario: string) => openPortal(frozenLink(scenario), '/member?page=transferUpline')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function fill(amount: string, note = '') {
  fillIn(await screen.findByLabelText('Amount'), amount)
  fillIn(screen.getByLabelText('Note'), note)
  press('Continue')
}
async function confirm(pin: string) {
  fillIn(await screen.findByLabelText('Payment password'), pin)
  press(/^Transfer ৳/)
}

describe('MBR-05 WAL-21 D-057 transfer to upline', () => {
  test('ENT-78 is checked, confirmed and made once; the password is not stored', async () => {
    const { bodies, client } = await open('member')
    await screen.findByText('Agent One (agent1)')
    await fill('1.250,5', ' Tickets ')
    await screen.findByText(/^A transfer cannot be reversed/)
    await screen.findByText('৳24,230.00')
    await confirm(PIN)
    press(/^Transfer ৳/)
    await screen.findByRole('heading', { name: 'Transferred' })
    expect(bodies('transferUpline')).toEqual([
      { amount: '1250.50', note: 'Tickets', paymentPassword: PIN, requestId: expect.any(String) },
    ])
    const kept = JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      client.getQueryCache().getAll(),
    ])
    expect(kept).not.toContain(PIN)
  })

  test('an amount is positive, has two decimals and is covered; a note has at most 100 characters', async () => {
    const { count } = await open('member')
    await fill('0')
    await screen.findByText('Enter an amount above zero')
    await fill('5.005')
    await screen.findByText('Write thousands as 1,234 and decimals as 1,234.50')
    await fill('5.0055')
    await screen.findByText('Use up to two decimals')
    await fill('11380.51')
    await screen.findByText('Enter ৳11,380.50 or less')
    await fill('5', 'x'.repeat(101))
    await screen.findByText('Enter 100 characters or fewer')
    expect(count('transferUpline')).toBe(0)
  })

  test('D-056 money bound by turnover is shown and cannot be transferred', async () => {
    const { count } = await open('member+withdraw-turnover')
    await screen.findByText('Tied to turnover')
    await screen.findByText(/turnover requirement before you can transfer it/)
    await fill('200')
    await screen.findByText('Enter ৳0.00 or less')
    expect(count('transferUpline')).toBe(0)
  })

  test('a wrong password is reported at its field, and the right one sends the same transfer', async () => {
    const { bodies } = await open('member')
    await fill('200')
    await confirm('111111')
    await screen.findByText(/4 attempts left/)
    await confirm(PIN)
    await screen.findByRole('heading', { name: 'Transferred' })
    expect(bodies('transferUpline')).toHaveLength(2)
  })

  test('after a lost answer the receipt is looked up; no second transfer is sent', async () => {
    const { count } = await open('member+transfer-unknown')
    await fill('200')
    await confirm(PIN)
    await screen.findByRole('heading', { name: 'Transferred' })
    await screen.findByText('It went through.')
    expect(count('transferUpline')).toBe(1)
  })
})
