// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm, describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

const open = () => openPortal(frozenLink('member'), '/member?page=depositv2')
const begin = () => screen.getByRole('button', { name: 'Continue to payment' })

describeMoneyForm({
  name: 'deposit-form',
  calls: 'createDeposit',
  asks: 'getDeposits',
  open,
  async fill() {
    fillIn(await screen.findByLabelText('Amount'), '500')
  },
  submit: begin,
})

describeForm({
  name: 'payment',
  calls: 'reportDepositPaid',
  open,
  async fill() {
    fillIn(await screen.findByLabelText('Amount'), '500')
    fireEvent.click(begin())
    fillIn(await screen.findByLabelText('Transaction ID'), 'ABC123')
  },
  submit: () => screen.getByRole('button', { name: 'I have paid' }),
})
