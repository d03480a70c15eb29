import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'
import { withoutAnswer } from './stage.ts'

const meta = { ...screen, title: 'Features/Prizes/Wheel' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/wheel')
const spinButton = () => page.findByRole('button', { name: 'Spin the wheel' })

/** After a spin the focus returns to the button. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await spinButton()
    const odds = within(page.getByRole('table', { name: /^Chances for one spin/ }))
    await expect(odds.getByRole('row', { name: 'Total 100%' })).toBeVisible()
    await expect(page.getByText('3 tickets left')).toBeVisible()
    await userEvent.click(await spinButton())
    const dialog = await page.findByRole('dialog', { name: /^You won / })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] ?? dialog)
    await waitFor(async () => expect(await spinButton()).toHaveFocus())
    await page.findByText(/^Your last spin: /)
  },
}

export const UnknownOutcome: Story = {
  parameters: at('member'),
  play: withoutAnswer('spinWheel', spinButton),
}

export const Refused: Story = { parameters: at('trial'), play: shows(/^This is for members only/) }

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Prize wheel') }

export const Empty: Story = {
  parameters: at('member+prizes-none+empty-lists'),
  play: shows('There is no prize wheel at the moment.'),
}

export const Failed: Story = {
  parameters: at('member+http-500'),
  play: shows('Reference for customer service'),
}

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: async () => {
    await page.findByRole('button', { name: 'تدوير العجلة' })
    // WCAG 1.4.10: the page does not scroll sideways at any angle of the wheel.
    const wheel = await page.findByRole('img', { name: /^عجلة/ })
    wheel.style.rotate = '45deg'
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const NoTickets: Story = {
  parameters: at('member+prizes-no-tickets'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows(/^You have no tickets\./),
}

export const Ended: Story = {
  parameters: at('member+wheel-ended'),
  tags: ['!test'],
  play: shows('This has ended.'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
