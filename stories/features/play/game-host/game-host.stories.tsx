import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { holdCalls } from '#stories/setup/hold-calls.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows } from '../../stage.ts'
import { closed, listen, received, showsFailure } from './game-window.ts'

const meta = {
  ...screen,
  title: 'Features/Play/Game host',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const at = (scenario: string, route: string) => ({
  world: `scenario=${scenario}&${CLOCK}`,
  route,
})

const frame = () => document.querySelector('iframe')

/** A guest tries a game with play money. */
export const DemoAsGuest: Story = {
  parameters: { ...at('guest', '/game/10005?demo=1'), ...inBengaliToo },
  beforeEach: listen,
  play: async () => {
    const bar = within(await page.findByRole('banner'))
    await expect(await bar.findByText('Demo, no real money')).toBeVisible()
    await expect(bar.queryByRole('link', { name: 'Deposit' })).toBeNull()
    await waitFor(() => expect(frame()).toBeVisible())
    await waitFor(() => expect(received).toContain('ready'))
  },
}

export const GameClosed: Story = {
  parameters: at('member+game-maintenance', '/game/10005'),
  play: closed('Silver Knight is under maintenance', /^Expected back: today /),
}

export const ModuleClosed: Story = {
  parameters: at('member+module-maintenance', '/game/18627'),
  globals: { theme: 'daylight' },
  play: closed('Fishing: under maintenance', /^Expected back: today /),
}

export const PhoneArabic: Story = {
  parameters: at('member+vendor-maintenance', '/game/10026'),
  globals: phoneArabic,
  play: closed('قيد الصيانة', 'لا يُعرف موعد العودة بعد.'),
}

export const MoneyMoved: Story = {
  parameters: at('member+multi-wallet', '/game/10007'),
  play: shows(/moved from your main wallet/),
}

/** D-051: the paying wallet is empty; moving money from vendors is offered before a deposit. */
export const MoneyAtVendors: Story = {
  parameters: at('member+money-at-vendors', '/game/10005'),
  play: shows(/^Bring .+ back$/),
}

export const Opening: Story = {
  parameters: at('guest', '/game/10005?demo=1'),
  beforeEach: holdCalls('launchGame'),
  play: shows('Opening the game'),
}

export const Failed: Story = {
  parameters: at('member+http-500', '/game/10005?demo=1'),
  play: showsFailure('Network link is abnormal'),
}

export const Phone: Story = {
  parameters: at('member', '/game/18627'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  tags: ['!test'],
  play: async () => {
    await page.findByRole('timer')
    await waitFor(() => expect(frame()).toBeVisible())
  },
}

export const AtTheVendor: Story = {
  parameters: at('member+launch-redirect', '/game/10005'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  tags: ['!test'],
}

/** The game's address is outside the origins that are allowed for games. */
export const Refused: Story = {
  parameters: at('member+launch-elsewhere', '/game/10005'),
  tags: ['!test'],
}

export const Offline: Story = {
  parameters: at('member+offline', '/game/10005?demo=1'),
  tags: ['!test'],
  play: showsOffline,
}
