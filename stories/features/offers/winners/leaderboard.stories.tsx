import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const podium = () => page.findByRole('list', { name: 'The first three' })
const own = () => page.findByRole('region', { name: 'Your place' })

const meta = {
  ...screen,
  title: 'Features/Winners/Leaderboard',
  play: () => podium().then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/leaderboard${search}`,
})
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

/** The own place, the switch that shows the name, and another period. */
export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await expect(within(await podium()).getAllByRole('listitem')).toHaveLength(3)
    await expect(await own()).toHaveTextContent('Ra***m')
    const mask = page.getByRole('switch', { name: 'Mask my name' })
    await expect(mask).toBeChecked()
    await userEvent.click(mask)
    await waitFor(async () => expect(await own()).toHaveTextContent('Rahim'))
    await userEvent.click(page.getByRole('tab', { name: 'This month' }))
    await podium()
    await expect(page.getByText('Last count')).toBeVisible()
  },
}

export const Guest: Story = {
  parameters: at('guest'),
  play: async () => {
    await userEvent.click(within(await own()).getByRole('button', { name: 'Log in' }))
    await page.findByRole('dialog', { name: 'Log in' })
  },
}

export const Trial: Story = {
  parameters: at('trial'),
  play: says('Only members with an account of their own are on this list.'),
}

export const Loading: Story = {
  parameters: at('guest+slow'),
  play: () => page.findByRole('heading', { level: 1, name: 'Leaderboard' }).then(() => undefined),
}

export const Empty: Story = {
  parameters: at('member+empty-lists'),
  play: says('Nobody has points yet. A task or a check-in brings the first ones.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: says('Reference for support'),
}

export const DaylightRightToLeft: Story = {
  parameters: at('member', '?period=month'),
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => page.findByRole('list', { name: 'প্রথম তিনজন' }).then(() => undefined),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}
