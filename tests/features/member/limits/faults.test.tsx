// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

describeForm({
  name: 'limit-dialog',
  calls: 'setLimit',
  open: () => openPortal(frozenLink('member+loss-limit'), '/member?page=limits'),
  async fill() {
    const card = await screen.findByRole('region', { name: 'Loss per day' })
    fireEvent.click(within(card).getByRole('button', { name: /^Change/ }))
    fillIn(await screen.findByRole('textbox'), '50')
  },
  submit: () => screen.getByRole('button', { name: 'Save' }),
})
