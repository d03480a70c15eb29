// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { fillIn } from '#tests/harness/portal.tsx'
import { describeForm, describeFormWithEveryFault } from '#tests/patterns/forms/matrix.tsx'
import { button, dialog, logIn, openLogin, password, username } from './login-popup.tsx'

describeFormWithEveryFault({
  name: 'login-form',
  calls: 'login',
  open: () => openLogin(),
  async fill() {
    fillIn(username(), ' rahim ')
    fillIn(password(), 'gold1234')
  },
  submit: () => button('Log in'),
})

describeForm({
  name: 'sms-form',
  calls: 'login',
  async open() {
    const opened = await openLogin()
    fireEvent.mouseDown(dialog().getByRole('tab', { name: 'Mobile number' }))
    return opened
  },
  async fill(user) {
    fillIn(dialog().getByLabelText('Mobile number', { selector: 'input' }), '01712000000')
    await user.click(button('Send code'))
    await dialog().findByText(/^Send again in/)
    fillIn(dialog().getByLabelText('Verification code'), '246810')
  },
  submit: () => button('Log in'),
})

describeForm({
  name: 'proof-form',
  calls: 'verifyLogin',
  open: () => openLogin('guest+member-ip-unverified'),
  async fill(user) {
    await logIn(user)
    await user.click(await dialog().findByRole('radio', { name: 'Name on your bank account' }))
    fillIn(dialog().getByRole('textbox'), 'Rahim')
  },
  submit: () => button('Confirm'),
})
