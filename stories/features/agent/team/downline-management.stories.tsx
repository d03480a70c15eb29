import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/DownlineManagement' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('downlineManagmentView')

/** D-072: the drawer shows the figures of a downline; the list goes down to that downline's own downlines and back. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small', '&sort=team_size'), ...inBengaliToo },
  play: async () => {
    await page.findByText('All pages')
    const table = page.getByRole('table', { name: 'Downlines' })
    const [row] = within(table).getAllByRole('button', { name: /^[a-z]+\w+$/ })
    if (!row) throw new Error('There is no row.')
    await userEvent.click(row)
    const drawer = within(await page.findByRole('dialog'))
    await drawer.findByText('Own activity, last 30 days')
    await userEvent.click(drawer.getByRole('button', { name: /^Show \d+ downlines/ }))
    const path = within(await page.findByRole('navigation', { name: 'Where you are in the team' }))
    await waitFor(() => expect(path.getAllByRole('button')).toHaveLength(2))
    await userEvent.click(path.getByRole('button', { name: 'My downlines' }))
    await waitFor(() => expect(path.getAllByRole('button')).toHaveLength(1))
  },
}

export const NotFound: Story = {
  parameters: at('agent-team-small', '&search=zzzz'),
  play: shows(/^Nobody in your team has this/),
}

export const Loading: Story = {
  parameters: at('agent-team-small+slow'),
  play: showsTitle('Downline management'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('agent-team-small'),
  globals: phoneArabic,
  play: shows('آخر ظهور'),
}

export const Empty: Story = { tags: ['!test'], parameters: at('agent-no-team') }

export const Huge: Story = { tags: ['!test'], parameters: at('agent-team-huge') }

/** F-46: the rebates of several downlines are changed at once, with a result for each. A view is saved and applied. */
export const SeveralAtOnce: Story = {
  parameters: at('agent-team-small', '&kind=member'),
  play: async () => {
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select rahim' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select salma' }))
    const bar = within(page.getByRole('region', { name: 'Selected people' }))
    await expect(bar.getByText('2 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Raise rebates' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Raise several rebates' }))
    fireEvent.change(await dialog.findByLabelText('Rebate'), { target: { value: '0.80' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Raise rebate' }))
    await dialog.findByText('2 rebates are now 0.80%.')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Save this view' }))
    const naming = within(await page.findByRole('dialog', { name: 'Save this view' }))
    fireEvent.change(naming.getByLabelText('View name'), { target: { value: 'Players' } })
    await userEvent.click(naming.getByRole('button', { name: 'Save' }))
    await page.findByRole('button', { name: 'Players' })
    fireEvent.change(page.getByLabelText('Type'), { target: { value: 'agent' } })
    await userEvent.click(await page.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Players' }))
    await waitFor(() => expect(page.getByLabelText('Type')).toHaveValue('MEMBER'))
  },
}

/** CON-08, D-057: a transfer to a direct downline: amount, check, payment password, receipt. */
export const TransferMoney: Story = {
  parameters: at('agent-team-small', '&search=rahim'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'rahim' }))
    await userEvent.click(await page.findByRole('button', { name: 'Transfer money' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Transfer money' }))
    fireEvent.change(await dialog.findByLabelText('Amount'), { target: { value: '200' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    fireEvent.change(await dialog.findByLabelText('Payment password'), {
      target: { value: '246810' },
    })
    await userEvent.click(dialog.getByRole('button', { name: /^Transfer ৳/ }))
    await dialog.findByRole('heading', { name: 'Transferred' })
  },
}

/** AGT-03: a rebate can only be raised. */
export const RebateRaised: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small', '&search=rahim'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'rahim' }))
    await userEvent.click(await page.findByRole('button', { name: 'Raise rebate' }))
    fireEvent.change(await page.findByLabelText('Rebate'), { target: { value: '0.80' } })
    await userEvent.click(page.getByRole('button', { name: 'Raise rebate' }))
    await page.findAllByText(/0\.80/)
  },
}
