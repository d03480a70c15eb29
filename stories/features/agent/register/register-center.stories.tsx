import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/RegisterCenter' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('registerCenter')

/**
 * AGT-03, D-071: a rebate out of range and a taken name are refused. Then the account is created and its password is
 * shown.
 */
export const OpenAccount: Story = {
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
  play: async () => {
    const type = async (label: string, value: string) =>
      fireEvent.change(await page.findByLabelText(label), { target: { value } })
    await type('Username', 'agent41')
    await type('Rebate', '9')
    const send = page.getByRole('button', { name: 'Open account' })
    await userEvent.click(send)
    await page.findAllByText('Enter 2.00% or less.')
    await type('Rebate', '0.8')
    await userEvent.click(send)
    await page.findAllByText('This username is taken. Choose another.')
    await type('Username', 'shapla88')
    await userEvent.click(send)
    const title = await page.findByRole('heading', { name: 'Account opened' })
    await expect(title).toHaveFocus()
    await page.findByText('Default password')
  },
}

/** D-071, F-20: a sub-id is added to a link. A disabled link stays in the list. */
export const Links: Story = {
  parameters: at('agent-team-small', '&tab=links'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Facebook page' }))
    const drawer = within(await page.findByRole('dialog', { name: 'Facebook page' }))
    fireEvent.change(await drawer.findByLabelText('Sub-ID for another placement'), {
      target: { value: 'office' },
    })
    await userEvent.click(drawer.getByRole('button', { name: 'Add sub-ID' }))
    await drawer.findByRole('img', { name: 'QR code for office' })
    await userEvent.click(drawer.getByRole('button', { name: 'Disable link' }))
    await userEvent.click(await page.findByRole('button', { name: 'Disable link' }))
    await drawer.findByText(/^Nobody can register through this link/)
  },
}

export const Empty: Story = {
  parameters: at('agent-no-team', '&tab=links'),
  play: shows(/^You have no links yet/),
}

export const Failed: Story = {
  parameters: at('agent-team-small+http-429', '&tab=links'),
  play: showsRetry,
}

export const PhoneArabic: Story = {
  parameters: at('agent-team-small', '&tab=links'),
  globals: phoneArabic,
  play: shows('أول إيداع'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+slow', '&tab=links'),
  play: showsTitle('Register account'),
}

export const Detail: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small', '&tab=links&link=link-3'),
}

export const Disabled: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+link-disabled', '&tab=links&link=link-3'),
}

export const Offline: Story = {
  parameters: at('agent-team-small+offline', '&tab=links'),
  play: showsOffline,
}

export const Refused: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+http-403', '&tab=links'),
}

/** F-48: the form says why an accountant cannot send it. */
export const Accountant: Story = { tags: ['!test'], parameters: at('accountant') }

export const LinkCreated: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small', '&tab=links'),
  play: async () => {
    // Wait for the links: before that, none can be added.
    await page.findByRole('button', { name: 'Facebook page' })
    await userEvent.click(page.getByRole('button', { name: 'New link' }))
    const drawer = within(await page.findByRole('dialog'))
    await userEvent.type(await drawer.findByLabelText('Name'), 'Office')
    fireEvent.change(drawer.getByLabelText('Rebate'), { target: { value: '0.80' } })
    await userEvent.click(drawer.getByRole('button', { name: 'Create link' }))
    await page.findAllByText('Office')
  },
}
