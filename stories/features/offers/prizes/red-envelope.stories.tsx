import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'
import { withoutAnswer } from './stage.ts'

const meta = { ...screen, title: 'Features/Prizes/RedEnvelope' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/redEnvelope')
const openButton = () => page.findByRole('button', { name: 'Open: Afternoon envelope' })

/** The button disappears with the opening, so the focus moves to the envelope's card. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await openButton())
    const dialog = await page.findByRole('dialog', { name: /^You found ৳/ })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    const card = within(await page.findByRole('article', { name: 'Afternoon envelope' }))
    await waitFor(() => expect(card.getByRole('heading')).toHaveFocus())
    await card.findByText(/^You found ৳\d+\.00 inside\.$/)
    await expect(card.getByText('362 of 500 left')).toBeVisible()
  },
}

/** The opening is sent again and returns the same prize. */
export const UnknownOutcome: Story = {
  parameters: at('member'),
  play: async (context) => {
    await withoutAnswer('openRedEnvelope', openButton, { kind: 'offline' })(context)
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await page.findByRole('dialog', { name: /^You found ৳/ })
  },
}

export const Refused: Story = {
  parameters: at('agent-1'),
  play: shows(/^This is for members only/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Red envelopes') }

export const Empty: Story = {
  parameters: at('member+prizes-none'),
  play: shows('There are no red envelopes at the moment.'),
}

export const Offline: Story = { parameters: at('member+offline'), play: showsOffline }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('ظرف المساء'),
}

export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows('All opened'),
}
