import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/TeamOverview' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('agentTeamOverview')

/** D-070, F-32: eleven figures with their change, the days as a table, and the funnel. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
  play: async () => {
    await page.findByText('Team win/loss')
    await page.findByText('Link visits')
    await userEvent.click(await page.findByRole('button', { name: 'As a table' }))
    await page.findByRole('table', { name: 'Day by day' })
  },
}

export const NoTeam: Story = {
  parameters: at('agent-no-team'),
  play: shows('Nothing to compare'),
}

export const Loading: Story = {
  parameters: at('agent-team-small+slow'),
  play: showsTitle('Team overview'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('agent-team-small'),
  globals: phoneArabic,
  play: shows('رصيد الفريق'),
}

export const Huge: Story = {
  tags: ['!test'],
  parameters: at('agent-team-huge', '&days=2026-10-21..2026-11-20'),
}

/** F-48: an accountant's menu has no deposit, no withdrawal and no player side, and the header says why. */
export const Accountant: Story = {
  tags: ['!test'],
  parameters: at('accountant'),
  play: async () => {
    await page.findByText('View only: you cannot change anything with this account.')
    await expect(page.queryByText('Withdraw')).toBeNull()
    const link = await page.findByRole('link', { name: 'Team balance' })
    await expect(link.getAttribute('href')).toContain('only=members')
  },
}
