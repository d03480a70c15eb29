import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/Salaries' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const dividends = agentParameters('agentDividendRecordCopy2')
const daily = agentParameters('agentDailyWages2')
const hourly = agentParameters('agentHourSalary')
const realtime = agentParameters('agentRealtimeSalary')

/** F-30: an open row shows the calculation from the team's figures to the amount paid. */
export const Daily: Story = {
  parameters: { ...daily('salary-daily'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Nov 19, 2026' }))
    const drawer = within(await page.findByRole('dialog', { name: 'Nov 19, 2026' }))
    await drawer.findByText('comes to')
  },
}

/** ADR 0058: a salary that the upline's wallet could not cover is pending, and the row gives the reason. */
export const Due: Story = {
  parameters: daily('agent-team-small+contract-due'),
  play: async () => {
    await page.findByText(/is overdue because your upline’s wallet was short/)
    await userEvent.click(await page.findByRole('button', { name: 'Nov 19, 2026' }))
    const drawer = within(await page.findByRole('dialog', { name: 'Nov 19, 2026' }))
    await drawer.findByText('Overdue since')
  },
}

export const Empty: Story = {
  parameters: dividends('agent-team-small+contract-offered'),
  play: shows('You have no contract of this type.'),
}

export const Failed: Story = { parameters: hourly('salary-hourly+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: realtime('salary-realtime'),
  globals: phoneArabic,
  play: shows('الدفعة التالية بعد'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: daily('salary-daily+slow'),
}
export const Dividends: Story = { tags: ['!test'], parameters: dividends('dividends-on') }
export const Hourly: Story = { tags: ['!test'], parameters: hourly('salary-hourly') }
export const Realtime: Story = { tags: ['!test'], parameters: realtime('salary-realtime') }
export const Offline: Story = {
  tags: ['!test'],
  parameters: hourly('salary-hourly+offline'),
}
