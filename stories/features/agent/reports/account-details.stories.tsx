import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/AccountDetails' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('agentDownlineTransactionDetailsCopy')

/** AGT-08: the address filters the list by one type of transaction, as links of the overview do. */
export const PhoneArabic: Story = {
  parameters: at('agent-team-small', '&kind=DEPOSIT'),
  globals: phoneArabic,
  play: shows('الإيداعات'),
}

export const Ready: Story = {
  tags: ['!test'],
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
}
export const FailsMidway: Story = {
  tags: ['!test'],
  parameters: at('agent-report-fails-midway'),
}
