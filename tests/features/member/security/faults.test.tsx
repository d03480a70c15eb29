// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import PaymentPassword from '#features/member/security/screens/payment-password.tsx'
import Secure from '#features/member/security/screens/secure.tsx'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

const dialog = () => within(screen.getByRole('dialog'))

describeForm({
  name: 'pin-form',
  calls: 'changePaymentPassword',
  async open() {
    const opened = await openPortal(frozenLink('member'), '/?popup=payment-password', {
      view: <PaymentPassword onClose={() => undefined} />,
      texts: ['security', 'forms'],
    })
    await screen.findByLabelText('Current payment password')
    return opened
  },
  async fill() {
    fillIn(dialog().getByLabelText('Current payment password'), '246810')
    fillIn(dialog().getByLabelText('New payment password'), '482913')
    fillIn(dialog().getByLabelText('Repeat new payment password'), '482913')
  },
  submit: () => dialog().getByRole('button', { name: 'Save new payment password' }),
})

const openTask = (task: string) =>
  openPortal(frozenLink('member'), `/?popup=secure&do=${task}`, {
    view: <Secure onClose={() => undefined} />,
    texts: ['security', 'forms'],
  })

describeForm({
  name: 'bind-form',
  calls: 'bindEmail',
  async open() {
    const opened = await openTask('email')
    await screen.findByRole('dialog')
    return opened
  },
  async fill(user) {
    fillIn(dialog().getByLabelText('New email address'), 'rahim@mail.example')
    await user.click(dialog().getByRole('button', { name: 'Send code' }))
    await dialog().findByText('The code is on its way.')
    fillIn(dialog().getByLabelText('Verification code'), '246810')
  },
  submit: () => dialog().getByRole('button', { name: 'Save' }),
})

describeForm({
  name: 'totp-form',
  calls: 'removeTotp',
  async open() {
    const opened = await openTask('totpOff')
    await screen.findByRole('dialog')
    return opened
  },
  async fill() {
    fillIn(dialog().getByLabelText('Code from the app'), '246810')
  },
  submit: () => dialog().getByRole('button', { name: 'Remove' }),
})

describeForm({
  name: 'close-form',
  calls: 'closeAccount',
  async open() {
    const opened = await openTask('close')
    await screen.findByRole('dialog')
    return opened
  },
  async fill(user) {
    await user.click(dialog().getByRole('checkbox'))
    fillIn(dialog().getByLabelText('Login password'), 'gold1234')
  },
  submit: () => dialog().getByRole('button', { name: 'Close permanently' }),
})
