import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Deposit' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/member?page=depositv2')

/** Opens the only recent deposit, then waits for its state. */
const showsDeposit = (text: RegExp) => async () => {
  await userEvent.click(await page.findByRole('button', { name: /^View deposit of/ }))
  await page.findByText(text)
}

/** MBR-03, D-052: an amount with a promotion, its conditions in figures, then the payment instructions. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    const amount = await page.findByLabelText('Amount')
    await fireEvent.change(amount, { target: { value: '২,০০০' } })
    await expect(page.getByRole('radio', { name: /^No bonus/ })).toBeChecked()
    await expect(page.getByText('Turnover before you can withdraw')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }))
    await expect(await page.findByText('01700000101')).toBeVisible()
    await expect(page.getByRole('timer', { name: 'Time left to pay' })).toBeVisible()
  },
}

/** D-052: on a phone the summary is one line, which has the total once there is an amount. */
export const PhoneSummary: Story = {
  parameters: at('member'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const amount = await page.findByLabelText('Amount')
    const summary = page.getByRole('region', { name: 'Deposit summary' })
    await expect(summary.offsetHeight).toBeLessThanOrEqual(64)
    await fireEvent.change(amount, { target: { value: '2000' } })
    await expect(within(summary).getByText(/^৳2,000.00, usually by/)).toBeVisible()
  },
}

/** F-24: the first deposit first offers to set limits, which can be declined. */
export const First: Story = {
  parameters: at('first-deposit'),
  play: async () => {
    await page.findByRole('link', { name: 'Set your limits' })
    await userEvent.click(page.getByRole('button', { name: 'Continue without a limit' }))
    await page.findByLabelText('Amount')
  },
}

/** F-24: the question before it is answered. */
export const LimitQuestion: Story = {
  tags: ['!test'],
  parameters: at('first-deposit'),
  play: shows('Before your first deposit'),
}

/** A missing value is reported at its field, which gets the focus. */
export const Invalid: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async () => {
    const amount = await page.findByLabelText('Amount')
    await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }))
    await expect(amount).toHaveFocus()
  },
}

/** D-052, F-43: amount, recipient and deadline can be copied, and a link opens the wallet app. */
export const Pending: Story = {
  parameters: at('member+deposit-pending'),
  play: async () => {
    await page.findByText('Have you paid?')
    await page.findByRole('timer', { name: /^Time left/ })
    await expect(page.getAllByRole('button', { name: /^Copy/ })).toHaveLength(3)
    const app = page.getByRole('link', { name: 'Open bKash' })
    await expect(app).toHaveAttribute('href', expect.stringMatching(/^https:.*amount=/))
  },
}

export const NotFound: Story = {
  tags: ['!test'],
  parameters: at('member+deposit-failed'),
  play: showsDeposit(/^Nothing was credited\./),
}

export const OutOfTime: Story = {
  tags: ['!test'],
  parameters: at('member+deposit-expired'),
  play: showsDeposit(/^No payment was reported in time/),
}

/** F-24: the player's own deposit limit refuses the deposit with a reason. */
export const Refused: Story = {
  parameters: at('member+limit-reached'),
  play: async () => {
    await fireEvent.change(await page.findByLabelText('Amount'), { target: { value: '500' } })
    await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }))
    await expect(await page.findByText(/limit/i, { selector: '[role=alert] *' })).toBeVisible()
  },
}

export const Loading: Story = { tags: ['!test'], parameters: at('member+slow') }

export const Failed: Story = { parameters: at('member+http-500'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+deposit-pending'),
  globals: phoneArabic,
  play: shows('هل تم الدفع؟'),
}
