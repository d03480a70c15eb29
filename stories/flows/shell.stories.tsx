import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { around, settled } from './frame.ts'

/** For visual review; unit tests assert the contents of header and menus for each role. */
const meta = {
  ...screen,
  title: 'Flows/Shell',
  tags: ['!test'],
  play: settled,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = { parameters: around('guest') }

export const Member: Story = { parameters: around('member') }

export const AccountMenu: Story = {
  parameters: around('member'),
  play: async () => {
    const header = within(await page.findByRole('banner'))
    await userEvent.click(await header.findByRole('button', { name: /^Account of Rahim/ }))
  },
}

export const Trial: Story = { parameters: around('trial') }

/** An agent on the player side. */
export const Agent: Story = { parameters: around('agent-1') }

export const AgentCentre: Story = { parameters: around('agent-1', '/agentHome') }

export const Phone: Story = {
  parameters: around('member'),
  globals: { viewport: { value: 'phone' } },
}

export const Bengali: Story = { parameters: around('member'), globals: { language: 'BN' } }

export const Arabic: Story = { parameters: around('member'), globals: { language: 'AR' } }

export const Daylight: Story = { parameters: around('guest'), globals: { theme: 'daylight' } }

export const EmeraldTablet: Story = {
  parameters: around('trial'),
  globals: { theme: 'emerald', viewport: { value: 'tablet' } },
}
