import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Security/My account' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('securityCenter')

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: shows('Chrome · Android'),
}

/** No payment password is set, and the score says what to do. */
export const Missing: Story = {
  tags: ['!test'],
  parameters: at('member+payment-password-unset'),
}

export const Locked: Story = { tags: ['!test'], parameters: at('member+payment-password-locked') }

export const Histories: Story = {
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Login history' }))
    await userEvent.click(page.getByRole('button', { name: 'Account activity' }))
    await expect(await page.findByText('Payment password set')).toBeVisible()
  },
}

export const Failed: Story = { parameters: at('member+http-500'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+payment-password-unset'),
  globals: phoneArabic,
}
