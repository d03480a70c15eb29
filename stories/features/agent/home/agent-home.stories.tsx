import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import type { World } from '../../../../mocks/world/world-types.ts'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Agent/Home',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/agentHome',
})

/** Makes one operation of the story's world fail. */
const failing =
  (operation: 'getBalance' | 'getMemberInfo') =>
  ({ loaded: { world } }: { loaded: { world?: World } }) => {
    world?.faults.set(operation, { kind: 'status', status: 429 })
  }

export const Ready: Story = {
  parameters: at('agent-1'),
  play: async () => void (await page.findByRole('heading', { level: 1 })),
}

export const Loading: Story = { parameters: at('agent-1+slow') }

export const Failed: Story = {
  parameters: at('agent-1'),
  beforeEach: failing('getMemberInfo'),
  play: async () => void (await page.findByRole('button', { name: 'Try again' })),
}

export const BalanceFailed: Story = {
  parameters: at('agent-1'),
  beforeEach: failing('getBalance'),
  play: async () => void (await page.findByRole('button', { name: 'Try again' })),
}

export const RightToLeft: Story = {
  parameters: at('agent-42'),
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('agent-41'),
  globals: { theme: 'daylight' },
}
