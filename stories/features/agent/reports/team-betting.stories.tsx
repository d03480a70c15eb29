import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/TeamBetting' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('personalHistoryCopy')

/** AGT-05, D-073: the totals of the page and of all rows are shown, and a row opens its details. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small'), ...inBengaliToo },
  play: async () => {
    await page.findByText('All pages')
    const [row] = await page.findAllByRole('button', { name: /Nov 20, 2026, / })
    if (row) await userEvent.click(row)
    const drawer = within(await page.findByRole('dialog'))
    await drawer.findByText('View account')
  },
}

export const Empty: Story = {
  parameters: at('agent-no-team'),
  play: showsTitle('Team betting'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: at('agent-report-slow'),
  play: showsTitle('Team betting'),
}
export const HugeTeam: Story = { tags: ['!test'], parameters: at('agent-team-huge') }
