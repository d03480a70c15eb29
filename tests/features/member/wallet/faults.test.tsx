// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

describeMoneyForm({
  name: 'transfer-form',
  calls: 'transferWallet',
  asks: 'getWalletTransfer',
  open: () => openPortal(frozenLink('member+multi-wallet'), '/member?page=transferFund&vendor=SLT'),
  async fill() {
    fillIn(await screen.findByLabelText('Amount'), '500')
  },
  submit: () => screen.getByRole('button', { name: 'Transfer' }),
})
