// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import PaymentPassword from '../../../../src/features/member/security/screens/payment-password.tsx'
import { fillIn, frozenLink, openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'

const dialog = () => within(screen.getByRole('dialog'))

describeForm({
  name: 'pin-form',
  calls: 'changePaymentPassword',
  async open() {
    const opened = await openPortal(frozenLink('member'), '/?popup=payment-password', {
      view: <PaymentPassword onClose={() => undefined} />,
      texts: ['security', 'forms'],
    })
    await screen.findByLabelText('Payment password now')
    return opened
  },
  async fill() {
    fillIn(dialog().getByLabelText('Payment password now'), '246810')
    fillIn(dialog().getByLabelText('New payment password'), '482913')
    fillIn(dialog().getByLabelText('New payment password again'), '482913')
  },
  submit: () => dialog().getByRole('button', { name: 'Save the new payment password' }),
})
