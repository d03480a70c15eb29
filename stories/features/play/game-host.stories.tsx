import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../../setup/portal.tsx'

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

const running: NonNullable<Story['play']> = async () => {
  await page.findByRole('timer')
  await waitFor(() => expect(frame()).toBeVisible())
}
const trouble = (words: string): NonNullable<Story['play']> =>
  async function play() {
    await expect(await page.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(words)
  }

const heard: string[] = []

/** Notes the words of the framed game: it lives in a page of its own that no story can look into. */
const listen = () => {
  heard.length = 0
  const hear = ({ data }: MessageEvent) => {
    if (data?.source === 'portal-game') heard.push(data.type)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** A guest tries a game with play money. */
export const DemoAsGuest: Story = {
  parameters: at('guest', '/game/10005?demo=1'),
  beforeEach: listen,
  play: async () => {
    const bar = within(await page.findByRole('banner'))
    await expect(await bar.findByText('Demo, no real money')).toBeVisible()
    await expect(bar.queryByRole('link', { name: 'Deposit' })).toBeNull()
    await waitFor(() => expect(frame()).toBeVisible())
    await waitFor(() => expect(heard).toContain('ready'), { timeout: 5000 })
  },
}

export const ForMoney: Story = {
  parameters: at('member', '/game/10005'),
  play: async () => {
    const bar = within(await page.findByRole('banner'))
    await expect(await bar.findByRole('link', { name: 'Deposit' })).toBeVisible()
    await expect(bar.getByText('You are even.')).toBeInTheDocument()
  },
}

/** The game is closed for repairs. */
export const Refused: Story = {
  parameters: at('member', '/game/10157'),
  play: async () => {
    await expect(await page.findByText('This game is under maintenance.')).toBeVisible()
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible(),
    )
  },
}

/** No such game. */
export const Unknown: Story = {
  parameters: at('member', '/game/99999999'),
  play: trouble('We could not find what you asked for.'),
}

/** A live table has no demo. */
export const NoDemo: Story = {
  parameters: at('guest', '/game/18208?demo=1'),
  play: trouble('This is switched off at the moment.'),
}

export const Opening: Story = { parameters: at('slow', '/game/10005?demo=1') }

export const Failed: Story = {
  parameters: at('member+http-500', '/game/10005?demo=1'),
  play: trouble('Network link is abnormal'),
}

export const PhoneBengali: Story = {
  parameters: at('member', '/game/10005'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: running,
}
