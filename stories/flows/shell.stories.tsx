import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Flows/Shell',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

/** The shell around a quiet page, so that the eye meets the shell. */
const around = (scenario: string, route = '/promotions') => ({
  world: `scenario=${scenario}&${CLOCK}`,
  route,
})

const banner = () => page.findByRole('banner')

export const Guest: Story = {
  parameters: around('guest'),
  play: async () => {
    const head = within(await banner())
    await expect(await head.findByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(head.getByRole('button', { name: 'Register' })).toBeVisible()
  },
}

export const Member: Story = {
  parameters: around('member'),
  play: async () => {
    const head = within(await banner())
    await expect(await head.findByText('25,480.50')).toBeVisible()
    await expect(head.getByRole('link', { name: 'Deposit' })).toBeVisible()
  },
}

/** The account menu, open. */
export const AccountMenu: Story = {
  parameters: around('member'),
  play: async ({ userEvent }) => {
    const head = within(await banner())
    await userEvent.click(await head.findByRole('button', { name: 'Account of Rahim' }))
    await expect(await page.findByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
}

export const Trial: Story = { parameters: around('trial') }

/** Agents on the player side. */
export const Agent: Story = { parameters: around('agent-1') }

export const AgentCentre: Story = { parameters: around('agent-1', '/agentHome') }

export const Phone: Story = {
  parameters: around('member'),
  globals: { viewport: { value: 'phone' } },
}

/** The phone's drawer, open. */
export const PhoneMenu: Story = {
  parameters: around('guest'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const bar = within(await page.findByRole('navigation', { name: 'Quick menu' }))
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
    await expect(await page.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

export const Bengali: Story = { parameters: around('member'), globals: { language: 'BN' } }

export const RightToLeft: Story = { parameters: around('member'), globals: { direction: 'rtl' } }

export const Daylight: Story = { parameters: around('guest'), globals: { theme: 'daylight' } }

export const EmeraldTablet: Story = {
  parameters: around('trial'),
  globals: { theme: 'emerald', viewport: { value: 'tablet' } },
}
