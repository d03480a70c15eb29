// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import ChangePassword from '#features/visitor/password/screens/change-password.tsx'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

const dialog = () => within(screen.getByRole('dialog'))

describeForm({
  name: 'change-form',
  calls: 'changePassword',
  async open() {
    const opened = await openPortal(frozenLink('member'), '/?popup=change-password', {
      view: <ChangePassword onClose={() => undefined} />,
      texts: ['password', 'forms'],
    })
    await screen.findByRole('dialog')
    return opened
  },
  async fill() {
    fillIn(dialog().getByLabelText('Old password'), 'gold1234')
    fillIn(dialog().getByLabelText('New password'), 'Meghna2027')
    fillIn(dialog().getByLabelText('Repeat new password'), 'Meghna2027')
  },
  submit: () => dialog().getByRole('button', { name: 'Save new password' }),
})
