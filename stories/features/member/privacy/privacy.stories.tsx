import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Privacy/Privacy' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('privacy')

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: shows('Agree to version 2026-09'),
}

export const DeletionRequested: Story = {
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Request deletion' }))
    await userEvent.click(await page.findByRole('checkbox', { name: /I understand/ }))
    await userEvent.click(page.getByRole('button', { name: 'Delete my data' }))
    await page.findByText(/Your data will be deleted on/)
  },
}

export const SelfExcluded: Story = { tags: ['!test'], parameters: at('member+self-excluded') }
export const Loading: Story = { tags: ['!test'], parameters: at('member+slow') }
export const Failed: Story = { parameters: at('member+http-500'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
}
