import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { RTL_PHONE, stage } from './stage.ts'

const meta = {
  ...screen,
  title: 'Features/Pages/Limits',
  parameters: { ...screen.parameters, ...stage('/pointMall?popup=limits') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: inBengaliToo }

export const Arabic: Story = { globals: RTL_PHONE }

export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }
