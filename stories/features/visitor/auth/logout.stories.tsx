import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Auth/Log out',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const WORLD = 'scenario=member&seed=7&clock=2026-11-20T09:00:00Z'

export const Asks: Story = {
  parameters: { world: WORLD, route: '/pointMall?popup=logout', ...inBengaliToo },
  play: async () => {
    await page.findByRole('alertdialog', { name: 'Log out?' })
  },
}

export const PhoneArabic: Story = {
  parameters: { world: WORLD, route: '/pointMall?popup=logout' },
  globals: { language: 'AR', viewport: { value: 'phone' } },
}
