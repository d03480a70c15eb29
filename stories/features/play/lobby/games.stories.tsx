import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic } from '../../stage.ts'

const meta = {
  ...screen,
  title: 'Features/Play/Lobby',
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

/** D-042: the in-house games have their own page. */
export const Originals: Story = {
  parameters: { ...at('guest', '/rng?vassalage=INHOUSE'), ...inBengaliToo },
  play: async () => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Originals' })).toBeVisible()
  },
}

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
    await expect(await page.findByText(/No games match/)).toBeVisible()
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

/** A guest has no favourites, so the login opens. */
export const Refused: Story = {
  parameters: at('guest', '/rng'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}

/** A category whose page starts with its vendors. */
export const PhoneArabic: Story = {
  parameters: at('member', '/sports'),
  globals: phoneArabic,
  play: ready,
}

export const Slots: Story = { parameters: at('member', '/rng'), tags: ['!test'], play: ready }

/** Filters in the address apply from the first render; unknown ones are ignored. */
export const Filtered: Story = {
  parameters: at('member+ty-supported', '/rng?sub=BG&sort=name&show=nonsense'),
  tags: ['!test'],
}

export const GameCentre: Story = {
  parameters: at('member', '/sports'),
  tags: ['!test'],
  play: ready,
}

/** The sheet of a closed game. */
export const Maintenance: Story = {
  parameters: at('member', '/rng?game=10157'),
  tags: ['!test'],
  play: () => page.findByRole('dialog').then(() => undefined),
}

export const Offline: Story = { parameters: at('offline', '/rng'), tags: ['!test'] }

export const PhoneBengali: Story = {
  parameters: at('member', '/rng'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  tags: ['!test'],
  play: ready,
}

export const Daylight: Story = {
  parameters: at('member', '/fish'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: ready,
}
