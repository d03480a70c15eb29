import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Winners/Leaderboard' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/leaderboard')
const podium = (name = 'Top three') => page.findByRole('list', { name })
const ownPlace = () => page.findByRole('region', { name: 'Your place' })

/** The member's place is shown, the switch shows the name, and another period is selected. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await expect(within(await podium()).getAllByRole('listitem')).toHaveLength(3)
    await expect(await ownPlace()).toHaveTextContent('Ra***m')
    const mask = page.getByRole('switch', { name: 'Mask my name' })
    await expect(mask).toBeChecked()
    await userEvent.click(mask)
    await waitFor(async () => expect(await ownPlace()).toHaveTextContent('Rahim'))
    await userEvent.click(page.getByRole('tab', { name: 'This month' }))
    await podium()
    await expect(page.getByText('Last count')).toBeVisible()
  },
}

export const Guest: Story = {
  parameters: at('guest'),
  play: async () => {
    await userEvent.click(within(await ownPlace()).getByRole('button', { name: 'Log in' }))
    await page.findByRole('dialog', { name: 'Log in' })
  },
}

export const Trial: Story = {
  parameters: at('trial'),
  play: shows('Only members with a real account are on this list.'),
}

export const Loading: Story = { parameters: at('guest+slow'), play: showsTitle('Leaderboard') }

export const Empty: Story = {
  parameters: at('member+empty-lists'),
  play: shows('Nobody has points yet. Complete a mission or check in to earn the first.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: shows('Reference for customer service'),
}

export const PhoneArabic: Story = {
  parameters: at('member', '?period=month'),
  globals: phoneArabic,
  play: async () => {
    await podium('الثلاثة الأوائل')
  },
}

export const Daylight: Story = {
  parameters: at('member', '?period=month'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
