import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Flows/Shell',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

/** The shell around a quiet page, so that the eye meets the shell. */
const around = (scenario: string, route = '/pointMall') => ({
  world: `scenario=${scenario}&${CLOCK}`,
  route,
})

const banner = () => page.findByRole('banner')

const shows = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible())

/** Nothing is on its way any more: page and visitor are here (the foot comes when it is near). */
const arrived: NonNullable<Story['play']> = async () => {
  await page.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await page.findByRole('banner')
}

/** As above, and the visitor is known. */
const known: NonNullable<Story['play']> = async (context) => {
  await page.findByRole('button', { name: /^Account of|-এর অ্যাকাউন্ট$/ })
  await arrived(context)
}

export const Guest: Story = {
  parameters: around('guest'),
  play: async () => {
    const head = within(await banner())
    await expect(await head.findByRole('button', { name: 'Log in' })).toBeVisible()
    await waitFor(() => expect(head.getByRole('button', { name: 'Register' })).toBeVisible())
  },
}

export const Member: Story = {
  parameters: around('member'),
  play: async () => {
    const head = within(await banner())
    await expect(await head.findByText('25,480.50')).toBeVisible()
    await waitFor(() => expect(head.getByRole('link', { name: 'Deposit' })).toBeVisible())
  },
}

/** The account menu, open. */
export const AccountMenu: Story = {
  parameters: around('member'),
  play: async ({ userEvent }) => {
    const head = within(await banner())
    await userEvent.click(await head.findByRole('button', { name: 'Account of Rahim' }))
    await shows(() => page.getByRole('menuitem', { name: 'Log out' }))
  },
}

export const Trial: Story = { parameters: around('trial'), play: known }

/** Agents on the player side. */
export const Agent: Story = { parameters: around('agent-1'), play: known }

export const AgentCentre: Story = {
  parameters: around('agent-1', '/agentHome'),
  play: async () => void (await page.findByRole('heading', { level: 1 })),
}

export const Phone: Story = {
  parameters: around('member'),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const bar = within(await page.findByRole('navigation', { name: 'Quick menu' }))
    await bar.findByRole('link', { name: 'Account' })
    await arrived(context)
  },
}

/** The phone's drawer, open. */
export const PhoneMenu: Story = {
  parameters: around('guest'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const bar = within(await page.findByRole('navigation', { name: 'Quick menu' }))
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
    await shows(() => page.getByRole('dialog', { name: 'Menu' }))
  },
}

export const Bengali: Story = {
  parameters: around('member'),
  globals: { language: 'BN' },
  play: known,
}

export const RightToLeft: Story = {
  parameters: around('member'),
  globals: { direction: 'rtl' },
  play: known,
}

export const Daylight: Story = {
  parameters: around('guest'),
  globals: { theme: 'daylight' },
  play: arrived,
}

export const EmeraldTablet: Story = {
  parameters: around('trial'),
  globals: { theme: 'emerald', viewport: { value: 'tablet' } },
  play: known,
}
