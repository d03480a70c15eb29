import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/Contracts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = agentParameters('dividendContract')
const dailyAt = agentParameters('dailySalaryContract')

/** CON-04, D-077: the question before accepting names the downline contract that ends. Accepting ends it. */
export const Conflict: Story = {
  parameters: { ...at('agent-team-small+contract-conflict'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Accept' }))
    const dialog = within(await page.findByRole('alertdialog'))
    await dialog.findByText(/^Because its rate is higher, your contract with this downline ends/)
    await userEvent.click(dialog.getByRole('button', { name: 'Accept contract' }))
    await page.findByText('Ended')
  },
}

/** ADR 0058: a debt is shown, and offers wait until it is paid. */
export const Owed: Story = {
  parameters: dailyAt('agent-team-small+contract-due'),
  play: async () => {
    await page.findByText(/^You owe .* under your contracts/)
    await expect(page.queryByRole('button', { name: 'Offer a contract' })).toBeNull()
    await userEvent.click(await page.findByRole('button', { name: 'rahim' }))
    const drawer = within(await page.findByRole('dialog', { name: 'rahim' }))
    await drawer.findByText(/^You owe rahim/)
  },
}

/** CON-09: an unknown name and a rate too high are refused; then an offer is sent, changed and withdrawn. */
export const Offer: Story = {
  parameters: dailyAt('agent-team-small'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Offer a contract' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Offer a contract' }))
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    const send = dialog.getByRole('button', { name: 'Send offer' })
    await dialog.findAllByRole('radio')
    type('Account', 'nobody-here')
    type('Valid bets in a day', '1,000')
    type('Active members', '2')
    type('Rate', '9')
    await userEvent.click(send)
    await dialog.findAllByText('Enter 5.00% or less.')
    await dialog.findByText('Choose who the offer is for.')
    await dialog.findByText('None of your direct downlines has this account or nickname.')
    type('Account', 'rah')
    await userEvent.click(await dialog.findByRole('radio', { name: /^rahim/ }))
    type('Rate', '0.5')
    const words = within(dialog.getByRole('region', { name: 'The offer in words' }))
    await words.findByText('0.5% of the day’s valid bets, from ৳1,000.00 and 2 active members.')
    await words.findByText(/you pay ৳5\.00\.$/)
    await userEvent.click(send)
    await userEvent.click(await page.findByRole('button', { name: 'rahim' }))
    await userEvent.click(await page.findByRole('button', { name: 'Change offer' }))
    const change = within(await page.findByRole('dialog', { name: 'Change the offer to rahim' }))
    const rate = await change.findByLabelText('Rate')
    await expect(rate).toHaveValue('0.50')
    fireEvent.change(rate, { target: { value: '0.75' } })
    await userEvent.click(change.getByRole('button', { name: 'Send offer' }))
    await page.findByText('Withdrawn')
    // The rows are hidden from assistive technology until the dialog has closed.
    const [latest] = await page.findAllByRole('button', { name: 'rahim' })
    if (latest) await userEvent.click(latest)
    await userEvent.click(await page.findByRole('button', { name: 'Withdraw offer' }))
    const sure = within(await page.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Withdraw offer' }))
    await waitFor(() => expect(page.getAllByText('Withdrawn').length).toBeGreaterThan(1))
  },
}

export const Empty: Story = {
  parameters: at('agent-2'),
  play: shows('Your upline has not offered you a contract of this type.'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }

/** F-19: the difference between two versions of a contract. */
export const PhoneArabic: Story = {
  parameters: at('agent-team-small+contract-offered'),
  globals: phoneArabic,
  play: shows('عرض قائم'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+slow'),
  play: showsTitle('Dividend contracts'),
}
export const Active: Story = {
  tags: ['!test'],
  parameters: dailyAt('agent-team-small+contract-active'),
}
export const EndAskedFor: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+contract-terminating'),
}
export const Expired: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+contract-expired'),
}
export const Detail: Story = {
  tags: ['!test'],
  parameters: dailyAt('agent-team-small+contract-active', '&contract=con-00000005'),
}
export const Accountant: Story = {
  tags: ['!test'],
  parameters: at('accountant+contract-offered'),
}
