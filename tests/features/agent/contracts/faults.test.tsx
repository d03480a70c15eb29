// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import ContractsScreen from '#features/agent/contracts/screens/contracts.tsx'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

describeForm({
  name: 'new-offer',
  calls: 'processHourSalaryContract',
  async open() {
    const opened = await openPortal(
      frozenLink('agent-team-small'),
      '/agentHome?page=hourSalaryContract&member=rahim',
      {
        view: <ContractsScreen />,
        texts: ['contracts', 'agent', 'forms', 'patterns', 'records'],
      },
    )
    await screen.findByRole('radio', { name: /^rahim/, checked: true })
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Valid bets in an hour'), '500')
    fillIn(screen.getByLabelText('Rate'), '0.5')
  },
  submit: () => screen.getByRole('button', { name: 'Send offer' }),
})
