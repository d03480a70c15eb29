import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Promotions/Offer',
  play: () => page.findByRole('region', { name: 'Conditions' }).then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, id = 72) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/promotions?id=${id}`,
})
const PHONE = { viewport: { value: 'phone' } }
const says = (words: string | RegExp) => async () => {
  const dialog = await page.findByRole('dialog')
  await within(dialog).findByText(words)
}

export const Ready: Story = { parameters: at('member') }

export const Guest: Story = {
  parameters: at('guest'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Log in and apply' }))
    await page.findByRole('dialog', { name: 'Log in' })
  },
}

export const WithoutWagering: Story = {
  parameters: at('member', 77),
  play: says('It comes by itself; there is nothing to apply for.'),
}
export const BeingLookedAt: Story = {
  parameters: at('member+promotions-applied'),
  play: says('Your application is being looked at.'),
}
export const NotGranted: Story = {
  parameters: at('member+promotions-applied', 76),
  play: says('There was more than one bet on that day.'),
}
export const Over: Story = {
  parameters: at('member', 82),
  play: says('This promotion is over.'),
}
export const Gone: Story = {
  parameters: at('member', 999),
  play: says('This promotion is not here any more.'),
}
export const Failed: Story = {
  parameters: at('member+http-429'),
  play: says(/^Too many tries/),
}
export const HostileHtml: Story = {
  parameters: at('guest+hostile-html'),
  play: async () => {
    await page.findByText('Hover over me')
    await expect(window).not.toHaveProperty('hostile')
  },
}
export const RightToLeft: Story = {
  parameters: at('member'),
  globals: { direction: 'rtl', theme: 'daylight' },
}
export const PhoneBengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN', ...PHONE },
  play: () => page.findByRole('region', { name: 'শর্ত' }).then(() => undefined),
}
