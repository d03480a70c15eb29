import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { settled, shellParameters } from './frame.ts'

/** Scrolls down until the footer is loaded. */
async function scrollDown(): Promise<void> {
  await settled()
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    page.getByRole('contentinfo').scrollIntoView({ block: 'end' })
  })
}

/** For visual review; unit tests assert the contents of the footer for each role. */
const meta = {
  ...screen,
  title: 'Flows/Footer',
  tags: ['!test'],
  parameters: { ...screen.parameters, ...shellParameters('guest') },
  play: scrollDown,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {}

/** FTR-08: agents have the affiliate service in place of the invitation. */
export const Agent: Story = { parameters: shellParameters('agent-1') }

export const ReferralOff: Story = { parameters: shellParameters('member+referral-off') }

export const ServiceMenu: Story = {
  parameters: shellParameters('member'),
  play: async () => {
    await scrollDown()
    await userEvent.click(await page.findByRole('button', { name: 'Open service menu' }))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Bengali: Story = { parameters: shellParameters('member'), globals: { language: 'BN' } }

export const Arabic: Story = { globals: { language: 'AR' } }

export const Daylight: Story = { globals: { theme: 'daylight' } }
