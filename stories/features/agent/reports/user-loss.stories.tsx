import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { shows, showsRetry } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/UserLoss' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('palStatementsAgentCopy')

/** AGT-06: the address filters the report by one account. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small', '&account=rahim'), ...inBengaliToo },
  play: shows('rahim'),
}

/**
 * AGT-06: the column head says whose profit is positive, a switch reverses the sign, and no colour marks it as good or
 * bad.
 */
export const WhoseSide: Story = {
  parameters: at('agent-team-small'),
  play: async () => {
    await page.findByRole('rowheader', { name: 'All pages' })
    page.getByRole('columnheader', { name: 'Net result (player’s side)' })
    const last = () => document.querySelector('tfoot tr:last-child td:last-child')
    const before = last()?.textContent ?? ''
    await expect(before).toMatch(/^[+−]/)
    await expect(page.queryByText(/^[+−]/, { selector: '[data-sign]' })).toBeNull()
    await userEvent.click(page.getByRole('switch', { name: 'Show results from my side' }))
    await page.findByRole('columnheader', { name: 'Net result (your side)' })
    await expect(last()?.textContent?.slice(1)).toBe(before.slice(1))
    await expect(last()?.textContent).not.toBe(before)
  },
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }
