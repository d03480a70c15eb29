import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { settled, shellParameters } from './frame.ts'

/** For visual review; unit tests assert the contents of header and menus for each role. */
const meta = {
  ...screen,
  title: 'Flows/Shell',
  tags: ['!test'],
  play: settled,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = { parameters: shellParameters('guest') }

export const Member: Story = { parameters: shellParameters('member') }

export const AccountMenu: Story = {
  parameters: shellParameters('member'),
  play: async () => {
    const header = within(await page.findByRole('banner'))
    await userEvent.click(await header.findByRole('button', { name: /^Rahim’s account/ }))
  },
}

export const Trial: Story = { parameters: shellParameters('trial') }

/** An agent on the player side. */
export const Agent: Story = { parameters: shellParameters('agent-1') }

export const AgentCentre: Story = { parameters: shellParameters('agent-1', '/agentHome') }

export const Phone: Story = {
  parameters: shellParameters('member'),
  globals: { viewport: { value: 'phone' } },
}

export const Bengali: Story = { parameters: shellParameters('member'), globals: { language: 'BN' } }

export const Arabic: Story = { parameters: shellParameters('member'), globals: { language: 'AR' } }

export const Daylight: Story = {
  parameters: shellParameters('guest'),
  globals: { theme: 'daylight' },
}

export const EmeraldTablet: Story = {
  parameters: shellParameters('trial'),
  globals: { theme: 'emerald', viewport: { value: 'tablet' } },
}
