import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/WaitingContracts' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/promotions')

/** ROL-08: the pop-up opens by itself and the offer is accepted in it. */
export const Offered: Story = {
  parameters: { ...at('member+contract-offered'), ...inBengaliToo },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'A contract needs your answer' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept' }))
    await userEvent.click(await page.findByRole('button', { name: 'Accept contract' }))
    await dialog.findByText('Nothing needs your answer.')
  },
}

export const Failed: Story = {
  parameters: at('member+http-429', '?popup=contracts'),
  play: showsRetry,
}

export const PhoneArabic: Story = {
  parameters: at('member+contract-terminating'),
  globals: phoneArabic,
  play: shows('مواصلة العقد'),
}

export const Nothing: Story = {
  tags: ['!test'],
  parameters: at('member', '?popup=contracts'),
}
