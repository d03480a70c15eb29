// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import PaymentPassword from '#features/member/security/screens/payment-password.tsx'
import { Popup } from '#tests/harness/popup.tsx'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const onClose = vi.fn()

async function open(scenario = 'member', search = '') {
  onClose.mockClear()
  return openPortal(frozenLink(scenario), `/promotions?popup=payment-password${search}`, {
    view: <Popup at="payment-password" part={PaymentPassword} onClose={onClose} />,
    texts: ['security', 'forms'],
  })
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const fill = async (pin: string, again = pin) => {
  fillIn(await field('New payment password'), pin)
  fillIn(await field('Repeat new payment password'), again)
}
const save = (name = 'Save new payment password') =>
  fireEvent.click(screen.getByRole('button', { name }))

describe('D-064 the payment password', () => {
  test('VAL-76 reports missing fields, and a confirmation that differs', async () => {
    const { count } = await open()
    await field('Current payment password')
    save()
    expect(await screen.findAllByText('Please enter the withdrawal password')).toHaveLength(3)
    await fill('482913', '482914')
    fillIn(await field('Current payment password'), '24681')
    save()
    await screen.findByText('Confirmation password is not correct.')
    await screen.findByText('Your payment password must be six digits')
    expect(count('changePaymentPassword')).toBe(0)
  })

  test('is changed in Bengali digits by one request, and not stored', async () => {
    const { bodies, client } = await open()
    fillIn(await field('Current payment password'), '২৪৬৮১০')
    await fill('৪৮২৯১৩')
    save()
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bodies('changePaymentPassword')).toEqual([
      { oldPassword: '246810', newPassword: '482913', requestId: expect.any(String) },
    ])
    const kept = JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      client.getQueryCache().getAll(),
    ])
    expect(kept).not.toMatch(/482913|246810/)
    expect(window.location.href).not.toMatch(/482913|246810/)
  })

  test('a wrong one shows the remaining attempts; the fifth locks it and shows until when', async () => {
    const { world } = await open()
    await fill('482913')
    for (const left of [4, 3, 2, 1]) {
      fillIn(await field('Current payment password'), '111111')
      save()
      await screen.findByText(new RegExp(`You have ${left} attempts? left`))
    }
    fillIn(await field('Current payment password'), '111112')
    save()
    await screen.findByText(/You can use your payment password again from today 09:15/)
    expect((await field('Current payment password')).readOnly).toBe(true)
    expect((await field('New payment password')).value).toBe('482913')
    expect(world.db.auditEntries.list().at(-1)?.action).toBe('PAYMENT_PASSWORD_LOCKED')
  })

  test('forgotten or locked: a code by e-mail sets a new one', async () => {
    const { bodies, user } = await open('member+payment-password-locked')
    await screen.findByText(/You can use your payment password again from/)
    await user.click(screen.getByRole('button', { name: 'Forgot it?' }))
    await user.click(await screen.findByRole('radio', { name: /To my email address/ }))
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByText('The code is on its way.')
    fillIn(await field('Verification code'), '111111')
    await fill('482913')
    save()
    await screen.findByText('Please enter a valid verification code')
    fillIn(await field('Verification code'), '246810')
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bodies('sendMemberCode')).toEqual([{ purpose: 'PAYMENT_PASSWORD', method: 'EMAIL' }])
  })

  test('the first one is set without an old one', async () => {
    const { bodies } = await open('member+payment-password-unset')
    await screen.findByRole('dialog', { name: 'Set a payment password' })
    await fill('482913')
    save('Set payment password')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bodies('setPaymentPassword')).toMatchObject([{ password: '482913' }])
  })

  test('not for a trial account, which has no money of its own', async () => {
    const { address, count } = await open('trial')
    await waitFor(() => expect(address()).toBe('/promotions?popup=real-account'))
    expect(count('getSecurityConfig')).toBe(0)
  })
})
