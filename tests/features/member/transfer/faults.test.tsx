// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

describeMoneyForm({
  name: 'confirm-step',
  calls: 'transferUpline',
  asks: 'getUplineTransfer',
  open: () => openPortal(frozenLink('member'), '/member?page=transferUpline'),
  async fill() {
    fillIn(await screen.findByLabelText('Amount'), '200')
    fillIn(screen.getByLabelText('Note'), 'Tickets')
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    fillIn(await screen.findByLabelText('Payment password'), '246810')
  },
  submit: () => screen.getByRole('button', { name: /^Transfer ৳/ }),
  values: () => ['Tickets', /^Transfer ৳200\.00$/].map((name) => screen.getAllByText(name).length),
})
