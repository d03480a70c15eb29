// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

const dialog = () => within(screen.getByRole('dialog'))

describeMoneyForm({
  name: 'give-form',
  use: 'money',
  calls: 'convertPoints',
  asks: 'getPointsRedemptions',
  open: () => openPortal(frozenLink('member+points-rich'), '/pointMall'),
  async fill() {
    fireEvent.click(await screen.findByRole('button', { name: 'Convert to money' }))
    await screen.findByRole('dialog')
    fillIn(dialog().getByLabelText('Points to convert'), '200')
    fillIn(dialog().getByLabelText('Payment password'), '246810')
  },
  submit: () => dialog().getByRole('button', { name: 'Convert' }),
})

describeMoneyForm({
  name: 'give-form',
  use: 'a reward that is sent by courier',
  calls: 'redeemPoints',
  asks: 'getPointsRedemptions',
  open: () => openPortal(frozenLink('member+points-rich'), '/pointMall?give=power-bank'),
  async fill() {
    await screen.findByRole('dialog')
    fillIn(dialog().getByLabelText('Recipient'), 'Rahim Uddin')
    fillIn(dialog().getByLabelText('Mobile number', { selector: 'input' }), '01712345678')
    fillIn(dialog().getByLabelText('Delivery address'), 'House 12, Road 5, Dhaka')
    fireEvent.click(dialog().getByRole('button', { name: 'Continue' }))
    fillIn(await dialog().findByLabelText('Payment password'), '246810')
  },
  submit: () => dialog().getByRole('button', { name: 'Redeem' }),
  values: () => dialog().getByText('House 12, Road 5, Dhaka').textContent,
})
