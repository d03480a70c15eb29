// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { fillIn } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'
import { openTeam } from './open-team.tsx'

describeForm({
  name: 'rebate-form',
  use: 'one account',
  calls: 'raiseRebates',
  async open() {
    const opened = await openTeam()
    fireEvent.click(screen.getByRole('button', { name: 'rahim' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Raise rebate' }))
    await screen.findByLabelText('Rebate')
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Rebate'), '0.80')
  },
  submit: () => screen.getByRole('button', { name: 'Raise rebate' }),
})

describeForm({
  name: 'rebate-form',
  use: 'several accounts',
  calls: 'raiseRebates',
  async open() {
    const opened = await openTeam()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select rahim' }))
    fireEvent.click(screen.getByRole('button', { name: 'Raise rebates' }))
    await screen.findByLabelText('Rebate')
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Rebate'), '0.80')
  },
  submit: () => screen.getByRole('button', { name: 'Raise rebate' }),
})
