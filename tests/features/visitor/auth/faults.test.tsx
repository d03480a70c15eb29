// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll } from 'vitest'
import Login from '../../../../src/features/visitor/auth/screens/login.tsx'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`
const dialog = () => within(screen.getByRole('dialog'))

beforeAll(async () => {
  await startI18n()
  await loadTexts('auth', 'forms')
})

/** A pop-up alone: the portal behind it is another test's matter. */
async function openPopup(scenario: string, route: string, view: React.ReactNode) {
  const opened = await openPortal(link(scenario), route, { view })
  await screen.findByRole('dialog')
  return opened
}

describeForm({
  name: 'login-form',
  calls: 'login',
  open: () => openPopup('guest', '/?popup=login', <Login onClose={() => undefined} />),
  async fill(user) {
    await user.type(dialog().getByLabelText('User name'), ' rahim ')
    await user.type(dialog().getByLabelText('Password'), 'gold1234')
  },
  submit: () => dialog().getByRole('button', { name: 'Log in' }),
})

describeForm({
  name: 'sms-form',
  calls: 'login',
  async open() {
    const opened = await openPopup('guest', '/?popup=login', <Login onClose={() => undefined} />)
    fireEvent.mouseDown(dialog().getByRole('tab', { name: 'Mobile' }))
    return opened
  },
  async fill(user) {
    await user.type(dialog().getByLabelText('Mobile number'), '01712000000')
    await user.click(dialog().getByRole('button', { name: 'Send code' }))
    await dialog().findByText(/^Again in/)
    await user.type(dialog().getByLabelText('Verification code'), '246810')
  },
  submit: () => dialog().getByRole('button', { name: 'Log in' }),
})

describeForm({
  name: 'proof-form',
  calls: 'verifyLogin',
  open: () =>
    openPopup('guest+member-ip-unverified', '/?popup=login', <Login onClose={() => undefined} />),
  async fill(user) {
    await user.type(dialog().getByLabelText('User name'), 'rahim')
    await user.type(dialog().getByLabelText('Password'), 'gold1234{Enter}')
    await user.click(await dialog().findByRole('radio', { name: 'Name on your bank account' }))
    await user.type(dialog().getByRole('textbox'), 'Rahim')
  },
  submit: () => dialog().getByRole('button', { name: 'Confirm' }),
})
