import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '../../../../mocks/world/world-types.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const meta = {
  ...screen,
  title: 'Features/Prizes/Wheel',
  beforeEach: () => formDrafts.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/wheel',
})
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}
const spinButton = () => page.findByRole('button', { name: 'Spin the wheel' })

export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await spinButton()
    const odds = within(page.getByRole('table', { name: /^Chances of one spin/ }))
    await expect(odds.getByRole('row', { name: 'Total 100%' })).toBeVisible()
    await expect(page.getByText('3 tickets left')).toBeVisible()
  },
}

export const Spun: Story = {
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await spinButton())
    const dialog = await page.findByRole('dialog', { name: /^You won / })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] ?? dialog)
    await waitFor(async () => expect(await spinButton()).toHaveFocus())
    await page.findByText(/^Your last spin: /)
  },
}

export const LostAnswer: Story = {
  parameters: at('member'),
  play: async ({ loaded }) => {
    const world: World | undefined = loaded.world
    world?.faults.set('spinWheel', { kind: 'lost' })
    await userEvent.click(await spinButton())
    await page.findByText('We did not hear the result')
    world?.faults.delete('spinWheel')
    const before = world?.db.prizeResults.count()
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await page.findByRole('dialog', { name: /^You won / })
    await expect(world?.db.prizeResults.count()).toBe(before)
  },
}

export const NoTickets: Story = {
  parameters: at('member+prizes-no-tickets'),
  globals: { theme: 'daylight' },
  play: says(/^You have no tickets\./),
}
export const Ended: Story = {
  parameters: at('member+wheel-ended'),
  globals: { direction: 'rtl' },
  play: says('This is over.'),
}
export const Refused: Story = { parameters: at('trial'), play: says(/^This is for members;/) }
export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { name: 'Prize wheel' }).then(() => undefined),
}
export const Empty: Story = {
  parameters: at('member+prizes-none+empty-lists'),
  play: says('There is no prize wheel at the moment.'),
}
export const Failed: Story = {
  parameters: at('member+http-500'),
  play: () => page.findAllByText('Reference for support').then(() => undefined),
}
export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => page.findByRole('button', { name: 'চাকা ঘোরান' }).then(() => undefined),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}

export const RightToLeft: Story = {
  parameters: at('member'),
  globals: { direction: 'rtl' },
  play: () => spinButton().then(() => undefined),
}
