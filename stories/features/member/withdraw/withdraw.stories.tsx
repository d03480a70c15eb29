import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Withdraw' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('withdraw')

/** D-054: amount, net amount and remaining balance, payment password. Then the new withdrawal gets the focus. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await fireEvent.change(await page.findByLabelText('Amount'), { target: { value: '১,০০০' } })
    await expect(page.getByText(/^You get ৳1,000\.00 without a fee, usually by /)).toBeVisible()
    await userEvent.type(page.getByLabelText('Payment password'), '246810{Enter}')
    await expect(await page.findByRole('heading', { name: /^৳1,000\.00 to/ })).toHaveFocus()
  },
}

/** D-054: without a payment account, binding one is the only action. */
export const NoAccount: Story = {
  parameters: at('member+withdraw-no-account'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Add account' }))
    const way = await page.findByLabelText('Bank, wallet or network')
    await userEvent.click(page.getByRole('button', { name: 'Add account' }))
    await expect(way).toHaveFocus()
  },
}

export const Failed: Story = { parameters: at('member+wallet-503'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+withdraw-turnover'),
  globals: phoneArabic,
  play: shows('رصيدك مرتبط بحجم الرهان المطلوب'),
}

export const Loading: Story = { tags: ['!test'], parameters: at('member+slow') }

export const Limits: Story = { tags: ['!test'], parameters: at('member+withdraw-limits') }

/** D-051: the main wallet holds too little; one button brings the money back from the vendors. */
export const MoneyAtVendors: Story = {
  tags: ['!test'],
  parameters: at('member+money-at-vendors'),
}

export const EveryState: Story = { tags: ['!test'], parameters: at('member+withdraw-every-state') }

export const PasswordUnset: Story = {
  tags: ['!test'],
  parameters: at('member+payment-password-unset'),
}

export const Offline: Story = {
  tags: ['!test'],
  parameters: at('member+offline'),
  play: showsOffline,
}

/** D-054: a new account is bound with the payment password and can be used at once. */
export const AccountBound: Story = {
  tags: ['!test'],
  parameters: at('member+withdraw-no-account'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Add account' }))
    await userEvent.selectOptions(
      await page.findByLabelText('Bank, wallet or network'),
      await page.findByRole('option', { name: /Dutch-Bangla/ }),
    )
    await userEvent.type(page.getByLabelText('Account number'), '1502204824999')
    await userEvent.type(page.getByLabelText('Payment password'), '246810')
    await userEvent.click(page.getByRole('button', { name: 'Add account' }))
    await page.findByLabelText('Amount')
  },
}

export const OtherDefault: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: /^BRAC Bank/ }))
    await userEvent.click(page.getByRole('button', { name: /^Make .* the default$/ }))
    await waitFor(() => expect(page.queryByRole('button', { name: /^Make / })).toBeNull())
  },
}
