// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm, describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

const open = () => openPortal(frozenLink('member'), '/member?page=withdraw')
const pay = () => fillIn(screen.getByLabelText('Payment password'), '246810')

describeMoneyForm({
  name: 'withdraw-form',
  calls: 'createWithdrawal',
  asks: 'getWithdrawals',
  open,
  async fill() {
    fillIn(await screen.findByLabelText('Amount'), '1000')
    pay()
  },
  submit: () => screen.getByRole('button', { name: /^Withdraw ৳/ }),
  values: () => screen.getByLabelText<HTMLInputElement>('Amount').value,
})

describeForm({
  name: 'add-account',
  calls: 'bindPayoutAccount',
  open,
  async fill() {
    fireEvent.click(await screen.findByRole('button', { name: 'Add account' }))
    fillIn(await screen.findByLabelText('Bank, wallet or network'), 'dutch-bangla')
    fillIn(screen.getByLabelText('Account number'), '1502204824999')
    fillIn(screen.getAllByLabelText('Payment password').at(-1) ?? document.body, '246810')
  },
  async refill() {
    fillIn(screen.getAllByLabelText('Payment password').at(-1) ?? document.body, '246810')
  },
  spent: ['paymentPassword'],
  submit: () => screen.getByRole('button', { name: 'Add account' }),
})
