// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import ChangePassword from '../../../../src/features/visitor/password/screens/change-password.tsx'
import { loadTexts } from '../../../../src/i18n/i18n.ts'
import { openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'

const WORLD = '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z'
const dialog = () => within(screen.getByRole('dialog'))

describeForm({
  name: 'change-form',
  calls: 'changePassword',
  async open() {
    const view = <ChangePassword onClose={() => undefined} />
    const opened = await openPortal(WORLD, '/?popup=change-password', { view })
    await loadTexts('password', 'forms')
    await screen.findByRole('dialog')
    return opened
  },
  async fill(user) {
    await user.type(dialog().getByLabelText('Old password'), 'gold1234')
    await user.type(dialog().getByLabelText('New password'), 'Meghna2027')
    await user.type(dialog().getByLabelText('New password again'), 'Meghna2027')
  },
  submit: () => dialog().getByRole('button', { name: 'Save the new password' }),
})
