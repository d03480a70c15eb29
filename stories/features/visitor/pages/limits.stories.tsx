import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Pages/Limits',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const parameters = {
  world: 'scenario=guest&seed=7&clock=2026-11-20T09:00:00Z',
  route: '/pointMall?popup=limits',
}

export const Ready: Story = { parameters }

export const Daylight: Story = { parameters, globals: { theme: 'daylight' } }

export const RightToLeft: Story = { parameters, globals: { direction: 'rtl' } }

export const PhoneBengali: Story = {
  parameters,
  globals: { language: 'BN', viewport: { value: 'phone' } },
}
