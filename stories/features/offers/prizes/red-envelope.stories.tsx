import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '../../../../mocks/world/world-types.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const meta = {
  ...screen,
  title: 'Features/Prizes/RedEnvelope',
  beforeEach: () => formDrafts.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/redEnvelope',
})
const says = (words: string | RegExp) => async () => {
  await page.findAllByText(words)
}
const openButton = () => page.findByRole('button', { name: 'Open: Afternoon envelope' })

export const Opened: Story = {
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await openButton())
    const dialog = await page.findByRole('dialog', { name: /^You found ৳/ })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    const card = within(await page.findByRole('article', { name: 'Afternoon envelope' }))
    await waitFor(() => expect(card.getByRole('heading')).toHaveFocus())
    await card.findByText(/^You found ৳\d+\.00 in it\.$/)
    await expect(card.getByText('362 of 500 left')).toBeVisible()
  },
}

export const LostAnswer: Story = {
  parameters: at('member'),
  play: async ({ loaded }) => {
    const world: World | undefined = loaded.world
    world?.faults.set('openRedEnvelope', { kind: 'offline' })
    await userEvent.click(await openButton())
    await page.findByText('We did not hear the result')
    world?.faults.delete('openRedEnvelope')
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await page.findByRole('dialog', { name: /^You found ৳/ })
  },
}

export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  play: says('All opened'),
}
export const Refused: Story = {
  parameters: at('agent-1'),
  globals: { direction: 'rtl' },
  play: says(/^This is for members;/),
}
export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { name: 'Red envelopes' }).then(() => undefined),
}
export const Empty: Story = {
  parameters: at('member+prizes-none'),
  play: says('There are no red envelopes at the moment.'),
}
export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}
export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: says('সন্ধ্যার খাম'),
}
