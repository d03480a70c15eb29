import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { shows } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/CreditReport' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('creditReport')

/** OTH-18, D-067. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
  play: shows('No drawdowns or repayments on these dates.'),
}

export const Bengali: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small'),
  globals: { language: 'BN' },
}
