import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const card = async (name: string) => {
  const heading = await page.findByRole('heading', { level: 2, name })
  const found = heading.closest('article')
  if (!found) throw new Error(`"${name}" is no card.`)
  return within(found)
}

const meta = {
  ...screen,
  title: 'Features/Rewards/DailyTasks',
  play: () => card('Ten rounds').then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/dailyTasks${search}`,
})
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

/** A claim, a task that is under way, and one that is over. */
export const Ready: Story = {
  parameters: at('member', '?kind=weekly'),
  play: async () => {
    const ready = await card('Look around')
    await expect(ready.getByRole('progressbar', { name: /Progress/ })).toHaveAttribute(
      'aria-valuetext',
      '3 of 3',
    )
    await userEvent.click(ready.getByRole('button', { name: 'Claim' }))
    await expect(await ready.findByRole('button', { name: 'Claimed' })).toHaveFocus()
    const open = await card('Five days in a week')
    await expect(open.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/signIn')
    await userEvent.click(page.getByRole('tab', { name: /^One-off/ }))
    await expect((await card('Autumn days')).getByText(/^Ended on /)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: at('member+rewards-none'),
  play: says('There are no tasks at the moment.'),
}

export const Agent: Story = {
  parameters: at('agent-1'),
  play: says(/^Rewards are for players/),
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { level: 1, name: 'Tasks' }).then(() => undefined),
}

export const Failed: Story = {
  parameters: at('member+http-429'),
  play: () => page.findByRole('button', { name: 'Try again' }).then(() => undefined),
}

export const DaylightRightToLeft: Story = {
  parameters: at('member', '?kind=once'),
  globals: { direction: 'rtl', theme: 'daylight' },
  play: () => card('Five favourites').then(() => undefined),
}

export const PhoneBengali: Story = {
  parameters: at('member', '?kind=weekly'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => card('একটু ঘুরে দেখুন').then(() => undefined),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}
