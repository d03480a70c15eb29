// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll } from 'vitest'
import Login from '../../../src/features/auth/screens/login.tsx'
import { loadTexts, startI18n } from '../../../src/i18n/i18n.ts'
import { openPortal } from '../../app/portal.tsx'
import { describeForm } from '../../forms/matrix.tsx'

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
