import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Lobby/Games',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

const ready: NonNullable<Story['play']> = async () => {
  const grid = await page.findByRole('feed')
  await waitFor(() => expect(within(grid).getAllByRole('article').length).toBeGreaterThan(5))
}

export const Slots: Story = {
  parameters: at('member', '/rng'),
  play: async () => {
    await expect(await page.findByText('8,200 games')).toBeVisible()
  },
}

/** Filters of the address hold from the first moment; unknown ones are ignored. D-040: bingo with TY. */
export const Filtered: Story = {
  parameters: at('member+ty-supported', '/rng?sub=BG&sort=name&show=nonsense'),
  play: async () => {
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Bingo' })).toHaveAttribute('aria-pressed', 'true'),
    )
  },
}

export const Originals: Story = {
  parameters: at('guest', '/rng?vassalage=INHOUSE'),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Originals' })).toBeVisible()
  },
}

export const GameCentre: Story = { parameters: at('member', '/sports'), play: ready }

export const Loading: Story = { parameters: at('slow', '/rng') }

export const Empty: Story = {
  parameters: at('empty-lists', '/rng'),
  play: async () => {
    await expect(await page.findByText(/There are no games here yet/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: at('guest', '/rng?q=zzqqxxww'),
  play: async () => {
    await expect(await page.findByText(/No game sounds like/)).toBeVisible()
    const popular = within(page.getByRole('region', { name: 'Popular here' }))
    await expect(popular.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(page.getByRole('button', { name: 'Show all games' }))
    await expect(await page.findByText('8,200 games')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: at('http-500', '/rng'),
  play: async () => {
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A guest's favourites are nobody's: the log-in opens instead. */
export const Refused: Story = {
  parameters: at('guest', '/rng'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}

export const Offline: Story = { parameters: at('offline', '/rng') }

export const Maintenance: Story = {
  parameters: at('member', '/rng?game=10157'),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('region', { name: 'You may like these meanwhile' })).toBeVisible(),
    )
  },
}

export const PhoneBengali: Story = {
  parameters: at('member', '/rng'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: ready,
}

export const RightToLeft: Story = {
  parameters: at('member', '/live'),
  globals: { direction: 'rtl' },
  play: ready,
}

export const Daylight: Story = {
  parameters: at('member', '/fish'),
  globals: { theme: 'daylight' },
  play: ready,
}
