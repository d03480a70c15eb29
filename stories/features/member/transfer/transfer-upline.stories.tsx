import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/TransferUpline' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/member?page=transferUpline')

const fill = async () => {
  await userEvent.type(await page.findByLabelText('Amount'), '200')
  await userEvent.type(page.getByLabelText('Note'), 'Tickets{Tab}')
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect(await page.findByRole('heading', { name: 'Check the details' })).toHaveFocus()
}

/** The steps are amount, check, payment password and receipt. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await fill()
    await userEvent.type(await page.findByLabelText('Payment password'), '246810{Enter}')
    await expect(await page.findByRole('heading', { name: 'Transferred' })).toHaveFocus()
  },
}

/** After a wrong payment password the number of remaining attempts is shown. */
export const Refused: Story = {
  parameters: at('member'),
  play: async () => {
    await fill()
    await userEvent.type(await page.findByLabelText('Payment password'), '111111{Enter}')
    await page.findByText(/4 attempts left/)
  },
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: showsTitle('Transfer to upline'),
}

export const Failed: Story = { parameters: at('member+wallet-503'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('المستلم'),
}

export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: fill,
}

/** D-051: the main wallet holds too little; one button brings the money back from the vendors. */
export const MoneyAtVendors: Story = {
  parameters: at('member+money-at-vendors'),
  tags: ['!test'],
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
