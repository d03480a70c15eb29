import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '../../../setup/portal.tsx'
import { shows, showsRetry } from '../../stage.ts'
import { agentStage } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/UserLoss' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentStage('palStatementsAgentCopy')

/** AGT-06: one account, as the address asks for it. */
export const Ready: Story = {
  parameters: at('agent-team-small', '&account=rahim'),
  play: shows('rahim'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }
