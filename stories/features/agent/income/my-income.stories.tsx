import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/MyIncome' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('agentRevenueReport')

/** Commission, pay day and state come first and stay in view; the deductions are folded. */
export const LookedFor: Story = {
  parameters: at('agent-team-small'),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await page.findByText(
      /^To be approved on Dec 3, 2026, 12:00 and paid to your wallet on Dec 6, 2026, 12:00/,
    )
    await page.findByRole('table', { name: /^Income by branch/ })
    const box = page.getByRole('region', { name: /^Income by branch/ })
    const edge = () => box.getBoundingClientRect().right + 1
    const head = (name: string) => page.getByRole('columnheader', { name })
    await waitFor(() => expect(head('Paid').getBoundingClientRect().right).toBeLessThan(edge()))
    await expect(head('Commission').getBoundingClientRect().right).toBeLessThan(edge())
    await expect(page.queryByRole('columnheader', { name: 'Bonuses' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Deductions' }))
    await page.findByRole('columnheader', { name: 'Bonuses' })
    await expect(head('Paid').getBoundingClientRect().right).toBeLessThan(edge())
  },
}

/** D-074, F-30: a period opens with its formula, its payment and its days. */
export const Ready: Story = {
  parameters: { ...at('agent-team-small', '&period=2026-11-01'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^farhan3n/ }))
    const drawer = await page.findByRole('dialog')
    await within(drawer).findByText(/Gross win .* − bonuses .* At 35\.00%, the commission is /)
    await within(drawer).findByRole('table', { name: 'This branch by day' })
  },
}

export const CarriedOver: Story = {
  tags: ['!test'],
  parameters: at('income-negative-carry-over', '&period=2026-11-01'),
}

export const Chargebacks: Story = { tags: ['!test'], parameters: at('income-chargebacks') }

export const Empty: Story = {
  parameters: at('agent-no-team'),
  play: shows(/You have no downlines yet/),
}

export const Loading: Story = {
  parameters: at('agent-report-slow'),
  play: showsTitle('My income'),
}

export const Failed: Story = { parameters: at('agent-team-small+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('agent-team-small'),
  globals: phoneArabic,
  play: shows('الفترة'),
}

export const Offline: Story = {
  parameters: at('agent-team-small+offline'),
  play: showsOffline,
}

export const Refused: Story = {
  tags: ['!test'],
  parameters: at('agent-team-small+http-403'),
}
