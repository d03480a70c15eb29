import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Wallet' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/member?page=transferFund')

/** The form previews both balances of a transfer to a vendor. */
export const Ready: Story = {
  parameters: { ...at('member+multi-wallet'), ...inBengaliToo },
  play: async () => {
    const amount = await page.findByLabelText('Amount')
    await userEvent.selectOptions(page.getByLabelText('Vendor'), 'SLT')
    await userEvent.type(amount, '500')
    await page.findByText(/^Afterwards: main wallet/)
    await userEvent.click(page.getByRole('button', { name: 'Transfer' }))
    await page.findByText('৳500.00 moved.')
    await expect(amount).toHaveValue('')
  },
}

export const SingleWallet: Story = {
  parameters: at('member+single-wallet'),
  play: shows(/^Single wallet: one balance/),
}

/** The answer is lost: nothing is sent again before the server has given the outcome. */
export const Unknown: Story = {
  parameters: at('member+multi-wallet+transfer-unknown'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Move in: Saltmarsh' }))
    await userEvent.type(page.getByLabelText('Amount'), '500{Enter}')
    await page.findByText('It went through.')
  },
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Wallet') }

/** Wallets and annual figures cannot be loaded; each section fails by itself. */
export const Failed: Story = {
  parameters: at('member+wallet-503'),
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  },
}

export const PhoneArabic: Story = {
  parameters: at('member+multi-wallet'),
  globals: phoneArabic,
  play: shows('محافظ المزودين'),
}

export const Daylight: Story = {
  parameters: at('member+multi-wallet'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows('Vendor wallets'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}

export const AutomaticTransferOff: Story = {
  tags: ['!test'],
  parameters: at('member+multi-wallet'),
  play: async () => {
    const automatic = await page.findByRole('switch', { name: /Automatic transfer/ })
    await waitFor(() => expect(automatic).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(automatic)
    await waitFor(() => expect(automatic).not.toBeChecked())
  },
}
