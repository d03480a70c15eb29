import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '../../../setup/portal.tsx'
import { memberStage, phoneBengaliRightToLeft, shows, showsRetry } from '../stage.ts'

const meta = { ...screen, title: 'Features/Profile/Profile' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('profile')

export const Ready: Story = {
  parameters: at('member'),
  play: shows('Can be set only once. Customer service can correct it.'),
}

export const Pending: Story = { tags: ['!test'], parameters: at('member+kyc-pending') }
export const MoreNeeded: Story = { tags: ['!test'], parameters: at('member+kyc-more') }

export const Verified: Story = {
  parameters: at('member+kyc-verified'),
  play: shows('Verified with your document, so it cannot be changed here.'),
}

export const Rejected: Story = { tags: ['!test'], parameters: at('member+kyc-rejected') }
export const Failed: Story = { parameters: at('member+http-500'), play: showsRetry }

export const RightToLeftPhone: Story = {
  parameters: at('member+kyc-more'),
  globals: phoneBengaliRightToLeft,
}
