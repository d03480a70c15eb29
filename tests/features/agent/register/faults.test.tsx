// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import RegisterCenter from '#features/agent/register/screens/register-center.tsx'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

const open = (search = '') =>
  openPortal(frozenLink('agent-team-small'), `/agentHome?page=registerCenter${search}`, {
    view: <RegisterCenter />,
    texts: ['links', 'agent', 'forms', 'patterns', 'records'],
  })

describeForm({
  name: 'account-form',
  calls: 'openAccount',
  async open() {
    const opened = await open()
    await screen.findByLabelText('Username', { selector: 'input' })
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Username', { selector: 'input' }), 'shapla88')
    fillIn(screen.getByLabelText('Rebate'), '0.80')
  },
  submit: () => screen.getByRole('button', { name: 'Open account' }),
})

describeForm({
  name: 'new-link',
  calls: 'createAgentLink',
  async open() {
    const opened = await open('&tab=links')
    await screen.findByText('DHAKA7')
    fireEvent.click(screen.getByRole('button', { name: 'New link' }))
    await screen.findByLabelText('Name')
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Name'), 'Office')
    fillIn(screen.getByLabelText('Rebate'), '0.80')
  },
  submit: () => screen.getByRole('button', { name: 'Create link' }),
})
