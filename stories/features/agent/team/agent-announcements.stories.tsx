import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/AgentAnnouncements' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('agentAnnouncement')

export const Ready: Story = {
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
  play: shows(/^Never promise winnings/),
}

export const Empty: Story = {
  parameters: at('agent-team-small+no-announcements'),
  play: shows('No announcements right now.'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+slow'),
  play: showsTitle('Announcements'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('agent-team-small'),
  globals: phoneArabic,
  play: shows(/لا تَعِد أحدًا بالأرباح/),
}
