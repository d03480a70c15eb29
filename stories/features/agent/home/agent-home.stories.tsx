import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Agent/Home',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const at = (scenario: string) => ({
  world: `scenario=${scenario}&${CLOCK}`,
  route: '/agentHome',
})

export const Ready: Story = { parameters: at('agent-1') }

export const Daylight: Story = { parameters: at('agent-41'), globals: { theme: 'daylight' } }

export const PhoneBengali: Story = {
  parameters: at('agent-42'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { parameters: at('agent-2'), globals: { direction: 'rtl' } }

/** Who is no agent stands before the agent's door instead. */
export const Member: Story = {
  parameters: at('member'),
  play: async () => {
    await page.findByRole('heading', { name: 'Agent login' })
  },
}

export const LogOut: Story = {
  parameters: at('agent-1'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }))
    const asks = within(await page.findByRole('alertdialog'))
    await userEvent.click(asks.getByRole('button', { name: 'Log out' }))
    await page.findByRole('heading', { name: 'Agent login' })
  },
}
