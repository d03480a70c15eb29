import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Rewards/DailyTasks' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/dailyTasks')
const card = async (name: string) => {
  const heading = await page.findByRole('heading', { level: 2, name })
  const found = heading.closest('article')
  if (!found) throw new Error(`"${name}" is no card.`)
  return within(found)
}

/** A claimed task, next to one in progress and one that has ended. */
export const Ready: Story = {
  parameters: { ...at('member', '?kind=weekly'), ...inBengaliToo },
  play: async () => {
    const ready = await card('Look around')
    await expect(ready.getByRole('progressbar', { name: /Progress/ })).toHaveAttribute(
      'aria-valuetext',
      '3 of 3',
    )
    await userEvent.click(ready.getByRole('button', { name: 'Claim' }))
    await expect(await ready.findByRole('button', { name: 'Claimed' })).toHaveFocus()
    await ready.findByRole('link', { name: /^See / })
    const open = await card('Five days in a week')
    await expect(open.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/signIn')
    await userEvent.click(page.getByRole('tab', { name: /^One-off/ }))
    await expect((await card('Autumn days')).getByText(/^Ended /)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: at('member+rewards-none'),
  play: shows('There are no missions at the moment.'),
}

export const Agent: Story = {
  parameters: at('agent-1'),
  play: shows(/^Rewards are for players/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Missions') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', '?kind=weekly'),
  globals: phoneArabic,
  play: shows('تجوّل بين الألعاب'),
}

export const Daylight: Story = {
  parameters: at('member', '?kind=once'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows('Five favourites'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
