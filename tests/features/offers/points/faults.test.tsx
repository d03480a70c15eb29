// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeMoneyForm } from '#tests/patterns/forms/matrix.tsx'

const dialog = () => within(screen.getByRole('dialog', { name: 'Convert points to money' }))

describeMoneyForm({
  name: 'give-dialog',
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
